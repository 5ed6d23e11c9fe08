"""What bots are called."""

from collections.abc import Sequence

from sunstone import bots
from sunstone.i18n import Translator


def bot_name(tr: Translator, code: str) -> str:
    """The name of the bot with this code; of a search with a budget of its own also that."""
    kind, _, budget = code.partition(":")
    if kind == "level" and bots.known(code):
        kind, budget = bots.LEVELS[int(budget) - 1].code, ""
    if not tr.has(f"bot-{kind}"):
        return tr("bot-other", code=code)
    name = tr(f"bot-{kind}")
    return tr("bot-budget", bot=name, budget=budget) if budget else name


def bot_names(tr: Translator, codes: Sequence[str | None]) -> list[str | None]:
    """The names of the bots at a table; those of the same name are numbered. `None` is a person, or nobody yet."""
    plain = [None if code is None else bot_name(tr, code) for code in codes]
    return [
        name
        if name is None or plain.count(name) == 1
        else tr("bot-numbered", bot=name, number=1 + plain[:place].count(name))
        for place, name in enumerate(plain)
    ]
