"""Cóatl in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

from sunstone.text.base import Section, TableText, capital

Json = Mapping[str, Any]

COLOURS = "YRKGB"


class CoatlText(TableText):
    """Words for a table of Cóatl."""

    # Small things

    def colour(self, letter: str | None) -> str:
        """The name of a colour, or a word for an empty space."""
        return self.tr("coatl-empty") if letter is None else self.tr(f"coatl-colour-{letter}")

    def piece(self, piece: str, letters: list[str]) -> str:
        """A head, a tail, or one or two bodies."""
        if piece == "body" and len(letters) == 2:
            return self.tr("coatl-bodies", first=self.colour(letters[0]), second=self.colour(letters[1]))
        return self.tr(f"coatl-{piece}", colour=self.colour(letters[0]))

    def chain(self, coatl: Json) -> str:
        """The pieces of a coatl from head to tail; an open end is shown as such."""
        letters = list(coatl["pieces"])
        first = self.tr("coatl-chain-head") if coatl["head"] else self.tr("coatl-chain-open")
        last = self.tr("coatl-chain-tail") if coatl["tail"] else self.tr("coatl-chain-open")
        return f"{first} {' '.join(letters)} {last}"

    # Cards

    def requirement(self, text: str) -> str:
        """A requirement of the pattern language in words."""
        op, *words = text.split()
        if op == "seq":
            return self.tr("coatl-need-seq", tokens=self.tr.listing([self._token(word) for word in words]))
        if op == "bag":
            parts = [self.tr("coatl-need-some", colour=self.colour(word[0]), count=int(word[1:])) for word in words]
            return self.tr("coatl-need-bag", parts=self.tr.listing(parts))
        if op == "equal":
            return self.tr("coatl-need-equal", first=self.colour(words[0]), second=self.colour(words[1]))
        if op == "length":
            return self.tr("coatl-need-length", count=int(words[0]))
        if op == "no_card":
            return self.tr("coatl-need-no-card", suit=self.tr(f"coatl-suit-{words[0]}"))
        return self.tr(f"coatl-need-{op}", colour=self.colour(words[0]))

    def _token(self, token: str) -> str:
        if token == "*+":  # noqa: S105
            return self.tr("coatl-token-any")
        if token.startswith("!"):
            return self.tr("coatl-token-not", colour=self.colour(token[1:]))
        if token.endswith("+"):
            return self.tr("coatl-token-plus", colour=self.colour(token[:-1]))
        return self.colour(token)

    def _levels(self, levels: object, *, met: bool = False) -> str:
        """Points by level: how often a prophecy is fulfilled, or how many requirements of a temple are met."""
        assert isinstance(levels, list)
        spelled = []
        for place, (times, points) in enumerate(levels):
            top = place == len(levels) - 1 > 0
            message = "coatl-level-met" if met else "coatl-level-top" if top else "coatl-level"
            spelled.append(self.tr(message, times=times, points=points))
        return self.tr.listing(spelled)

    def card(self, card: str) -> str:
        """A prophecy: its suit, what it wants and what it brings."""
        entry = self.components.entries("prophecy")[card]
        suit = self.tr(f"coatl-suit-{entry['suit']}")
        return self.tr("coatl-card", suit=suit, **self._prophecy(card))

    def temple(self, temple: str) -> str:
        """A temple: what it wants and what it brings."""
        return self.tr("coatl-temple", **self._temple(temple))

    def in_short(self, section: str, entry: str) -> str:
        """A prophecy or a temple by what it wants."""
        values = self.components.entries(section)[entry]
        if section == "prophecy":
            return self._brief(str(values["requirement"]))
        if section != "temple":
            return ""
        wants = values["requirements"]
        assert isinstance(wants, list)
        return self.tr("coatl-and-or").join(self._brief(text) for text in wants)

    def _brief(self, text: str) -> str:
        """A requirement in as few words as can be: a row is joined by dashes, what may lie anywhere by signs."""
        op, *words = text.split()
        if op == "seq":
            if len(words) > 2 and words[0] == words[-1] and {f"!{word}" for word in words[1:-1]} == {words[0]}:
                return self.tr("coatl-short-exactly", run=self._run(words[1], len(words) - 2))
            return "–".join(self._run(token, len(list(same))) for token, same in groupby(words))
        if op == "bag":
            return " + ".join(self._run(word[0], int(word[1:])) for word in words)
        if op == "equal":
            return self.tr("coatl-short-equal", first=self.colour(words[0]), second=self.colour(words[1]))
        if op == "length":
            return self.tr("coatl-short-length", count=int(words[0]))
        if op == "no_card":
            return self.tr("coatl-short-no-card", suit=self.tr(f"coatl-suit-{words[0]}"))
        return self.tr(f"coatl-short-{op}", colour=self.colour(words[0]))

    def _run(self, token: str, count: int) -> str:
        """Some pieces of a row that are alike."""
        if token == "*+":  # noqa: S105
            return "…"
        told = self._token(token) if token.startswith("!") else self.colour(token[0])
        if token.endswith("+"):
            told += "…"
        return told if count == 1 else self.tr("coatl-need-some", count=count, colour=told)

    def prophecy_names(self, cards: Iterable[str]) -> str:
        """Several prophecies in short."""
        return self.tr.listing([self.short("prophecy", card) for card in cards])

    def printed(self, section: str, entry: str) -> str:
        """A prophecy or a temple with all that is on it."""
        if section == "prophecy":
            return capital(self.card(entry))
        return capital(self.temple(entry)) if section == "temple" else ""

    def component_words(self) -> dict[str, list[str]]:
        """The prophecies and the temples: what each wants, then its points."""
        words: dict[str, list[str]] = {}
        for card in self.components.entries("prophecy"):
            prophecy = self._prophecy(card)
            words[f"prophecy/{card}"] = [capital(prophecy["need"]), prophecy["levels"]]
        for card, entry in self.components.entries("temple").items():
            wants = entry["requirements"]
            assert isinstance(wants, list)
            needs = [capital(self.requirement(text)) for text in wants]
            words[f"temple/{card}"] = [*needs, self._temple(card)["levels"]]
        return words

    def _prophecy(self, card: str) -> dict[str, str]:
        entry = self.components.entries("prophecy")[card]
        return {
            "need": self.requirement(str(entry["requirement"])),
            "levels": self._marked(self._levels(entry["levels"]), "prophecy", card),
        }

    def _temple(self, temple: str) -> dict[str, str]:
        entry = self.components.entries("temple")[temple]
        wants = entry["requirements"]
        assert isinstance(wants, list)
        return {
            "needs": self.tr("coatl-and-or").join(self.requirement(text) for text in wants),
            "levels": self._marked(self._levels(entry["levels"], met=True), "temple", temple),
        }

    def _marked(self, text: str, section: str, entry: str) -> str:
        sources = {self.components.source(section, entry, field) for field in self.game.schema()[section]}
        return f"{text} {self.tr('substitute-mark')}" if "substitute" in sources else text

    # Choices

    def action(self, structure: Mapping[str, object]) -> str:
        """What an action does."""
        action: Json = structure
        verb = action["verb"]
        if verb in ("take", "pick"):
            letters = action["colours"] if action["piece"] == "body" else [action["colour"]]
            return self.tr(f"coatl-action-{verb}", pieces=self.piece(action["piece"], letters))
        if verb == "start":
            return self.tr("coatl-action-start", piece=self.piece(action["piece"], [action["colour"]]))
        if verb == "extend":
            return self.tr(
                f"coatl-action-extend-{action['place']}", coatl=action["coatl"], colour=self.colour(action["colour"])
            )
        if verb == "choose" and action["card"] == "deck":
            return self.tr("coatl-action-choose-deck")
        if verb in ("choose", "fulfil"):
            coatl = {"coatl": action["coatl"]} if verb == "fulfil" else {}
            return self.tr(f"coatl-action-{verb}", **self._prophecy(action["card"]), **coatl)
        if verb in ("temple", "commit"):
            return self.tr(f"coatl-action-{verb}", **self._temple(action["card"]))
        if verb in ("keep", "discard"):
            if not action["cards"]:
                return self.tr(f"coatl-action-{verb}-none")
            return self.tr(f"coatl-action-{verb}", places=self.tr.listing([str(place) for place in action["cards"]]))
        return self.tr(f"coatl-action-{verb}")

    def choice(self, structure: Mapping[str, object], view: Mapping[str, object]) -> str:
        """Cards of the hand are named by their needs."""
        now: Json = view
        action: Json = structure
        hand = now["seats"][now["seat"]].get("hand") or []
        places = action["cards"] if action["verb"] in ("keep", "discard") else []
        # What is not legal here may name places that the hand does not have.
        if not places or max(places) > len(hand):
            return self.action(structure)
        cards = [hand[place - 1] for place in places]
        return self.tr(f"coatl-action-{action['verb']}", places=self.prophecy_names(cards))

    def ask(self, view: Mapping[str, object]) -> str:
        """What is asked of the seat whose decision it is."""
        now: Json = view
        if now["phase"] == "play" and now["actions_left"] == 2:
            return self.tr("coatl-ask-play-two")
        if now["phase"] == "play" and now["ending"]["cause"] != "none":
            return self.tr("coatl-ask-play-last")
        return self.tr(f"coatl-ask-{now['phase']}")

    # What happened

    def event(self, event: Mapping[str, object]) -> str:
        """What happened."""
        now: Json = event
        kind = str(now["kind"])
        numbers = ("count", "discarded", "coatl", "length", "points", "pile")
        arguments: dict[str, str | float] = {key: value for key, value in now.items() if key in numbers}
        if kind in ("took", "picked"):
            arguments["pieces"] = self.piece(now["piece"], now["colours"])
        elif kind == "started":
            arguments["piece"] = self.piece(now["piece"], [now["colour"]])
        elif kind == "extended":
            arguments["colour"] = self.colour(now["colour"])
            kind = f"extended-{now['place']}"
        elif kind == "refilled":
            arguments["bodies"] = self._bodies(now["bodies"])
            arguments["heads"] = self._spaces(now["heads"])
            arguments["tails"] = self._spaces(now["tails"])
        elif kind in ("revealed", "foresaw", "discarded", "kept"):
            arguments["cards"] = self.prophecy_names(now.get("cards", ()))
            kind = "kept-own" if kind == "kept" and "cards" in now else kind
        elif kind == "drew":
            kind = "drew-own" if "card" in now else kind
        elif kind in ("temple_revealed", "committed"):
            arguments["card"] = self.short("temple", now["card"])
        elif kind == "completed":
            kind = "completed-temple" if now["temple"] else kind
            arguments["temple"] = self.short("temple", now["temple"]) if now["temple"] else ""
        elif kind == "ending":
            kind = f"ending-{now['cause']}"
        if kind in ("chose", "drew-own", "fulfilled"):
            arguments["card"] = self.short("prophecy", now["card"])
        return self.tr(f"coatl-event-{kind}".replace("_", "-"), name=self.name(now["seat"]), **arguments)

    # The position

    def position(self, view: Mapping[str, object]) -> list[Section]:
        """The position in words: supply, prophecies, temples, then every seat, the reader's own last."""
        now: Json = view
        you = now["you"]
        seats = [seat for seat in range(now["players"]) if seat != you]
        if you is not None:
            seats.append(you)
        return [
            self._supply(now),
            self._prophecies(now),
            self._temples(now),
            *(self._seat(now, seat) for seat in seats),
        ]

    def _spaces(self, letters: list[str | None]) -> str:
        return self.tr.listing([self.colour(letter) for letter in letters])

    def _bodies(self, pairs: list[list[str] | None]) -> str:
        counts = Counter(tuple(pair) for pair in pairs if pair)
        spelled = []
        for (first, second), count in sorted(
            counts.items(), key=lambda item: [COLOURS.index(letter) for letter in item[0]]
        ):
            pair = self.tr("coatl-pair", first=self.colour(first), second=self.colour(second))
            spelled.append(self.tr("coatl-pair-times", pair=pair, count=count) if count > 1 else pair)
        return self.tr.listing(spelled)

    def _supply(self, now: Json) -> Section:
        supply = now["supply"]
        bags = now["bags"]
        left = {kind: sum(bags[kind].values()) for kind in bags}
        letters = [self.tr("coatl-letter", letter=letter, colour=self.colour(letter)) for letter in COLOURS]
        return Section(
            "supply",
            self.tr("coatl-supply"),
            [
                self.tr("coatl-letters", letters=self.tr.listing(letters)),
                self.tr("coatl-supply-heads", spaces=self._spaces(supply["heads"]), bag=left["head"]),
                self.tr("coatl-supply-tails", spaces=self._spaces(supply["tails"]), bag=left["tail"]),
                self.tr("coatl-supply-bodies", spaces=self._bodies(supply["bodies"]), bag=left["body"]),
            ],
        )

    def _prophecies(self, now: Json) -> Section:
        lines = [self.card(card) for card in now["display"]]
        if now["discards"]:
            lines.append(self.tr("coatl-discards", cards=self.prophecy_names(now["discards"])))
        return Section("prophecies", self.tr("coatl-prophecies", deck=now["deck"]), lines)

    def _temples(self, now: Json) -> Section:
        lines = [
            self.tr("coatl-pile", card=self.temple(pile["card"]), under=pile["under"])
            if pile["card"]
            else self.tr("coatl-pile-empty")
            for pile in now["temples"]
        ]
        return Section("temples", self.tr("coatl-temples"), lines)

    def _seat(self, now: Json, seat: int) -> Section:
        own = seat == now["you"]
        state = now["seats"][seat]
        heading = self.tr(
            "coatl-seat-own" if own else "coatl-seat",
            name=self.name(seat),
            points=state["points"],
            done=len(state["completed"]),
        )
        lines = [self._completed(place, coatl) for place, coatl in enumerate(state["completed"], start=1)]
        for slot, coatl in enumerate(state["coatls"], start=1):
            if coatl:
                lines.extend(self._unfinished(slot, coatl))
        lines.append(self._board(state))
        lines.extend(self._hand(state, own=own))
        if state["tokens"]:
            tokens = [self.tr(f"coatl-token-{token}".replace("_", "-")) for token in state["tokens"]]
            lines.append(self.tr("coatl-tokens", tokens=self.tr.listing(tokens)))
        return Section(f"seat {seat + 1}", heading, lines)

    def _completed(self, place: int, coatl: Json) -> str:
        cards = [self._worth("prophecy", card) for card in coatl["prophecies"]]
        if coatl["temple"]:
            cards.append(self._worth("temple", coatl["temple"]))
        return self.tr(
            "coatl-completed",
            number=place,
            chain=self.chain(coatl),
            cards=self.tr.listing(cards),
            points=coatl["points"],
        )

    def _worth(self, section: str, card: Json) -> str:
        return self.tr(f"coatl-worth-{section}", card=self.short(section, card["card"]), points=card["points"])

    def _unfinished(self, slot: int, coatl: Json) -> list[str]:
        lines = [
            self.tr(
                "coatl-unfinished",
                number=slot,
                chain=self.chain(coatl),
                length=len(coatl["pieces"]),
                points=coatl["points"],
            )
        ]
        lines.extend(
            "  " + self.tr("coatl-beside", card=self.card(card["card"]), points=card["points"])
            for card in coatl["prophecies"]
        )
        return lines

    def _board(self, state: Json) -> str:
        kinds = []
        for kind in ("head", "body", "tail"):
            letters = [piece["colour"] for piece in state["board"] if piece["piece"] == kind]
            if letters:
                kinds.append(self.tr(f"coatl-board-{kind}", colours=" ".join(letters), count=len(letters)))
        return self.tr("coatl-board", pieces=self.tr.listing(kinds), room=state["room"])

    def _hand(self, state: Json, *, own: bool) -> list[str]:
        temples = ([state["secret_temple"]] if state["secret_temple"] else []) + state["temples"]
        if not own:
            known = [card for card in state["hand"] if card]
            hidden = len(state["hand"]) - len(known)
            line = self.tr("coatl-hand", known=self.prophecy_names(known), hidden=hidden)
            told = self.tr.listing([self.short("temple", card) for card in temples])
            unknown = state["has_secret_temple"] and not state["secret_temple"]
            return [line, self.tr("coatl-temple-hand", known=told, hidden=int(unknown))]
        lines = [self.tr("coatl-hand-own")]
        lines.extend(f"  {place}. {self.card(card)}" for place, card in enumerate(state["hand"], start=1))
        lines.append(self.tr("coatl-temple-hand-own"))
        lines.extend(f"  {self.temple(temple)}" for temple in temples)
        return lines

    def source(self, sheet_line: Mapping[str, object]) -> str:
        """Where points come from: a card beside a coatl."""
        line: Json = sheet_line
        card = self.short(line["source"], line["card"])
        return self.tr(f"coatl-source-{line['source']}", coatl=line["coatl"], card=card)
