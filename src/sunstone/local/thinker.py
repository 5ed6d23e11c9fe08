"""What takes long, in a worker of its own: bots, hints, analyses."""

import msgspec

from sunstone.server.analysis.worker import Look, advise, look
from sunstone.server.bots.job import Job, think

_encode = msgspec.json.Encoder().encode
_job = msgspec.json.Decoder(Job).decode
_look = msgspec.json.Decoder(Look).decode


def find_out(work: str, wish: str) -> str:
    """Do a job of the outbox; the answer as JSON."""
    match work:
        case "think":
            found: object = think(_job(wish))
        case "advise":
            found = advise(_job(wish))
        case _:
            found = look(_look(wish))
    return _encode(found).decode()
