"""How one process of the server is set up: from the command line, and from the environment for what is secret."""

import os
import sys
import time
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from sunstone.core.components import read_owner_file
from sunstone.core.errors import BadComponents, SunstoneError
from sunstone.core.registry import game_ids
from sunstone.server.private_files import create_private, make_private_folder, narrow
from sunstone.table.owner_components import OwnerComponents, box_of

FOLDER = "components"
"""The folder within the data folder where a game's file is looked for, as `components/endless_winter.toml`."""
Quota = tuple[int, int]
"""For one account, and for one address: schools and clubs share one."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one visitor may do: tokens in a bucket, and how many come back each second; and how much may be kept."""

    requests: tuple[float, float] = (240.0, 40.0)
    """HTTP requests from one address."""
    account: tuple[float, float] = (120.0, 20.0)
    """HTTP requests and socket commands of one account."""
    frames: tuple[float, float] = (240.0, 40.0)
    """Frames that one socket sends. One that sends more is cut off."""
    login: tuple[float, float] = (10.0, 0.1)
    """Passwords tried from one address, or from one browser that the account was signed in with before."""
    login_pair: tuple[float, float] = (5.0, 0.02)
    """Passwords tried for one name from one address."""
    login_name: tuple[float, float] = (100.0, 0.02)
    """Passwords tried for one name from all browsers that the account was never signed in with."""
    sign_up: tuple[float, float] = (20.0, 0.05)
    """Guests and accounts made from one address."""
    chat: tuple[float, float] = (10.0, 0.5)
    """Messages of one account."""
    export: tuple[float, float] = (3.0, 0.001)
    """Downloads of everything that is kept about one account."""
    sockets_per_address: int = 200
    connections_per_address: int = 500
    """HTTP connections from one address that is no proxy of ours."""
    connections: int = 10_000
    """Connections of a process, sockets among them."""
    request_seconds: float = 30.0
    """How long a request may take to arrive, and a client to read on."""
    open_tables: int = 50
    """Tables one account may have open or running at a time."""
    guest_tables: int = 10
    """The same for a guest, unless `open_tables` is lower."""
    tables_per_address: int = 200
    """The same for everyone at one address."""
    daily_tables: Quota = (200, 1_000)
    """Tables opened in 24 hours."""
    bot_games: Quota = (2, 10)
    """Running games in which no person has a seat."""
    imports: Quota = (50, 100)
    """Records imported in 24 hours."""
    import_bytes: Quota = (20_000_000, 100_000_000)
    """Bytes that imported records take up in the database. Played games are bounded by their number and"""
    table_entries: int = 5_000
    """how many entries one account may write into the log of one: talk, moves taken back and the like."""
    box_bytes: Quota = (300_000, 20_000_000)
    """Bytes of the boxes that are typed in; a whole one has about 20,000."""
    box: tuple[float, float] = (60.0, 2.0)
    """Boxes of one account that are checked or saved."""
    analyses: Quota = (20, 40)
    """Analyses of finished games asked for in 24 hours."""
    running_analyses: int = 2
    """Analyses of one account that are not done yet."""
    simulations: int = 200
    """Simulations for each decision of a finished game that is analysed; there are hundreds of decisions."""
    body: int = 1_000_000
    """Bytes of a request body; a record is the largest thing anyone sends."""
    frame: int = 16_384
    """Bytes of a socket frame."""
    table_cache: int = 256 * 1024 * 1024
    """Bytes of tables that a process keeps in memory, estimated; about a thousand long games."""


class EmptySecret(SunstoneError):
    """A secret that everyone knows: the file is there and holds nothing."""

    @property
    def message_id(self) -> str:
        return "server-secret-empty"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a process needs to know at its start."""

    folder: Path
    """Where the database (unless it is elsewhere) and the secret lie."""
    database: str
    channels: str = ""
    """Empty for one process alone, or `redis://…` for several."""
    secret: bytes
    """The key of all keys: cookies and push messages are signed with what is derived from it."""
    origins: tuple[str, ...] = ()
    """The addresses people reach the site under, as `https://play.example.org`."""
    bots: int = 1
    """Worker processes of this process that think for bots; 0 leaves that to other machines."""
    metrics_token: str = ""
    contact: str = ""
    """`mailto:` or `https:` address that push services may write to; without one no push messages are sent."""
    older: tuple[str, ...] = ()
    """Older versions of the server on the same database, which play the games that began under their rules."""
    boxes: tuple[OwnerComponents, ...] = ()
    """Owners' component files that new tables are played with, at most one a game."""
    limits: Limits = Limits()

    @property
    def secure(self) -> bool:
        """Whether cookies are kept to encrypted connections: when every public address is."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)


def read_box(path: Path) -> OwnerComponents:
    """A box from a file; which game it is for, the file says itself."""
    text = read_owner_file(path)
    wrong: BadComponents | None = None
    for id_ in game_ids():
        try:
            return box_of(id_, text, str(path))
        except BadComponents as error:
            if error.code != "game":
                raise
            wrong = error
    assert wrong is not None
    raise wrong


def read_boxes(folder: Path, files: Iterable[Path]) -> tuple[OwnerComponents, ...]:
    """The boxes of a site: those in its data folder, and in their place those named on the command line."""
    found: dict[str, OwnerComponents] = {}
    for path in (*sorted((folder / FOLDER).glob("*.toml")), *files):
        box = read_box(path)
        found[box.game] = box
    return tuple(found.values())


def server_folder() -> Path:
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "sunstone" / "server"


def sqlite_url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'sunstone.sqlite3'}"


def read_secret(folder: Path, environment: Mapping[str, str]) -> bytes:
    """The secret from SUNSTONE_SECRET, else from the data folder, where it is made on the first start."""
    given = environment.get("SUNSTONE_SECRET", "")
    if given:
        return given.encode()
    make_private_folder(folder)
    path = folder / "secret"
    try:
        with create_private(path) as file:
            made = os.urandom(32).hex().encode()
            file.write(made)
            file.flush()
            os.fsync(file.fileno())
    except FileExistsError:
        narrow(path)
        return _kept_secret(path)
    return made


def _kept_secret(path: Path) -> bytes:
    """The secret that is there; another process may be writing it just now."""
    for _ in range(100):
        found = path.read_bytes()
        if found:
            return found
        time.sleep(0.02)
    raise EmptySecret("empty", file=str(path))


def read_settings(
    *,
    folder: Path | None = None,
    database: str = "",
    channels: str = "",
    origins: tuple[str, ...] = (),
    bots: int = 1,
    components: tuple[Path, ...] = (),
    older: tuple[str, ...] = (),
    environment: Mapping[str, str] | None = None,
) -> Settings:
    """Settings from what the command line says; the environment fills in the rest."""
    env = os.environ if environment is None else environment
    place = folder or Path(env.get("SUNSTONE_FOLDER", "") or server_folder())
    limits = msgspec.json.decode(env["SUNSTONE_LIMITS"], type=Limits) if env.get("SUNSTONE_LIMITS") else Limits()
    return Settings(
        folder=place,
        database=database or env.get("SUNSTONE_DATABASE", "") or sqlite_url(place),
        channels=channels or env.get("SUNSTONE_CHANNELS", ""),
        secret=read_secret(place, env),
        origins=origins or tuple(env.get("SUNSTONE_ORIGINS", "").split()),
        bots=bots,
        metrics_token=env.get("SUNSTONE_METRICS_TOKEN", ""),
        contact=env.get("SUNSTONE_CONTACT", ""),
        older=tuple(address.rstrip("/") for address in older or env.get("SUNSTONE_OLDER", "").split()),
        boxes=read_boxes(place, components),
        limits=limits,
    )
