"""What the page asks for over HTTP at a server, answered by the same functions."""

import secrets
from typing import Any

import msgspec

from sunstone.core.record import Record
from sunstone.core.registry import game as find_game
from sunstone.core.registry import game_ids
from sunstone.core.rng import SEED_BITS
from sunstone.core.viewer import Viewer
from sunstone.i18n import Translator
from sunstone.lessons import lesson
from sunstone.local.analysis import Studies
from sunstone.local.boxes import Boxes
from sunstone.local.outbox import Kept, row_text
from sunstone.local.repository import Repository
from sunstone.local.request import Request, route
from sunstone.server.accounts.names import clean_name
from sunstone.server.accounts.wire import ChangeMe, Guest, Me
from sunstone.server.archive.records import imported, record_text
from sunstone.server.archive.review import course, points_by_turn, recent, review
from sunstone.server.errors import Refusal
from sunstone.server.lobby.catalogue import games_of, lesson_of, rules_of
from sunstone.server.lobby.opening import drawn_order, lesson_wish, new_table, rematch_wish, wished
from sunstone.server.lobby.wire import Join, OpenTable, SetSeat
from sunstone.server.owner_components.checking import box_line, checked, own_box, text_of
from sunstone.server.owner_components.form import box_form
from sunstone.server.owner_components.wire import CheckBox, SaveBox
from sunstone.server.random_names import random_name
from sunstone.server.wire import Done
from sunstone.table import leaving, seating
from sunstone.table.access import check_review, check_viewer
from sunstone.table.acting import check_seat, read_action, why_not
from sunstone.table.commands import AskHint, ComeBack, decide
from sunstone.table.entries import Draft, Rematched
from sunstone.table.frames import Person, Why
from sunstone.table.owner_components import OwnerComponents
from sunstone.table.position_text import component_words
from sunstone.table.redaction import Viewing, preview, seen_entries, table_info
from sunstone.table.seating import Sitter
from sunstone.table.table import Table

PAGE = 500
LATER = object()
"""The answer comes when the thinker has found it."""


class Answers:
    """One method a route. What needs other people or an account is not here: the pages do not show it."""

    def __init__(self, repository: Repository, boxes: Boxes, studies: Studies, me: Person | None, keep: Any) -> None:
        self.me = me
        self._repository = repository
        self._boxes = boxes
        self._studies = studies
        self._keep = keep

    # Who is here.

    def _user(self) -> Person:
        if self.me is None:
            raise Refusal("not_signed_in")
        return self.me

    def _sitter(self) -> Sitter:
        return Sitter(self._user().id, registered=False)

    def _be(self, name: str, language: str) -> Me:
        id_ = random_name() if self.me is None else self.me.id
        self.me = Person(id=id_, name=clean_name(name), kind="registered")
        self._repository.people = {id_: self.me}
        self._keep(Kept(("me",), row_text(msgspec.structs.asdict(self.me))))
        return Me(user=self.me, language=language)

    @route("GET", "/api/me")
    def who(self, request: Request) -> Me:
        return Me(user=self.me, language=request.language)

    @route("POST", "/api/guest")
    def guest(self, request: Request) -> Me:
        return self._be(request.asked(Guest).name, request.language)

    @route("PATCH", "/api/me")
    def change_me(self, request: Request) -> Me:
        wish = request.asked(ChangeMe)
        if wish.name is None:
            return Me(user=self.me, language=request.language)
        return self._be(wish.name, request.language)

    # Games.

    @route("GET", "/api/games")
    def games(self, _: Request) -> object:
        """All bots but those that need NumPy."""
        found = games_of(())
        return msgspec.structs.replace(found, alone=True, bots=[code for code in found.bots if code != "net"])

    @route("GET", "/api/games/{game}/rules")
    def rules(self, request: Request) -> object:
        return rules_of(find_game(request.parts["game"]).id, request.language)

    @route("GET", "/api/games/{game}/words")
    def words(self, request: Request) -> object:
        digest = request.query.get("components")
        box = self._repository.box(digest) if digest else None
        if digest and box is None:
            raise Refusal("no_components")
        game = find_game(request.parts["game"]).id
        return component_words(game, request.language, request.value("players", int, 0), box)

    @route("GET", "/api/components/{digest}")
    def components(self, request: Request) -> object:
        box = self._repository.box(request.parts["digest"]) or self._boxes.typed(request.parts["digest"])
        if box is None:
            raise Refusal("no_components")
        return box.plain()

    # Tables.

    @route("GET", "/api/tables")
    def lobby(self, _: Request) -> object:
        return []

    @route("GET", "/api/me/tables")
    def mine(self, _: Request) -> object:
        return self._repository.lines(self._user().id)

    @route("POST", "/api/tables")
    def open(self, request: Request) -> object:
        wish = request.asked(OpenTable)
        seats = [wished(self._sitter(), seat) for seat in wish.seats]
        box = self._boxes.playable(wish.game) if wish.own_box else None
        return self._opened(new_table(self._user(), self._sitter(), wish, seats, _seed(), box))

    def _opened(self, live: Table) -> object:
        return table_info(self._repository.create(live))

    @route("GET", "/api/tables/{table}")
    def table(self, request: Request) -> object:
        return table_info(self._seen(request))

    @route("POST", "/api/tables/{table}/join")
    def join(self, request: Request) -> object:
        wish, sitter = request.asked(Join), self._sitter()
        label = None if wish.name is None else clean_name(wish.name)
        return self._changed(request, lambda live: seating.sit_down(live, sitter, wish.seat, label))

    @route("PUT", "/api/tables/{table}/seats/{seat}")
    def set_seat(self, request: Request) -> object:
        sitter, number = self._sitter(), request.value("seat", int)
        seat = wished(sitter, request.asked(SetSeat).wish)
        return self._changed(request, lambda live: seating.set_seat(live, sitter, number, seat))

    @route("POST", "/api/tables/{table}/start")
    def start(self, request: Request) -> object:
        me = self._user().id
        return self._changed(request, lambda live: seating.start(live, me, drawn_order(len(live.seats))))

    @route("POST", "/api/tables/{table}/leave")
    def leave(self, request: Request) -> object:
        me = self._user().id

        def drafts(live: Table) -> list[Draft]:
            return seating.stand_up(live, me) if live.status == "open" else leaving.leave(live, me)

        return self._changed(request, drafts)

    @route("POST", "/api/tables/{table}/return")
    def come_back(self, request: Request) -> object:
        me = self._user().id
        return self._changed(request, lambda live: decide(live, me, ComeBack()))

    @route("DELETE", "/api/tables/{table}")
    def close(self, request: Request) -> object:
        me = self._user().id
        return self._changed(request, lambda live: seating.close(live, me))

    @route("POST", "/api/tables/{table}/rematch")
    def rematch(self, request: Request) -> object:
        old, me = self._seen(request), self._user()
        if not old.over:
            raise Refusal("not_over")
        if old.next is not None and self._repository.get(old.next).status != "closed":
            return table_info(self._repository.get(old.next))
        wish, seats = rematch_wish(self._sitter(), old)
        made = new_table(me, self._sitter(), wish, seats, _seed(), self._rematch_box(old), old.id)
        self._repository.create(made)
        self._repository.change(old.id, lambda _: [Draft(Rematched(made.id), user=me.id)])
        return table_info(made)

    def _rematch_box(self, old: Table) -> OwnerComponents | None:
        """The own box as it is now, or as it lay on the table."""
        if not old.spec.own_box:
            return None
        try:
            return self._boxes.playable(old.spec.game)
        except Refusal:
            return old.spec.box

    def _changed(self, request: Request, decide: Any) -> object:
        return table_info(self._repository.change(request.parts["table"], decide))

    def _seen(self, request: Request, seat: Viewing = None) -> Table:
        live = self._repository.get(request.parts["table"])
        check_viewer(live, None if self.me is None else self.me.id, seat)
        return live

    def _deciding(self, request: Request) -> tuple[Table, int]:
        """A table where the decision is that of a seat of mine, and the seat."""
        live, seat = self._repository.get(request.parts["table"]), request.value("seat", int)
        state = live.playing()
        check_seat(live, self._user().id, seat)
        if state.seat != seat:
            raise Refusal("not_your_turn")
        return live, seat

    # Play.

    @route("GET", "/api/tables/{table}/log")
    def log(self, request: Request) -> object:
        seat = request.value("seat", int | None)  # type: ignore[arg-type]
        live = self._seen(request, seat)
        upto = min(max(request.value("before", int) - 1, 0), live.version)
        return seen_entries(live, seat, max(0, upto - PAGE), upto, frozenset(), request.language)

    @route("GET", "/api/tables/{table}/why")
    def why(self, request: Request) -> object:
        live, _ = self._deciding(request)
        state = live.playing()
        reason = why_not(state, request.value("action", str))
        if reason is None:
            return Why(legal=True)
        message = Translator(request.language).reason(state.game.id, reason.code)
        return Why(legal=False, code=reason.code, anchor=reason.anchor, message=message)

    @route("GET", "/api/tables/{table}/preview")
    def preview(self, request: Request) -> object:
        live, seat = self._deciding(request)
        return preview(live, seat, read_action(live.playing(), request.value("action", str)), request.language)

    @route("GET", "/api/tables/{table}/recent")
    def recent(self, request: Request) -> object:
        seat = request.value("seat", int)
        return recent(self._seen(request, seat), seat, request.language)

    @route("GET", "/api/tables/{table}/points")
    def points(self, request: Request) -> object:
        return points_by_turn(self._seen(request), request.language)

    @route("POST", "/api/lessons/{game}")
    def begin(self, request: Request) -> object:
        found = lesson(find_game(request.parts["game"]).id)
        if found is None:
            raise Refusal("not_found")
        wish, seats = lesson_wish(self._sitter(), found)
        live = self._repository.create(new_table(self._user(), self._sitter(), wish, seats, found.seed, None))
        me = self._user().id
        return table_info(self._repository.change(live.id, lambda now: seating.start(now, me, drawn_order(len(seats)))))

    @route("GET", "/api/tables/{table}/lesson")
    def lesson(self, request: Request) -> object:
        return lesson_of(self._seen(request), request.language)

    # Afterwards.

    def _finished(self, request: Request, viewing: Viewing = None) -> Table:
        live = self._repository.get(request.parts["table"])
        check_review(live, None if self.me is None else self.me.id, viewing, shared=False)
        return live

    @route("GET", "/api/tables/{table}/review")
    def review(self, request: Request) -> object:
        viewing: Viewing = request.value("seat", int | None)  # type: ignore[arg-type]
        if request.value("open", bool, False):
            viewing = Viewer.EVERYTHING
        return review(self._finished(request, viewing), request.value("ply", int), viewing, request.language)

    @route("GET", "/api/tables/{table}/course")
    def course(self, request: Request) -> object:
        return course(self._finished(request), request.language)

    @route("GET", "/api/tables/{table}/record")
    def record(self, request: Request) -> object:
        return msgspec.Raw(record_text(self._finished(request)).encode())

    @route("POST", "/api/records")
    def bring(self, request: Request) -> object:
        record = Record.from_json(request.body.decode())
        digest = record.components or ""
        shared = self._repository.box(digest)
        box = shared or self._boxes.typed(digest)
        return self._opened(imported(record, box, self._user().id, own_box=box is not None and shared is None))

    # Hints and analyses.

    @route("POST", "/api/tables/{table}/hint")
    def hint(self, request: Request) -> object:
        wish, me = request.asked(AskHint), self._user().id
        live = self._repository.change(request.parts["table"], lambda found: decide(found, me, wish))
        self._studies.hint(live, request)
        return LATER

    @route("GET", "/api/tables/{table}/analysis")
    def analysis(self, request: Request) -> object:
        return self._studies.found(self._finished(request), request.language)

    @route("POST", "/api/tables/{table}/analysis")
    def analyse(self, request: Request) -> object:
        live = self._finished(request)
        self._studies.begin(live)
        return self._studies.found(live, request.language)

    # The own box.

    @route("GET", "/api/boxes/{game}")
    def box_form(self, request: Request) -> object:
        return box_form(find_game(request.parts["game"]).id, request.language)

    @route("POST", "/api/boxes/{game}/check")
    def check_box(self, request: Request) -> object:
        game = find_game(request.parts["game"])
        return checked(game, text_of(game, request.asked(CheckBox)), Translator(request.language))

    @route("GET", "/api/me/boxes")
    def boxes(self, request: Request) -> object:
        tr = Translator(request.language)
        kept = [box for box in self._boxes.all() if box.game in game_ids()]
        return [box_line(box, find_game(box.game), tr) for box in kept]

    @route("GET", "/api/me/boxes/{game}")
    def box(self, request: Request) -> object:
        game = find_game(request.parts["game"])
        return own_box(self._boxes.find(game.id), game, Translator(request.language))

    @route("PUT", "/api/me/boxes/{game}")
    def save_box(self, request: Request) -> object:
        game, wish, tr = find_game(request.parts["game"]), request.asked(SaveBox), Translator(request.language)
        text = text_of(game, wish)
        if wish.text is not None:
            looked_at = checked(game, text, tr)
            if not looked_at.readable:
                raise Refusal("box_unreadable", problem=looked_at.problems[0].message)
        return own_box(self._boxes.save(game.id, wish.revision, text), game, tr)

    @route("DELETE", "/api/me/boxes/{game}")
    def delete_box(self, request: Request) -> object:
        self._boxes.delete(find_game(request.parts["game"]).id, request.value("revision", int))
        return Done()

    @route("GET", "/api/me/boxes/{game}/file")
    def box_file(self, request: Request) -> object:
        kept = self._boxes.find(find_game(request.parts["game"]).id)
        if kept is None:
            raise Refusal("no_box")
        return kept.text


def _seed() -> int:
    return secrets.randbits(SEED_BITS)
