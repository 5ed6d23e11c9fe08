"""Everything a game promises, each a function that takes a table. A new game is held to all of them at once."""

from __future__ import annotations

from collections.abc import Callable

from tests.conformance import actions, hiding, positions, records
from tests.conformance.table import Case

Promise = Callable[[Case], None]

PROMISES: list[Promise] = [
    actions.legal_and_play_agree,
    actions.games_end,
    actions.same_seed_same_game,
    actions.catalogue_faces_are_one,
    actions.unknown_actions_are_refused,
    actions.scores_add_up,
    hiding.clones_are_independent,
    hiding.determinized_is_indistinguishable,
    hiding.evaluation_sees_only_the_view,
    hiding.views_are_plain,
    hiding.events_are_declared,
    hiding.barrier_guards_what_was_revealed,
    hiding.undo_reaches_the_barrier,
    records.records_replay,
    records.damaged_records_are_refused,
    records.impossible_records_are_refused,
    positions.dumps_load,
    positions.incomplete_dumps_are_refused,
    positions.damaged_dumps_never_crash,
]


def name_of(promise: Promise) -> str:
    return promise.__name__
