"""What lies on the table: the players with their things, the supply board, bags, cards, and the turn being played."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from sunstone.core.game import Game, State
from sunstone.core.options import Options
from sunstone.core.plain import Names, id_of, ids_of
from sunstone.core.rng import Rng
from sunstone.core.thing import DUMP_ONLY, Fields, Flag, Inner, Number, Numbers, Seat, Seats, Tile, Tiles, Word
from sunstone.games.coatl.cards import Cards, card_texts
from sunstone.games.coatl.coatls import NOTHING, Coatl, Completed, CompletedCoatls, Unfinished, UnfinishedCoatls
from sunstone.games.coatl.data import UNFINISHED, RuleData
from sunstone.games.coatl.pieces import BODY, HEAD, Pieces, counts, total

# What is decided while no decision is due.
KEEP_PHASE: Final = 0
PLAY_PHASE: Final = 1
PHASES: Final = ("keep", "play")

# Why the game is ending.
NOT_ENDING: Final = 0
THIRD_COATL: Final = 1
NO_BODIES: Final = 2
ENDINGS: Final = ("none", "third_coatl", "no_bodies")

TOKENS: Final = ("perfect_pick", "see_the_future", "priest_commitment")
"""The sacrifice tokens."""

NO_TEMPLE: Final = -1
NO_COATLS: Final[tuple[Unfinished, ...]] = (NOTHING, NOTHING)
MOST_RESHUFFLES: Final = 31


@final
class Player:
    """What one player has."""

    FIELDS: ClassVar[Fields] = Fields(
        Inner("seat", "int", "0"),
        # The pieces on the player board (see pieces.py).
        Pieces("heads", "board"),
        Pieces("bodies", "board"),
        Pieces("tails", "board"),
        # The prophecies in the hand, with what is known of them (see cards.py).
        Cards("hand"),
        Tile("secret_temple", "temple", seen=DUMP_ONLY),
        Tiles("temples", "temple"),
        Flag("perfect_pick", group="tokens", seen=DUMP_ONLY),
        Flag("see_the_future", group="tokens", seen=DUMP_ONLY),
        Flag("priest_commitment", group="tokens", seen=DUMP_ONLY),
        UnfinishedCoatls("coatls", UNFINISHED),
        # These follow from the completed coatls.
        Inner("finished", "i64", "0"),
        Inner("points", "i64", "0"),
    )

    # Written from FIELDS by tools/fields.py.
    # fmt: off

    def __init__(self) -> None:
        self.seat: int = 0; self.heads: i64 = 0; self.bodies: i64 = 0; self.tails: i64 = 0
        self.hand: tuple[int, ...] = (); self.secret_temple: i64 = -1; self.temples: tuple[int, ...] = ()
        self.perfect_pick: bool = False; self.see_the_future: bool = False; self.priest_commitment: bool = False
        self.coatls: tuple[Unfinished, ...] = NO_COATLS; self.finished: i64 = 0; self.points: i64 = 0

    def copy(self) -> Player:
        """An independent copy."""
        twin = Player()
        twin.seat = self.seat; twin.heads = self.heads; twin.bodies = self.bodies; twin.tails = self.tails
        twin.hand = self.hand; twin.secret_temple = self.secret_temple; twin.temples = self.temples
        twin.perfect_pick = self.perfect_pick; twin.see_the_future = self.see_the_future
        twin.priest_commitment = self.priest_commitment; twin.coatls = self.coatls; twin.finished = self.finished
        twin.points = self.points
        return twin

    def plain(self, names: Names, seen: int) -> dict[str, object]:
        """The fields as plain JSON: what everyone sees, its owner, or with `DUMP_ONLY` all of them."""
        out: dict[str, object] = {
            "temples": ids_of(self.temples, names["temple"]),
        }
        if seen >= DUMP_ONLY:
            out["hand"] = card_texts(list(self.hand), names["prophecy"])
            out["secret_temple"] = id_of(self.secret_temple, names["temple"])
            out["coatls"] = [laid.plain(names) for laid in self.coatls]
            out["board"] = {"heads": counts(self.heads), "bodies": counts(self.bodies), "tails": counts(self.tails)}
            out["tokens"] = {"perfect_pick": self.perfect_pick, "see_the_future": self.see_the_future, "priest_commitment": self.priest_commitment}
        return out
    # fmt: on

    def pieces(self, kind: i64) -> i64:
        """The pieces of a kind on the player board."""
        if kind == BODY:
            return self.bodies
        return self.heads if kind == HEAD else self.tails

    def put(self, kind: i64, pieces: i64) -> None:
        """Put pieces of a kind on the player board, or with a negative number take them off."""
        if kind == BODY:
            self.bodies += pieces
        elif kind == HEAD:
            self.heads += pieces
        else:
            self.tails += pieces

    def on_board(self) -> i64:
        """How many pieces lie on the player board."""
        return total(self.heads + self.bodies + self.tails)

    def unfinished(self) -> i64:
        """How many unfinished coatls there are."""
        return (1 if self.coatls[0].coatl.length else 0) + (1 if self.coatls[1].coatl.length else 0)

    def lay(self, slot: i64, coatl: Coatl, beside: i64) -> None:
        """Let a coatl with these prophecies lie in a place."""
        laid = Unfinished(coatl, beside) if coatl.length else NOTHING
        self.coatls = (laid, self.coatls[1]) if slot == 0 else (self.coatls[0], laid)

    def tokens(self) -> list[str]:
        """The names of the sacrifice tokens that are left."""
        left = [self.perfect_pick, self.see_the_future, self.priest_commitment]
        return [TOKENS[token] for token in range(len(TOKENS)) if left[token]]


class Table(State):
    """The table of a game of Cóatl. Tuples are replaced as a whole, so that clones share them.

    Bags and deck have no order: a piece or card is drawn from them at random when it is needed, which is the same
    game as drawing from a shuffled stack, and leaves the generator as the only thing that knows the future.
    """

    FIELDS: ClassVar[Fields] = Fields(
        Word("phase", PHASES, "PHASES"),
        Number("actions_left", 2, start=1),
        Number("passes", 4),
        # Whether the action being played has shown the others something that they had not seen.
        Flag("shown", seen=DUMP_ONLY),
        Word("ending", ENDINGS, "ENDINGS", seen=DUMP_ONLY),
        Seat("ending_seat", empty=True, seen=DUMP_ONLY),
        Number("turns_left", 8, seen=DUMP_ONLY),
        Number("reshuffles", MOST_RESHUFFLES),
        Pieces("head_bag", "bags"),
        Pieces("body_bag", "bags"),
        Pieces("tail_bag", "bags"),
        # The spaces of the supply board: a colour, or a pair of colours for bodies.
        Tiles("heads", "colour", gaps=True, repeated=True, seen=DUMP_ONLY),
        Tiles("bodies", "pair", gaps=True, repeated=True, seen=DUMP_ONLY),
        Tiles("tails", "colour", gaps=True, repeated=True, seen=DUMP_ONLY),
        Cards("deck", pile=True),
        Cards("display"),
        Cards("discards"),
        Cards("aside"),
        # Temples: two face-up piles with their visible tops, and the cards below, whose order nobody knows.
        Tiles("temple_tops", "temple", gaps=True, seen=DUMP_ONLY),
        Numbers("temple_under", 2, 100, seen=DUMP_ONLY),
        Tiles("temple_rest", "temple", seen=DUMP_ONLY),
        CompletedCoatls("completed"),
        Seats("seats", Player),
    )

    # Written from FIELDS by tools/fields.py.
    # fmt: off

    def __init__(self, game: Game, players: int, options: Options, rng: Rng, data: RuleData) -> None:
        super().__init__(game, players, options, rng, data.components)
        self.data = data
        self.phase: i64 = 0; self.actions_left: i64 = 1; self.passes: i64 = 0; self.shown: bool = False
        self.ending: i64 = 0; self.ending_seat: i64 = -1; self.turns_left: i64 = 0; self.reshuffles: i64 = 0
        self.head_bag: i64 = 0; self.body_bag: i64 = 0; self.tail_bag: i64 = 0; self.heads: tuple[int, ...] = ()
        self.bodies: tuple[int, ...] = (); self.tails: tuple[int, ...] = (); self.deck: list[int] = []
        self.display: tuple[int, ...] = (); self.discards: tuple[int, ...] = (); self.aside: tuple[int, ...] = ()
        self.temple_tops: tuple[int, ...] = (); self.temple_under: tuple[int, ...] = (0, 0)
        self.temple_rest: tuple[int, ...] = (); self.completed: tuple[Completed, ...] = ()
        self.seats: list[Player] = []

    def _copy_fields(self, twin: Table) -> None:
        """Give a fresh state everything that lies on this table."""
        twin._copy_head(self)
        twin.phase = self.phase; twin.actions_left = self.actions_left; twin.passes = self.passes
        twin.shown = self.shown; twin.ending = self.ending; twin.ending_seat = self.ending_seat
        twin.turns_left = self.turns_left; twin.reshuffles = self.reshuffles; twin.head_bag = self.head_bag
        twin.body_bag = self.body_bag; twin.tail_bag = self.tail_bag; twin.heads = self.heads; twin.bodies = self.bodies
        twin.tails = self.tails; twin.deck = self.deck.copy(); twin.display = self.display
        twin.discards = self.discards; twin.aside = self.aside; twin.temple_tops = self.temple_tops
        twin.temple_under = self.temple_under; twin.temple_rest = self.temple_rest; twin.completed = self.completed
        twin.seats = [player.copy() for player in self.seats]

    def plain(self, names: Names, seen: int) -> dict[str, object]:
        """The fields as plain JSON: what everyone sees, its owner, or with `DUMP_ONLY` all of them."""
        out: dict[str, object] = {
            "phase": PHASES[self.phase], "actions_left": self.actions_left, "passes": self.passes,
            "reshuffles": self.reshuffles,
        }
        if seen >= DUMP_ONLY:
            out["shown"] = self.shown; out["ending"] = ENDINGS[self.ending]
            out["ending_seat"] = self.ending_seat if self.ending_seat >= 0 else None
            out["turns_left"] = self.turns_left; out["heads"] = ids_of(self.heads, names["colour"])
            out["bodies"] = ids_of(self.bodies, names["pair"]); out["tails"] = ids_of(self.tails, names["colour"])
            out["deck"] = card_texts(list(self.deck), names["prophecy"])
            out["display"] = card_texts(list(self.display), names["prophecy"])
            out["discards"] = card_texts(list(self.discards), names["prophecy"])
            out["aside"] = card_texts(list(self.aside), names["prophecy"])
            out["temple_tops"] = ids_of(self.temple_tops, names["temple"])
            out["temple_under"] = list(self.temple_under)
            out["temple_rest"] = ids_of(self.temple_rest, names["temple"])
            out["completed"] = [done.plain(names) for done in self.completed]
            out["seats"] = [player.plain(names, DUMP_ONLY) for player in self.seats]
            out["bags"] = {"head_bag": counts(self.head_bag), "body_bag": counts(self.body_bag), "tail_bag": counts(self.tail_bag)}
        return out

    def words(self) -> tuple[i64]:
        """The numbers everyone sees, in the order of `FIELDS.observed`: eight to a word, a byte each."""
        return (
            self.actions_left | self.passes << 8 | self.reshuffles << 16,
        )
    # fmt: on

    def mover(self) -> Player:
        """The player whose decision it is."""
        return self.seats[self.seat]

    def bag(self, kind: i64) -> i64:
        """The pieces in the bag of a kind."""
        if kind == BODY:
            return self.body_bag
        return self.head_bag if kind == HEAD else self.tail_bag

    def take_from_bag(self, kind: i64, pieces: i64) -> None:
        """Take pieces out of their bag."""
        if kind == BODY:
            self.body_bag -= pieces
        elif kind == HEAD:
            self.head_bag -= pieces
        else:
            self.tail_bag -= pieces

    def has_two_actions(self) -> bool:
        """Whether this is a last turn of two actions.

        After a third coatl, those who sit later in the round have had one turn less.
        """
        return self.ending == THIRD_COATL and self.seat > self.ending_seat
