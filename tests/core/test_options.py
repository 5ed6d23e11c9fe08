"""Options: what can be chosen before the first move, and how it is spelled."""

from __future__ import annotations

import pytest

from sunstone import BadOption, Option
from sunstone.core.options import option_sets, resolve, switch

TOKENS = switch("tokens", True)
END = Option("open_end", "literal", ("literal", "strict"))
ROUNDS = Option("rounds", 3, (1, 3, 5))
ALL = (TOKENS, END, ROUNDS)


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (TOKENS, "on", True),
        (TOKENS, " Yes ", True),
        (TOKENS, "TRUE", True),
        (TOKENS, "1", True),
        (TOKENS, "off", False),
        (TOKENS, "no", False),
        (TOKENS, "false", False),
        (TOKENS, "0", False),
        (END, "Strict", "strict"),
        (ROUNDS, "5", 5),
    ],
)
def test_read_what_a_person_types(option: Option, text: str, value: object) -> None:
    assert option.read(text) == value
    assert type(option.read(text)) is type(value)


@pytest.mark.parametrize(("option", "text"), [(TOKENS, "maybe"), (END, ""), (ROUNDS, "2"), (ROUNDS, "on")])
def test_read_refuses_and_names_the_choices(option: Option, text: str) -> None:
    with pytest.raises(BadOption) as wrong:
        option.read(text)
    assert wrong.value.code == "value"
    assert wrong.value.details == {"name": option.name, "value": text, "choices": option.spelled()}


def test_spelled_as_typed() -> None:
    assert TOKENS.spelled() == "off, on"
    assert ROUNDS.spelled() == "1, 3, 5"


@pytest.mark.parametrize(("option", "value"), [(TOKENS, 1), (ROUNDS, True), (ROUNDS, "3"), (END, None), (END, [])])
def test_check_does_not_mix_up_types(option: Option, value: object) -> None:
    """1 equals True in Python; in an option it does not."""
    with pytest.raises(BadOption):
        option.check(value)


def test_a_default_must_be_a_choice() -> None:
    with pytest.raises(ValueError, match="choices"):
        Option("rounds", 2, (1, 3))


def test_resolve_fills_in_the_defaults() -> None:
    assert resolve(ALL, None) == {"tokens": True, "open_end": "literal", "rounds": 3}
    assert resolve(ALL, {"rounds": 5}) == {"tokens": True, "open_end": "literal", "rounds": 5}


def test_resolve_refuses_an_unknown_option() -> None:
    with pytest.raises(BadOption) as wrong:
        resolve(ALL, {"token": True})
    assert wrong.value.code == "unknown"
    assert wrong.value.details["known"] == "tokens, open_end, rounds"


def test_option_sets_are_all_combinations_with_the_defaults_first() -> None:
    sets = option_sets(ALL)
    assert len(sets) == 2 * 2 * 3
    assert sets[0] == resolve(ALL, None)
    assert len({tuple(chosen.items()) for chosen in sets}) == len(sets)
    assert option_sets(()) == [{}]
