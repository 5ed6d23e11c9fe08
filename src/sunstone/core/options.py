"""Typed options of a game: what can be chosen before the first move."""

from __future__ import annotations

from collections.abc import Mapping

from sunstone.core.errors import BadOption, shown

OptionValue = bool | int | str
Options = dict[str, OptionValue]


def spell(value: OptionValue) -> str:
    """A value as a person would type it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


class Option:
    """One option: a switch, or one of several named choices."""

    def __init__(self, name: str, default: OptionValue, choices: tuple[OptionValue, ...]) -> None:
        if default not in choices:
            raise ValueError(f"the default of {name!r} is not among its choices")
        self.name = name
        self.default = default
        self.choices = choices

    def read(self, text: str) -> OptionValue:
        """The value a person's text means ("on", "off", "yes", a choice's name, a number)."""
        word = text.strip().casefold()
        for choice in self.choices:
            if isinstance(choice, bool):
                if word in (("true", "on", "yes", "1") if choice else ("false", "off", "no", "0")):
                    return choice
            elif str(choice).casefold() == word:
                return choice
        raise BadOption("value", name=self.name, value=text, choices=self.spelled())

    def check(self, value: object) -> OptionValue:
        """The value itself if the option can take it."""
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return choice
        raise BadOption("value", name=self.name, value=shown(value), choices=self.spelled())

    def spelled(self) -> str:
        """The choices as a person would type them."""
        return ", ".join(spell(choice) for choice in self.choices)


def switch(name: str, default: bool) -> Option:
    """An option that is on or off."""
    return Option(name, default, (False, True))


def resolve(options: tuple[Option, ...], given: Mapping[str, object] | None) -> Options:
    """Every option with its value: the given one, checked, or the default."""
    known = {option.name: option for option in options}
    for name in given or {}:
        if name not in known:
            raise BadOption("unknown", name=str(name), known=", ".join(known))
    return {
        option.name: option.check(given[option.name]) if given and option.name in given else option.default
        for option in options
    }


def option_sets(options: tuple[Option, ...]) -> list[Options]:
    """Every combination of option values, the defaults first."""
    sets: list[Options] = [{}]
    for option in options:
        values = [option.default, *(choice for choice in option.choices if choice != option.default)]
        sets = [{**chosen, option.name: value} for chosen in sets for value in values]
    return sets
