"""One seat of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

import msgspec

from sunstone.table.wire_types import Plain

Away = Literal["", "left", "time"]


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """What everyone may know of a person; the name of a deleted account is null."""

    id: str
    name: str | None
    kind: Literal["guest", "registered", "deleted"]


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits there."""

    kind: Literal["open", "person", "bot", "paper"]
    """`paper` is a seat of an imported record: a name and nobody behind it."""
    user: str | None = None
    name: str | None = None
    bot: str | None = None
    away: Away = ""
    """Why a bot plays in the person's place."""
    machine: bool = False
    """The seat was taken with a token: a program plays in the person's name."""
    guest: bool = False
    """The holder has no account: the name is nobody's in particular."""


@dataclass(frozen=True)
class Seat:
    """Who sits there. A seat with neither user nor bot nor label is open."""

    user: str | None = None
    bot: str | None = None
    label: str | None = None
    """What a person beside the holder is called; on an imported record, who played there."""
    machine: bool = False
    away: Away = ""
    """Empty, or why a bot plays in the person's place: `left` or `time`."""
    stand_in: str | None = None
    """The bot that plays while the person is away."""

    @property
    def open(self) -> bool:
        """Whether anyone may still sit down here."""
        return self.user is None and self.bot is None and self.label is None

    @property
    def played_by_bot(self) -> str | None:
        """The code of the bot that decides here now, or `None` if a person does."""
        return self.bot if self.bot is not None else self.stand_in

    def shown(self, names: Mapping[str, Person] | None = None) -> SeatInfo:
        """The seat as everyone may see it."""
        if self.bot is not None:
            return SeatInfo(kind="bot", bot=self.bot)
        if self.user is not None:
            holder = (names or {}).get(self.user)
            return SeatInfo(
                kind="person",
                user=self.user,
                name=self.label or (holder.name if holder else None),
                guest=holder is not None and holder.kind == "guest",
                bot=self.stand_in,
                away=self.away,
                machine=self.machine,
            )
        return SeatInfo(kind="paper", name=self.label) if self.label is not None else SeatInfo(kind="open")

    def plain(self) -> Plain:
        """The seat as a log body holds it (a seat that is just being taken is nobody's absence)."""
        out: Plain = {}
        if self.user is not None:
            out["user"] = self.user
        if self.bot is not None:
            out["bot"] = self.bot
        if self.label is not None:
            out["label"] = self.label
        if self.machine:
            out["machine"] = True
        return out

    @staticmethod
    def from_plain(plain: Plain) -> Seat:
        """The seat a log body holds; an error if it holds none."""
        return msgspec.convert(plain, Seat)

    @staticmethod
    def from_shown(info: SeatInfo) -> Seat:
        """The seat that is shown like this, where no names were filled in."""
        if info.kind == "person":
            return Seat(info.user, None, info.name, info.machine, info.away, info.bot)
        return Seat(bot=info.bot, label=info.name)
