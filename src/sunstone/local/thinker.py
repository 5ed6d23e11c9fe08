"""What takes long, in a worker of its own: bots, hints, analyses."""

import msgspec

from sunstone.local.nets import NeedsNet
from sunstone.server.analysis.worker import Look, advise, look
from sunstone.server.bots.job import Job, think

_encode = msgspec.json.Encoder().encode
_job = msgspec.json.Decoder(Job).decode
_look = msgspec.json.Decoder(Look).decode


class FoundOut(msgspec.Struct, omit_defaults=True):
    answer: msgspec.Raw | None = None
    needs: str | None = None
    """The game whose net is needed first (see `sunstone.local.nets.give_net`)."""


def find_out(work: str, wish: str) -> str:
    """Do a job of the outbox; a `FoundOut` as JSON."""
    try:
        match work:
            case "think":
                found: object = think(_job(wish))
            case "advise":
                found = advise(_job(wish))
            case _:
                found = look(_look(wish))
    except NeedsNet as needed:
        return _encode(FoundOut(needs=needed.game)).decode()
    return _encode(FoundOut(answer=msgspec.Raw(_encode(found)))).decode()
