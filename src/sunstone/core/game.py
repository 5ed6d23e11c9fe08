"""Game and State: the interface that every game implements and that server, bots and research tools use."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from sunstone.core.catalogue import Catalogue, Structure
from sunstone.core.components import Components, OptionalEntries, Schema, overlaid, read_owner_file
from sunstone.core.decision import Decision
from sunstone.core.dump_reader import Reader
from sunstone.core.errors import BadOption, BadPosition, IllegalAction
from sunstone.core.events import Event, EventKind
from sunstone.core.observation import Observer
from sunstone.core.options import Option, Options, resolve
from sunstone.core.policy import Policy
from sunstone.core.profile import USUAL, Profile
from sunstone.core.rng import SEED_BITS, Rng
from sunstone.core.rules import Rules
from sunstone.core.score import ScoreSheet
from sunstone.core.viewer import Viewer
from sunstone.core.weights import change_weights, weights_of

POSITION_FORMAT = "sunstone-position/1"

# The first reasons of every game.
LEGAL: Final = 0
UNKNOWN: Final = 1
OVER: Final = 2

NO_DECISION: Final[Decision[Any]] = Decision()
NO_ACTION: Final = -1
"""In place of an action a game does not have."""


class Reason:
    """Why an action is refused: a code, and the paragraph of the rules page that says so."""

    def __init__(self, code: str, anchor: str) -> None:
        self.code = code
        self.anchor = anchor

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.anchor!r})"


class Reasons:
    """The reasons of a game, in the order in which they are declared; those of every game come first."""

    def __init__(self) -> None:
        self._reasons: list[Reason] = [Reason("legal", ""), Reason("unknown", ""), Reason("over", "end")]

    def add(self, code: str, anchor: str) -> int:
        """Declare a reason; its number is what the rules return."""
        self._reasons.append(Reason(code, anchor))
        return len(self._reasons) - 1

    def all(self) -> tuple[Reason, ...]:
        """Every reason, by number."""
        return tuple(self._reasons)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game. Public are the attributes below and the methods without an underscore, nothing else.

    What a seat has to choose is a `Decision`. Pending decisions lie on a stack; while it is empty, the phase of the
    game supplies one. `legal`, `play` and `explain` are built on decisions here, so that a refusal and its explanation
    come from the same code.
    """

    game: Game
    """The game this is a position of."""
    options: Options
    """The options in force; shared between clones, never changed."""
    components: Components
    """What is in the box it is played with."""
    players: int
    """How many seats there are; seats count from 0, seat 0 moves first."""
    seat: int
    """Whose decision it is; -1 when the game is over."""
    over: bool
    """Whether the game has ended."""
    ply: int
    """How many actions were played so far."""
    barrier: int
    """The number of actions up to and including the last one that revealed something: undo may not go below it."""
    events: list[Event] | None
    """A list to collect what each action causes; `None`, the default, costs nothing."""
    rng: Rng
    """The generator. It is hidden from every seat."""
    due: list[Decision[Any]]
    """The decisions still to be made in this turn, the next one last."""

    def __init__(
        self, game: Game, players: int, options: Options, rng: Rng, components: Components | None = None
    ) -> None:
        self.game = game
        self.options = options
        self.components = game.components() if components is None else components
        self.players = players
        self.seat = 0
        self.over = False
        self.ply = 0
        self.barrier = 0
        self.events = None
        self.rng = rng
        # Allocate room for one element: most of the time no decision is due, or one.
        self.due = [NO_DECISION]
        self.due.pop()

    # What a game implements.

    @abstractmethod
    def clone(self) -> State:
        """An independent copy; its `events` is `None`."""

    @abstractmethod
    def scores(self) -> list[float]:
        """Each seat's points as the position stands."""

    # What a game implements, or names in its `Rules`.

    def ranking(self) -> list[int]:
        """Each seat's place (1 is best), ties broken as the rules say and shared where they do not."""
        return self.game.rules.ranking(self)

    def score_sheet(self) -> list[ScoreSheet]:
        """Where each seat's points come from."""
        return self.game.rules.score_sheet(self)

    def view(self, seat: int | None) -> dict[str, object]:
        """Everything that seat may see and nothing more, as plain JSON; `None` is a spectator."""
        return self.game.rules.view(self, self._viewer(seat))

    def determinize(self, seat: int | None, rng: Rng) -> State:
        """A full position drawn at random from all those that seat cannot tell from this one."""
        twin = self.clone()
        self.game.rules.redraw(twin, self._viewer(seat), rng)
        return twin

    def check(self) -> None:
        """Raise `BadPosition` naming the first invariant that does not hold."""
        self.game.rules.check(self)

    def _dump(self) -> dict[str, object]:
        """The game's own part of the position as plain JSON."""
        return self.game.rules.dump(self)

    def _phase_decision(self) -> Decision[Any]:
        """The decision of the current phase, while none is due: usually a turn."""
        raise NotImplementedError

    # What a game may implement.

    def _why_not_due(self, action: int) -> int:
        """0 if an action can answer a decision that is due, else the reason why none of them takes it.

        For `done`: whether the decision that is due can be skipped.
        """
        return LEGAL

    def own_view(self, seat: int) -> dict[str, object] | None:
        """The private part of `view(seat)["seats"][seat]`; always the same keys.

        A game that returns it promises that a seat's view differs from a spectator's in this and in `you` only, so that
        the shared part can be sent once to everyone.
        """
        return None

    def has_secrets(self, seat: int) -> bool:
        """Whether the view of a seat tells what nobody else at the same screen may see."""
        if self.own_view(seat) is not None:
            return True
        own, open_ = self.view(seat), self.view(None)
        return {**own, "you": None} != {**open_, "you": None}

    # What every state has. A game without decisions of its own writes `legal`, `_why_not` and `push` itself.

    def decision(self) -> Decision[Any]:
        """The decision to be made next."""
        return self.due[len(self.due) - 1] if self.due else self._phase_decision()

    def legal(self) -> list[int]:
        """Every legal action, each once, in a fixed order; empty only when the game is over."""
        out: list[int] = []
        if self.over:
            return out
        due = self.due
        if due:
            decision = due[len(due) - 1]
            decision.legal(self, out)
            if decision.may_leave(self):
                out.append(self.game.done)
        else:
            self._phase_decision().legal(self, out)
        return out

    def _why_not(self, action: int) -> int:
        """0 if the action is legal, else the index of the reason in `game.reasons`."""
        if self.over:
            return OVER
        if not self.game.catalogue.has(action):
            return UNKNOWN
        if self.due:
            why = self._why_not_due(action)
            if why != LEGAL or action == self.game.done:
                return why
        return self.decision().why_not(self, action)

    def push(self, action: int) -> None:
        """Carry out an action that is known to be legal: `play` without the check. For bots and playouts."""
        due = self.due
        if not due:
            self._phase_decision().answer(self, action)
        elif action == self.game.done:
            due.pop().leave(self)
        else:
            due.pop().answer(self, action)
        self.settle()
        self.ply += 1

    def settle(self) -> None:
        """Carry out pending decisions that leave no choice."""
        due = self.due
        while due and due[len(due) - 1].settle(self):
            pass

    def reveal(self) -> None:
        """This action reveals something: undo may not go back before it."""
        self.barrier = self.ply + 1

    def play(self, action: int) -> None:
        """Carry out an action. An illegal one raises `IllegalAction` and changes nothing."""
        why = self._why_not(action)
        if why != 0:
            self._raise_illegal(action, why)
        self.push(action)

    def explain(self, action: int) -> Reason | None:
        """Why an action is not legal here; `None` if it is."""
        why = self._why_not(action)
        return None if why == 0 else self.game.reasons[why]

    def read(self, text: str) -> int:
        """The action a line of text names (it need not be legal)."""
        return self.game.catalogue.read(text)

    def say(self, action: int) -> str:
        """The line of text for an action."""
        return self.game.catalogue.text(action)

    def structure(self, action: int) -> Structure:
        """The structure for an action."""
        return self.game.catalogue.structure(action)

    def find(self, structure: Mapping[str, object]) -> int:
        """The action a structure names (it need not be legal)."""
        return self.game.catalogue.find(structure)

    def dump(self) -> dict[str, object]:
        """The whole position, hidden things included, as plain JSON; `game.load` is the way back."""
        return {
            "format": POSITION_FORMAT,
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "players": self.players,
            "options": dict(self.options),
            "components": self.components.digest,
            "ply": self.ply,
            "barrier": self.barrier,
            "seat": self.seat,
            "over": self.over,
            "rng": self.rng.words(),
            "position": self._dump(),
        }

    def _viewer(self, seat: int | None) -> int:
        """The seat that looks, or `Viewer.SPECTATOR`."""
        if seat is None:
            return Viewer.SPECTATOR
        if not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat} at a table of {self.players}")
        return seat

    def add_head(self, out: dict[str, object], viewer: int) -> None:
        """Add to a view what every game shows: the table, the viewer, and whose decision it is."""
        out["game"] = self.game.id
        out["players"] = self.players
        out["options"] = dict(self.options)
        out["you"] = viewer if viewer >= 0 else None
        out["ply"] = self.ply
        out["seat"] = self.seat
        out["over"] = self.over

    def _copy_head(self, other: State) -> None:
        """Copy seat, ply and pending decisions; for `clone`, after the constructor."""
        self.seat = other.seat
        self.over = other.over
        self.ply = other.ply
        self.barrier = other.barrier
        if other.due:
            self.due = other.due.copy()

    def _raise_illegal(self, action: int, why: int) -> None:
        reason = self.game.reasons[why]
        text = self.game.catalogue.text(action) if self.game.catalogue.has(action) else str(action)
        raise IllegalAction(reason.code, reason.anchor, action=text, game=self.game.id)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: its name, player counts, options, actions and components, and how to set it up."""

    id: str
    """Short name, as in `sunstone play coatl`."""
    rules_version: int
    """Raised whenever a rule changes so that an old record could play differently."""
    min_players: int
    max_players: int
    options: tuple[Option, ...]
    catalogue: Catalogue
    done: int = NO_ACTION
    """The action that skips an optional decision, where there is one."""
    reasons: tuple[Reason, ...]
    """Reasons for refusal: `LEGAL`, `UNKNOWN` and `OVER` first, then the game's own."""
    event_kinds: tuple[EventKind, ...]
    shipped: Components
    """The components that ship with the game."""
    component_schema: Schema
    """What a component file of this game may hold."""
    profile: Profile = USUAL
    """What bots and lab know about this game in particular."""
    tunable: object = None
    """The weights of the evaluation, as attributes (`sunstone.core.weights`); `None` where nothing can be tuned."""
    one_sided: tuple[Policy, ...] = ()
    """One-sided ways to play, for `sunstone fuzz`."""
    rules: Rules[Any]
    """The rules as functions. A game without them writes the methods of `State` and `Game` that call them."""

    # What a game implements, unless it names its rules.

    def _new(self, players: int, options: Options, rng: Rng, components: Components) -> State:
        """The first position; all arguments are checked already."""
        state = self._bare(players, options, rng, components)
        self.rules.lay_out(state)
        return state

    def _load(self, players: int, options: Options, rng: Rng, components: Components, position: Reader) -> State:
        """The position a dump describes; `check` is called on it afterwards."""
        state = self._bare(players, options, rng, components)
        self.rules.load(state, position)
        return state

    def _bare(self, players: int, options: Options, rng: Rng, components: Components) -> State:
        """A table with nothing on it. Components are unpacked once and cached."""
        rules = self.rules
        values = [options[name] for name in rules.data_options]
        key = f"{components.digest} {values}"
        data = rules.unpacked.get(key)
        if data is None:
            data = rules.data(components, *values)
            rules.unpacked[key] = data
        state: State = rules.state(self, players, options, rng, data)
        return state

    def new(
        self,
        players: int | None = None,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        components: Components | None = None,
    ) -> State:
        """The first position of a game. The same arguments always give the same position."""
        count = self.max_players if players is None else players
        self.check_players(count)
        if seed < 0 or seed >> SEED_BITS:
            raise BadOption("seed", seed=str(seed), bits=SEED_BITS)
        return self._new(count, resolve(self.options, options), Rng(seed), self._components(components))

    def load(self, position: Mapping[str, object], components: Components | None = None) -> State:
        """The state a dump describes. An impossible position is refused with `BadPosition`."""
        box = self._components(components)
        top = Reader(position, "")
        if top.text("format") != POSITION_FORMAT:
            raise BadPosition("format", found=top.text("format"), expected=POSITION_FORMAT)
        if top.text("game") != self.id:
            raise BadPosition("game", found=top.text("game"), expected=self.id)
        if top.integer("rules_version", 0, 1 << 30) != self.rules_version:
            raise BadPosition(
                "rules_version", found=top.integer("rules_version", 0, 1 << 30), expected=self.rules_version
            )
        digest = top.optional_text("components")
        if digest != box.digest:
            raise BadPosition("components", found=str(digest), expected=str(box.digest))
        players = top.integer("players", 1, 64)
        self.check_players(players)
        options = resolve(self.options, top.table("options").plain())
        words = top.integers("rng", 0, 0xFFFFFFFF)
        if len(words) != 4:
            raise BadPosition("length", field="rng", found=len(words), expected=4)
        state = self._load(players, options, Rng.from_words(words), box, top.table("position"))
        state.ply = top.integer("ply", 0, 1 << 30)
        state.barrier = top.integer("barrier", 0, state.ply)
        state.over = top.truth("over")
        state.seat = top.integer("seat", -1, players - 1)
        top.finish()
        state.check()
        return state

    def evaluate(self, state: State, seat: int) -> float:
        """How good a position looks for a seat, in points. A game that knows better than the score overrides this.

        It may look only at what the seat can see: bots call it on determinized positions.
        """
        return state.scores()[seat]

    def observer(self, players: int) -> Observer:
        """Turns what a seat sees at a table of `players` into numbers, for learning. A game need not have one."""
        raise BadOption("no_observer", game=self.id)

    def weights(self) -> dict[str, float]:
        """The weights of the evaluation by name; empty where nothing can be tuned."""
        return weights_of(self.tunable)

    def set_weights(self, weights: Mapping[str, float]) -> None:
        """Evaluate by these weights from now on, in this process; names left out stay as they are."""
        change_weights(self.tunable, weights)

    def promising(self, state: State) -> list[int]:
        """The legal actions worth considering; a deep search leaves out the others.

        At least one while the game is not over, chosen from what the seat to move can see.
        """
        return state.legal()

    def policies(self) -> tuple[Policy, ...]:
        """One-sided ways to play, for `sunstone fuzz`. A game need not have any."""
        return self.one_sided

    def components(self) -> Components:
        """The components that ship with the game."""
        return self.shipped

    def schema(self) -> Schema:
        """What a component file of this game may hold."""
        return self.component_schema

    def components_from(self, path: Path) -> Components:
        """The components with an owner's own file laid over them."""
        return self.overlay(read_owner_file(path), str(path))

    def overlay(self, text: str, name: str) -> Components:
        """The components with the text of an owner's file laid over them; `name` is the file's for error messages."""
        optional = self.optional_entries()
        return overlaid(self.components(), self.schema(), text, name, self.inconsistencies, optional)

    def optional_entries(self) -> OptionalEntries:
        """The entries of the components an owner's file may add or remove, by section."""
        return {}

    def inconsistencies(self, components: Components) -> Sequence[tuple[str, str]]:
        """Inconsistencies between fields, each as (code, path)."""
        return ()

    def check_players(self, players: int) -> None:
        """Raise `BadOption` unless the game can be played by this many."""
        if not self.min_players <= players <= self.max_players:
            raise BadOption("players", game=self.id, players=players, least=self.min_players, most=self.max_players)

    def _components(self, given: Components | None) -> Components:
        return self.shipped if given is None else given
