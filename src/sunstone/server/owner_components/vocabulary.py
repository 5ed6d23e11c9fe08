"""The words of the language in which abilities are written, as the fields of a game list them.

A field of the kind `ability` names the words it knows by their use; here each gets what is typed for it, a name in the
reader's language and the symbol it is drawn with.
"""

from __future__ import annotations

from collections.abc import Iterator

from sunstone.server.owner_components.names import BoxNames
from sunstone.server.owner_components.wire import BoxWord, BoxWords

ABILITY = "ability"
USES = (
    ("gains", "box-words-gains", "{} 1", ("gain",)),
    ("columns", "box-words-columns", "in {} -> ", ("space",)),
    ("costs", "box-words-costs", "pay {} 1 -> ", ("cost", "gain", "animal")),
    ("counts", "box-words-if", "if {} 1 -> ", ("if", "animal")),
    ("counts", "box-words-each", " each {}", ("each", "animal")),
)
"""How words are used: the list in a field's form, its heading, what is typed for one, and what names it has."""
JOINS = (("&", "box-join-and"), (" or ", "box-join-or"), ("; ", "box-join-part"))
"""What stands between words."""


def vocabulary(names: BoxNames) -> list[BoxWords]:
    """Every word that some field of the game knows; which of them a field knows, its form tells."""
    forms = list(_forms(names))
    out: list[BoxWords] = []
    for use, title, typed, named in USES:
        words = list(dict.fromkeys(str(word) for form in forms for word in _listed(form, use)))
        if words:
            told = [BoxWord(word=word, text=typed.format(word), label=names.word(word, named)) for word in words]
            out.append(BoxWords(use=use, title=names.tr(title), words=told))
    if out:
        joins = [BoxWord(word="", text=text, label=names.tr(label)) for text, label in JOINS]
        out.append(BoxWords(use="", title=names.tr("box-words-joins"), words=joins))
    return out


def _listed(form: dict[str, object], use: str) -> list[object]:
    found = form.get(use)
    return found if isinstance(found, list) else []


def _forms(names: BoxNames) -> Iterator[dict[str, object]]:
    """The forms of all abilities, those within other fields too."""
    for fields in names.game.schema().values():
        for field in fields.values():
            within = field.form.get(ABILITY)
            if field.form["kind"] == ABILITY:
                yield field.form
            elif isinstance(within, dict):
                yield within
