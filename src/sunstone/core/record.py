"""A record is a game on paper: replaying it is the only way a game is stored, undone, resumed, reviewed or verified."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from sunstone.core.components import Components
from sunstone.core.errors import BadAction, BadRecord, IllegalAction, shown
from sunstone.core.game import Game, State
from sunstone.core.options import Options, resolve
from sunstone.core.registry import LONGEST_NAME as LONGEST_GAME
from sunstone.core.registry import game as find_game
from sunstone.core.rng import SEED_BITS

RECORD_FORMAT = "sunstone-record/1"
BOT = "bot:"
"""A seat is the name of a person, or this and the code of a bot."""
LONGEST_SEAT = 200
LONGEST_ACTION = 400
"""Characters of a seat's name and of an action's text in a record."""
_DIGEST = re.compile("[0-9a-f]{64}")

_FIELDS = {
    "format",
    "game",
    "rules_version",
    "options",
    "components",
    "seats",
    "seed",
    "seed_sha256",
    "actions",
    "result",
}


def seed_digest(seed: int) -> str:
    """The SHA-256 that is published before a game and checked after it: of the seed's decimal digits."""
    return hashlib.sha256(str(seed).encode()).hexdigest()


@dataclass
class Record:
    """Everything needed to play a game again, and its result once it has one."""

    game: str
    rules_version: int
    options: Options
    seats: list[str]
    seed: int
    actions: list[str] = field(default_factory=list)
    components: str | None = None
    """SHA-256 of the owner's component file, or `None` for the components as shipped."""
    result: dict[str, object] | None = None

    def to_json(self) -> str:
        """The record as JSON text, an action a line."""
        plain: dict[str, object] = {
            "format": RECORD_FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "options": self.options,
            "components": self.components,
            "seats": self.seats,
            # As text: a 128-bit number does not survive every JSON reader.
            "seed": str(self.seed),
            "seed_sha256": seed_digest(self.seed),
            "actions": self.actions,
            "result": self.result,
        }
        return json.dumps(plain, indent=1, ensure_ascii=False) + "\n"

    @staticmethod
    def from_json(text: str) -> Record:
        """The record a JSON text holds. Raises `BadRecord`, `UnknownGame` or `BadOption`."""
        try:
            plain = json.loads(text)
            # Python reads more than JSON is: numbers without end, and halves of surrogate pairs.
            json.dumps(plain, ensure_ascii=False, allow_nan=False).encode()
        except (ValueError, RecursionError) as error:
            # A ValueError besides: a number with too many digits.
            raise BadRecord("not_json", problem=str(error)) from None
        return Record.from_plain(plain)

    @staticmethod
    def from_plain(plain: object) -> Record:
        """The record in decoded JSON."""
        if not isinstance(plain, Mapping):
            raise BadRecord("not_record")
        if plain.get("format") != RECORD_FORMAT:
            raise BadRecord("format", found=shown(plain.get("format")), expected=RECORD_FORMAT)
        unknown = sorted(set(plain) - _FIELDS)
        missing = sorted(_FIELDS - set(plain))
        if unknown or missing:
            raise BadRecord("fields", field=", ".join(unknown + missing))
        game = find_game(_text(plain["game"], "game", LONGEST_GAME))
        version = plain["rules_version"]
        if type(version) is not int or version != game.rules_version:
            raise BadRecord("rules_version", found=shown(version), expected=game.rules_version)
        seats = _texts(plain, "seats", LONGEST_SEAT)
        game.check_players(len(seats))
        seed = _seed(plain)
        components = plain["components"]
        if components is not None and not _DIGEST.fullmatch(_text(components, "components", 64)):
            raise BadRecord("field", field="components")
        result = plain["result"]
        if result is not None and not isinstance(result, dict):
            raise BadRecord("field", field="result")
        return Record(
            game=game.id,
            rules_version=game.rules_version,
            options=_options(game, plain["options"]),
            seats=seats,
            seed=seed,
            actions=_texts(plain, "actions", LONGEST_ACTION),
            components=components,
            result=result,
        )

    def start(self, components: Components | None = None) -> State:
        """The first position of the recorded game."""
        game = find_game(self.game)
        digest = None if components is None else components.digest
        if digest != self.components:
            raise BadRecord(
                "components_needed" if self.components else "components_unwanted", digest=str(self.components)
            )
        return game.new(len(self.seats), self.seed, self.options, components)

    def states(self, components: Components | None = None, upto: int | None = None) -> Iterator[State]:
        """The first position, then the same state object again after each action."""
        state = self.start(components)
        yield state
        for number, line in enumerate(self.actions[:upto], start=1):
            try:
                state.play(state.read(line))
            except (IllegalAction, BadAction) as error:
                raise BadRecord("action", number=number, line=line, reason=error.code) from error
            yield state

    def replay(self, components: Components | None = None, upto: int | None = None) -> State:
        """The position after the recorded actions (or the first `upto` of them)."""
        for state in self.states(components, upto):
            last = state
        return last


def _text(value: object, key: str, most: int) -> str:
    if not isinstance(value, str) or len(value) > most:
        raise BadRecord("field", field=key)
    return value


def _options(game: Game, plain: object) -> Options:
    if not isinstance(plain, Mapping):
        raise BadRecord("field", field="options")
    return resolve(game.options, plain)


def _texts(plain: Mapping[str, object], key: str, most: int) -> list[str]:
    value = plain[key]
    if not isinstance(value, list):
        raise BadRecord("field", field=key)
    return [_text(item, key, most) for item in value]


def _seed(plain: Mapping[str, object]) -> int:
    text = plain["seed"]
    if not isinstance(text, str) or not text.isascii() or not text.isdigit() or len(text) > 39:
        raise BadRecord("field", field="seed")
    seed = int(text)
    if seed >> SEED_BITS:
        raise BadRecord("field", field="seed")
    if plain["seed_sha256"] != seed_digest(seed):
        raise BadRecord("seed_digest", found=shown(plain["seed_sha256"]), expected=seed_digest(seed))
    return seed


def result_of(state: State) -> dict[str, object]:
    """The result of a finished game as a record keeps it."""
    return {
        "scores": state.scores(),
        "ranking": state.ranking(),
        "sheets": [sheet.as_json() for sheet in state.score_sheet()],
    }


def verify(record: Record, components: Components | None = None) -> State:
    """Replay a record and compare its result; the final state. Any difference is a `BadRecord`."""
    state = record.replay(components)
    if record.result is not None:
        if not state.over:
            raise BadRecord("not_finished", number=len(record.actions))
        if json.loads(json.dumps(result_of(state))) != record.result:
            raise BadRecord("result")
    return state


class Recorder:
    """A game being played and written down at the same time."""

    def __init__(
        self,
        game: Game,
        seats: list[str],
        seed: int,
        options: Mapping[str, object] | None = None,
        components: Components | None = None,
    ) -> None:
        self.components = components
        self.state = game.new(len(seats), seed, options, components)
        self.record = Record(
            game=game.id,
            rules_version=game.rules_version,
            options=self.state.options,
            seats=seats,
            seed=seed,
            components=None if components is None else components.digest,
        )

    @staticmethod
    def resume(record: Record, components: Components | None = None) -> Recorder:
        """Go on with a recorded game where it stopped."""
        recorder = Recorder(find_game(record.game), record.seats, record.seed, record.options, components)
        recorder.state = record.replay(components)
        recorder.record = record
        return recorder

    def play(self, action: int) -> None:
        """Play an action and write it down; the result too, once the game is over."""
        self.state.play(action)
        self.record.actions.append(self.state.say(action))
        if self.state.over:
            self.record.result = result_of(self.state)

    def back_to(self, ply: int) -> None:
        """Take back actions until `ply` of them are left, by replaying."""
        if not self.state.barrier <= ply <= self.state.ply:
            raise BadRecord("barrier", number=self.state.barrier)
        del self.record.actions[ply:]
        self.record.result = None
        self.state = self.record.replay(self.components)
