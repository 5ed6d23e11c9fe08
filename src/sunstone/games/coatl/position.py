"""Everything that lies on the table. The rules are functions on this, one file a chapter."""

from __future__ import annotations

from typing import Final

from sunstone.core.game import Game, State
from sunstone.core.options import Options
from sunstone.core.rng import Rng
from sunstone.games.coatl.box import Box
from sunstone.games.coatl.coatls import Coatl, Completed

# What is being decided.
KEEP_PHASE: Final = 0
PLAY_PHASE: Final = 1
CHOOSE_PHASE: Final = 2
ASSEMBLE_PHASE: Final = 3
COMPLETE_PHASE: Final = 4
DISCARD_PHASE: Final = 5
PHASES: Final = ("keep", "play", "choose", "assemble", "complete", "discard")

# Why the game is ending.
NOT_ENDING: Final = 0
THIRD_COATL: Final = 1
NO_BODIES: Final = 2
ENDINGS: Final = ("none", "third_coatl", "no_bodies")

# The sacrifice tokens, as bits.
PERFECT_PICK: Final = 1
SEE_THE_FUTURE: Final = 2
PRIEST_COMMITMENT: Final = 4
ALL_TOKENS: Final = 7
TOKENS: Final = ("perfect_pick", "see_the_future", "priest_commitment")

# A prophecy card is its face, and two marks for what the others can know of it (see hidden.py):
# the reshuffle that brought it into the deck for all to know, and how it came into a hand.
FACE_BITS: Final = 6
FACE_MASK: Final = 63
ASIDE: Final = 32
"""Added to a seat: that seat put the card aside unseen in the set-up."""
OPEN: Final = 63
"""Came into the hand from the display, before everyone's eyes."""


def face(card: int) -> int:
    """Which prophecy a card shows."""
    return card & 63


def shuffled_in(card: int) -> int:
    """The reshuffle that put the card into the deck, or `ASIDE` + the seat that put it aside."""
    return (card >> 6) & 63


def drawn(card: int) -> int:
    """How a card came into a hand: `OPEN`, or the number of reshuffles before it was drawn unseen."""
    return card >> 12


def marked(face_: int, shuffled: int, drawn_: int) -> int:
    """A card from its face and marks."""
    return face_ | (shuffled << 6) | (drawn_ << 12)


class CoatlPosition(State):
    """The table of a game of Cóatl.

    Bags and deck have no order: a piece or card is drawn from them at random when it is needed, which is the same
    game as drawing from a shuffled stack, and leaves the generator as the only thing that knows the future.
    """

    __slots__ = (
        "actions_left",
        "aside",
        "bag",
        "beside",
        "board_size",
        "boards",
        "bodies",
        "box",
        "chosen",
        "coatls",
        "completed",
        "completing",
        "deck",
        "discards",
        "display",
        "ending",
        "ending_seat",
        "finished",
        "foreseeing",
        "hands",
        "heads",
        "open_temples",
        "passes",
        "phase",
        "points",
        "reshuffles",
        "secret_temple",
        "shown",
        "tails",
        "temple_rest",
        "temple_tops",
        "temple_under",
        "tokens",
        "turns_left",
    )

    def __init__(self, game: Game, players: int, options: Options, rng: Rng, box: Box) -> None:
        super().__init__(game, players, options, rng, box.components)
        self.box = box
        self.phase: int = KEEP_PHASE
        # Pieces: kind * 5 + colour. Spaces hold a colour (heads, tails) or a pair of colours (bodies), or -1.
        self.bag: list[int] = []
        self.heads: list[int] = []
        self.tails: list[int] = []
        self.bodies: list[int] = []
        self.boards: list[int] = []
        self.board_size: list[int] = []
        # Prophecies.
        self.deck: list[int] = []
        self.display: list[int] = []
        self.discards: list[int] = []
        self.aside: list[int] = []
        self.hands: list[list[int]] = []
        self.reshuffles: int = 0
        # Temples: two face-up piles with their visible tops, and the cards below, whose order nobody knows.
        self.temple_tops: list[int] = []
        self.temple_under: list[int] = []
        self.temple_rest: list[int] = []
        self.secret_temple: list[int] = []
        self.open_temples: list[int] = []
        # Coatls: two places for unfinished ones per seat (seat * 2 + slot) and the prophecies beside them, as bits.
        self.coatls: list[Coatl] = []
        self.beside: list[int] = []
        self.completed: list[Completed] = []
        self.finished: list[int] = []
        self.points: list[int] = []
        self.tokens: list[int] = []
        # The turn.
        self.actions_left: int = 1
        self.chosen: int = 0
        self.foreseeing: bool = False
        self.completing: int = -1
        self.passes: int = 0
        # Whether the action being played has shown the others something that they had not seen.
        self.shown: bool = False
        # The end.
        self.ending: int = NOT_ENDING
        self.ending_seat: int = -1
        self.turns_left: int = 0

    def clear(self) -> None:
        """Give every seat its empty places. The constructor leaves them out, for `clone` brings its own."""
        players = self.players
        self.boards = [0] * (15 * players)
        self.board_size = [0] * players
        self.temple_tops = [-1, -1]
        self.temple_under = [0, 0]
        self.secret_temple = [-1] * players
        self.open_temples = [0] * players
        self.beside = [0] * (2 * players)
        self.finished = [0] * players
        self.points = [0] * players
        self.tokens = [0] * players

    def reveal(self) -> None:
        """Something came to light by this decision: undo may not go back before it."""
        self.barrier = self.ply + 1

    def unfinished(self, seat: int) -> int:
        """How many unfinished coatls a seat has."""
        return (1 if self.coatls[2 * seat].pieces else 0) + (1 if self.coatls[2 * seat + 1].pieces else 0)
