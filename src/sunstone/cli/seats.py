"""Who sits where: people by name, bots by code."""

from __future__ import annotations

from sunstone import bots
from sunstone.core.errors import BadOption
from sunstone.core.record import BOT
from sunstone.core.rng import Rng
from sunstone.i18n import Translator
from sunstone.lab.seeds import derived
from sunstone.text.bot_names import bot_names

ME = "me"


def read_seats(words: str) -> list[str]:
    """Seats from a comma-separated list. A bot's code is a bot; any other word is the name of a person."""
    seats = [word.strip() for word in words.split(",")]
    for word in seats:
        if not word:
            raise BadOption("empty_seat", word=words)
        if any(not character.isprintable() for character in word) or len(word) > 60:
            raise BadOption("seat_name", word=word)
    return [f"{BOT}{seat}" if bots.known(seat) else seat for seat in seats]


def drawn(seats: list[str], seed: int) -> list[str]:
    """The seats in random order; the same seed gives the same game with the same starting player."""
    order = list(range(len(seats)))
    Rng(derived(seed, "seats")).shuffle(order)
    return [seats[place] for place in order]


def bot_code(seat: str) -> str | None:
    """The code of the bot in a seat, or `None` for a person."""
    return seat.removeprefix(BOT) if seat.startswith(BOT) else None


def seat_names(tr: Translator, seats: list[str]) -> list[str]:
    """The seats as they are spoken of."""
    names = bot_names(tr, [bot_code(seat) for seat in seats])
    return [name or (tr("seat-me") if seat == ME else seat) for name, seat in zip(names, seats, strict=True)]
