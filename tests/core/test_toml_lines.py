"""Finding the line of a field in a TOML text."""

from __future__ import annotations

import pytest

from sunstone.core.toml_lines import line_of, lines_of

TEXT = '''# a comment with a = sign
game = "x"

[heap.start]
pebbles = 15      # not = 3
source = { most = "public", pebbles = "rulebook" }
list = [
  1,
  2, # inner = 4
]
after = "= [ {"

[ "odd name" . 'quoted' ]
a.b = 1
text = """
inside = 1
[not.a.table]
"""
last = \'\'\'one line\'\'\'
end = 2
[[rows]]
first = 1
[[rows]]
first = 2
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("game", 2),
        ("heap.start", 4),
        ("heap.start.pebbles", 5),
        ("heap.start.source", 6),
        ("heap.start.list", 7),
        ("heap.start.after", 11),
        ("odd name.quoted", 13),
        ("odd name.quoted.a.b", 14),
        ("odd name.quoted.text", 15),
        ("odd name.quoted.last", 19),
        ("odd name.quoted.end", 20),
        ("rows.first", 22),
    ],
)
def test_line_of_a_field(path: str, line: int) -> None:
    assert lines_of(TEXT)[path] == line


@pytest.mark.parametrize("path", ["heap.start.inner", "odd name.quoted.inside", "not.a.table"])
def test_nothing_inside_a_value_is_a_field(path: str) -> None:
    assert path not in lines_of(TEXT)


@pytest.mark.parametrize(
    ("path", "line"), [("heap.start.absent", 4), ("heap.start.source.most", 6), ("nowhere.at.all", 1)]
)
def test_what_is_not_written_out_is_at_the_nearest_table(path: str, line: int) -> None:
    assert line_of(lines_of(TEXT), path) == line
