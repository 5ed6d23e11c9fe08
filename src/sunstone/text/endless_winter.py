"""Endless Winter in words: choices, events, and where points come from."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from sunstone.games.endless_winter.effects import alternatives
from sunstone.games.endless_winter.fields import AbilityField
from sunstone.games.endless_winter.names import ANIMALS, CULTURE, SPACES
from sunstone.text.endless_winter_table import BoardWords
from sunstone.text.endless_winter_words import Json


class EndlessWinterText(BoardWords):
    """Words for a table of Endless Winter."""

    # Choices

    def action(self, structure: Mapping[str, object]) -> str:
        """What an action does."""
        action: Json = structure
        match action["verb"]:
            case "chief":
                return self.say("action-chief", chief=self.chief_in_full(action["chief"]))
            case "side":
                return self.say("action-side", side=action["side"])
            case "setup":
                return self.say("action-setup", card=self.setup_in_full(action["card"]))
            case "place":
                return self.say(f"action-place-{action['figure']}", space=self.space(action["space"]))
            case "play" | "use" | "discard" | "pile" | "bury":
                return self._card_action(action)
            case "recruit":
                return self.say("action-recruit", card=self.card(action["tribe"]))
            case "culture" | "stone" as verb:
                return self.say(f"action-{verb}", slot=action["slot"])
            case "move":
                return self.say("action-move", start=action["start"], end=action["end"])
            case "hunt" | "give" as verb if action["animal"] != "nothing":
                return self.say(f"action-{verb}", animal=self.animal(action["animal"]))
            case "settle":
                return self.say("action-settle", hexes=self._all([str(place) for place in action["hexes"]]))
            case "tip":
                use = self.ability("animal", action["animal"], "use")
                return self.say("action-tip", animal=self.animal(action["animal"]), use=use)
            case "megalith":
                return self.say("action-megalith", place=self.place(action["place"], action["level"]))
            case "claim":
                return self.say("action-claim", hex=action["hex"])
            case "board" if action["item"] != "stones":
                return self._board_action(action["item"])
            case "part":
                return self.say("action-part", number=action["number"])
        # What is left has no numbers or names in it: the message is that of its words.
        return self.say("-".join(["action", *(str(word) for word in action.values())]))

    def _board_action(self, item: str) -> str:
        """A reward of the player board that is taken next."""
        if item == "village":
            return self.say("action-board-village", reward=self.ability("settlement", "placed", "reward"))
        slot = item.removeprefix("slot-")
        return self.say("action-board-slot", slot=slot, reward=self.ability("megalith_slot", item, "reward"))

    def _card_action(self, action: Json) -> str:
        """A card that is played, used or put away."""
        verb, face = action["verb"], action["card"]
        if face in ("chief", "token"):
            return self.say(f"action-use-{face}")
        if verb == "bury":
            return self.say(f"action-bury-{action['zone']}", card=self.card(face))
        arguments = {"card": self.card(face)}
        if verb == "discard":
            return self.say("action-discard", **arguments)
        if face in CULTURE:
            # Among the cards of an eclipse pile it is a bluff.
            arguments |= {} if verb == "pile" else {"ability": self.card_ability(face)}
            return self.say(f"action-{verb}-culture", **arguments)
        if verb == "play":
            return self.say("action-play", labour=self.card_labour(face), ability=self.card_ability(face), **arguments)
        if verb == "pile":
            eclipse = self.ability("starting" if self._is_starting(face) else "tribe", face, "eclipse")
            return self.say("action-pile", labour=self.card_labour(face), eclipse=eclipse, **arguments)
        return self.say("action-use", **arguments)

    def _is_starting(self, face: str) -> bool:
        return face in self.components.entries("starting")

    # What happened

    def event(self, event: Mapping[str, object]) -> str:
        """What happened."""
        now: Json = event
        kind = str(now["kind"])
        arguments: dict[str, str | float] = {"name": self.name(now["seat"])}
        for key, value in now.items():
            argument = self._argument(key, value)
            if argument is not None:
                arguments[key] = argument
        return self.say(f"event-{self._variant(kind, now, arguments)}", **arguments)

    def _variant(self, kind: str, now: Json, arguments: dict[str, str | float]) -> str:
        """The message for an event, and its further arguments."""
        if kind in ("drew", "buried_secretly", "piled") and "card" in now:
            return f"{kind}-own"
        if kind in ("buried", "recruited"):
            return f"{kind}-{now['zone']}"
        if kind in ("played", "used") and now["card"] in CULTURE:
            arguments["ability"] = self.card_ability(now["card"])
            return f"{kind}-culture"
        if kind == "figure":
            return f"figure-{now['figure']}"
        if kind == "hunted":
            return "hunted-top" if now["top"] else "hunted"
        if kind == "megalith":
            arguments["place"] = self.place(now["place"], now["level"])
            return "megalith-neutral" if now["neutral"] else "megalith"
        if kind == "points":
            return f"points-{now['source']}"
        self._add(kind, now, arguments)
        return kind

    def _add(self, kind: str, now: Json, arguments: dict[str, str | float]) -> None:
        """What an event does not say itself: the words of what it names."""
        if kind == "setup":
            arguments["card"] = self.setup_in_full(now["card"])
        elif kind in ("paid", "gained"):
            arguments["goods"] = self.goods(now["food"], now["tools"])
        elif kind == "chief":
            arguments["chief"] = self.chief_in_full(now["chief"])
        elif kind in ("side", "chief_used"):
            arguments["side"] = self.chief_side(now["chief"], now["side"])
        elif kind == "learned":
            arguments["card"] = self.card_in_full(now["card"])
        elif kind == "tipped":
            arguments["use"] = self.ability("animal", now["animal"], "use")
        elif kind == "claimed":
            arguments["reward"] = self.ability("terrain", now["terrain"], "reward")
        elif kind == "stone_scored":
            arguments["stone"] = self.short("stone", now["stone"])
        elif kind == "settled":
            arguments["hexes"] = self._all([str(place) for place in now["hexes"]])
        elif kind in ("shown", "paid_labour"):
            arguments["labour"] = self.labour(now["half_labour"])

    def _argument(self, key: str, value: Any) -> str | float | None:
        """A field of an event as it is put into the message."""
        match key:
            case "card":
                return self.card(value) if not str(value).startswith("su-") else None
            case "cards" if isinstance(value, list):
                return self.cards(value)
            case "animal":
                return self.animal(value)
            case "animals":
                return self._counted([self.animal(species) for species in value])
            case "chief":
                return self.chief(value)
            case "terrain":
                return self.terrain(value)
            case "space":
                return self.space(value)
            case "track":
                return self.track(value)
            case "stone":
                return self.stone(value)
            case "token":
                return self.token("rest_token", value)
            case "points":
                return self.points(value)
            case "order":
                return self.tr.listing([self.name(seat) for seat in value])
            case "scores":
                scores = [
                    self.say("seat-number", name=self.name(seat), number=points) for seat, points in enumerate(value)
                ]
                return self.tr.listing(scores)
        return value if isinstance(value, int) and not isinstance(value, bool) and key != "seat" else None

    def component_words(self) -> dict[str, list[str]]:
        """What is printed, by section and entry; abilities by their own text."""
        words = {
            f"card/{face}": self._card_lines(section, face)
            for section in ("starting", "tribe", "culture")
            for face in self.components.entries(section)
        }
        words |= {f"animal/{each}": [self.animal_in_full(each)] for each in ANIMALS}
        words |= {
            f"chief/{each}": [self.ability("chief", each, "a"), self.ability("chief", each, "b")]
            for each in self.components.entries("chief")
        }
        words |= {f"stone/{each}": [self.stone(each)] for each in self.components.entries("stone")}
        words |= {f"slot/{slot}": [line] for slot, line in enumerate(self.stone_slots(), start=1)}
        words |= dict(zip((f"column/{space}" for space in SPACES), ([line] for line in self.columns()), strict=True))
        words |= {
            f"offering/{level}": [self.offering_level(level)]
            for level in range(1, len(self.components.entries("offering")) + 1)
        }
        honour = self._value("honour", "track", "points")
        words |= {f"honour/{level}": [self.honour_level(level)] for level in range(1, len(honour) + 1)}
        words |= {f"setup/{card}": self.setup_gains(card) for card in self.components.entries("setup")}
        words["burial"] = self.burial_tables(len(self.names))
        return words | {f"effects/{key}": [text] for key, text in self._abilities().items()}

    def _card_lines(self, section: str, face: str) -> list[str]:
        points = self.marked(self.points(self._value(section, face, "points")), section, face, "points")
        if section == "culture":
            return [self.card_ability(face), points]
        action = [self.card_ability(face)] if self._value(section, face, "action") else []
        eclipse = self.say("drawn-in-eclipse", what=self.ability(section, face, "eclipse"))
        return [self.card_labour(face), *action, eclipse, points]

    def _abilities(self) -> dict[str, str]:
        """Every ability of the components, and every part and alternative of one, by its text as JSON."""
        abilities = [
            entry[field]
            for section, fields in self.game.schema().items()
            for entry in self.components.entries(section).values()
            for field, kind in fields.items()
            if isinstance(kind, AbilityField)
        ]
        for board in self.components.entries("megalith").values():
            spaces = board["spaces"]
            assert isinstance(spaces, list)
            abilities.extend([space] for space in spaces if not str(space).startswith("start"))
        found: dict[str, str] = {}
        for texts in abilities:
            assert isinstance(texts, list)
            parts = [part.text for text in texts for part in alternatives(str(text))]
            for some in (texts, *([text] for text in (*texts, *parts))):
                found.setdefault(json.dumps(some, separators=(",", ":")), self.effects(some))
        return found

    def printed(self, section: str, entry: str) -> str:
        """A card, an animal, a stone, a chief or a token with all that is on it."""
        match section:
            case "starting" | "tribe" | "culture":
                return self.card_in_full(entry)
            case "animal":
                return self.animal_in_full(entry)
            case "stone":
                return self.stone(entry)
            case "chief":
                return self.chief_in_full(entry)
            case "setup":
                return self.setup_in_full(entry)
            case "glacier_token" | "rest_token":
                return self.token(section, entry)
        return ""

    def source(self, sheet_line: Mapping[str, object]) -> str:
        """Where points come from."""
        return self.say(f"source-{sheet_line['source']}")
