"""The framework's route decorators, with every error answer documented once."""

from functools import partial

import litestar
from litestar.openapi.datastructures import ResponseSpec

from sunstone.server.wire import ErrorBody

ERRORS = {
    status: ResponseSpec(data_container=ErrorBody, description=text, generate_examples=False)
    for status, text in (
        (400, "The request cannot be read or asks for something impossible"),
        (401, "Nobody is signed in, or not with these words"),
        (403, "Not yours to do"),
        (404, "There is no such thing"),
        (405, "Not with this method"),
        (409, "Not as things stand"),
        (413, "Too large"),
        (422, "The rules forbid it"),
        (429, "Too often"),
        (503, "Not now"),
    )
}

get = partial(litestar.get, responses=ERRORS)
post = partial(litestar.post, responses=ERRORS)
put = partial(litestar.put, responses=ERRORS)
patch = partial(litestar.patch, responses=ERRORS)
delete = partial(litestar.delete, responses=ERRORS)
