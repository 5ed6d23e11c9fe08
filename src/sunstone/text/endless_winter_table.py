"""The whole position of Endless Winter in words, part by part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sunstone.games.endless_winter.data import LADDER
from sunstone.games.endless_winter.effects import GAINS, Ability
from sunstone.games.endless_winter.names import ANIMALS, COLUMNS, FIGURES, ROUNDS, SPACES, TRACKS, TURNS
from sunstone.games.endless_winter.table import ACTION_PHASE, PHASES
from sunstone.text.base import Section
from sunstone.text.endless_winter_questions import QuestionWords
from sunstone.text.endless_winter_words import Json

SETUP_PHASES = PHASES[:ACTION_PHASE]


class BoardWords(QuestionWords):
    """Words for the position: what never changes, the boards, then every seat, the reader's own last."""

    def position(self, view: Mapping[str, object]) -> list[Section]:
        """The position in words."""
        now: Json = view
        you = now["you"]
        seats = [seat for seat in range(now["players"]) if seat != you]
        if you is not None:
            seats.append(you)
        return [
            *self._reference(now),
            self._round(now),
            self._columns(now),
            Section("tribe", self.say("tribe"), self.tribe_stacks(now)),
            Section("culture", self.say("culture", left=now["culture_left"]), self.culture_display(now)),
            Section("stones", self.say("stones"), self.stone_display(now)),
            Section("animals", self.say("animals", left=now["animals_left"]), self.animal_board(now)),
            self.land(now),
            self.megaliths(now),
            self._idol_board(now),
            *(self._seat(now, seat) for seat in seats),
        ]

    # What never changes

    def _reference(self, now: Json) -> list[Section]:
        return [
            Section("reference", self.say("reference"), self._rules(now), reference=True),
            Section("neighbours", self.say("neighbours-heading"), self.neighbours(), reference=True),
        ]

    def _rules(self, now: Json) -> list[str]:
        ladder = [self.gained(GAINS[reward]) for reward in LADDER]
        icons = [str(space) for space in self._value("food", "track", "icons")]
        lines = [
            *self.legend(),
            *self.columns(),
            self.say("ladder", rewards=self.tr.listing(ladder)),
            self.marked(self.say("food-icons", spaces=self.tr.listing(icons)), "food", "track", "icons"),
            self.marked(self.say("tool-limit", most=self._value("limits", "tools", "most")), "limits", "tools", "most"),
            *self._board_rewards(),
            self._order_rewards(now),
            *self._tracks(now),
        ]
        lines.extend(
            self.say("terrain-reward", terrain=self.terrain(terrain), reward=self.ability("terrain", terrain, "reward"))
            for terrain, printed in self.components.entries("terrain").items()
            if printed["reward"]
        )
        lines.extend(self.animal_in_full(species) for species in ANIMALS)
        return lines

    def columns(self) -> list[str]:
        """What the sections of the columns offer, then the rest space."""
        ground = self._value("limits", "ground", "most")
        shown = self._value("limits", "reveal", "most")
        bottom = {column: self.ability("column", column, "bottom") for column in COLUMNS}
        rest = self.labour(self._value("limits", "rest", "most"))
        return [
            self.say("column-rite", recruit=self.price("recruit"), rite=self.price("rite"), bottom=bottom["rite"]),
            self.say("column-develop", culture=self.price("culture"), bottom=bottom["develop"]),
            self.say(
                "column-migrate",
                camp=self.price("camp"),
                move=self.price("move"),
                settle=self.price("settle"),
                bottom=bottom["migrate"],
            ),
            self.say(
                "column-hunt",
                reveal=self.price("reveal"),
                count=shown,
                most=ground,
                hunt=self.price("hunt"),
                bottom=bottom["hunt"],
            ),
            self.say("column-rest", labour=self.marked(rest, "limits", "rest", "most")),
        ]

    def stone_slots(self) -> list[str]:
        """What the slots for sacred stones cost and give."""
        return [
            self.say(
                "stone-slot",
                slot=slot,
                price=self.slot_price(slot),
                reward=self.ability("stone_slot", f"slot-{slot}", "reward"),
            )
            for slot in (1, 2, 3)
        ]

    def _board_rewards(self) -> list[str]:
        lines = self.stone_slots()
        slots = [
            self.say(
                "slot-reward", slot=entry.removeprefix("slot-"), reward=self.ability("megalith_slot", entry, "reward")
            )
            for entry in self.components.entries("megalith_slot")
            if self._value("megalith_slot", entry, "reward")
        ]
        lines.append(self.say("megalith-slots", slots=self.tr.listing(slots)))
        lines.append(self.say("village-reward", reward=self.ability("settlement", "placed", "reward")))
        return lines

    def _order_rewards(self, now: Json) -> str:
        rewards = []
        for place in range(1, now["players"] + 1):
            entry = f"place-{place}"
            rewards.append(self.say("numbered", number=place, what=self.ability("order", entry, "reward")))
        return self.say("order-rewards", rewards=self.tr.listing(rewards))

    def _tracks(self, now: Json) -> list[str]:
        levels = [self.offering_level(level) for level in range(1, len(self.components.entries("offering")) + 1)]
        points = [
            self.say("honour-level", level=level, points=self.points(points))
            for level, points in enumerate(self._value("honour", "track", "points"), start=1)
            if points
        ]
        honour = self.marked(self.tr.listing(points), "honour", "track", "points")
        lines = [
            self.say("offering-track", levels=self.say("part").join(levels)),
            self.say("honour-track", levels=honour),
        ]
        return [*lines, *self.burial_tables(now["players"])]

    def burial_tables(self, players: int) -> list[str]:
        """Points for buried cards, for the one who stands highest on the honour track and those below."""
        return [
            self.say(
                f"burial-{table}",
                table=self.marked(
                    self._brackets(self._value("burial_points", table, "points")), "burial_points", table, "points"
                ),
            )
            for table in ("first", "second", "others")[: players or None]
        ]

    # The main board

    def _round(self, now: Json) -> Section:
        heading = self.say(
            "round-over" if now["over"] else f"round-{now['phase']}",
            round=now["round"],
            rounds=ROUNDS,
            turn=now["turn"] // now["players"] + 1,
            turns=TURNS,
        )
        lines = [*self.legend(), self.say("order", order=self.tr.listing([self.name(seat) for seat in now["order"]]))]
        lines.extend(self._turn_now(now))
        lines.extend(self.rest_tokens(now))
        return Section("round", heading, lines)

    def _turn_now(self, now: Json) -> list[str]:
        """What the turn in progress has brought so far, which everyone sees."""
        lines = []
        if now["column"] is not None:
            lines.append(
                self.say(
                    "figure-stands",
                    name=self.name(now["seat"]),
                    space=self.space(now["column"]),
                    section=self.say(f"stage-{now['stage']}"),
                    labour=self.labour(now["half_labour"]),
                )
            )
        if now["played"]:
            lines.append(self.say("in-play", cards=self.cards(now["played"])))
        if now["token"] is not None:
            lines.append(self.say("token-held", reward=self.token("rest_token", now["token"])))
        return lines

    def _columns(self, now: Json) -> Section:
        lines = []
        for space in SPACES:
            figures = [
                self.say(f"figure-{FIGURES[min(number, 1)]}-of", name=self.name(seat))
                for seat, state in enumerate(now["seats"])
                for number, where in enumerate(state["figures"])
                if where == space
            ]
            arguments = {"space": self.space(space), "figures": self.tr.listing(figures)}
            if space == "rest":
                lines.append(self.say("on-rest", **arguments))
            else:
                lines.append(self.say("on-column-taken" if space in now["first_taken"] else "on-column", **arguments))
        return Section("columns", self.say("columns"), lines)

    def _idol_board(self, now: Json) -> Section:
        lines = []
        for track in TRACKS:
            levels = [state["idols"][track] for state in now["seats"]]
            order: Sequence[int] = range(now["players"])
            if track == "honour":
                order = now["honour_rank"]
            standing = [self.say("on-level", name=self.name(seat), level=levels[seat]) for seat in order]
            lines.append(self.say(f"standing-{track}", standing=self.tr.listing(standing)))
        return Section("idols", self.say("idols"), lines)

    # Players

    def _seat(self, now: Json, seat: int) -> Section:
        own = seat == now["you"]
        state = now["seats"][seat]
        heading = self.say(
            "seat-own" if own else "seat",
            name=self.name(seat),
            points=self.points(state["points"]),
            food=state["food"],
            limit=state["food_limit"],
            tools=self.say("gain-tool", count=state["tools"]),
        )
        lines = [*self._chief_of(now, seat), *self._pieces_of(state)]
        if state["stones"]:
            lines.append(self.say("stones-held"))
            lines.extend(
                "  " + self.say("stone-held", stone=self.stone(row["stone"]), points=self.points(row["points"]))
                for row in state["stones"]
            )
        if state["animals"]:
            lines.append(self.say("animals-held", animals=self.animals(state["animals"])))
        if state["used_animals"]:
            lines.append(self.say("animals-used", animals=self.animals(state["used_animals"])))
        if now["phase"] not in SETUP_PHASES:
            lines.extend(self._cards_of(state))
        if own and seat == now["seat"]:
            lines.extend(self.before_deciding(now, seat))
        return Section(f"seat {seat + 1}", heading, lines)

    def _chief_of(self, now: Json, seat: int) -> list[str]:
        state = now["seats"][seat]
        lines = []
        if state["chief"] is not None:
            side = state["side"]
            if side is None:
                lines.append(self.chief_in_full(state["chief"]))
            else:
                arguments = {"chief": self.chief(state["chief"]), "side": self.chief_side(state["chief"], side)}
                ready = now["chief_ready"] and seat == now["seat"] and self._chief_helps(state, now["column"])
                lines.append(self.say("chief-held-ready" if ready else "chief-held", **arguments))
        left = [FIGURES[min(number, 1)] for number, where in enumerate(state["figures"]) if where is None]
        if now["phase"] == "action":
            lines.append(self.say("figures-left", figures=self._counted([self.say(f"figure-{kind}") for kind in left])))
        return lines

    def _chief_helps(self, state: Json, column: str) -> bool:
        """Whether anything of the chief's ability belongs to the column."""
        parts = Ability(list(self._value("chief", state["chief"], state["side"]))).parts
        return any(part.column < 0 or COLUMNS[part.column] == column for part in parts)

    def _pieces_of(self, state: Json) -> list[str]:
        kind = state["next_megalith"]
        pieces = {
            "camps": state["camps_left"],
            "villages": state["settlements_left"],
            "megaliths": state["megaliths_left"],
        }
        return [self.say("pieces-left" if kind is None else f"pieces-left-{kind}", **pieces)]

    def _cards_of(self, state: Json) -> list[str]:
        lines = []
        if state["hand"] is None:
            lines.append(self.say("hand-hidden", count=state["hand_size"]))
            if state["seen_in_hand"]:
                lines.append(self.say("seen-in-hand", cards=self.cards(state["seen_in_hand"])))
        else:
            lines.append(self.say("hand", count=state["hand_size"]))
            for face in dict.fromkeys(state["hand"]):
                count = state["hand"].count(face)
                words = self.card_in_full(face)
                lines.append("  " + (self.say("times", count=count, what=words) if count > 1 else words))
        if state["pile"] is None:
            lines.append(self.say("pile-hidden", count=state["pile_size"]))
        else:
            lines.append(self.say("pile", count=state["pile_size"], cards=self.cards(state["pile"])))
        lines.append(self.say("discards", cards=self.cards(state["discards"])))
        if state["eclipse_pile_size"]:
            if state["eclipse_pile"] is None:
                lines.append(self.say("eclipse-pile-hidden", count=state["eclipse_pile_size"]))
            else:
                lines.append(self.say("eclipse-pile", cards=self.cards(state["eclipse_pile"])))
        if state["buried_count"]:
            shown = state["buried_openly"] if state["buried"] is None else state["buried"]
            message = "buried-hidden" if state["buried"] is None else "buried"
            lines.append(self.say(message, count=state["buried_count"], cards=self.cards(shown)))
        return lines
