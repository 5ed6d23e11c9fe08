"""What lies on the table: the players with their things, the boards, the land, and the turn that is being played."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from sunstone.core import thing
from sunstone.core.decision import Decision as CoreDecision
from sunstone.core.game import LEGAL, Game, State
from sunstone.core.options import Options
from sunstone.core.plain import Names, id_of, ids_of, numbers_in, words_in
from sunstone.core.rng import Rng
from sunstone.core.thing import DUMP_ONLY, Fields, Number, Numbers, Tile, Tiles
from sunstone.games.endless_winter import effects, geometry, marks, names, reasons
from sunstone.games.endless_winter.data import MOST_FOOD, RuleData
from sunstone.games.endless_winter.names import COLUMNS, TRIBE

ACTION_PHASE: Final = names.ACTION_PHASE
PHASES: Final = names.PHASES
STAGES: Final = names.STAGES
MOST_POINTS: Final = 100_000
NO_INFLUENCE: Final = (0,) * geometry.HEXES


@final
class Player:
    """What one player has."""

    FIELDS: ClassVar[Fields] = Fields(
        Tile("chief", "chief"),
        Tile("side", "side"),
        Tile("setup_card", "setup"),
        # The chief's figure first.
        Tiles("figures", "space", gaps=True, repeated=True, length=names.TURNS),
        Number("food", MOST_FOOD),
        Number("tools", 20),
        Number("camps_left", names.CAMPS, start=names.CAMPS),
        Number("settlements_left", names.SETTLEMENTS, start=names.SETTLEMENTS),
        Number("megaliths_left", names.MEGALITHS, start=names.MEGALITHS),
        # The levels of the idols.
        Number("offering", 20, group="idols"),
        Number("honour", 20, group="idols"),
        Number("points", MOST_POINTS),
        Number("from_stones", MOST_POINTS, group="earned", seen=DUMP_ONLY),
        Number("from_megaliths", MOST_POINTS, group="earned", seen=DUMP_ONLY),
        Number("from_totems", MOST_POINTS, group="earned", seen=DUMP_ONLY),
        Number("from_rewards", MOST_POINTS, group="earned", seen=DUMP_ONLY),
        Tiles("stones", "stone", seen=DUMP_ONLY),
        Numbers("animals", names.SPECIES, 60, seen=DUMP_ONLY),
        Numbers("used", names.SPECIES, 60, seen=DUMP_ONLY),
        Numbers("camps", geometry.HEXES, names.CAMPS, seen=DUMP_ONLY),
        marks.Cards("hand", listed=True),
        marks.Cards("pile", listed=True),
        Number("shuffles", marks.MOST_SHUFFLES, seen=DUMP_ONLY),
        Tiles("discards", "face", repeated=True, seen=DUMP_ONLY),
        marks.Cards("eclipse_pile"),
        marks.Cards("buried"),
        thing.Inner("seat", "int", "0"),
        # One a camp, two a settlement that touches the hex.
        thing.Inner("influence", "tuple[int, ...]", "NO_INFLUENCE"),
    )

    # Written from FIELDS by tools/fields.py.
    # fmt: off

    def __init__(self) -> None:
        self.chief: i64 = -1; self.side: i64 = -1; self.setup_card: i64 = -1; self.figures: tuple[int, ...] = ()
        self.food: i64 = 0; self.tools: i64 = 0; self.camps_left: i64 = 5; self.settlements_left: i64 = 3
        self.megaliths_left: i64 = 10; self.offering: i64 = 0; self.honour: i64 = 0; self.points: i64 = 0
        self.from_stones: i64 = 0; self.from_megaliths: i64 = 0; self.from_totems: i64 = 0; self.from_rewards: i64 = 0
        self.stones: tuple[int, ...] = (); self.animals: tuple[int, ...] = (0, 0, 0, 0, 0, 0, 0)
        self.used: tuple[int, ...] = (0, 0, 0, 0, 0, 0, 0)
        self.camps: tuple[int, ...] = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        self.hand: list[int] = []; self.pile: list[int] = []; self.shuffles: i64 = 0
        self.discards: tuple[int, ...] = (); self.eclipse_pile: tuple[int, ...] = (); self.buried: tuple[int, ...] = ()
        self.seat: int = 0; self.influence: tuple[int, ...] = NO_INFLUENCE

    def copy(self) -> Player:
        """An independent copy."""
        twin = Player()
        twin.chief = self.chief; twin.side = self.side; twin.setup_card = self.setup_card; twin.figures = self.figures
        twin.food = self.food; twin.tools = self.tools; twin.camps_left = self.camps_left
        twin.settlements_left = self.settlements_left; twin.megaliths_left = self.megaliths_left
        twin.offering = self.offering; twin.honour = self.honour; twin.points = self.points
        twin.from_stones = self.from_stones; twin.from_megaliths = self.from_megaliths
        twin.from_totems = self.from_totems; twin.from_rewards = self.from_rewards; twin.stones = self.stones
        twin.animals = self.animals; twin.used = self.used; twin.camps = self.camps; twin.hand = self.hand.copy()
        twin.pile = self.pile.copy(); twin.shuffles = self.shuffles; twin.discards = self.discards
        twin.eclipse_pile = self.eclipse_pile; twin.buried = self.buried; twin.seat = self.seat
        twin.influence = self.influence
        return twin

    def plain(self, names: Names, seen: int) -> dict[str, object]:
        """The fields as plain JSON: what everyone sees, its owner, or with `DUMP_ONLY` all of them."""
        out: dict[str, object] = {
            "chief": id_of(self.chief, names["chief"]), "side": id_of(self.side, names["side"]),
            "setup_card": id_of(self.setup_card, names["setup"]), "figures": ids_of(self.figures, names["space"]),
            "food": self.food, "tools": self.tools, "camps_left": self.camps_left,
            "settlements_left": self.settlements_left, "megaliths_left": self.megaliths_left,
            "idols": {"offering": self.offering, "honour": self.honour}, "points": self.points,
        }
        if seen >= DUMP_ONLY:
            out["stones"] = ids_of(self.stones, names["stone"]); out["animals"] = list(self.animals)
            out["used"] = list(self.used); out["camps"] = list(self.camps); out["hand"] = marks.written(self.hand)
            out["pile"] = marks.written(self.pile); out["shuffles"] = self.shuffles
            out["discards"] = ids_of(self.discards, names["face"])
            out["eclipse_pile"] = marks.written(self.eclipse_pile); out["buried"] = marks.written(self.buried)
            out["earned"] = {"from_stones": self.from_stones, "from_megaliths": self.from_megaliths, "from_totems": self.from_totems, "from_rewards": self.from_rewards}
        return out

    def words(self) -> tuple[i64]:
        """The numbers everyone sees, in the order of `FIELDS.observed`: eight to a word, a byte each."""
        return (
            self.food | self.tools << 8 | self.camps_left << 16 | self.settlements_left << 24 | self.megaliths_left << 32 | self.offering << 40 | self.honour << 48,
        )
    # fmt: on

    def idol(self, track: i64) -> i64:
        """The level of an idol."""
        return self.offering if track == names.OFFERING else self.honour

    def settled(self) -> i64:
        """How many settlements stand on the land."""
        return names.SETTLEMENTS - self.settlements_left

    def next_is_neutral(self) -> bool:
        """Megaliths leave the board from left to right: the two grey ones first."""
        return self.megaliths_left > names.MEGALITHS - names.NEUTRAL_MEGALITHS

    def empty_slots(self) -> i64:
        """How many of the five megalith slots are empty; the first holds the grey ones."""
        return (names.MEGALITHS - self.megaliths_left) // 2

    def unused_animals(self) -> int:
        """How many animals were not used yet."""
        out = 0
        for count in self.animals:
            out += count
        return out

    def earned(self) -> tuple[i64, i64, i64, i64]:
        """The points won during the game, in the order of SOURCES."""
        return self.from_stones, self.from_megaliths, self.from_totems, self.from_rewards

    def score(self, points: i64, source: i64) -> None:
        """Add points."""
        self.points += points
        if source == names.BY_STONES:
            self.from_stones += points
        elif source == names.BY_MEGALITHS:
            self.from_megaliths += points
        elif source == names.BY_TOTEMS:
            self.from_totems += points
        else:
            self.from_rewards += points


@final
class Plan:
    """How the megalith boards lie. It never changes, so all positions of a game share it."""

    def __init__(self, boards: tuple[int, ...], turned: tuple[int, ...], cells: list[int], starts: list[bool]) -> None:
        self.boards = boards
        self.turned = turned
        self.cells = cells
        """The board space of every cell of the ground, -1 where no board lies."""
        self.starts = starts
        """The cells that are grey start spaces."""
        self.spaces: list[int] = [cell for cell in range(len(cells)) if cells[cell] >= 0]
        """The cells on which a space of a board lies."""
        self.seen: list[dict[str, object]] = []
        """The spaces as in a view; filled by the first view."""
        self.cells_seen = bytes([1 + space for space in cells])
        self.starts_seen = bytes(starts)


@final
class Megaliths:
    """The megalith plan, and who stands on every place. It never changes: placing a megalith makes another one."""

    def __init__(self, plan: Plan, owners: list[int], top_level: i64) -> None:
        self.plan = plan
        self.owners = owners
        self.top_level = top_level
        self.free: list[int] | None = None
        """The free places above the ground that rest on four megaliths; found when they are asked for first."""
        self.beside: list[int] | None = None
        """The free spaces of the boards beside a megalith, start spaces left aside; likewise."""
        # By owner: how many stand on the ground and above it, and the boards with one directly on them, as bits.
        self.ground: list[int] = [0] * (names.NEUTRAL + 1)
        self.above: list[int] = self.ground
        self.boards: list[int] = self.ground

    def with_one(self, place: i64, owner: i64, level: i64) -> Megaliths:
        """The plan with one megalith more."""
        owners = self.owners.copy()
        owners[place] = owner
        twin = Megaliths(self.plan, owners, max(self.top_level, level))
        twin.ground, twin.above, twin.boards = self.ground.copy(), self.above.copy(), self.boards.copy()
        if place >= geometry.CELLS:
            twin.above[owner] += 1
        else:
            twin.ground[owner] += 1
            twin.boards[owner] |= 1 << max(0, self.plan.cells[place] // names.SPACES_A_BOARD)
        return twin

    def free_above(self) -> list[int]:
        """The free places above the ground that rest on four megaliths."""
        if self.free is None:
            self.free = [
                place
                for place in range(geometry.CELLS, self.last_place())
                if self.owners[place] == names.NOBODY and self.rests_on_four(place)
            ]
        return self.free

    def free_beside(self) -> list[int]:
        """The free spaces of the boards beside a megalith, start spaces left aside."""
        if self.beside is None:
            self.beside = [
                cell
                for cell in self.plan.spaces
                if self.owners[cell] == names.NOBODY and not self.plan.starts[cell] and self.is_beside(cell)
            ]
        return self.beside

    def last_place(self) -> i64:
        """One past the last place that can be used: a level above the highest in use."""
        level: i64 = min(self.top_level + 1, geometry.GRID - 1)
        return geometry.LEVEL_BASE[level] + (geometry.GRID - level) * (geometry.GRID - level)

    def rests_on_four(self, place: i64) -> bool:
        """Whether a place above the ground has a megalith under each of its corners."""
        for under in geometry.BELOW[place]:
            if self.owners[under] == names.NOBODY:
                return False
        return True

    def is_beside(self, cell: i64) -> bool:
        """Whether a megalith stands beside a cell on the ground."""
        for beside in geometry.BESIDE[cell]:
            if self.owners[beside] != names.NOBODY:
                return True
        return False


NO_PLAN: Final = Plan((), (), [names.NOBODY] * geometry.CELLS, [False] * geometry.CELLS)
NO_MEGALITHS: Final = Megaliths(NO_PLAN, [names.NOBODY] * geometry.PLACES, 0)


class Table(State):
    """The table. Piles have no order: a card is drawn at random when it is needed, so that the generator alone knows
    the future. Animals lie as counts by species. Tuples are replaced as a whole, so that clones share them.
    """

    FIELDS: ClassVar[Fields] = Fields(
        thing.Word("phase", PHASES, "PHASES"),
        thing.Word("stage", STAGES, "STAGES"),
        Number("round", names.ROUNDS, 1, 1),
        # How many turns were begun before this one in the phase: in the set-up, the round, the eclipse, the draw.
        Number("turn", 4 * names.TURNS),
        Numbers("order", thing.SEATS, thing.SEATS),
        # Chiefs or set-up cards to choose from.
        thing.Inner("offer", "tuple[int, ...]", "()"),
        # The main board.
        thing.WordSet("first_taken", COLUMNS, "COLUMNS"),
        Numbers("tribe_stacks", thing.ANY_LENGTH, 15, seen=DUMP_ONLY),
        Tiles("culture_deck_1", "face", seen=DUMP_ONLY),
        Tiles("culture_deck_2", "face", seen=DUMP_ONLY),
        Tiles("culture_display", "face", gaps=True, repeated=True, length=names.CULTURE_SLOTS),
        Tiles("stone_display", "stone", gaps=True, repeated=True, length=2 * names.HALF_STONES),
        Numbers("deck", names.SPECIES, 60, seen=DUMP_ONLY),
        Numbers("ground", names.SPECIES, 60, seen=DUMP_ONLY),
        # The land, hex by hex; settlements by junction.
        Tiles("land", "terrain", repeated=True, length=geometry.HEXES, seen=DUMP_ONLY),
        Tiles("glacier_tokens", "glacier_token", gaps=True, repeated=True, length=geometry.HEXES, seen=DUMP_ONLY),
        Numbers("settled", len(geometry.JUNCTIONS), thing.SEATS, names.NOBODY, seen=DUMP_ONLY),
        thing.Inner("megaliths", "Megaliths", "NO_MEGALITHS"),
        # Rest tokens: the open one, those put under the pile, and those nobody has seen.
        Tile("rest_token", "rest_token"),
        Tiles("rest_tokens_below", "rest_token"),
        Tiles("rest_tokens_unseen", "rest_token", seen=DUMP_ONLY),
        thing.Flag("rest_claimed", seen=DUMP_ONLY),
        # The seats by their places on the honour track.
        Numbers("honour_rank", thing.SEATS, thing.SEATS),
        # The turn.
        Tile("column", "space"),
        Number("half_labour", 255),
        Tiles("played", "face", repeated=True, seen=DUMP_ONLY),
        Tiles("unused", "face", repeated=True, seen=DUMP_ONLY),
        Number("culture_played", 40, seen=DUMP_ONLY),
        thing.WordSet("recruited", TRIBE, "TRIBE"),
        thing.WordSet("fresh", TRIBE, "TRIBE", seen=DUMP_ONLY),
        thing.Flag("chief_ready"),
        # The chief's ability was used before a figure was placed: it must be his.
        thing.Flag("chief_due"),
        Tile("token", "rest_token"),
        thing.Flag("token_ready"),
        # The eclipse: how far it is, cards of the pile still to use, hexes that have rewarded the seat.
        Number("eclipse_step", 4, seen=DUMP_ONLY),
        Tiles("to_use", "face", repeated=True, seen=DUMP_ONLY),
        thing.Bits("claimed", geometry.HEXES - 1),
        thing.Seats("seats", Player),
    )

    # Written from FIELDS by tools/fields.py.
    # fmt: off

    def __init__(self, game: Game, players: int, options: Options, rng: Rng, data: RuleData) -> None:
        super().__init__(game, players, options, rng, data.components)
        self.data = data
        self.phase: i64 = 0; self.stage: i64 = 0; self.round: i64 = 1; self.turn: i64 = 0
        self.order: tuple[int, ...] = (); self.offer: tuple[int, ...] = (); self.first_taken: i64 = 0
        self.tribe_stacks: tuple[int, ...] = (); self.culture_deck_1: tuple[int, ...] = ()
        self.culture_deck_2: tuple[int, ...] = (); self.culture_display: tuple[int, ...] = ()
        self.stone_display: tuple[int, ...] = (); self.deck: tuple[int, ...] = (0, 0, 0, 0, 0, 0, 0)
        self.ground: tuple[int, ...] = (0, 0, 0, 0, 0, 0, 0); self.land: tuple[int, ...] = ()
        self.glacier_tokens: tuple[int, ...] = ()
        self.settled: tuple[int, ...] = (-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1)
        self.megaliths: Megaliths = NO_MEGALITHS; self.rest_token: i64 = -1
        self.rest_tokens_below: tuple[int, ...] = (); self.rest_tokens_unseen: tuple[int, ...] = ()
        self.rest_claimed: bool = False; self.honour_rank: tuple[int, ...] = (); self.column: i64 = -1
        self.half_labour: i64 = 0; self.played: tuple[int, ...] = (); self.unused: tuple[int, ...] = ()
        self.culture_played: i64 = 0; self.recruited: i64 = 0; self.fresh: i64 = 0; self.chief_ready: bool = False
        self.chief_due: bool = False; self.token: i64 = -1; self.token_ready: bool = False; self.eclipse_step: i64 = 0
        self.to_use: tuple[int, ...] = (); self.claimed: i64 = 0; self.seats: list[Player] = []

    def _copy_fields(self, twin: Table) -> None:
        """Give a fresh state everything that lies on this table."""
        twin._copy_head(self)
        twin.phase = self.phase; twin.stage = self.stage; twin.round = self.round; twin.turn = self.turn
        twin.order = self.order; twin.offer = self.offer; twin.first_taken = self.first_taken
        twin.tribe_stacks = self.tribe_stacks; twin.culture_deck_1 = self.culture_deck_1
        twin.culture_deck_2 = self.culture_deck_2; twin.culture_display = self.culture_display
        twin.stone_display = self.stone_display; twin.deck = self.deck; twin.ground = self.ground; twin.land = self.land
        twin.glacier_tokens = self.glacier_tokens; twin.settled = self.settled; twin.megaliths = self.megaliths
        twin.rest_token = self.rest_token; twin.rest_tokens_below = self.rest_tokens_below
        twin.rest_tokens_unseen = self.rest_tokens_unseen; twin.rest_claimed = self.rest_claimed
        twin.honour_rank = self.honour_rank; twin.column = self.column; twin.half_labour = self.half_labour
        twin.played = self.played; twin.unused = self.unused; twin.culture_played = self.culture_played
        twin.recruited = self.recruited; twin.fresh = self.fresh; twin.chief_ready = self.chief_ready
        twin.chief_due = self.chief_due; twin.token = self.token; twin.token_ready = self.token_ready
        twin.eclipse_step = self.eclipse_step; twin.to_use = self.to_use; twin.claimed = self.claimed
        twin.seats = [player.copy() for player in self.seats]

    def plain(self, names: Names, seen: int) -> dict[str, object]:
        """The fields as plain JSON: what everyone sees, its owner, or with `DUMP_ONLY` all of them."""
        out: dict[str, object] = {
            "phase": PHASES[self.phase], "stage": STAGES[self.stage], "round": self.round, "turn": self.turn,
            "order": list(self.order), "first_taken": words_in(self.first_taken, COLUMNS),
            "culture_display": ids_of(self.culture_display, names["face"]),
            "stone_display": ids_of(self.stone_display, names["stone"]),
            "rest_token": id_of(self.rest_token, names["rest_token"]),
            "rest_tokens_below": ids_of(self.rest_tokens_below, names["rest_token"]),
            "honour_rank": list(self.honour_rank), "column": id_of(self.column, names["space"]),
            "half_labour": self.half_labour, "recruited": words_in(self.recruited, TRIBE),
            "chief_ready": self.chief_ready, "chief_due": self.chief_due,
            "token": id_of(self.token, names["rest_token"]), "token_ready": self.token_ready,
            "claimed": numbers_in(self.claimed),
        }
        if seen >= DUMP_ONLY:
            out["tribe_stacks"] = list(self.tribe_stacks)
            out["culture_deck_1"] = ids_of(self.culture_deck_1, names["face"])
            out["culture_deck_2"] = ids_of(self.culture_deck_2, names["face"]); out["deck"] = list(self.deck)
            out["ground"] = list(self.ground); out["land"] = ids_of(self.land, names["terrain"])
            out["glacier_tokens"] = ids_of(self.glacier_tokens, names["glacier_token"])
            out["settled"] = list(self.settled)
            out["rest_tokens_unseen"] = ids_of(self.rest_tokens_unseen, names["rest_token"])
            out["rest_claimed"] = self.rest_claimed; out["played"] = ids_of(self.played, names["face"])
            out["unused"] = ids_of(self.unused, names["face"]); out["culture_played"] = self.culture_played
            out["fresh"] = words_in(self.fresh, TRIBE); out["eclipse_step"] = self.eclipse_step
            out["to_use"] = ids_of(self.to_use, names["face"])
            out["seats"] = [player.plain(names, DUMP_ONLY) for player in self.seats]
        return out

    def words(self) -> tuple[i64]:
        """The numbers everyone sees, in the order of `FIELDS.observed`: eight to a word, a byte each."""
        return (
            self.round | self.turn << 8 | min(self.half_labour, 255) << 16 | i64(self.chief_ready) << 24 | i64(self.chief_due) << 32 | i64(self.token_ready) << 40,
        )
    # fmt: on

    def gain(self, gain: effects.Gain) -> None:
        """Carry out one gain of an ability, or put the decision it needs on the stack."""
        raise NotImplementedError

    def mover(self) -> Player:
        """The player whose decision it is."""
        return self.seats[self.seat]

    def food_limit(self, player: Player) -> i64:
        """How much food a player can hold: every camp off its board frees a space."""
        return self.data.food_base + names.CAMPS - player.camps_left

    def place_in_order(self, seat: int) -> int:
        """Where a seat stands in turn order, from 0."""
        return self.order.index(seat)

    def culture_deck(self) -> tuple[int, ...]:
        """The culture cards of the era that are still face down."""
        return self.culture_deck_1 if self.round <= names.LAST_ROUND_ERA_1 else self.culture_deck_2


class Decision(CoreDecision[Table]):
    """Something a player has to decide."""

    def may_leave(self, table: Table) -> bool:
        return True

    def is_idle(self, table: Table) -> bool:
        """Whether there is no choice left: then it is dropped."""
        return False

    def settle(self, table: Table) -> bool:
        if not self.is_idle(table):
            return False
        table.due.pop()
        return True

    def settle_only_choice(self, table: Table) -> bool:
        """If there is only one choice, skipping included, make it; whether it did."""
        return not self.may_leave(table) and super().settle_only_choice(table)

    def seen(self, table: Table) -> dict[str, object]:
        """What the view adds to its kind and its fields."""
        return {}

    def can_be_due(self, table: Table) -> bool:
        return True


class Choice:
    """What can be chosen by some actions that follow each other: in a section of a column for its price, or as a gain."""

    def __init__(self, first: i64, size: i64, price: i64 = names.NO_PRICE) -> None:
        self.first = first
        self.size = size
        self.price = price

    def has(self, action: i64) -> bool:
        """Whether an action is one of these."""
        return self.first <= action < self.first + self.size

    def why_not(self, table: Table, player: Player, which: int) -> int:
        """0 if the player can choose this, apart from its price."""
        raise NotImplementedError

    def legal(self, table: Table, player: Player, out: list[int]) -> None:
        """Append all that the player can choose."""
        for which in range(self.size):
            if self.why_not(table, player, which) == LEGAL:
                out.append(self.first + which)

    def is_idle(self, table: Table, player: Player) -> bool:
        """Whether the player can choose nothing."""
        choices: list[int] = []
        self.legal(table, player, choices)
        return len(choices) == 0

    def carry_out(self, table: Table, player: Player, which: int) -> None:
        """Carry out what is chosen."""
        raise NotImplementedError


class Repeated(Decision):
    """A choice that is due several times, usually by a gain."""

    def __init__(self, count: i64, choice: Choice, gain: int = -1) -> None:
        self.count = count
        self.choice = choice
        self.gain = gain

    def once_less(self) -> Decision:
        """The same, once less."""
        raise NotImplementedError

    def legal(self, table: Table, out: list[int]) -> None:
        self.choice.legal(table, table.mover(), out)

    def why_not(self, table: Table, action: int) -> int:
        if not self.choice.has(action):
            return reasons.OTHER_DECISION
        return self.choice.why_not(table, table.mover(), action - self.choice.first)

    def answer(self, table: Table, action: int) -> None:
        if self.count > 1:
            table.due.append(self.once_less())
        self.choice.carry_out(table, table.mover(), action - self.choice.first)

    def is_idle(self, table: Table) -> bool:
        return self.choice.is_idle(table, table.mover())

    def can_be_due(self, table: Table) -> bool:
        return 1 <= self.count <= table.data.most_given(self.gain)
