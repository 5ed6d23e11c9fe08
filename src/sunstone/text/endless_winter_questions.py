"""What is asked of a player of Endless Winter, and what one wants to know before answering."""

from __future__ import annotations

from collections.abc import Mapping

from sunstone.games.endless_winter.effects import Part
from sunstone.games.endless_winter.names import HALF_STONES, STONE_SLOTS, TRACKS
from sunstone.text.endless_winter_land import LandWords
from sunstone.text.endless_winter_words import Json


class QuestionWords(LandWords):
    """Words for the decision that is due, and for the displays one chooses from."""

    # Questions

    def ask(self, view: Mapping[str, object]) -> str:
        """What is asked of the seat whose decision it is."""
        now: Json = view
        if now["due"] is not None:
            return self._ask_due(now["due"])
        if now["phase"] != "action":
            return self.say(f"ask-{now['phase']}")
        if now["chief_due"]:
            return self.say("ask-culture-chief")
        if now["stage"] in ("top", "middle"):
            return self.say(f"ask-{now['stage']}-{now['column']}", labour=self.labour(now["half_labour"]))
        return self.say(f"ask-{now['stage']}")

    def _ask_due(self, due: Json) -> str:
        kind = due["kind"]
        if kind == "reward":
            return self.say(f"ask-reward-{due['reward']}", count=due["count"])
        if kind == "exchange":
            return self.say("ask-exchange", exchange=self._due_part(due, 0))
        if kind == "gives":
            how = f"-{due['how']}" if due["how"] else ""
            return self.say(f"ask-gives{how}", count=due["count"])
        if kind in ("moves", "buries", "recruits", "cultures", "hunts", "reveals", "use_animals", "discards"):
            return self.say(f"ask-{kind}", count=due["count"])
        return self.say(f"ask-{kind}")

    def _due_part(self, due: Json, place: int) -> str:
        """A part of the ability that is being carried out, marked if it is ours."""
        words = self.part(Part(str(due["parts"][place])))
        origin = due.get("from")
        return words if origin is None else self.marked(words, *origin)

    def before_deciding(self, now: Json, seat: int) -> list[str]:
        """What one wants to know for the decision that is due."""
        due = now["due"]
        if due is not None:
            return self._about_due(now, seat, due)
        if now["phase"] in ("chief", "setup"):
            describe = self.chief_in_full if now["phase"] == "chief" else self.setup_in_full
            return [self.say("offered"), *("  " + describe(card) for card in now["offer"])]
        if now["phase"] == "side":
            return [self.chief_in_full(now["seats"][seat]["chief"])]
        if now["phase"] != "action":
            return []
        lines = self._usable(now)
        if now["stage"] == "top":
            lines.extend(self._about_top(now, seat))
        elif now["stage"] == "middle":
            lines.extend(self._about_middle(now, seat))
        return lines

    def _usable(self, now: Json) -> list[str]:
        """Abilities of cards in play, and of a rest token, that have not been used."""
        lines = [
            self.say("unused", card=self.card(face), ability=self.card_ability(face))
            for face in dict.fromkeys(now["unused"])
        ]
        if now["token_ready"]:
            lines.append(self.say("token-held", reward=self.token("rest_token", now["token"])))
        return lines

    def _affordable(self, now: Json, seat: int, price: str) -> bool:
        """Whether the seat can pay a price now: only then is it worth telling what it buys."""
        food, tools, labour = (self._value("price", price, good) for good in ("food", "tool", "labour"))
        state = now["seats"][seat]
        return bool(state["food"] >= food and state["tools"] >= tools and now["half_labour"] >= 2 * labour)

    def _about_top(self, now: Json, seat: int) -> list[str]:
        column = now["column"]
        if column == "rite":
            lines = [self.say("price-recruit", price=self.price("recruit"))]
            if now["recruited"]:
                lines.append(self.say("recruited", cards=self.cards(now["recruited"])))
            return [*lines, *(self.tribe_stacks(now) if self._affordable(now, seat, "recruit") else [])]
        if column == "develop":
            lines = [self.say("price-culture", price=self.price("culture"))]
            return [*lines, *(self.culture_display(now) if self._affordable(now, seat, "culture") else [])]
        if column == "migrate":
            lines = [self.say("price-migrate", camp=self.price("camp"), move=self.price("move"))]
            return [*lines, *(self.camps_of(now, seat) if self._affordable(now, seat, "move") else [])]
        lines = [self.say("price-hunt", reveal=self.price("reveal"), hunt=self.price("hunt"))]
        return [*lines, *(self.animal_board(now) if self._affordable(now, seat, "reveal") else [])]

    def _about_middle(self, now: Json, seat: int) -> list[str]:
        if now["column"] == "develop":
            return self._about_stones(now, seat)
        if now["column"] == "migrate":
            lines = [self.say("price-settle", price=self.price("settle"))]
            return [*lines, *(self.camps_of(now, seat) if self._affordable(now, seat, "settle") else [])]
        return [self.say("price-rite", price=self.price("rite"))] if now["column"] == "rite" else []

    def _about_stones(self, now: Json, seat: int) -> list[str]:
        slot = len(now["seats"][seat]["stones"]) + 1
        if slot > STONE_SLOTS:
            return []
        reward = self.ability("stone_slot", f"slot-{slot}", "reward")
        return [self.say("stone-slot", slot=slot, price=self.slot_price(slot), reward=reward), *self.stone_display(now)]

    def _about_due(self, now: Json, seat: int, due: Json) -> list[str]:
        kind = due["kind"]
        if kind == "order_reward":
            rewards = [self.ability("order", f"place-{place}", "reward") for place in due["left"]]
            return [
                self.say("numbered", number=place, what=words)
                for place, words in zip(due["left"], rewards, strict=True)
            ]
        if kind in ("group", "gains"):
            return [self.say("numbered", number=number, what=self._due_part(due, number - 1)) for number in due["left"]]
        if kind in ("reward", "arrow"):
            lines = self.free_spaces(now) if kind == "arrow" or due["reward"] == "megalith" else []
            # For any reward but a tool an idol can be raised.
            return lines if kind == "arrow" or due["reward"] == "tool" else [*lines, *self._next_levels(now, seat)]
        if kind in ("moves", "settlement"):
            return self.camps_of(now, seat)
        if kind == "recruits":
            return self.tribe_stacks(now)
        if kind == "cultures":
            return self.culture_display(now)
        if kind in ("hunts", "reveals"):
            return self.animal_board(now)
        if kind == "stone":
            return self._about_stones(now, seat)
        if kind == "eclipse_cards":
            return [self.card_in_full(face) for face in dict.fromkeys(now["to_use"])]
        if kind == "token":
            return self.rest_tokens(now)
        if kind in ("claims", "glaciers"):
            return [
                self.say("hex-line", hex=self.hex_name(now, place), what=self._hex_reward(now, place, kind))
                for place in now["claims"]
            ]
        return []

    def _hex_reward(self, now: Json, place: int, kind: str) -> str:
        """What a hex gives next: its terrain in the eclipse, its token when a village is placed."""
        there = now["land"][place]
        if kind == "glaciers":
            return self.token("glacier_token", there["token"])
        return self.ability("terrain", there["terrain"], "reward")

    def _next_levels(self, now: Json, seat: int) -> list[str]:
        """Where the seat's idols stand, and what comes next."""
        offering, honour = (now["seats"][seat]["idols"][track] for track in TRACKS)
        lines = []
        if offering == len(self.components.entries("offering")):
            lines.append(self.say("top-offering", level=offering))
        else:
            lines.append(self.say("next-offering", level=offering, next=self.offering_level(offering + 1)))
        if honour == len(self._value("honour", "track", "points")):
            lines.append(self.say("top-honour", level=honour))
        else:
            lines.append(self.say("next-honour", level=honour, next=self.honour_level(honour + 1)))
        return lines

    # Displays

    def tribe_stacks(self, now: Json) -> list[str]:
        """The stacks of tribe cards."""
        return [
            self.say("stack" if count else "stack-empty", count=count, card=self.card_in_full(kind))
            for kind, count in now["tribe_stacks"].items()
        ]

    def culture_display(self, now: Json) -> list[str]:
        """The culture cards on display."""
        return [
            self.say("slot-empty", slot=slot)
            if card is None
            else self.say("slot", slot=slot, what=self.card_in_full(card))
            for slot, card in enumerate(now["culture_display"], start=1)
        ]

    def stone_display(self, now: Json) -> list[str]:
        """The sacred stones on display, those of the first era first."""
        lines = []
        for era, first in ((1, 0), (2, HALF_STONES)):
            stones = [
                (slot, stone)
                for slot, stone in enumerate(now["stone_display"], start=1)
                if stone is not None and first < slot <= first + HALF_STONES
            ]
            waits = era == 2 and now["round"] <= 2
            lines.append(self.say("stones-later" if waits else "stones-era", era=era))
            lines.extend("  " + self.say("slot", slot=slot, what=self.stone(stone)) for slot, stone in stones)
        return lines

    def rest_tokens(self, now: Json) -> list[str]:
        """The open rest token, and those that all have seen go under the pile."""
        lines = []
        if now["rest_token"] is not None:
            lines.append(self.say("rest-token", reward=self.token("rest_token", now["rest_token"])))
        if now["rest_tokens_below"]:
            below = [self.token("rest_token", token) for token in now["rest_tokens_below"]]
            lines.append(self.say("rest-tokens-below", rewards=self.say("part").join(below)))
        return lines

    def animal_board(self, now: Json) -> list[str]:
        """The animals that can be hunted."""
        return [
            self.say("times", count=count, what=self.animal_in_full(species))
            for species, count in now["hunting_ground"].items()
        ]
