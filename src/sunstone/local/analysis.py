"""Hints, and analyses of finished games, a decision at a time."""

from collections.abc import Callable
from typing import Any

import msgspec

from sunstone.lab.analysis import Decision
from sunstone.local.outbox import Kept
from sunstone.local.request import Request
from sunstone.server.analysis.study import hint_of, study_of
from sunstone.server.analysis.wire import Study
from sunstone.server.analysis.worker import Advice, Look
from sunstone.server.bots.job import job_at
from sunstone.server.errors import Refusal
from sunstone.table.table import Table

SIMULATIONS = 24
"""For a decision of a finished game: a fraction of what a server takes, for Python here is slower."""
_DECISION = msgspec.json.Decoder(Decision | None)
_ADVICE = msgspec.json.Decoder(list[Advice])

Done = Callable[[str | None], None]
Put = Callable[[str, Any, Done], None]
"""Have the thinker do something, and call this with the answer; with `None` if it failed."""


class Studies:
    def __init__(self, put: Put, keep: Callable[[Kept], None], answer: Callable[[Request, object], None]) -> None:
        self._put = put
        self._keep = keep
        self._answer = answer
        self._looks: dict[str, dict[int, Decision | None]] = {}
        self._running: set[str] = set()

    def give(self, table: str, ply: int, found: str) -> None:
        """A decision that was looked at before."""
        self._looks.setdefault(table, {})[ply] = _DECISION.decode(found)

    def hint(self, live: Table, request: Request) -> None:
        def done(found: str | None) -> None:
            failed = Refusal("broken", request=str(request.number))
            self._answer(request, failed if found is None else hint_of(live, _ADVICE.decode(found), request.language))

        self._put("advise", job_at(live, live.ply), done)

    def found(self, live: Table, language: str) -> Study:
        live.position()
        looks = self._looks.get(live.id, {})
        return study_of(live, looks, SIMULATIONS, language, running=live.id in self._running)

    def begin(self, live: Table) -> None:
        """Look at a finished game, unless that is under way. What was found before is kept."""
        live.position()
        if live.id not in self._running:
            self._running.add(live.id)
            self._next(live)

    def _next(self, live: Table) -> None:
        known = self._looks.setdefault(live.id, {})
        ply = next((ply for ply in range(live.ply) if ply not in known), None)
        if ply is None:
            self._running.discard(live.id)
            return

        def done(found: str | None) -> None:
            if found is None:
                self._running.discard(live.id)
                return
            self.give(live.id, ply, found)
            self._keep(Kept(("looks", live.id, ply), found))
            self._next(live)

        wish = Look(job=job_at(live, ply), played=live.actions[ply], progress=ply / live.ply, simulations=SIMULATIONS)
        self._put("look", wish, done)
