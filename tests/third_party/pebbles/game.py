"""Pebbles: a whole small game as a third party would write it, without a line of Sunstone's own games.

There is a heap of pebbles and a deck of cards with values. Everyone is dealt a card face down. In turn one takes one
to three pebbles, or swaps the card, once, for an unseen one of the deck; the old card goes under the table. Who takes
the last pebble wins a bonus (if the option says so); everyone scores the card held at the end.
"""

from __future__ import annotations

from importlib.resources import files

from sunstone import Catalogue, Components, Event, EventKind, Game, Option, Reason, Rng, ScoreSheet, State
from sunstone.core.components import Schema, integer, shipped
from sunstone.core.dump_reader import Reader, require
from sunstone.core.options import Options, switch
from sunstone.core.score import places

SCHEMA: Schema = {
    "heap": {"pebbles": integer(1, 100), "most": integer(1, 3)},
    "deck": {"cards": integer(4, 20)},
}
TOOK = EventKind("took", ("pebbles", "left"))
SWAPPED = EventKind("swapped", (), private=("card",))
ENDED = EventKind("ended", ("scores",))

REASONS = (
    Reason("legal", ""),
    Reason("unknown", ""),
    Reason("over", "end"),
    Reason("too_few", "take"),
    Reason("swapped_already", "swap"),
)
UNKNOWN, OVER, TOO_FEW, SWAPPED_ALREADY = 1, 2, 3, 4
SWAP = 3
BONUS = 5


class PebblesState(State):
    """A table of Pebbles."""

    def __init__(self, game: Game, players: int, options: Options, rng: Rng, box: Components) -> None:
        super().__init__(game, players, options, rng, box)
        self.box = box
        self.heap = box.number("heap", "start", "pebbles")
        self.deck = list(range(1, box.number("deck", "values", "cards") + 1))
        self.cards: list[int] = []
        self.gone: list[tuple[int, int]] = []
        self.last = -1

    def legal(self) -> list[int]:
        return [action for action in range(4) if self._why_not(action) == 0]

    def _why_not(self, action: int) -> int:
        if self.over:
            return OVER
        if not 0 <= action <= SWAP:
            return UNKNOWN
        if action == SWAP:
            return SWAPPED_ALREADY if any(owner == self.seat for owner, _ in self.gone) else 0
        return 0 if action < min(self.heap, self.box.number("heap", "start", "most")) else TOO_FEW

    def push(self, action: int) -> None:
        self.ply += 1
        if action == SWAP:
            self.gone.append((self.seat, self.cards[self.seat]))
            self.cards[self.seat] = self.rng.draw(self.deck)
            self.barrier = self.ply
            if self.events is not None:
                self.events.append(Event(SWAPPED, self.seat, None, {"card": self.cards[self.seat]}))
        else:
            self.heap -= action + 1
            if self.events is not None:
                self.events.append(Event(TOOK, self.seat, {"pebbles": action + 1, "left": self.heap}))
        if self.heap:
            self.seat = (self.seat + 1) % self.players
            return
        self.last = self.seat
        self.over = True
        self.seat = -1
        if self.events is not None:
            self.events.append(Event(ENDED, -1, {"scores": self.scores()}))

    def clone(self) -> PebblesState:
        twin = PebblesState(self.game, self.players, self.options, self.rng.copy(), self.box)
        twin.seat, twin.over, twin.ply, twin.barrier = self.seat, self.over, self.ply, self.barrier
        twin.heap, twin.last = self.heap, self.last
        twin.deck, twin.cards, twin.gone = self.deck.copy(), self.cards.copy(), self.gone.copy()
        return twin

    def scores(self) -> list[float]:
        return [sheet.total for sheet in self.score_sheet()]

    def ranking(self) -> list[int]:
        return places([(score,) for score in self.scores()])

    def score_sheet(self) -> list[ScoreSheet]:
        sheets = [ScoreSheet(seat) for seat in range(self.players)]
        if self.over:
            for seat, card in enumerate(self.cards):
                sheets[seat].add("card", float(card))
            if self.options["bonus"] is True:
                sheets[self.last].add("last_pebble", float(BONUS))
        return sheets

    def view(self, seat: int | None) -> dict[str, object]:
        return {
            "heap": self.heap,
            "seat": self.seat,
            "deck": len(self.deck),
            "cards": [card if self.over or other == seat else None for other, card in enumerate(self.cards)],
            "gone": [[owner, card if owner == seat else None] for owner, card in self.gone],
            "last": self.last,
        }

    def determinize(self, seat: int | None, rng: Rng) -> PebblesState:
        twin = self.clone()
        hidden = [other for other in range(self.players) if other != seat and not self.over]
        pool = [*twin.deck, *(twin.cards[other] for other in hidden)]
        pool.extend(card for owner, card in twin.gone if owner != seat)
        rng.shuffle(pool)
        for other in hidden:
            twin.cards[other] = pool.pop()
        twin.gone = [(owner, card if owner == seat else pool.pop()) for owner, card in twin.gone]
        twin.deck = pool
        twin.rng = rng.fork()
        return twin

    def check(self) -> None:
        cards = sorted([*self.deck, *self.cards, *(card for _, card in self.gone)])
        require(cards == list(range(1, len(cards) + 1)), "pebbles_cards")
        require(len(cards) == self.box.number("deck", "values", "cards"), "pebbles_cards")
        require(len(self.cards) == self.players, "pebbles_cards")
        owners = [owner for owner, _ in self.gone]
        require(len(set(owners)) == len(owners) and all(0 <= owner < self.players for owner in owners), "pebbles_swaps")
        require(self.over == (self.heap == 0) == (self.seat == -1) == (self.last >= 0), "pebbles_end")
        require(self.heap <= self.box.number("heap", "start", "pebbles"), "pebbles_heap")

    def _dump(self) -> dict[str, object]:
        return {
            "heap": self.heap,
            "deck": list(self.deck),
            "cards": list(self.cards),
            "gone": [list(pair) for pair in self.gone],
            "last": self.last,
        }


class PebblesGame(Game):
    """Pebbles for two or three."""

    def __init__(self) -> None:
        self.id = "pebbles"
        self.rules_version = 1
        self.min_players = 2
        self.max_players = 3
        self.options: tuple[Option, ...] = (switch("bonus", True),)
        self.catalogue = Catalogue()
        for count in (1, 2, 3):
            self.catalogue.add("take", pebbles=count)
        self.catalogue.add("swap")
        self.reasons = REASONS
        self.event_kinds = (TOOK, SWAPPED, ENDED)
        self.component_schema = SCHEMA
        text = files(__package__).joinpath("components.toml").read_text(encoding="utf-8")
        self.shipped = shipped(self.id, SCHEMA, text, "components.toml")

    def _new(self, players: int, options: Options, rng: Rng, components: Components) -> State:
        state = PebblesState(self, players, options, rng, components)
        state.cards = [rng.draw(state.deck) for _ in range(players)]
        return state

    def _load(self, players: int, options: Options, rng: Rng, components: Components, position: Reader) -> State:
        state = PebblesState(self, players, options, rng, components)
        state.heap = position.integer("heap", 0, 100)
        state.deck = position.integers("deck", 1, 20)
        state.cards = position.integers("cards", 1, 20)
        for pair in position.rows("gone", 0, 20):
            require(len(pair) == 2, "length", field="position.gone", found=len(pair), expected=2)
            state.gone.append((pair[0], pair[1]))
        state.last = position.integer("last", -1, players - 1)
        position.finish()
        return state
