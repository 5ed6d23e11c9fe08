"""The wheels and tiles of Tzolk'in in words, made from the components and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sunstone.games.tzolkin.names import GOODS, TECHNOLOGIES, TEMPLES, TOP_LEVEL, WHEELS, last_action, last_position
from sunstone.text.base import TableText, capital

LAST_ACTION = {gear: int(last_action(wheel)) for wheel, gear in enumerate(WHEELS)}
FIRST_COUNTED = {"maxed_techs": 0, "workers": 3}
"""Monuments scored by a table, and what its first entry is for."""
FEWEST = 2
"""Players at the smallest table."""


def plain(points: float) -> float:
    """Points without decimals where there are none."""
    return int(points) if points == int(points) else points


class TileWords(TableText):
    """Words for what is printed on the boards and tiles."""

    # Small things

    def say(self, message: str, **arguments: str | float) -> str:
        """A message of this game; ids are written with hyphens."""
        return self.tr(f"tzolkin-{message}".replace("_", "-"), **arguments)

    def gear(self, gear: str) -> str:
        """The name of a wheel."""
        return self.say(f"gear-{gear}")

    def temple(self, temple: str) -> str:
        """The god of a temple."""
        return self.say(f"temple-{temple}")

    def technology(self, technology: str) -> str:
        """The name of a technology."""
        return self.say(f"technology-{technology}")

    def points(self, points: float) -> str:
        """An amount of points, without decimals where there are none."""
        return self.say("amount-points", count=plain(points))

    def goods(self, goods: Mapping[str, int]) -> str:
        """Amounts of goods; what there is nothing of is left out."""
        return self.tr.listing([self.say(f"amount-{good}", count=goods[good]) for good in GOODS if goods.get(good)])

    def _parts(self, parts: Sequence[str]) -> str:
        return self.say("part").join(parts)

    def _number(self, section: str, entry: str, field: str) -> int:
        return self.components.number(section, entry, field)

    def _list(self, section: str, entry: str, field: str) -> list[Any]:
        value = self.components.entries(section)[entry][field]
        assert isinstance(value, list)
        return value

    def _marked(self, text: str, section: str, entry: str) -> str:
        sources = {self.components.source(section, entry, field) for field in self.game.schema()[section]}
        return f"{text} {self.tr('substitute-mark')}" if "substitute" in sources else text

    # The wheels

    def does(self, gear: str, position: int) -> str:
        """What a position of a wheel does, from 1 on."""
        if position > LAST_ACTION[gear]:
            return self.say("does-any")
        entry = f"action-{position}"
        if gear == "palenque":
            corn = self.goods({"corn": self._number(gear, entry, "corn")})
            wood = self._number(gear, entry, "wood")
            if position == 1:
                return self._marked(self.say("does-fish", goods=corn), gear, entry)
            if wood:
                corn = self.say("or", first=corn, second=self.goods({"wood": wood}))
            return self._marked(corn, gear, entry)
        if gear == "yaxchilan":
            gain = dict(zip(GOODS, self._list(gear, entry, "gain"), strict=True))
            return self._marked(self.goods(gain), gear, entry)
        if gear == "chichen_itza":
            return self.say("does-skull", gains=self._space(position))
        return self.say(f"does-{gear}-{position}")

    def _space_values(self, number: int) -> tuple[str, str, int]:
        """Of a space of Chichen Itza: its points in words, its temple, and how many blocks it brings."""
        entry = f"space-{number}"
        points = self.points(self._number("chichen_itza", entry, "points"))
        temple = str(self.components.entries("chichen_itza")[entry]["temple"])
        return self._marked(points, "chichen_itza", entry), temple, self._number("chichen_itza", entry, "blocks")

    def _space(self, number: int) -> str:
        """What a space of Chichen Itza brings."""
        points, temple, blocks = self._space_values(number)
        gains = [points, self.say("effect-temple", temple=self.temple(temple), steps=1)]
        if blocks:
            gains.append(self.say("amount-block", count=blocks))
        return self.tr.listing(gains)

    def _actions_of(self, gear: str) -> list[str]:
        """All actions of a wheel, in order."""
        return [
            self.say("does-numbered", number=number, what=self.does(gear, number))
            for number in range(1, LAST_ACTION[gear] + 1)
        ]

    # Tiles

    def effect(self, text: str) -> str:
        """An effect of a tile in words."""
        word, *rest = text.split()
        if word == "gain":
            return self.goods({rest[0]: int(rest[1])})
        if word in ("temple", "tech"):
            count = {"steps" if word == "temple" else "levels": int(rest[1])}
            if rest[0] == "any":
                return self.say(f"effect-{word}-any", **count)
            if word == "temple":
                return self.say("effect-temple", temple=self.temple(rest[0]), **count)
            return self.say("effect-tech", technology=self.technology(rest[0]), **count)
        if word == "vp":
            return self.points(int(rest[0]))
        if word == "meals":
            return self.say("effect-meals", count=int(rest[0]))
        return self.say(f"effect-{word}")

    def _effects(self, section: str, tile: str) -> str:
        effects = [self.effect(str(text)) for text in self._list(section, tile, "effects")]
        return self._marked(self.tr.listing(effects), section, tile)

    def _kind(self, section: str, tile: str) -> str:
        return self.say(f"kind-{self.components.entries(section)[tile]['kind']}")

    def building(self, tile: str) -> str:
        """A building: its kind, what it costs and what it does."""
        cost = dict(zip(GOODS[1:4], self._list("building", tile, "cost"), strict=True))
        kind = self._kind("building", tile)
        return self.say("building", kind=kind, cost=self.goods(cost), effects=self._effects("building", tile))

    def monument(self, tile: str) -> str:
        """A monument: what it counts, its kind, what it costs and what it brings at the end."""
        cost = dict(zip(GOODS[1:], self._list("monument", tile, "cost"), strict=True))
        return self.say(
            "monument",
            tile=self.short("monument", tile),
            kind=self._kind("monument", tile),
            cost=self.goods(cost),
            score=self._monument_score(tile),
        )

    def in_short(self, section: str, entry: str) -> str:
        """A building or wealth tile by its effects, a monument by what it counts."""
        if section == "building":
            return self.say("short-building", kind=self._kind(section, entry), effects=self._brief(section, entry))
        if section == "monument":
            return self.say(f"short-{self.components.entries(section)[entry]['score']}")
        return self._brief(section, entry) if section == "wealth" else ""

    def _brief(self, section: str, tile: str) -> str:
        """The effects of a tile in as few words as can be."""
        told = []
        for text in self._list(section, tile, "effects"):
            word, *rest = str(text).split()
            if word in ("temple", "tech"):
                what = self.say(f"short-{word}-any")
                if rest[0] != "any":
                    what = self.temple(rest[0]) if word == "temple" else self.technology(rest[0])
                told.append(self.say("short-steps", what=what, count=int(rest[1])))
            elif word == "meals":
                told.append(self.say("short-meals", count=int(rest[0])))
            else:
                told.append(self.effect(str(text)) if word in ("gain", "vp") else self.say(f"short-{word}"))
        return self.tr.listing(told)

    def _monument_score(self, tile: str) -> str:
        score = str(self.components.entries("monument")[tile]["score"])
        table = self._list("monument", tile, "points")
        worth = self._worth(tile)
        if worth is not None:
            text = self.say("score-all-monuments", worth=self.points(worth))
        elif score == "all_monuments":
            text = self.say("score-by-players", table=self._entries(table, FEWEST))
        elif score in FIRST_COUNTED:
            text = self.say(f"score-{score}", table=self._entries(table, FIRST_COUNTED[score]))
        elif score == "temple_points":
            text = self.say("score-temple-points", times=table[0])
        else:
            text = self.say(f"score-{score}", worth=self.points(table[0]))
        return self._marked(text, "monument", tile)

    def _worth(self, tile: str) -> int | None:
        """What a monument that counts everybody's is worth with so few players; a short table goes on with its end."""
        entry = self.components.entries("monument")[tile]
        table = entry["points"]
        assert isinstance(table, list)
        if entry["score"] != "all_monuments" or not self.names:
            return None
        return int(table[min(len(self.names) - FEWEST, len(table) - 1)])

    def _entries(self, table: list[int], first: int) -> str:
        entries = [
            self.say("score-entry", count=count, points=points)
            for count, points in enumerate(table, start=first)
            if points
        ]
        return self.tr.listing(entries)

    def wealth(self, tile: str) -> str:
        """What a starting wealth tile brings."""
        return self._effects("wealth", tile)

    def component_words(self) -> dict[str, list[str]]:
        """The tiles, the stations of the wheels, the temples and the technologies."""
        words = {
            f"{section}/{tile}": [describe(tile)]
            for section, describe in (
                ("building", self.building),
                ("monument", self.monument),
                ("wealth", self.wealth),
            )
            for tile in self.components.entries(section)
        }
        words |= {
            f"worth/{tile}": [str(worth)]
            for tile in self.components.entries("monument")
            if (worth := self._worth(tile)) is not None
        }
        for wheel, gear in enumerate(WHEELS):
            last = LAST_ACTION[gear]
            words[f"wheel/{gear}"] = [*self._actions_of(gear), self.say("does-last", number=last + 1)]
            for position in range(1, int(last_position(wheel)) + 1):
                words[f"station/{gear}-{position}"] = [self.does(gear, position)]
        words |= {f"temple/{temple}": [self.temple_in_full(temple)] for temple in TEMPLES}
        return words | {f"technology/{technology}": self.levels(technology) for technology in TECHNOLOGIES}

    def levels(self, technology: str) -> list[str]:
        """What each level of a technology brings, and what comes beyond the last."""
        levels = [
            self.say("level", level=level, what=self.say(f"level-{technology}-{level}"))
            for level in range(1, TOP_LEVEL + 1)
        ]
        return [*levels, self.say("level-beyond", what=self.say(f"level-{technology}-{TOP_LEVEL + 1}"))]

    def temple_in_full(self, temple: str) -> str:
        """The steps of a temple with their points and rewards, and what the highest gets."""
        points = self._list("temple", temple, "points")
        rewards = [
            self.say("reward", goods=self.goods({reward: 1}), step=step)
            for step, reward in enumerate(self._list("temple", temple, "rewards"))
            if reward and step < len(points)
        ]
        first, second = self._list("temple", temple, "bonus")
        text = self.say(
            "reference-temple",
            temple=self.temple(temple),
            points=self.tr.listing([str(worth) for worth in points]),
            rewards=self.tr.listing(rewards),
            first=self.points(first),
            second=self.points(second),
        )
        return self._marked(text, "temple", temple)

    def printed(self, section: str, entry: str) -> str:
        """A tile with all that is on it; with nobody at the table, for any number of players."""
        if section == "building":
            return capital(self.building(entry))
        if section == "monument":
            return capital(self.monument(entry))
        if section == "wealth":
            gear = self.gear(str(self.components.entries(section)[entry]["gear"]))
            position = self._number(section, entry, "position")
            return capital(self.say("wealth-dummy", wealth=self.wealth(entry), gear=gear, position=position))
        return ""
