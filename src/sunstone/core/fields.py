"""The fields of a component file: how a value is checked, and how a form can ask for it.

`form` is plain data, so that a page can offer the right control without knowing the game. Its `kind` is one of:

    integer    a whole number                least, most
    integers   a list of whole numbers       least, most, shortest, longest
    rising     a list that never falls       the same, and strict where every number must be higher than the one before
    name       a text of a person's choice   longest
    choice     one of some words             words
    choices    some of them                  words, shortest, longest
    value      anything else, written as in the file

A game may have kinds of its own, as Endless Winter's `ability` and `spaces` (games/endless_winter/schema.py).
"""

from __future__ import annotations

from collections.abc import Callable

Check = Callable[[object], str]
"""Looks at a value and returns "" or the word for what is wrong with it, a message of `components-wrong-…`."""

Form = dict[str, object]


class Fault:
    """What is wrong with a value, or with one place of a list (counted from 1; 0 is the whole value)."""

    def __init__(self, code: str, details: dict[str, object], found: object, place: int = 0) -> None:
        self.code = code
        self.details = details
        self.found = found
        self.place = place


def fault(word: str, found: object, place: int = 0) -> Fault:
    """A fault from the word of a check, whose arguments stand behind it."""
    kind, *words = word.split(" ")
    details: dict[str, object] = {}
    if kind == "range":
        details = {"least": int(words[0]), "most": int(words[1])}
    elif kind == "list":
        details = {"count": int(words[0])}
    elif kind in ("lengths", "some"):
        details = {"least": int(words[0]), "most": int(words[1]), "known": ", ".join(words[2:])}
    elif kind == "choice":
        details = {"known": ", ".join(words)}
    return Fault(kind, details, found, place)


def unchecked(_value: object) -> str:
    """The check of a field that has its own way to find faults."""
    return ""


class Field:
    """One field of an entry: how a value is checked and asked for."""

    def __init__(self, check: Check, form: Form | None = None) -> None:
        self.check = check
        self.form: Form = {"kind": "value"} if form is None else form

    def faults(self, value: object) -> list[Fault]:
        """All that is wrong with a value."""
        word = self.check(value)
        return [fault(word, value)] if word else []

    def kept(self, value: object) -> object:
        """A checked value as the rules read it: a field may also take a form that older files have."""
        return value


class ListField(Field):
    """A list: `check` checks it as a whole, then `each` every value in it."""

    def __init__(self, check: Check, each: Check, form: Form) -> None:
        super().__init__(check, form)
        self.each = each

    def faults(self, value: object) -> list[Fault]:
        """What is wrong with the list, or else with each of its values."""
        found = super().faults(value)
        if found or not isinstance(value, list):
            return found
        for place, one in enumerate(value, 1):
            word = self.each(one)
            if word:
                found.append(fault(word, one, place))
        return found


def _integer(least: int, most: int) -> Check:
    def check(value: object) -> str:
        if not isinstance(value, int) or isinstance(value, bool):
            return "integer"
        return "" if least <= value <= most else f"range {least} {most}"

    return check


def integer(least: int, most: int) -> Field:
    """A whole number in a range."""
    return Field(_integer(least, most), {"kind": "integer", "least": least, "most": most})


def _lengths(shortest: int, longest: int) -> Check:
    def check(value: object) -> str:
        if isinstance(value, list) and shortest <= len(value) <= longest:
            return ""
        return f"list {shortest}" if shortest == longest else f"lengths {shortest} {longest}"

    return check


def _list_form(kind: str, least: int, most: int, shortest: int, longest: int) -> Form:
    return {"kind": kind, "least": least, "most": most, "shortest": shortest, "longest": longest}


def integers(least: int, most: int, shortest: int, longest: int | None = None) -> Field:
    """A list of whole numbers in a range, of one length or of any in a range."""
    end = shortest if longest is None else longest
    form = _list_form("integers", least, most, shortest, end)
    return ListField(_lengths(shortest, end), _integer(least, most), form)


class _Rising(ListField):
    """A list of whole numbers in which none is lower than the one before."""

    def __init__(self, check: Check, each: Check, form: Form, strict: bool) -> None:
        super().__init__(check, each, form)
        self.strict = strict

    def faults(self, value: object) -> list[Fault]:
        """Likewise, and every number that is lower than the one before."""
        found = super().faults(value)
        if found or not isinstance(value, list):
            return found
        for place in range(1, len(value)):
            if value[place] < value[place - 1] or (self.strict and value[place] == value[place - 1]):
                found.append(Fault("rising", {}, value[place], place + 1))
        return found


def rising(least: int, most: int, shortest: int, longest: int, strict: bool = False) -> Field:
    """A list of whole numbers that never falls: points for one, two, three and so on."""
    form = {**_list_form("rising", least, most, shortest, longest), "strict": strict}
    return _Rising(_lengths(shortest, longest), _integer(least, most), form, strict)


def name(longest: int) -> Field:
    """A name as it is printed; empty where nothing is."""

    def check(value: object) -> str:
        return "" if isinstance(value, str) and len(value) <= longest and value.isprintable() else "name"

    return Field(check, {"kind": "name", "longest": longest})


def _choice(words: tuple[str, ...]) -> Check:
    def check(value: object) -> str:
        return "" if value in words else f"choice {' '.join(words)}"

    return check


def choice(*words: str) -> Field:
    """One of these words."""
    return Field(_choice(words), {"kind": "choice", "words": list(words)})


def choices(words: tuple[str, ...], shortest: int, longest: int) -> Field:
    """Some of these words, in a list."""

    def check(value: object) -> str:
        if isinstance(value, list) and shortest <= len(value) <= longest:
            return ""
        return f"some {shortest} {longest} {' '.join(words)}"

    form: Form = {"kind": "choices", "words": list(words), "shortest": shortest, "longest": longest}
    return ListField(check, _choice(words), form)
