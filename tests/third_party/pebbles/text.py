"""Pebbles in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sunstone.text import Section, TableText

Json = Mapping[str, Any]


class PebblesText(TableText):
    """Words for a table of Pebbles."""

    def action(self, structure: Mapping[str, object]) -> str:
        action: Json = structure
        if action["verb"] == "take":
            return self.tr("pebbles-action-take", count=action["pebbles"])
        return self.tr("pebbles-action-swap")

    def event(self, event: Mapping[str, object]) -> str:
        happened: Json = event
        kind = happened["kind"]
        if kind == "ended":
            return self.tr("pebbles-event-ended")
        name = self.name(happened["seat"])
        if kind == "took":
            return self.tr("pebbles-event-took", name=name, count=happened["pebbles"], left=happened["left"])
        if "card" in happened:
            return self.tr("pebbles-event-swapped-own", name=name, card=happened["card"])
        return self.tr("pebbles-event-swapped", name=name)

    def ask(self, view: Mapping[str, object]) -> str:
        swapped = any(owner == view["seat"] for owner, _ in self._gone(view))
        return self.tr("pebbles-ask-take" if swapped else "pebbles-ask-take-or-swap")

    def position(self, view: Mapping[str, object]) -> list[Section]:
        seen: Json = view
        heap = [self.tr("pebbles-pebbles", count=seen["heap"])]
        deck = [self.tr("pebbles-cards", count=seen["deck"])]
        parts = [
            Section("heap", self.tr("pebbles-heap"), heap, counters="stones"),
            Section("deck", self.tr("pebbles-deck"), deck, counters="cards"),
        ]
        swapped = dict(self._gone(view))
        for seat, card in enumerate(seen["cards"]):
            lines = [self.tr("pebbles-hidden") if card is None else self.tr("pebbles-card", card=card)]
            if seat not in swapped:
                lines.append(self.tr("pebbles-may-swap"))
            elif swapped[seat] is None:
                lines.append(self.tr("pebbles-has-swapped"))
            else:
                lines.append(self.tr("pebbles-gave-away", card=swapped[seat]))
            parts.append(Section(f"seat {seat + 1}", self.name(seat), lines))
        return parts

    def source(self, sheet_line: Mapping[str, object]) -> str:
        return self.tr("pebbles-source-last" if sheet_line["source"] == "last_pebble" else "pebbles-source-card")

    def _gone(self, view: Mapping[str, object]) -> list[list[Any]]:
        gone: Any = view["gone"]
        return list(gone)
