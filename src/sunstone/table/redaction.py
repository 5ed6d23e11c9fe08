"""The one place where it is decided what somebody may be sent.

Sockets, HTTP, review and share links all ask here, and nothing else of a position or a log is ever encoded.
The text of an action stays with the seat that played it: "keep 2 5" would tell the others which cards.
"""

from functools import cache
from typing import cast

import msgspec

from sunstone.core.game import Game, State
from sunstone.core.registry import game as find_game
from sunstone.core.rng import Rng
from sunstone.core.viewer import Viewer
from sunstone.table import entries as log
from sunstone.table.entries import LogEntry
from sunstone.table.frames import Choice, Entry, News, Position, Preview, Sync, TableInfo, UndoAsked, UndoState
from sunstone.table.host import host_of
from sunstone.table.position_text import event_lines, position_words
from sunstone.table.refusal import Refusal
from sunstone.table.table import Table
from sunstone.table.undo import earliest_undo, free_undo
from sunstone.table.wire_types import Plain

Viewing = int | None
"""A seat, `None` for a spectator, or `Viewer.EVERYTHING` for the open review of a game that is over."""

_encode = msgspec.json.Encoder().encode

SEATING = (log.Opened, log.Sat, log.Rose, log.Started, log.WentAway, log.CameBack, log.Rematched, log.Closed)
"""Entries after which the table's own description is sent again."""
TAIL = 100
"""How many entries a newcomer is sent; older ones are asked for."""
DRAWS = 4
"""How many positions that a seat cannot tell apart are compared, to find out what an action does in any case."""


@cache
def _choices(game: str) -> list[Choice]:
    """Every action of a game, encoded once: to the encoder a piece of JSON is as good as the choice it came from."""
    catalogue = find_game(game).catalogue
    return [
        cast(
            Choice,
            msgspec.Raw(
                msgspec.json.encode(
                    Choice(action=action, text=catalogue.text(action), structure=catalogue.structure(action))
                )
            ),
        )
        for action in range(len(catalogue))
    ]


def _faces(game: Game, legal: list[int]) -> list[Choice]:
    known = _choices(game.id)
    return [known[action] for action in legal]


def table_info(table: Table) -> TableInfo:
    """The public description of a table. The seed is published when the game is over, and not before."""
    o = table.spec
    begun = table.status in ("playing", "finished")
    return TableInfo(
        id=o.id,
        game=o.game,
        rules_version=o.rules_version,
        playable=table.game is not None,
        broken=table.broken,
        options=dict(o.options),
        clock=o.clock,
        visible=o.visible,
        rated=o.rated,
        hints=table.hints,
        drawn=table.drawn,
        imported=o.imported,
        closed_by_operator=table.closed_by_operator,
        host=host_of(table),
        status=table.status,
        version=table.version,
        ply=table.ply,
        turn=table.turn if table.status == "playing" else None,
        seats=[seat.shown(table.names) for seat in table.seats],
        created=o.created,
        previous=o.previous,
        components=o.components,
        own_box=o.own_box,
        next=table.next,
        seed_sha256=table.seed_sha256 if begun else None,
        seed=str(o.seed) if table.over else None,
        result=table.result if table.over else None,
    )


def _undo(table: Table, viewer: Viewing) -> UndoState:
    asked = table.pending_undo
    return UndoState(
        free_to=None if viewer is None or viewer == Viewer.EVERYTHING else free_undo(table, viewer),
        ask_to=None if viewer is None or viewer == Viewer.EVERYTHING else earliest_undo(table),
        asked=None if asked is None else UndoAsked(seat=asked.seat, to=asked.to, waiting=sorted(asked.waiting)),
    )


def _opened(view: Plain, views: list[Plain] | None) -> Plain:
    """The view with everyone's area as they see it themselves, where everything is open."""
    areas = [each.get("seats") for each in views or []]
    if not areas or not all(isinstance(area, list) for area in areas):
        return view
    return view | {"seats": [cast(list[object], area)[seat] for seat, area in enumerate(areas)]}


def seen_state(
    table: Table, state: State, viewer: Viewing, language: str | None = None, *, addressed: bool = True
) -> Position:
    """A position of this table's game, now or earlier, as this viewer sees it.

    Who is not `addressed` only looks with the eyes of a seat, and is never called "you".
    """
    now = state is table.state
    seat = None if viewer == Viewer.EVERYTHING else viewer
    # For words the view is needed as it is; for the wire it is enough to have it encoded.
    shared = table.frames.view(state) if now and language is None else None
    view = state.view(seat) if shared is None else cast(Plain, msgspec.Raw(shared.encoded(seat)))
    views = [state.view(each) for each in range(state.players)] if viewer == Viewer.EVERYTHING else None
    told = {} if language is None else _opened(view, views) | ({} if addressed else {"you": None})
    mine = now and table.status == "playing" and seat is not None and seat == state.seat
    legal = state.legal() if mine else []
    return Position(
        version=table.version,
        line=table.line,
        ply=state.ply,
        seat=seat,
        turn=None if state.over else state.seat,
        over=state.over,
        view=view,
        views=views,
        legal=_faces(state.game, legal),
        undo=_undo(table, viewer) if now else UndoState(free_to=None, asked=None),
        clock=table.clocks.state() if now else None,
        words=None if language is None else position_words(table, state, told, legal, language),
        secret=seat is not None and state.has_secrets(seat),
    )


def seen_position(table: Table, viewer: Viewing, language: str | None = None) -> Position | None:
    """The position as this viewer sees it, if its rules are known here."""
    return None if table.state is None else seen_state(table, table.state, viewer, language)


def seen_entry(table: Table, entry: LogEntry, viewer: Viewing, language: str | None = None) -> Entry:
    """An entry of the log, cut to what this viewer may see."""
    own = viewer == Viewer.EVERYTHING or (viewer is not None and viewer == entry.seat)
    match entry.body:
        case log.Acted():
            body: Plain = {"text": entry.body.text} if own else {}
        case log.Opened() | log.Sat():
            # Seats are part of the table's own description.
            body = {}
        case _:
            body = msgspec.to_builtins(entry.body)
    person = table.names.get(entry.user) if entry.user else None
    events = [event.seen_by(viewer) for event in entry.events]
    return Entry(
        version=entry.version,
        kind=entry.kind,
        at=entry.at,
        seat=entry.seat,
        user=entry.user,
        name=person.name if person else None,
        guest=person is not None and person.kind == "guest",
        ply=entry.ply,
        body=body,
        events=events,
        lines=event_lines(table, events, language) if events and language is not None else [],
    )


def seen_entries(
    table: Table, viewer: Viewing, after: int, upto: int, muted: frozenset[str], language: str | None = None
) -> list[Entry]:
    """The entries after one version up to another. Those a reader has muted are left out of the talk."""
    return [
        seen_entry(table, entry, viewer, language)
        for entry in table.entries[after:upto]
        if entry.user not in muted or not isinstance(entry.body, log.Chatted)
    ]


def _concerns(entry: LogEntry, viewer: int) -> bool:
    """Whether this viewer may see more of an entry than a spectator does."""
    return viewer in (Viewer.EVERYTHING, entry.seat) or any(event.seat == viewer for event in entry.events)


def _fresh_entries(
    table: Table, viewer: Viewing, after: int, muted: frozenset[str], language: str | None
) -> list[Entry]:
    """The newest entries. Those who may see no more than a spectator share what a spectator sees, encoded once."""
    if muted or (viewer is not None and any(_concerns(entry, viewer) for entry in table.entries[after:])):
        return seen_entries(table, viewer, after, table.version, muted, language)
    key = ("entries", after, language)
    shared = table.frames.encoded(
        key, lambda: _encode(seen_entries(table, None, after, table.version, muted, language))
    )
    return cast(list[Entry], msgspec.Raw(shared))


def news(
    table: Table, viewer: Viewing, after: int, muted: frozenset[str] = frozenset(), language: str | None = None
) -> News:
    """Everything a reader who knows the table up to a version has missed."""
    seating = table.over or any(isinstance(entry.body, SEATING) for entry in table.entries[after:])
    return News(
        table=table.id,
        version=table.version,
        entries=_fresh_entries(table, viewer, after, muted, language),
        info=table_info(table) if seating else None,
        position=seen_position(table, viewer, language),
    )


def sync(table: Table, viewer: Viewing, muted: frozenset[str] = frozenset(), language: str | None = None) -> Sync:
    """Everything a newcomer needs."""
    return Sync(
        table=table.id,
        version=table.version,
        info=table_info(table),
        entries=seen_entries(table, viewer, max(0, table.version - TAIL), table.version, muted, language),
        position=seen_position(table, viewer, language),
    )


def _certain(table: Table, state: State, seat: int, action: int, language: str) -> list[str]:
    """What an action that reveals something does in any case: in every position this seat cannot tell from this one.

    Where what happens differs but a spectator would hear the same of it (`draws a card`), that is said.
    """
    rng = Rng()
    told: list[list[tuple[str, str]]] = []
    for _ in range(DRAWS):
        drawn = state.determinize(seat, rng)
        drawn.events = []
        drawn.play(action)
        own, public = ([event.seen_by(eyes) for event in drawn.events] for eyes in (seat, None))
        told.append(list(zip(event_lines(table, own, language), event_lines(table, public, language), strict=True)))
    lines = []
    for same in zip(*told, strict=False):
        for version in zip(*same, strict=True):
            if len(set(version)) == 1:
                lines.append(version[0])
                break
    return lines


def preview(table: Table, seat: int, action: int, language: str) -> Preview:
    """The effect of an action as the deciding seat would see it. Anything it would reveal stays hidden."""
    state = table.playing()
    if state.seat != seat:
        raise Refusal("not_your_turn")
    ahead = state.clone()
    ahead.events = []
    ahead.play(action)
    if ahead.barrier != state.barrier or ahead.over:
        return Preview(reveals=True, lines=_certain(table, state, seat, action, language))
    events = [event.seen_by(seat) for event in ahead.events]
    return Preview(
        reveals=False,
        turn=ahead.seat,
        events=events,
        lines=event_lines(table, events, language),
        view=ahead.view(seat),
    )
