"""The cards, boards and tokens of Endless Winter in words, made from the components and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sunstone.games.endless_winter.effects import (
    COUNTS,
    FIRST_NAMED,
    GAINS,
    HOW,
    LABOUR,
    NAMED,
    SAME,
    Gain,
    Part,
    alternatives,
)
from sunstone.games.endless_winter.names import ANIMALS, COLUMNS, CULTURE, STARTING
from sunstone.text.base import TableText

Json = Mapping[str, Any]

MARK = "*"
"""Behind every value that is ours because the printed one is not known."""

MISSED_MOST = (
    "culture",
    "starting",
    "tribe",
    "terrain",
    "megalith",
    "layout",
    "offering",
    "honour",
    "burial",
    "burial_points",
    "stone_slot",
    "chief",
    "setup",
    "animal",
    "glacier_token",
    "rest_token",
)
"""The sections of the components that are mostly ours, in the order in which an owner would replace them."""


_BLANK: Mapping[str, object] = {"name": "", "half_labour": 0, "points": 0, "action": [], "eclipse": [], "reward": []}


class CardWords(TableText):
    """Words for what is printed on cards, boards and tokens."""

    def say(self, message: str, **arguments: str | float) -> str:
        """A message of this game; ids are written with hyphens."""
        return self.tr(f"endless-winter-{message}".replace("_", "-"), **arguments)

    # Values and where they come from

    def marked(self, text: str, section: str, entry: str, field: str) -> str:
        """A value in words, with a mark behind it if it is ours."""
        if entry not in self.components.entries(section):
            return text
        ours = self.components.source(section, entry, field) == "substitute"
        return text + MARK if ours and not text.endswith(MARK) else text

    def _value(self, section: str, entry: str, field: str) -> Any:
        found = self.components.entries(section).get(entry)
        # A card or a land this box does not have still is an action's name.
        return found[field] if found is not None else _BLANK[field]

    def _named(self, section: str, entry: str, message: str) -> str:
        """The name an owner gave, or else ours."""
        printed = str(self._value(section, entry, "name"))
        if printed:
            return self.marked(printed, section, entry, "name")
        # An owner's file that leaves a name empty leaves our name where it was; a further entry has only a number.
        shipped = self.game.components()
        ours = entry in shipped.entries(section) and shipped.source(section, entry, "name") == "substitute"
        return self.say(message) + MARK if ours else self.say(message)

    def legend(self) -> list[str]:
        """What the mark means, if it is used at all."""
        return [self.say("legend", mark=MARK)] if self.components.substitutes() else []

    def sections(self) -> Sequence[str]:
        """The sections of the components: first those whose printed values are missed most."""
        return [*MISSED_MOST, *(section for section in self.game.schema() if section not in MISSED_MOST)]

    def entry(self, section: str, entry: str) -> str:
        """What people call an entry of the components: cards, animals, chiefs, terrains and boards have names."""
        kind = {"starting": "card", "tribe": "card", "culture": "card", "megalith": "board"}.get(section, section)
        return self.say(f"{kind}-{entry}") if kind in ("card", "animal", "chief", "terrain", "board") else ""

    # Names

    def card(self, face: str) -> str:
        """The name of a card."""
        return self._named(_section(face), face, f"card-{face}")

    def cards(self, faces: Sequence[str]) -> str:
        """Several cards by name; of those that are alike, how many."""
        return self._counted([self.card(face) for face in faces])

    def animal(self, species: str) -> str:
        """The name of a species."""
        return self._named("animal", species, f"animal-{species}")

    def animals(self, counts: Mapping[str, int]) -> str:
        """So many animals of each species."""
        return self._counted([self.animal(species) for species, count in counts.items() for _ in range(count)])

    def chief(self, chief: str) -> str:
        """The name of a chief."""
        return self._named("chief", chief, f"chief-{chief}")

    def terrain(self, terrain: str) -> str:
        """The name of a kind of land."""
        return self._named("terrain", terrain, f"terrain-{terrain}")

    def space(self, space: str) -> str:
        """The name of a column, or of the rest space."""
        return self.say(f"space-{space}")

    def track(self, track: str) -> str:
        """The name of a track of the idol board."""
        return self.say(f"track-{track}")

    def board(self, board: str) -> str:
        """The name we gave a megalith board."""
        return self.say(f"board-{board}")

    def _counted(self, names: Sequence[str]) -> str:
        parts = []
        for name in dict.fromkeys(names):
            count = names.count(name)
            parts.append(self.say("times", count=count, what=name) if count > 1 else name)
        return self.tr.listing(parts)

    # Amounts

    def labour(self, half_points: int) -> str:
        """Labour, with a half where there is one."""
        return self.say("gain-labour", count=_halves(half_points))

    def points(self, points: float) -> str:
        """An amount of points."""
        return self.say("gain-vp", count=int(points))

    def goods(self, food: int, tools: int, labour: int = 0) -> str:
        """Food, tools and half-points of labour; what there is nothing of is left out."""
        amounts = (("food", food), ("tool", tools), ("labour", labour))
        return self._all(
            [
                self.labour(count) if what == "labour" else self.say(f"gain-{what}", count=count)
                for what, count in amounts
                if count
            ]
        )

    def _all(self, things: Sequence[str]) -> str:
        """One thing and another."""
        if not things:
            return self.tr.listing([])
        text = things[0]
        for thing in things[1:]:
            text = self.say("and", first=text, second=thing)
        return text

    # Abilities

    def effects(self, texts: Sequence[str]) -> str:
        """What stands in the language of effects, in words: the one place where that is done."""
        parts = [self._choice(text) for text in texts]
        if len(parts) < 2:
            return self.tr.listing(parts)
        # A part behind a guard, or a choice, has an end that must be seen.
        return self.tr.listing(
            [
                f"({words})" if "->" in text or " or " in text else words
                for words, text in zip(parts, texts, strict=True)
            ]
        )

    def _choice(self, text: str) -> str:
        """A part with all its alternatives."""
        choice = alternatives(text)
        if len(choice) == 1:
            return self.part(choice[0])
        parts = [f"({self.part(part)})" if "->" in part.text else self.part(part) for part in choice]
        out = parts[0]
        for words in parts[1:]:
            out = self.say("or", first=out, second=words)
        return out

    def part(self, part: Part) -> str:
        """One part of an ability, or one alternative of it."""
        words = self._all([self.gain(gain) for gain in part.gains])
        if part.is_exchange:
            words = self.say("exchange", price=self._price(part), gains=words)
        if part.what >= FIRST_NAMED:
            animal = self.animal(ANIMALS[part.what - FIRST_NAMED])
            words = self.say("if-animal", count=part.least, animal=animal, gains=words)
        elif part.what >= 0:
            words = self.say(f"if-{COUNTS[part.what]}", count=part.least, gains=words)
        if part.column >= 0:
            words = self.say("in-column", column=self.space(COLUMNS[part.column]), gains=words)
        return words

    def _price(self, part: Part) -> str:
        """What an exchange costs."""
        parts = [self.goods(part.food, part.tool, part.labour)] if part.food + part.tool + part.labour else []
        amounts = (("cost-discard", part.discard), ("cost-bury", part.bury))
        parts += [self.say(what, count=count) for what, count in amounts if count]
        if part.how >= NAMED:
            animal = self.animal(ANIMALS[part.how - NAMED])
            parts.append(self.say("cost-animal-named", count=part.animals, animal=animal))
        elif part.animals:
            how = f"-{HOW[part.how - SAME]}" if part.how >= SAME else ""
            parts.append(self.say(f"cost-animal{how}", count=part.animals))
        return self._all(parts)

    def gain(self, gain: Gain) -> str:
        """One gain."""
        words = self.labour(gain.amount) if gain.kind == LABOUR else self.gained(GAINS[gain.kind], gain.amount)
        if gain.each >= FIRST_NAMED:
            animal = self.animal(ANIMALS[gain.each - FIRST_NAMED])
            return self.say("each-animal", count=gain.per, animal=animal, gain=words)
        return self.say(f"each-{COUNTS[gain.each]}", count=gain.per, gain=words) if gain.each >= 0 else words

    def gained(self, what: str, count: int = 1) -> str:
        """So much of something that is not labour."""
        return self.say(f"gain-{what}", count=count)

    def ability(self, section: str, entry: str, field: str) -> str:
        """An ability of the components, in words."""
        return self.marked(self.effects(self._value(section, entry, field)), section, entry, field)

    # Cards and tokens in full

    def card_labour(self, face: str) -> str:
        """What a starting or tribe card gives for its labour."""
        section = _section(face)
        return self.marked(self.labour(self._value(section, face, "half_labour")), section, face, "half_labour")

    def card_ability(self, face: str) -> str:
        """The ability of a card in the action phase."""
        return self.ability(_section(face), face, "ability" if face in CULTURE else "action")

    def card_in_full(self, face: str) -> str:
        """Everything that is printed on a card."""
        section = _section(face)
        points = self.marked(self.points(self._value(section, face, "points")), section, face, "points")
        if face in CULTURE:
            return self.say("culture-card", card=self.card(face), ability=self.card_ability(face), points=points)
        return self.say(
            "tribe-card",
            card=self.card(face),
            labour=self.card_labour(face),
            action=self.card_ability(face),
            eclipse=self.ability(section, face, "eclipse"),
            points=points,
        )

    def animal_in_full(self, species: str) -> str:
        """An animal: what its sets bring and what it gives when it is used."""
        table = self._value("animal", species, "sets")
        use = self.ability("animal", species, "use")
        if not table:
            return self.say("animal-card-wild", animal=self.animal(species), use=use)
        sets = self.marked(self._table(table), "animal", species, "sets")
        return self.say("animal-card", animal=self.animal(species), sets=sets, use=use)

    def _table(self, points: Sequence[int]) -> str:
        """Points for one, two, three and so on."""
        return self.tr.listing(
            [self.say("entry", count=count, points=worth) for count, worth in enumerate(points, start=1)]
        )

    def chief_side(self, chief: str, side: str) -> str:
        """One side of a chief."""
        return self.say("chief-side", side=side, ability=self.ability("chief", chief, side))

    def chief_in_full(self, chief: str) -> str:
        """A chief with both sides."""
        return self.say(
            "chief-card", chief=self.chief(chief), a=self.chief_side(chief, "a"), b=self.chief_side(chief, "b")
        )

    def setup_card(self, card: str) -> str:
        """The number of a set-up card."""
        return self.say("setup-card", number=card.removeprefix("su-"))

    def setup_gains(self, card: str) -> list[str]:
        """What a set-up card gives, one thing after the other."""
        gains = [
            self.marked(self.say(f"gain-{what}", count=self._value("setup", card, what)), "setup", card, what)
            for what in ("tool", "food")
            if self._value("setup", card, what)
        ]
        tribe = str(self._value("setup", card, "tribe"))
        gains.append(self.marked(self.card(tribe), "setup", card, "tribe"))
        gains.extend(
            self.marked(self.animal(animal), "setup", card, "animals")
            for animal in self._value("setup", card, "animals")
        )
        camps = self._value("setup", card, "camps")
        if camps:
            gains.append(self.marked(self.say("gain-camp", count=camps), "setup", card, "camps"))
        if self._value("setup", card, "reward"):
            gains.append(self.ability("setup", card, "reward"))
        return gains

    def setup_in_full(self, card: str) -> str:
        """A set-up card and what it gives."""
        return self.say("setup-gives", card=self.setup_card(card), gains=self.tr.listing(self.setup_gains(card)))

    def token(self, section: str, token: str) -> str:
        """What a glacier token or a rest token gives."""
        return self.ability(section, token, "reward")

    # Sacred stones

    def stone(self, stone: str) -> str:
        """What a sacred stone counts in every eclipse."""
        score = str(self._value("stone", stone, "score"))
        table = self._value("stone", stone, "points")
        if score in ("buried", "used_animals", "used_pairs"):
            text = self._brackets(table) if score == "buried" else self._table(table)
            worth = {"table": self.marked(text, "stone", stone, "points")}
        else:
            each = self.points(table[0]) if len(table) == 1 else self.say("worth-by-table", table=self._table(table))
            worth = {"worth": self.marked(each, "stone", stone, "points")}
        if score in ("settlements", "used_animals", "used_pairs"):
            name = self.terrain if score == "settlements" else self.animal
            named = self._all([name(what) for what in self._value("stone", stone, "what")])
            worth["what"] = self.marked(named, "stone", stone, "what")
        return self.marked(self.say(f"stone-{score}", **worth), "stone", stone, "score")

    def in_short(self, section: str, entry: str) -> str:
        """A sacred stone by what it counts; other things have names."""
        if section != "stone":
            return ""
        score = str(self._value(section, entry, "score"))
        name = self.terrain if score == "settlements" else self.animal
        return self.say(f"short-{score}", what=self._all([name(what) for what in self._value(section, entry, "what")]))

    def _brackets(self, points: Sequence[int]) -> str:
        """Points by the number of buried cards."""
        least = self._value("burial", "brackets", "cards")
        parts = [
            self.say("bracket", least=first, most=following - 1, points=worth)
            for first, following, worth in zip(least[:-1], least[1:], points[:-1], strict=True)
        ]
        parts.append(self.say("bracket-last", least=least[-1], points=points[-1]))
        return self.marked(self.tr.listing(parts), "burial", "brackets", "cards")

    # Tracks

    def offering_level(self, level: int) -> str:
        """A level of the offering track, from 1: what is left over for a point, and the reward on the way."""
        entry = f"level-{level}"
        ratio = self.marked(str(self._value("offering", entry, "ratio")), "offering", entry, "ratio")
        if not self._value("offering", entry, "reward"):
            return self.say("offering-level", level=level, ratio=ratio)
        reward = self.ability("offering", entry, "reward")
        return self.say("offering-level-reward", level=level, ratio=ratio, reward=reward)

    def honour_level(self, level: int) -> str:
        """A level of the honour track, from 1, with its points."""
        points = self.points(self._value("honour", "track", "points")[level - 1])
        return self.say("honour-level", level=level, points=self.marked(points, "honour", "track", "points"))

    # Prices

    def price(self, what: str) -> str:
        """A price of the main board."""
        food, tools, labour = (self._value("price", what, good) for good in ("food", "tool", "labour"))
        text = self.goods(food, tools, 2 * labour)
        ours = any(self.components.source("price", what, good) == "substitute" for good in ("food", "tool", "labour"))
        return text + MARK if ours else text

    def slot_price(self, slot: int) -> str:
        """What the next slot for a sacred stone costs, from 1."""
        entry = f"slot-{slot}"
        amounts = [
            self.marked(
                self.say(f"gain-{good}", count=self._value("stone_slot", entry, good)), "stone_slot", entry, good
            )
            for good in ("tool", "food")
            if self._value("stone_slot", entry, good)
        ]
        return self._all(amounts)


def _section(face: str) -> str:
    """In which section of the components a card stands."""
    if face in CULTURE:
        return "culture"
    return "starting" if face in STARTING else "tribe"


def _halves(half_points: int) -> float:
    return half_points / 2 if half_points % 2 else half_points // 2
