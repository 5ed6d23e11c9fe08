"""A table as its log folds into it.

A `Table` is a value: `grown` gives the table after more entries and leaves the old one as it was. So whoever holds
one while something is being written sees only what is safely stored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from sunstone.core.components import Components
from sunstone.core.events import Event
from sunstone.core.game import Game, State
from sunstone.core.record import Record, result_of, seed_digest
from sunstone.core.registry import game as find_game
from sunstone.table import entries as kinds
from sunstone.table.clock import SECOND, Clocks
from sunstone.table.entries import Draft, LogEntry
from sunstone.table.frames import Status
from sunstone.table.reducer import BrokenLog
from sunstone.table.refusal import Refusal
from sunstone.table.rules import installed
from sunstone.table.seat import Person, Seat
from sunstone.table.shared_view import SharedView, tells_own
from sunstone.table.spec import TableSpec
from sunstone.table.wire_types import Plain

BOT_GRACE = 20 * SECOND
"""How long a bot may be silent before somebody asks it again."""
CHECKPOINT = 64
"""Actions between two positions that are kept: an undo replays from the nearest one, and never the whole game."""

# Bytes in memory, measured for the three games and rounded up.
_TABLE_BYTES = 4096
_STATE_BYTES = 8192
_ENTRY_BYTES = 512
_EVENT_BYTES = 320


@dataclass(frozen=True)
class PendingUndo:
    """A wish to go back that waits for answers."""

    seat: int
    to: int
    waiting: frozenset[str]


class Table:
    """One table at one version."""

    def __init__(self, spec: TableSpec) -> None:
        self.spec = spec
        self.version = 0
        self.status: Status = "open"
        self.broken = False
        """Whether the log could not be replayed: there is no position, and nobody can play."""
        self.seats: list[Seat] = []
        self.names: dict[str, Person] = {}
        """What everyone may know of the users at this table; the name of a deleted account is `None`."""
        self.entries: list[LogEntry] = []
        self.line = 0
        self.actions: list[str] = []
        self.movers: list[int] = []
        self.state: State | None = None
        self.checkpoints: list[State] = []
        """The positions after 0, CHECKPOINT, 2 * CHECKPOINT, … actions; nobody plays on in them."""
        self.clocks = Clocks(spec.clock)
        self.asked: PendingUndo | None = None
        self.result: Plain | None = None
        self.next: str | None = None
        self.hints = False
        """Whether people at this table may ask for hints."""
        self.drawn = False
        """Whether seats are drawn by lot at the start."""
        self.start = 0
        """The version at which the game began; 0 before."""
        self.closed_by_operator = False
        """Whether those who run the site have closed the table."""
        self.changed = spec.created
        self.frames: dict[object, bytes] = {}
        """Encoded frames and parts of them, kept while everyone is told: many sockets see the same."""
        self.size = _TABLE_BYTES
        """Bytes this takes in memory, estimated."""

    # What can be read off it.

    @property
    def id(self) -> str:
        """The table's id."""
        return self.spec.id

    @cached_property
    def game(self) -> Game | None:
        """The game, if it is installed here with the rules and the components this table is played by."""
        o = self.spec
        if self.broken or (o.game, o.rules_version) not in installed() or (o.components is not None and o.box is None):
            return None
        return find_game(o.game)

    @cached_property
    def shared_view(self) -> SharedView | None:
        """The views of the position, if the game tells apart what is shared."""
        state = self.state
        return None if state is None or not tells_own(state) else SharedView(state)

    def told(self) -> None:
        """Everyone has been told how it stands: what was made for that is not needed any more."""
        self.frames.clear()
        self.__dict__.pop("shared_view", None)

    @property
    def components(self) -> Components | None:
        """What the table is played with; `None` for the components as shipped."""
        return None if self.spec.box is None else self.spec.box.components

    @property
    def ply(self) -> int:
        """How many actions stand."""
        return len(self.actions)

    @property
    def turn(self) -> int | None:
        """Whose decision it is. Who does not know the rules cannot tell."""
        return None if self.game is None else self.clocks.running

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.status == "finished"

    @cached_property
    def thinker(self) -> str | None:
        """The code of the bot whose decision it is, if it is a bot's."""
        return None if self.turn is None or self.status != "playing" else self.seats[self.turn].played_by_bot

    def playing(self) -> State:
        """The position of a running game, or the reason why there is none."""
        self.check_running()
        return self.position()

    def check_running(self) -> None:
        """Raise unless the game has begun and goes on."""
        if self.status == "open":
            raise Refusal("not_started")
        if self.status == "closed":
            raise self.closed_refusal()
        if self.over:
            raise Refusal("over")

    def closed_refusal(self) -> Refusal:
        """Why nothing more happens at a closed table."""
        return Refusal("closed_by_operator" if self.closed_by_operator else "closed")

    def position(self) -> State:
        """The position of a game that has begun, if its rules are known here."""
        if self.state is None:
            if self.status in ("open", "closed") and not self.broken:
                raise Refusal("not_started")
            self.check_playable()
        assert self.state is not None
        return self.state

    def check_playable(self) -> None:
        """Raise unless the game can be played here: its log is whole and its rules are known."""
        if self.broken:
            raise Refusal("table_broken")
        if self.game is None:
            raise Refusal("needs_version", game=self.spec.game, version=self.spec.rules_version)

    def people(self) -> set[str]:
        """The users who hold seats."""
        return {seat.user for seat in self.seats if seat.user is not None}

    def seats_of(self, user: str | None) -> list[int]:
        """The seats a user holds."""
        return [number for number, seat in enumerate(self.seats) if user is not None and seat.user == user]

    def voters(self, asking: str) -> frozenset[str]:
        """Whose consent an undo needs: every other person at the table, also one who is away."""
        return frozenset(seat.user for seat in self.seats if seat.user is not None and seat.user != asking)

    def free_undo(self, seat: int) -> int | None:
        """The earliest ply a seat may return to by itself: within its own turn, and not past what was revealed."""
        state = self.state
        if state is None or state.over or state.seat != seat:
            return None
        to = self.ply
        while to > state.barrier and self.movers[to - 1] == seat:
            to -= 1
        return to if to < self.ply else None

    def earliest_undo(self) -> int | None:
        """The earliest ply one may ask the others to return to: at a rated table not past what was revealed."""
        state = self.state
        if state is None or state.over:
            return None
        to = state.barrier if self.spec.rated else 0
        return to if to < self.ply else None

    def due(self) -> int | None:
        """When somebody has to look at this table again."""
        if self.status != "playing":
            return None
        return self.clocks.since + BOT_GRACE if self.thinker is not None else self.clocks.deadline()

    def record(self) -> Record:
        """The game on paper."""
        if self.broken:
            raise Refusal("table_broken")
        return Record(
            game=self.spec.game,
            rules_version=self.spec.rules_version,
            options=self.spec.options,
            seats=[self.seat_name(seat) for seat in self.seats],
            seed=self.spec.seed,
            actions=list(self.actions),
            components=self.spec.components,
            result=self.result,
        )

    def seat_name(self, seat: Seat) -> str:
        """Who sits there, as a record writes it."""
        if seat.bot is not None:
            return f"bot:{seat.bot}"
        holder = self.names.get(seat.user) if seat.user else None
        return seat.label or (holder.name if holder else None) or "?"

    @property
    def seed_sha256(self) -> str:
        """The published digest of the seed."""
        return seed_digest(self.spec.seed)

    # Growing.

    def _fork(self) -> Table:
        # What `copy.copy` does, in a fraction of the time: every move makes a twin.
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.seats = list(self.seats)
        twin.entries = list(self.entries)
        twin.actions = list(self.actions)
        twin.movers = list(self.movers)
        twin.state = None if self.state is None else self.state.clone()
        twin.checkpoints = list(self.checkpoints)
        twin.frames = {}
        for found_out in ("shared_view", "thinker"):
            twin.__dict__.pop(found_out, None)
        return twin

    def grown(self, entries: Iterable[LogEntry], names: dict[str, Person] | None = None) -> Table:
        """The table after these entries; `BrokenLog` if they do not follow from each other."""
        twin = self._fork()
        if names:
            twin.names = {**self.names, **names}
        for entry in entries:
            twin._apply(entry)
        return twin

    def drafted(self, drafts: Iterable[Draft], at: int, names: dict[str, Person] | None = None) -> Table:
        """The table as it would be after these drafts."""
        # Time never runs backwards in a log, whatever the clocks of two machines say.
        at = max(at, self.changed)
        return self.grown(
            [
                LogEntry(self.version + number, d.kind, at, d.seat, d.user, d.line, d.ply, d.body)
                for number, d in enumerate(drafts, start=1)
            ],
            names,
        )

    def _apply(self, entry: LogEntry) -> None:
        try:
            if entry.version != self.version + 1:
                raise ValueError("the log has a gap")
            found = _FOLDS[entry.kind](self, entry)
        except Exception as error:
            # Whatever is wrong with it, it is this table's trouble alone.
            raise BrokenLog(entry.version, type(error).__name__) from error
        kept = entry if found is None else found
        self.entries.append(kept)
        self.version = entry.version
        self.changed = entry.at
        self.size += _ENTRY_BYTES + _EVENT_BYTES * len(kept.events)

    def _seat_of(self, entry: LogEntry) -> int:
        seat = entry.seat
        if seat is None or not 0 <= seat < len(self.seats):
            raise ValueError("no such seat")
        return seat

    def _must_be(self, status: Status) -> None:
        if self.status != status:
            raise ValueError("not at this time")

    def _opened(self, entry: LogEntry) -> None:
        if entry.version != 1:
            raise ValueError("opened twice")
        self.seats = [Seat.from_plain(plain) for plain in entry.body["seats"]]
        self.hints = bool(entry.body.get("hints", False))
        self.drawn = bool(entry.body.get("drawn", False))

    def _sat(self, entry: LogEntry) -> None:
        self._must_be("open")
        self.seats[self._seat_of(entry)] = Seat.from_plain(entry.body)

    def _rose(self, entry: LogEntry) -> None:
        self._must_be("open")
        self.seats[self._seat_of(entry)] = Seat()

    def _started(self, entry: LogEntry) -> None:
        self._must_be("open")
        self.status = "playing"
        self.start = entry.version
        self.seats = [self.seats[old] for old in self._order(entry)]
        first = 0
        if self.game is not None:
            self.state = self.game.new(len(self.seats), self.spec.seed, self.spec.options, self.components)
            self._checkpoint(self.state)
            first = self.state.seat
        self.clocks = self.clocks.started(len(self.seats), first, entry.at)

    def _order(self, started: LogEntry) -> list[int]:
        """Where those who sit at the table now sat before the start, by seat."""
        seats = list(range(len(self.seats)))
        order: list[int] = started.body.get("order", seats)
        if sorted(order) != seats:
            raise ValueError("not an order of the seats")
        return order

    def seat_after_start(self, seat: int) -> int:
        """Where somebody sits who sat here before the start."""
        return self._order(self.entries[self.start - 1]).index(seat)

    def _checkpoint(self, state: State) -> None:
        self.checkpoints.append(state.clone())
        self.size += _STATE_BYTES

    def _action(self, entry: LogEntry) -> LogEntry:
        text = entry.body["text"]
        if self.status != "playing" or (entry.line, entry.ply) != (self.line, self.ply):
            raise ValueError("the log jumps")
        seat = self._seat_of(entry)
        self.actions.append(text)
        self.movers.append(seat)
        self.asked = None
        events: list[Event] = []
        turn: int | None = seat
        body = entry.body
        state = self.state
        if state is not None:
            if state.seat != seat:
                raise ValueError("another seat decides")
            state.events = events
            state.play(state.read(text))
            state.events = None
            turn = state.seat
            if state.over:
                body = {**body, "result": result_of(state)}
            elif "result" in body:
                raise ValueError("not over")
            if state.ply % CHECKPOINT == 0:
                self._checkpoint(state)
        # The last action carries the result, so that a process without these rules can read it too.
        if "result" in body:
            turn = None
            self.status = "finished"
            self.result = body["result"]
        self.clocks = self.clocks.passed(turn, entry.at)
        return LogEntry(
            entry.version, entry.kind, entry.at, entry.seat, entry.user, entry.line, entry.ply, body, tuple(events)
        )

    def _undone(self, entry: LogEntry) -> None:
        to = entry.body["to"]
        if self.status != "playing" or not 0 <= to < self.ply:
            raise ValueError("nothing to take back")
        self.line += 1
        del self.actions[to:]
        del self.movers[to:]
        self.asked = None
        turn = entry.seat
        if self.state is not None:
            self.state = self._position_at(to)
            turn = self.state.seat
        self.clocks = self.clocks.passed(turn, entry.at)

    def _position_at(self, ply: int) -> State:
        """The position after so many actions, from the checkpoint before it. Later checkpoints are dropped."""
        last = ply // CHECKPOINT
        self.size -= _STATE_BYTES * (len(self.checkpoints) - last - 1)
        del self.checkpoints[last + 1 :]
        state = self.checkpoints[last].clone()
        for text in self.actions[last * CHECKPOINT : ply]:
            state.play(state.read(text))
        return state

    def _undo_asked(self, entry: LogEntry) -> None:
        self._must_be("playing")
        to = entry.body["to"]
        if entry.user is None or not 0 <= to < self.ply:
            raise ValueError("nothing to ask for")
        self.asked = PendingUndo(self._seat_of(entry), to, self.voters(entry.user))

    def _undo_agreed(self, entry: LogEntry) -> None:
        if self.asked is None or entry.user is None:
            raise ValueError("nobody has asked")
        self.asked = replace(self.asked, waiting=self.asked.waiting - {entry.user})

    def _undo_refused(self, _entry: LogEntry) -> None:
        self.asked = None

    def _away(self, entry: LogEntry) -> None:
        self._must_be("playing")
        seat = self._seat_of(entry)
        self.seats[seat] = replace(self.seats[seat], away=entry.body["cause"], stand_in=entry.body["bot"])
        if self.asked is not None and self.asked.seat == seat:
            # Nobody waits for an answer any more. Those who were asked can answer from wherever they are.
            self.asked = None
        self.clocks = self.clocks.went(entry.at)

    def _back(self, entry: LogEntry) -> None:
        self._must_be("playing")
        seat = self._seat_of(entry)
        self.seats[seat] = replace(self.seats[seat], away="", stand_in=None)
        self.clocks = self.clocks.came_back(seat, entry.at)

    def _chat(self, entry: LogEntry) -> None:
        """Talk changes nothing."""
        self.size += len(entry.body["text"])

    def _hint(self, _entry: LogEntry) -> None:
        """Everyone shall know that a hint was asked for; the position is the same."""

    def _rematch(self, entry: LogEntry) -> None:
        self.next = entry.body["table"]

    def _closed(self, entry: LogEntry) -> None:
        self.status = "closed"
        self.closed_by_operator = entry.body.get("by") == "operator"
        self.asked = None
        self.clocks = self.clocks.passed(None, entry.at)


_FOLDS: dict[str, Callable[[Table, LogEntry], LogEntry | None]] = {
    kinds.OPENED: Table._opened,
    kinds.SAT: Table._sat,
    kinds.ROSE: Table._rose,
    kinds.SEAT_SET: Table._sat,
    kinds.STARTED: Table._started,
    kinds.ACTION: Table._action,
    kinds.UNDONE: Table._undone,
    kinds.UNDO_ASKED: Table._undo_asked,
    kinds.UNDO_AGREED: Table._undo_agreed,
    kinds.UNDO_REFUSED: Table._undo_refused,
    kinds.AWAY: Table._away,
    kinds.BACK: Table._back,
    kinds.CHAT: Table._chat,
    kinds.HINT: Table._hint,
    kinds.REMATCH: Table._rematch,
    kinds.CLOSED: Table._closed,
}
"""What each kind of entry does to a table."""
