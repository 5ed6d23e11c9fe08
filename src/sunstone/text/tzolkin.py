"""Tzolk'in in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sunstone.games.tzolkin.food_day import HUNGER
from sunstone.games.tzolkin.names import LESSER_WHEELS, PLACES, TECHNOLOGIES, TEMPLES, TOP_LEVEL, WHEELS, last_position
from sunstone.text.base import Section
from sunstone.text.tzolkin_tiles import LAST_ACTION, TileWords, plain

Json = Mapping[str, Any]


class TzolkinText(TileWords):
    """Words for a table of Tzolk'in."""

    # Choices

    def action(self, structure: Mapping[str, object]) -> str:
        """What an action does."""
        action: Json = structure
        match action["verb"]:
            case "keep":
                return self.say("action-keep", first=action["tiles"][0], second=action["tiles"][1])
            case "place":
                return self._place(action)
            case "take":
                return self._take(action["gear"], action["position"])
            case "act" if action["action"] != "none":
                return self.say("action-act", number=action["action"])
            case "use":
                return self.say("action-use", what=self.does(action["gear"], action["action"]))
            case "beg" | "burn" as verb:
                return self.say(f"action-{verb}", temple=self.temple(action["temple"]))
            case "raise":
                return self._raise(action)
            case "pay" | "gain" as verb:
                return self.say(f"action-{verb}", goods=self.goods(Counter(action["blocks"])))
            case "advance":
                return self.say("action-advance", technology=self.technology(action["technology"]))
            case "build" | "monument" as verb:
                plain = "-plain" if "how" in action else ""
                return self.say(f"action-{verb}{plain}", slot=action["slot"])
            case "save" if action["block"] != "none":
                return self.say("action-save", block=self.say(f"block-{action['block']}"))
            case "sell" | "buy":
                return self._trade(action)
            case "calendar":
                return self.say("action-calendar", days=action["days"])
        # What is left has no numbers or names in it: the message is that of its words.
        return self.say("-".join(["action", *(str(word) for word in action.values())]))

    def _take(self, gear: str, position: int) -> str:
        where: dict[str, str | float] = {"gear": self.gear(gear), "position": position}
        if position > 0:
            return self.say("action-take", what=self.does(gear, position), **where)
        if gear == "chichen_itza":
            return self.say("action-take-theology", what=self.does(gear, 1), **where)
        return self.say("action-take-none", **where)

    def _trade(self, action: Json) -> str:
        block = self.goods({action["block"]: 1})
        corn = self.goods({"corn": self._number("market", action["block"], "corn")})
        sold, bought = (block, corn) if action["verb"] == "sell" else (corn, block)
        return self.say("action-trade", sold=sold, bought=bought)

    def _place(self, action: Json) -> str:
        if action["place"] == "start":
            return self.say("action-place-start")
        return self.say("action-place", gear=self.gear(action["place"]))

    def _raise(self, action: Json) -> str:
        temples = [self.temple(temple) for temple in action["temples"]]
        if len(temples) == 1:
            return self.say("action-raise", temple=temples[0])
        return self.say("action-raise-two", first=temples[0], second=temples[1])

    def choice(self, structure: Mapping[str, object], view: Mapping[str, object]) -> str:
        """Wealth tiles are named by what they give."""
        now: Json = view
        action: Json = structure
        dealt = now["seats"][now["seat"]].get("dealt") or []
        # What is not legal here may name places where nothing was dealt.
        if action["verb"] != "keep" or max(action["tiles"]) > len(dealt):
            return self.action(structure)
        first, second = (f"({self.short('wealth', dealt[place - 1])})" for place in action["tiles"])
        return self.say("action-keep", first=first, second=second)

    def ask(self, view: Mapping[str, object]) -> str:
        """What is asked of the seat whose decision it is."""
        now: Json = view
        due = now["due"]
        if due is not None:
            return self._ask_action(now, due) if due["kind"] == "action" else self._ask_due(due)
        if now["phase"] != "turn":
            return self.say(f"ask-{now['phase']}")
        return self.say("ask-mercy" if now["mercy"] else f"ask-{now['mode']}")

    def _ask_action(self, now: Json, due: Json) -> str:
        gear, position = due["wheel"], due["position"]
        further = position + _foresight(now, gear)
        if further > LAST_ACTION[gear]:
            return self.say("ask-action-free", gear=self.gear(gear), position=position)
        if further > position:
            return self.say("ask-action-theology", gear=self.gear(gear), position=position, next=further)
        return self.say("ask-action", gear=self.gear(gear), position=position)

    def _ask_due(self, due: Json) -> str:
        kind = due["kind"]
        if kind == "harvest":
            return self.say("ask-harvest", action=due["action"])
        if kind == "rise":
            return self.say("ask-rise", count=due["temples"])
        if kind == "temple_payment":
            return self.say("ask-payment", count=1)
        if kind in ("payment", "treasure"):
            return self.say(f"ask-{kind}", count=due["blocks"])
        if kind == "construction" and due["by"] == "uxmal_4":
            return self.say("ask-construction-corn")
        if kind in ("paid_tech", "construction") and due["optional"]:
            return self.say(f"ask-{kind}-again")
        return self.say(f"ask-{kind}")

    # What happened

    def event(self, event: Mapping[str, object]) -> str:
        """What happened."""
        now: Json = event
        kind = str(now["kind"])
        arguments: dict[str, str | float] = {"name": self.name(now["seat"])}
        for key, value in now.items():
            argument = self._argument(kind, key, value)
            if argument is not None:
                arguments[key] = argument
        if kind == "kept" and "tiles" in now:
            kind = "kept-own"
        elif kind == "points":
            kind = f"points-{now['source']}"
        elif kind == "harvested":
            kind = f"harvested-{now['crop']}" + ("" if now["tile"] else "-no-tile")
        elif kind == "acted":
            arguments["what"] = self.does(now["gear"], now["action"])
        elif kind in ("rose", "sank"):
            arguments["points"] = self.points(self._list("temple", now["temple"], "points")[now["step"]])
        elif kind == "bonus":
            arguments["what"] = self.say(f"level-{now['technology']}-{TOP_LEVEL + 1}")
        elif kind == "fed" and now["hungry"]:
            kind = "fed-hungry"
            arguments["points"] = self.points(HUNGER * now["hungry"])
        elif kind == "temple_points" and now["bonus"]:
            kind = "temple-points-bonus"
        elif kind == "built":
            tile = str(now["building"])
            arguments.update(kind=self._kind("building", tile), effects=self._effects("building", tile))
        elif kind == "built_monument":
            tile = str(now["monument"])
            arguments["tile"] = self.short("monument", tile)
            arguments.update(kind=self._kind("monument", tile), score=self._monument_score(tile))
        elif kind == "one_day" and now["workers"]:
            workers = [
                self.say("worker-of", gear=self.gear(gear), name=self.name(seat)) for gear, seat in now["workers"]
            ]
            arguments["workers"] = self.tr.listing(workers)
        elif kind == "one_day":
            kind = "one-day-dark"
        elif kind in ("revealed", "new_age"):
            arguments["tiles"] = self._parts([self.building(tile) for tile in now["buildings"]])
        return self.say(f"event-{kind}", **arguments)

    def _argument(self, kind: str, key: str, value: Any) -> str | float | None:
        """A field of an event as it is put into the message."""
        if key == "gear":
            return self.gear(value)
        if key == "temple":
            return self.temple(value)
        if key == "technology":
            return self.technology(value)
        if key in ("goods", "sold", "bought"):
            return self.goods(value)
        if key in ("points", "bonus"):
            return self.points(value)
        if key == "tiles":
            return self._parts([self.short("wealth", tile) if kind == "kept" else self.wealth(tile) for tile in value])
        if key == "scores":
            scores = [
                self.say("score-of", name=self.name(seat), points=plain(points)) for seat, points in enumerate(value)
            ]
            return self.tr.listing(scores)
        return value if isinstance(value, int) and key != "seat" else None

    # The position

    def position(self, view: Mapping[str, object]) -> list[Section]:
        """The position in words: what never changes, the boards, then every seat, the reader's own last."""
        now: Json = view
        you = now["you"]
        seats = [seat for seat in range(now["players"]) if seat != you]
        if you is not None:
            seats.append(you)
        return [
            self._reference(),
            self._calendar(now),
            self._wheels(now),
            self._jungle(now),
            self._temples(now),
            self._technologies(now),
            Section(
                "buildings",
                self.say("buildings", left=now["buildings_left"]),
                self._slots(now["buildings"], self.building),
            ),
            Section("monuments", self.say("monuments"), self._slots(now["monuments"], self.monument)),
            self._skulls(now),
            *(self._seat(now, seat) for seat in seats),
        ]

    def _reference(self) -> Section:
        lines = []
        # What Chichen Itza does is described with its skull spaces.
        for gear in WHEELS[:LESSER_WHEELS]:
            actions = [*self._actions_of(gear), self.say("does-last", number=LAST_ACTION[gear] + 1)]
            lines.append(self.say("reference-wheel", gear=self.gear(gear), actions=self._parts(actions)))
        extra = [str(cost) for cost in self._list("placing", "cost", "extra")[1:]]
        lines.append(self.say("reference-placing", extra=self.tr.listing(extra)))
        for technology in TECHNOLOGIES:
            levels = self._parts(self.levels(technology))
            lines.append(self.say("reference-technology", technology=self.technology(technology), levels=levels))
        prices = [str(price) for price in self._list("technology", "advance", "blocks")]
        lines.append(self.say("reference-prices", prices=self.tr.listing(prices)))
        lines.extend(self.temple_in_full(temple) for temple in TEMPLES)
        return Section("reference", self.say("reference"), lines, reference=True)

    def _calendar(self, now: Json) -> Section:
        lines = []
        held = now["food_days_held"]
        if now["food_day"] and not now["over"]:
            number = now["food_day"]
            lines.append(self.say(f"food-day-{_gives(number)}", number=number))
        elif held < len(now["food_days"]) and not now["over"]:
            days = now["food_days"][held] - now["day"]
            lines.append(self.say(f"food-day-in-{_gives(held + 1)}", number=held + 1, days=days))
        lines.append(self.say("tooth-corn", corn=len(now["tooth_corn"])))
        lines.append(self.say("start-player", name=self.name(now["first"])))
        lines.append(self.say("start-space", who=self._who(now["start_space"])))
        heading = self.say("calendar", round=now["round"], day=now["day"] + 1, age=now["age"])
        return Section("calendar", heading, lines)

    def _who(self, occupant: int | str | None) -> str:
        if occupant is None:
            return self.say("nobody")
        return self.say("dummy") if isinstance(occupant, str) else self.name(occupant)

    def _wheels(self, now: Json) -> Section:
        lines = []
        for wheel, gear in enumerate(WHEELS):
            top = int(last_position(wheel))
            places = now["wheels"][gear]
            standing = [
                self.say("standing" if place <= top else "standing-hidden", position=place, who=self._who(occupant))
                for place, occupant in enumerate(places)
                if occupant is not None
            ]
            text = self.tr.listing(standing)
            free = [place for place in range(top + 1) if places[place] is None]
            if free:
                lines.append(self.say("wheel", gear=self.gear(gear), standing=text, free=free[0]))
            else:
                lines.append(self.say("wheel-full", gear=self.gear(gear), standing=text))
        return Section("wheels", self.say("wheels"), lines)

    def _fields(self, fields: Json) -> str:
        return self.say("jungle-fields", action=fields["action"], corn=fields["corn"], forest=fields["forest"])

    def _jungle(self, now: Json) -> Section:
        return Section("jungle", self.say("jungle"), [self._fields(fields) for fields in now["jungle"]])

    def _temple_line(self, now: Json, temple: str, seats: Sequence[int]) -> str:
        """Who stands where in a temple, the highest first."""
        points = self._list("temple", temple, "points")
        steps = {seat: now["seats"][seat]["temples"][temple] for seat in seats}
        standing = [
            self.say("on-step", name=self.name(seat), step=steps[seat], points=self.points(points[steps[seat]]))
            for seat in sorted(seats, key=lambda seat: -steps[seat])
        ]
        return self.say("temple", temple=self.temple(temple), standing=self._parts(standing))

    def _temples(self, now: Json) -> Section:
        seats = range(now["players"])
        return Section("temples", self.say("temples"), [self._temple_line(now, temple, seats) for temple in TEMPLES])

    def _technologies(self, now: Json) -> Section:
        lines = []
        for technology in TECHNOLOGIES:
            standing = [
                self.say("on-level", name=self.name(seat), level=state["technologies"][technology])
                for seat, state in enumerate(now["seats"])
            ]
            lines.append(
                self.say("technology", technology=self.technology(technology), standing=self.tr.listing(standing))
            )
        return Section("technologies", self.say("technologies"), lines)

    def _slots(self, tiles: Sequence[str | None], describe: Callable[[str], str]) -> list[str]:
        return [
            self.say("slot-empty", slot=slot) if tile is None else self.say("slot", slot=slot, tile=describe(tile))
            for slot, tile in enumerate(tiles, start=1)
        ]

    def _skulls(self, now: Json) -> Section:
        return Section("skulls", self.say("skulls", left=now["skulls_left"]), [self._parts(self._spaces(now))])

    def _spaces(self, now: Json) -> list[str]:
        return [
            self.say("space-taken", number=number) if number in now["skull_spaces"] else self._short_space(number)
            for number in range(1, LAST_ACTION["chichen_itza"] + 1)
        ]

    def _short_space(self, number: int) -> str:
        points, temple, blocks = self._space_values(number)
        arguments: dict[str, str | float] = {"number": number, "points": points, "temple": self.temple(temple)}
        if blocks:
            return self.say("space-block", block=self.say("amount-block", count=blocks), **arguments)
        return self.say("space", **arguments)

    def _seat(self, now: Json, seat: int) -> Section:
        own = seat == now["you"]
        state = now["seats"][seat]
        heading = self.say(
            "seat-own" if own else "seat",
            name=self.name(seat),
            points=self.points(state["points"]),
            workers=state["workers"],
            hand=state["hand"],
        )
        corn = max(0, state["workers"] - state["free_meals"]) * state["meal_price"]
        lines = [
            self.say("goods", goods=self.goods(state["goods"])),
            self.say("feeding", corn=corn),
            self.say("light" if state["light"] else "dark"),
        ]
        if state["corn_tiles"] or state["wood_tiles"]:
            lines.append(self.say("harvest-tiles", corn=state["corn_tiles"], wood=state["wood_tiles"]))
        if state["buildings"]:
            buildings = [self.short("building", tile) for tile in state["buildings"]]
            lines.append(self.say("built", tiles=self._parts(buildings)))
        if state["monuments"]:
            monuments = [self.monument(tile) for tile in state["monuments"]]
            lines.append(self.say("built-monuments", tiles=self._parts(monuments)))
        if own and seat == now["seat"]:
            lines.extend(self._before_deciding(now, seat))
        return Section(f"seat {seat + 1}", heading, lines)

    # What one wants to know for the decision that is due

    def _before_deciding(self, now: Json, seat: int) -> list[str]:
        state = now["seats"][seat]
        if now["phase"] == "keep":
            lines = [self.say("dealt")]
            lines.extend(f"  {line}" for line in self._slots(state["dealt"], self.wealth))
            return lines
        due = now["due"]
        if due is not None:
            return self._about(now, seat, due)
        if now["phase"] == "turn" and now["mode"] != "taking" and state["hand"]:
            return [self.say("next-worker", places=self.tr.listing(self._place_costs(now)))]
        return []

    def _place_costs(self, now: Json) -> list[str]:
        return [
            self.say("place-cost", place=self.say("place-start") if place == "start" else self.gear(place), cost=cost)
            for place, cost in zip(PLACES, now["place_costs"], strict=True)
            if cost >= 0
        ]

    def _about(self, now: Json, seat: int, due: Json) -> list[str]:
        kind = due["kind"]
        if kind == "action":
            gear = due["wheel"]
            actions = self._spaces(now) if gear == "chichen_itza" else self._actions_of(gear)
            within = actions[: due["position"] + _foresight(now, gear)]
            return [self.say("reference-wheel", gear=self.gear(gear), actions=self._parts(within))] if within else []
        if kind == "harvest":
            lines = [self._fields(fields) for fields in now["jungle"] if fields["action"] == due["action"]]
            return [*lines, *(self._temple_line(now, temple, [seat]) for temple in TEMPLES)]
        if kind in ("rise", "devotion"):
            return [self._temple_line(now, temple, range(now["players"])) for temple in TEMPLES]
        if kind in ("paid_tech", "free_tech"):
            paid = kind == "paid_tech"
            return [self._next_level(now["seats"][seat], technology, paid=paid) for technology in TECHNOLOGIES]
        if kind == "construction":
            lines = [self.say("buildings", left=now["buildings_left"])]
            lines.extend(f"  {line}" for line in self._slots(now["buildings"], self.building))
            if due["by"] == "tikal_4":
                lines.append(self.say("monuments"))
                lines.extend(f"  {line}" for line in self._slots(now["monuments"], self.monument))
            return lines
        if kind == "saving":
            return [self.building(now["buildings"][due["slot"]])]
        return []

    def _next_level(self, state: Json, technology: str, *, paid: bool) -> str:
        level = state["technologies"][technology]
        arguments: dict[str, str | float] = {
            "technology": self.technology(technology),
            "level": level,
            "what": self.say(f"level-{technology}-{level + 1}"),
        }
        if paid:
            return self.say("now-level-paid", price=self._list("technology", "advance", "blocks")[level], **arguments)
        return self.say("now-level", **arguments)

    def source(self, sheet_line: Mapping[str, object]) -> str:
        """Where points come from."""
        line: Json = sheet_line
        if line["source"] == "monument":
            return self.short("monument", str(line["monument"]))
        return self.say(f"source-{line['source']}")


def _foresight(now: Json, gear: str) -> int:
    """How much further than its position a worker of the seat that decides reaches: theology, in Chichen Itza."""
    return 1 if gear == "chichen_itza" and now["seats"][now["seat"]]["technologies"]["theology"] else 0


def _gives(number: int) -> str:
    """What the temples give on a Food Day: goods in the middle of an age, points at its end."""
    return "goods" if number % 2 else "points"
