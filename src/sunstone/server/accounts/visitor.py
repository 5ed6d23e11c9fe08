"""Who sent a request."""

from dataclasses import dataclass

from sunstone.server.errors import Refusal
from sunstone.table.frames import Person


@dataclass(frozen=True)
class User:
    """An account: of a guest or a registered player."""

    id: str
    kind: str
    name: str
    email: str | None
    language: str
    banned: bool = False
    """Whether those who run the site keep the account out."""

    @property
    def registered(self) -> bool:
        return self.kind == "registered"

    def person(self) -> Person:
        return Person(id=self.id, name=self.name, kind=self.kind)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Visitor:
    """The sender of a request: maybe signed in, by cookie or by token."""

    user: User | None = None
    session: str | None = None
    """Digest of the session, if a cookie named one."""
    token: str | None = None
    """Id of the token, if it came with one in place of a cookie."""

    @property
    def id(self) -> str | None:
        return None if self.user is None else self.user.id

    def signed_in(self) -> User:
        if self.user is None:
            raise Refusal("not_signed_in")
        return self.user

    def by_hand(self) -> User:
        """The user, if it is the person: a token may play, but not change the account it belongs to."""
        user = self.signed_in()
        if self.token is not None:
            raise Refusal("bad_token")
        return user


NOBODY = Visitor()
