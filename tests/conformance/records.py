"""Promises about records: the same record gives the same state, and a damaged one is refused with its own code."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import sunstone
from sunstone.core.record import seed_digest
from tests.conformance.table import Case, finished, frozen

Plain = dict[str, object]


def records_replay(case: Case) -> None:
    """A game written down, made text and read back replays to the very same position."""
    for seed in (1, (1 << 128) - 1):
        recorder = finished(case, seed)
        text = recorder.record.to_json()
        record = sunstone.Record.from_json(text)
        assert record == recorder.record
        assert record.to_json() == text
        assert frozen(record.replay()) == frozen(recorder.state)
        assert frozen(sunstone.verify(record)) == frozen(recorder.state)
        half = len(record.actions) // 2
        assert record.replay(upto=half).ply == half
        resumed = sunstone.Recorder.resume(
            sunstone.Record(
                record.game, record.rules_version, record.options, record.seats, seed, record.actions[:half]
            )
        )
        for line in record.actions[half:]:
            resumed.play(resumed.state.read(line))
        assert resumed.record == record


def _illegal(record: sunstone.Record) -> tuple[int, str]:
    """A place in a record where some action of the game is not legal, and that action."""
    for state in record.states():
        legal = state.legal()
        for action, text in enumerate(state.game.catalogue.texts()):
            if action not in legal:
                return state.ply, text
    raise AssertionError("everything was always legal")


def _tampered(record: sunstone.Record) -> list[tuple[str, Callable[[Plain], object]]]:
    """Ways to damage a record, each with the code it must be refused with."""
    actions = list(record.actions)
    result = record.result
    assert result is not None
    scores = result["scores"]
    assert isinstance(scores, list)
    ply, illegal = _illegal(record)
    return [
        ("result", lambda plain: plain.update(result={**result, "scores": [scores[0] + 1, *scores[1:]]})),
        ("result", lambda plain: plain.update(result={})),
        ("action", lambda plain: plain.update(actions=["no such action", *actions[1:]])),
        ("action", lambda plain: plain.update(actions=[*actions[:ply], illegal, *actions[ply + 1 :]])),
        ("action", lambda plain: plain.update(actions=[*actions, actions[-1]])),
        ("not_finished", lambda plain: plain.update(actions=actions[:-1])),
        ("seed_digest", lambda plain: plain.update(seed=str(record.seed + 1))),
        ("seed_digest", lambda plain: plain.update(seed_sha256=seed_digest(record.seed + 1))),
        ("rules_version", lambda plain: plain.update(rules_version=record.rules_version + 1)),
        ("rules_version", lambda plain: plain.update(rules_version=str(record.rules_version))),
        ("format", lambda plain: plain.update(format="sunstone-record/0")),
        ("format", lambda plain: plain.pop("format")),
        ("fields", lambda plain: plain.pop("actions")),
        ("fields", lambda plain: plain.pop("result")),
        ("fields", lambda plain: plain.update(more=1)),
        ("field", lambda plain: plain.update(seed=record.seed)),
        ("field", lambda plain: plain.update(seed="-1")),
        ("field", lambda plain: plain.update(seed=str(1 << 128))),
        ("field", lambda plain: plain.update(seats="two")),
        ("field", lambda plain: plain.update(actions=[1])),
        ("field", lambda plain: plain.update(options=[])),
        ("field", lambda plain: plain.update(game=1)),
        ("field", lambda plain: plain.update(result=[])),
        ("field", lambda plain: plain.update(components=1)),
        ("components_needed", lambda plain: plain.update(components="0" * 64)),
    ]


def damaged_records_are_refused(case: Case) -> None:
    """Each kind of damage has its own code, so that a person can be told what is wrong."""
    record = finished(case, 2).record
    text = record.to_json()
    for code, damage in _tampered(record):
        plain = json.loads(text)
        damage(plain)
        with pytest.raises(sunstone.BadRecord) as wrong:
            sunstone.verify(sunstone.Record.from_json(json.dumps(plain)))
        assert wrong.value.code == code
    for cut in (0, 1, len(text) // 2, len(text) - 3):
        with pytest.raises(sunstone.BadRecord) as wrong:
            sunstone.Record.from_json(text[:cut])
        assert wrong.value.code == "not_json"
    for plain in ([], 1, None, "text"):
        with pytest.raises(sunstone.BadRecord) as wrong:
            sunstone.Record.from_plain(plain)
        assert wrong.value.code == "not_record"
    with pytest.raises(sunstone.BadRecord) as wrong:
        # A number too long for Python to read is damage like any other.
        sunstone.Record.from_json(text.replace('"seed": ', f'"seed": {"9" * 5000}, "was": ', 1))
    assert wrong.value.code == "not_json"


def impossible_records_are_refused(case: Case) -> None:
    """A record of a game, a table or an option that there is not is refused too."""
    plain = json.loads(finished(case, 2).record.to_json())
    for change, error in (
        ({"game": "no such game"}, sunstone.UnknownGame),
        ({"seats": ["x"] * (case.game.max_players + 1)}, sunstone.BadOption),
        ({"options": {"no such option": True}}, sunstone.BadOption),
        ({"rules_version": True}, sunstone.BadRecord),
    ):
        with pytest.raises(error):
            sunstone.Record.from_plain({**plain, **change})
