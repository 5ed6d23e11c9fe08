"""Everything that lies on the table. The rules are functions on this, one file a chapter."""

from __future__ import annotations

from typing import Final

from sunstone.core.game import Game, State
from sunstone.core.options import Options
from sunstone.core.rng import Rng
from sunstone.games.endless_winter.box import Box
from sunstone.games.endless_winter.names import CAMPS, NOWHERE

# What is being decided.
CHIEF_PHASE: Final = 0
SIDE_PHASE: Final = 1
SETUP_PHASE: Final = 2
ACTION_PHASE: Final = 3
ECLIPSE_PHASE: Final = 4
PREPARATION_PHASE: Final = 5
PHASES: Final = ("chief", "side", "setup", "action", "eclipse", "preparation")

# Where a turn stands.
CULTURE_STAGE: Final = 0
TOP_STAGE: Final = 1
MIDDLE_STAGE: Final = 2
BOTTOM_STAGE: Final = 3
WRAP_STAGE: Final = 4
REST_DRAW_STAGE: Final = 5
REST_TIP_STAGE: Final = 6
PILE_STAGE: Final = 7
STAGES: Final = ("culture", "top", "middle", "bottom", "wrap", "rest_draw", "rest_tip", "pile")

NOBODY: Final = -1
NEUTRAL: Final = 4
"""The owner of the grey megaliths."""

OPEN: Final = 64
"""Added to a face in a hand or under a burial card: everyone saw which card went there."""
SHUFFLED: Final = 7
"""Above this bit an unknown card tells the shuffle of the discards that brought it into the pile (see cards.py)."""
DRAWN: Final = 12
"""Above this bit a card in a hand tells how many shuffles there had been when its place in the hand was filled."""
MOST_SHUFFLES: Final = 31


class EndlessWinterPosition(State):
    """The table of a game of Endless Winter.

    Piles have no order: a card is drawn at random when it is needed, so that the generator alone knows the future.
    Animals lie as counts by species, cards as lists of faces. What belongs to a seat stands in a flat list at
    seat * width.
    """

    __slots__ = (
        "animals",
        "boards",
        "box",
        "buried",
        "camps_at",
        "camps_left",
        "cells",
        "chief",
        "chief_due",
        "chief_ready",
        "claimed",
        "column",
        "culture_decks",
        "culture_played",
        "deck",
        "discards",
        "display",
        "earned",
        "eclipse_piles",
        "eclipse_step",
        "figures",
        "first_taken",
        "food",
        "fresh",
        "glacier_tokens",
        "ground",
        "hands",
        "honour_rank",
        "idols",
        "labour",
        "land",
        "megaliths",
        "megaliths_left",
        "offer",
        "order",
        "phase",
        "piles",
        "played",
        "points",
        "rest_claimed",
        "rest_queue",
        "rest_top",
        "rest_unseen",
        "round",
        "settled",
        "settlements_left",
        "setup_card",
        "shuffles",
        "side",
        "stack",
        "stage",
        "stone_display",
        "stones",
        "taken_kinds",
        "to_use",
        "token",
        "token_ready",
        "tools",
        "top_level",
        "tribe_stacks",
        "turn",
        "turned",
        "unused",
        "used",
    )

    def __init__(self, game: Game, players: int, options: Options, rng: Rng, box: Box) -> None:
        super().__init__(game, players, options, rng, box.components)
        self.box = box
        self.phase: int = CHIEF_PHASE
        self.stage: int = CULTURE_STAGE
        self.round: int = 1
        # How many turns were begun before this one in the phase: in the set-up, the round, the eclipse, the draw.
        self.turn: int = 0
        self.order: list[int] = []
        self.offer: list[int] = []
        # The main board.
        self.first_taken: int = 0
        self.tribe_stacks: list[int] = []
        self.culture_decks: list[list[int]] = []
        self.display: list[int] = []
        self.stone_display: list[int] = []
        self.deck: list[int] = []
        self.ground: list[int] = []
        # The land, hex by hex; settlements by junction.
        self.land: list[int] = []
        self.glacier_tokens: list[int] = []
        self.camps_at: list[int] = []
        self.settled: list[int] = []
        # The megalith plan: which board lies where, the board space of every cell, and who stands on every place.
        self.boards: list[int] = []
        self.turned: list[int] = []
        self.cells: list[int] = []
        self.megaliths: list[int] = []
        self.top_level: int = 0
        # Rest tokens: the open one, those put under the pile, and those nobody has seen.
        self.rest_top: int = NOBODY
        self.rest_queue: list[int] = []
        self.rest_unseen: list[int] = []
        self.rest_claimed: bool = False
        # Players.
        self.chief: list[int] = []
        self.side: list[int] = []
        self.setup_card: list[int] = []
        self.figures: list[int] = []
        self.food: list[int] = []
        self.tools: list[int] = []
        self.points: list[int] = []
        self.earned: list[int] = []
        self.camps_left: list[int] = []
        self.settlements_left: list[int] = []
        self.megaliths_left: list[int] = []
        self.idols: list[int] = []
        self.honour_rank: list[int] = []
        self.stones: list[list[int]] = []
        self.animals: list[int] = []
        self.used: list[int] = []
        self.hands: list[list[int]] = []
        self.piles: list[list[int]] = []
        self.shuffles: list[int] = []
        self.discards: list[list[int]] = []
        self.eclipse_piles: list[list[int]] = []
        self.buried: list[list[int]] = []
        # The turn.
        self.column: int = NOWHERE
        self.labour: int = 0
        self.played: list[int] = []
        self.unused: list[int] = []
        self.culture_played: int = 0
        self.taken_kinds: int = 0
        self.fresh: int = 0
        self.chief_ready: bool = False
        # The chief's ability was used before a figure was placed: it must be his.
        self.chief_due: bool = False
        self.token: int = NOBODY
        self.token_ready: bool = False
        # The eclipse.
        self.eclipse_step: int = 0
        self.to_use: list[int] = []
        # The hexes that have rewarded the seat in this land step, as bits.
        self.claimed: int = 0
        # What is still due, the next one last (see pending.py).
        self.stack: list[int] = []

    def reveal(self) -> None:
        """Something came to light by this decision: undo may not go back before it."""
        self.barrier = self.ply + 1

    def food_limit(self, seat: int) -> int:
        """How much food a seat can hold: every camp off its board frees a space."""
        return self.box.food_base + CAMPS - self.camps_left[seat]

    def place_in_order(self, seat: int) -> int:
        """Where a seat stands in turn order, from 0."""
        return self.order.index(seat)
