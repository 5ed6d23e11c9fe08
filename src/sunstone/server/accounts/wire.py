"""Messages about people."""

from typing import Annotated, Literal

import msgspec

from sunstone.table.frames import Person
from sunstone.table.wire_types import Asked

Language = Literal["en", "cs", "nl", "pl"]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Password = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Guest(Asked, frozen=True, kw_only=True):
    """Come in with a name and nothing else."""

    name: Name


class Register(Asked, frozen=True, kw_only=True):
    """Make an account; a guest who asks becomes it and keeps all games."""

    name: Name
    password: Password
    email: Annotated[str, msgspec.Meta(max_length=254)] | None = None


class Login(Asked, frozen=True, kw_only=True):
    """Come in with a name and a password."""

    name: Name
    password: Password


class ChangeMe(Asked, frozen=True, kw_only=True):
    """Change what is given, leave the rest. A new password needs the old one."""

    name: Name | None = None
    email: Annotated[str, msgspec.Meta(max_length=254)] | None = None
    language: Language | None = None
    password: Password | None = None
    new_password: Password | None = None


class DeleteMe(Asked, frozen=True, kw_only=True):
    """Delete the account; a registered one asks for its password."""

    password: Password | None = None


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """What I may know of myself; null when nobody is signed in."""

    user: Person | None
    email: str | None = None
    language: str = "en"


class SessionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A device that is signed in."""

    id: str
    device: str
    """The kind of browser and system, as "Firefox, Linux"; empty where it is not known."""
    created: int
    seen: int
    """When it was last used, to the hour."""
    current: bool
    """This very device."""


class NewToken(Asked, frozen=True, kw_only=True):
    """Ask for a token that lets a program play in my name."""

    name: Name


class TokenInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A token, without the part that is secret."""

    id: str
    name: str
    created: int


class TokenMade(TokenInfo, frozen=True, kw_only=True):
    """A new token; its secret is shown this once."""

    token: str
