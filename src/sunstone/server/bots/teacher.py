"""The rival of a guided first game: plays by the lesson's script, and then goes on as a friendly bot."""

from __future__ import annotations

from collections.abc import Mapping

from sunstone.bots.levels import FRIENDLY
from sunstone.core.options import OptionValue
from sunstone.lessons import TEACHER, Lesson, lesson


def lesson_at(game: str, players: int, seed: int, options: Mapping[str, OptionValue]) -> Lesson | None:
    """The lesson that was opened with this seed. Other tables have seeds of 128 random bits."""
    found = lesson(game)
    if found is None or (players, seed, dict(options)) != (found.players, found.seed, dict(found.options)):
        return None
    return found


def scripted(found: Lesson | None, actions: list[str]) -> str | None:
    """What the script plays now, if the game has gone as the lesson goes and the lesson is not over."""
    if found is None or not found.follows(actions) or len(actions) >= len(found.lines):
        return None
    return found.lines[len(actions)]


def played_as(code: str) -> str:
    """The code of the bot that decides where there is no script."""
    return FRIENDLY.code if code == TEACHER else code
