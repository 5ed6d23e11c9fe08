"""A table at one version.

`reducer.apply_entries` gives the table after more entries and leaves the old one as it was: a table that somebody holds
never changes.
"""

from dataclasses import dataclass
from functools import cache

import msgspec

from sunstone.core.components import Components
from sunstone.core.game import Game, State
from sunstone.core.options import Options
from sunstone.core.record import seed_digest
from sunstone.core.registry import game as find_game
from sunstone.core.registry import game_ids
from sunstone.table.clock import SECOND, Clock, Clocks
from sunstone.table.entries import LogEntry
from sunstone.table.frame_cache import FrameCache
from sunstone.table.frames import Person, Status
from sunstone.table.owner_components import OwnerComponents
from sunstone.table.refusal import Refusal
from sunstone.table.seat import Seat
from sunstone.table.wire_types import Plain

Rules = tuple[str, int]
"""A game and the version of its rules."""


@cache
def installed() -> frozenset[Rules]:
    """Every game with its version. What is installed does not change while the process runs."""
    return frozenset((id_, find_game(id_).rules_version) for id_ in game_ids())


@dataclass(frozen=True)
class TableSpec:
    """How a table was opened: what never changes."""

    id: str
    game: str
    rules_version: int
    options: Options
    clock: Clock
    visible: bool
    rated: bool
    imported: bool
    host: str
    previous: str | None
    seed: int
    created: int
    components: str | None = None
    """SHA-256 of the owner's component file the table is played with; `None` for the components as shipped."""
    box: OwnerComponents | None = None
    """That file itself, if it is known here."""
    own_box: bool = False
    """Whether that file is the box of an account: nobody but those who play here may see the game."""


BOT_GRACE = 20 * SECOND
"""How long a bot may be silent before it is asked again."""
TABLE_BYTES = 4096
"""Bytes of a table without entries, measured and rounded up."""


class PendingUndo(msgspec.Struct, frozen=True):
    seat: int
    to: int
    waiting: frozenset[str]


class Table(msgspec.Struct, eq=False):
    """The state that the log gives; `Table(spec)` is the table before its first entry."""

    spec: TableSpec
    version: int = 0
    status: Status = "open"
    broken: bool = False
    """Whether the log could not be replayed: there is no position, and nobody can play."""
    seats: list[Seat] = []
    names: dict[str, Person] = {}
    """The public part of the accounts at this table; the name of a deleted one is `None`."""
    entries: list[LogEntry] = []
    line: int = 0
    """How often the game went back."""
    actions: list[str] = []
    movers: list[int] = []
    """Who played each of the actions."""
    state: State | None = None
    checkpoints: list[State] = []
    """The positions after 0, CHECKPOINT, 2 * CHECKPOINT, … actions; they are never played on."""
    clocks: Clocks = Clocks(Clock())
    pending_undo: PendingUndo | None = None
    result: Plain | None = None
    next: str | None = None
    """The rematch."""
    hints: bool = False
    """Whether people at this table may ask for hints."""
    drawn: bool = False
    """Whether seats are drawn by lot at the start."""
    start: int = 0
    """The version at which the game began; 0 before."""
    closed_by_operator: bool = False
    changed: int = 0
    """The time of the last entry."""
    size: int = TABLE_BYTES
    """Bytes this takes in memory, estimated."""
    game: Game | None = None
    """The game, if it is installed here with the rules and the components this table is played by."""
    frames: FrameCache = msgspec.field(default_factory=FrameCache)

    def __post_init__(self) -> None:
        spec = self.spec
        self.clocks = Clocks(spec.clock)
        self.changed = spec.created
        if (spec.game, spec.rules_version) in installed() and (spec.components is None or spec.box is not None):
            self.game = find_game(spec.game)

    @property
    def id(self) -> str:
        return self.spec.id

    @property
    def components(self) -> Components | None:
        """The components on the table; `None` for those that are shipped."""
        return None if self.spec.box is None else self.spec.box.components

    @property
    def ply(self) -> int:
        return len(self.actions)

    @property
    def turn(self) -> int | None:
        """Whose decision it is; `None` also where the rules are not known."""
        return None if self.game is None else self.clocks.running

    @property
    def over(self) -> bool:
        return self.status == "finished"

    @property
    def thinker(self) -> str | None:
        """The code of the bot whose decision it is, if it is a bot's."""
        turn = self.turn
        return None if turn is None or self.status != "playing" else self.seats[turn].played_by_bot

    @property
    def waiting_for(self) -> str | None:
        """The person whose decision it is."""
        turn = self.turn
        return None if turn is None or self.status != "playing" or self.thinker is not None else self.seats[turn].user

    @property
    def seed_sha256(self) -> str:
        return seed_digest(self.spec.seed)

    def people(self) -> set[str]:
        return {seat.user for seat in self.seats if seat.user is not None}

    def seats_of(self, user: str | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if user is not None and seat.user == user]

    def due(self) -> int | None:
        """When somebody has to look at this table again."""
        if self.status != "playing":
            return None
        return self.clocks.since + BOT_GRACE if self.thinker is not None else self.clocks.deadline()

    def playing(self) -> State:
        """The position of a running game, or the reason why there is none."""
        self.check_running()
        return self.position()

    def position(self) -> State:
        """The position of a game that has begun, if its rules are known here."""
        if self.state is None:
            if self.status in ("open", "closed") and not self.broken:
                raise Refusal("not_started")
            self.check_playable()
        assert self.state is not None
        return self.state

    def check_running(self) -> None:
        """Raise unless the game has begun and goes on."""
        if self.status == "open":
            raise Refusal("not_started")
        if self.status == "closed":
            raise self.closed_refusal()
        if self.over:
            raise Refusal("over")

    def check_playable(self) -> None:
        """Raise unless the game can be played here: its log is whole and its rules are known."""
        if self.broken:
            raise Refusal("table_broken")
        if self.game is None:
            raise Refusal("needs_version", game=self.spec.game, version=self.spec.rules_version)

    def closed_refusal(self) -> Refusal:
        """Why nothing more happens at a closed table."""
        return Refusal("closed_by_operator" if self.closed_by_operator else "closed")
