"""One seat of a table."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from sunstone.table.frames import Away, Person, SeatInfo


class Seat(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Who sits there. A seat with neither user nor bot nor label is open."""

    user: str | None = None
    bot: str | None = None
    label: str | None = None
    """The name of a person at the same device as the holder; on an imported record, who played there."""
    machine: bool = False
    away: Away = ""
    """Empty, or why a bot plays in the person's place: `left` or `time`."""
    stand_in: str | None = None
    """The bot that plays while the person is away."""

    @property
    def open(self) -> bool:
        return self.user is None and self.bot is None and self.label is None

    @property
    def played_by_bot(self) -> str | None:
        """The code of the bot that decides here now, or `None` if a person does."""
        return self.bot if self.bot is not None else self.stand_in

    def shown(self, names: Mapping[str, Person] | None = None) -> SeatInfo:
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

    @staticmethod
    def from_shown(info: SeatInfo) -> Seat:
        """The seat that is shown like this, where no names were filled in."""
        if info.kind == "person":
            return Seat(info.user, None, info.name, info.machine, info.away, info.bot)
        return Seat(bot=info.bot, label=info.name)
