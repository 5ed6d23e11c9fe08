"""The one place where it is decided what somebody may be sent.

Sockets, HTTP, review and share links all ask here, and nothing else of a position or a log is ever encoded.
The text of an action stays with the seat that played it: "keep 2 5" would tell the others which cards.
"""

from __future__ import annotations

from functools import cache
from typing import cast

import msgspec

from sunstone.core.game import Game, State
from sunstone.core.registry import game as find_game
from sunstone.core.viewer import Viewer
from sunstone.table import entries as kinds
from sunstone.table.entries import LogEntry
from sunstone.table.frames import Choice, Entry, News, Position, Preview, Sync, TableInfo, UndoAsked, UndoState
from sunstone.table.host import host_of
from sunstone.table.position_text import event_lines, position_words
from sunstone.table.refusal import Refusal
from sunstone.table.table import Table
from sunstone.table.wire_types import Plain

Viewing = int | None
"""A seat, `None` for a spectator, or `Viewer.EVERYTHING` for the open review of a game that is over."""

_encode = msgspec.json.Encoder().encode

TAIL = 100
"""How many entries a newcomer is sent; older ones are asked for."""


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


def table_info(live: Table) -> TableInfo:
    """What everyone may know of a table. The seed is told when the game is over and not a moment before."""
    o = live.spec
    begun = live.status in ("playing", "finished")
    return TableInfo(
        id=o.id,
        game=o.game,
        rules_version=o.rules_version,
        playable=live.game is not None,
        broken=live.broken,
        options=dict(o.options),
        clock=o.clock,
        visible=o.visible,
        rated=o.rated,
        hints=live.hints,
        drawn=live.drawn,
        imported=o.imported,
        closed_by_operator=live.closed_by_operator,
        host=host_of(live),
        status=live.status,
        version=live.version,
        ply=live.ply,
        turn=live.turn if live.status == "playing" else None,
        seats=[seat.shown(live.names) for seat in live.seats],
        created=o.created,
        previous=o.previous,
        components=o.components,
        own_box=o.own_box,
        next=live.next,
        seed_sha256=live.seed_sha256 if begun else None,
        seed=str(o.seed) if live.over else None,
        result=live.result if live.over else None,
    )


def _undo(live: Table, eyes: Viewing) -> UndoState:
    asked = live.asked
    return UndoState(
        free_to=None if eyes is None or eyes == Viewer.EVERYTHING else live.free_undo(eyes),
        ask_to=None if eyes is None or eyes == Viewer.EVERYTHING else live.earliest_undo(),
        asked=None if asked is None else UndoAsked(seat=asked.seat, to=asked.to, waiting=sorted(asked.waiting)),
    )


def seen_state(live: Table, state: State, eyes: Viewing, language: str | None = None) -> Position:
    """A position of this table's game, now or earlier, with these eyes."""
    now = state is live.state
    seat = None if eyes == Viewer.EVERYTHING else eyes
    # For words the view is needed as it is; for the wire it is enough to have it encoded.
    shared = live.shared_view if now and language is None else None
    view = state.view(seat) if shared is None else cast(Plain, msgspec.Raw(shared.encoded(seat)))
    mine = now and live.status == "playing" and seat is not None and seat == state.seat
    legal = state.legal() if mine else []
    return Position(
        version=live.version,
        line=live.line,
        ply=state.ply,
        seat=seat,
        turn=None if state.over else state.seat,
        over=state.over,
        view=view,
        views=[state.view(each) for each in range(state.players)] if eyes == Viewer.EVERYTHING else None,
        legal=_faces(state.game, legal),
        undo=_undo(live, eyes) if now else UndoState(free_to=None, asked=None),
        clock=live.clocks.state() if now else None,
        words=None if language is None else position_words(live, state, view, legal, language),
    )


def seen_position(live: Table, eyes: Viewing, language: str | None = None) -> Position | None:
    """The position with these eyes, if there is one that this process understands."""
    return None if live.state is None else seen_state(live, live.state, eyes, language)


def seen_entry(live: Table, entry: LogEntry, eyes: Viewing, language: str | None = None) -> Entry:
    """An entry of the log, cut to what these eyes may see."""
    own = eyes == Viewer.EVERYTHING or (eyes is not None and eyes == entry.seat)
    body: Plain = entry.body
    if entry.kind == kinds.ACTION:
        body = {"text": entry.body["text"]} if own else {}
    elif entry.kind in (kinds.OPENED, kinds.SAT, kinds.SEAT_SET):
        # Seats are told in the table's own description.
        body = {}
    person = live.names.get(entry.user) if entry.user else None
    events = [event.seen_by(eyes) for event in entry.events]
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
        lines=event_lines(live, events, language) if events and language is not None else [],
    )


def seen_entries(
    live: Table, eyes: Viewing, after: int, upto: int, muted: frozenset[str], language: str | None = None
) -> list[Entry]:
    """The entries after one version up to another. Those a reader has muted are left out of the talk."""
    return [
        seen_entry(live, entry, eyes, language)
        for entry in live.entries[after:upto]
        if entry.kind != kinds.CHAT or entry.user not in muted
    ]


def _concerns(entry: LogEntry, eyes: int) -> bool:
    """Whether these eyes may see more of an entry than a spectator does."""
    if eyes == Viewer.EVERYTHING or eyes == entry.seat:
        return True
    for event in entry.events:
        if event.seat == eyes:
            return True
    return False


def _tells_more(live: Table, eyes: Viewing, after: int) -> bool:
    """Whether these eyes may see more of the newest entries than a spectator does."""
    if eyes is None:
        return False
    for entry in live.entries[after:]:
        if _concerns(entry, eyes):
            return True
    return False


def _fresh_entries(live: Table, eyes: Viewing, after: int, muted: frozenset[str], language: str | None) -> list[Entry]:
    """The newest entries. Whoever may see no more than a spectator shares what a spectator is told, encoded once."""
    if muted or _tells_more(live, eyes, after):
        return seen_entries(live, eyes, after, live.version, muted, language)
    key = ("entries", after, language)
    known = live.frames.get(key)
    if known is None:
        known = live.frames[key] = _encode(seen_entries(live, None, after, live.version, muted, language))
    return cast(list[Entry], msgspec.Raw(known))


def news(
    live: Table, eyes: Viewing, after: int, muted: frozenset[str] = frozenset(), language: str | None = None
) -> News:
    """What a reader who knows the table up to a version has missed."""
    seating = live.over
    for entry in live.entries[after:]:
        seating = seating or entry.kind in kinds.SEATING
    return News(
        table=live.id,
        version=live.version,
        entries=_fresh_entries(live, eyes, after, muted, language),
        info=table_info(live) if seating else None,
        position=seen_position(live, eyes, language),
    )


def sync(live: Table, eyes: Viewing, muted: frozenset[str] = frozenset(), language: str | None = None) -> Sync:
    """Everything a newcomer needs."""
    return Sync(
        table=live.id,
        version=live.version,
        info=table_info(live),
        entries=seen_entries(live, eyes, max(0, live.version - TAIL), live.version, muted, language),
        position=seen_position(live, eyes, language),
    )


def preview(live: Table, seat: int, action: int, language: str) -> Preview:
    """What an action would do, as the deciding seat would see it. What it would reveal stays hidden."""
    state = live.playing()
    if state.seat != seat:
        raise Refusal("not_your_turn")
    ahead = state.clone()
    ahead.events = []
    ahead.play(action)
    if ahead.barrier != state.barrier or ahead.over:
        return Preview(reveals=True)
    events = [event.seen_by(seat) for event in ahead.events]
    return Preview(
        reveals=False,
        turn=ahead.seat,
        events=events,
        lines=event_lines(live, events, language),
        view=ahead.view(seat),
    )
