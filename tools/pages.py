"""Build the pages for the browser, unless they are there and their sources are still the same.

    python -m tools.pages            the pages, into src/sunstone/web
    python -m tools.pages packages   only what they are built and checked with, into web/node_modules

The build hook and `make` call this before anything is installed: it needs the standard library and Node.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.stamps import ROOT, below, digest, read, write

WEB = ROOT / "web"
PAGES = ROOT / "src" / "sunstone" / "web"
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".installed"
STAMP = PAGES / ".built"
"""The digest of what the pages were built from. An sdist brings both, so that they need not be built again."""

NODE = 20
NOT_SOURCES = {"node_modules", "test-results", "tests", "scratch", "gallery"}


class CannotBuild(Exception):
    """What to tell whoever wants the pages."""


def ensure() -> None:
    """Have the pages, or raise `CannotBuild`."""
    if not are_current():
        packages()
        build()


def are_current() -> bool:
    """Whether the pages are there, and of these sources."""
    return read(STAMP) == digest(sources()) and (PAGES / "index.html").is_file()


def packages() -> None:
    """Install exactly what the lock says, unless that was done."""
    wanted = digest([LOCK])
    if read(INSTALLED) == wanted:
        return
    run("npm", "--silent", "ci", "--no-audit", "--no-fund")
    write(INSTALLED, wanted)


def build() -> None:
    """Bundle the pages."""
    before = digest(sources())
    run("npm", "--silent", "run", "build")
    write(STAMP, before)


def sources() -> list[Path]:
    """The files the bundler reads: also the words, the rules, and what is printed on components."""
    folders = [ROOT / "locales", ROOT / "docs" / "games"]
    found = [*ROOT.glob("src/sunstone/games/*/components.toml"), *ROOT.glob("src/sunstone/text/signs/*.toml")]
    for entry in WEB.iterdir():
        if entry.name in NOT_SOURCES or entry.name.startswith("."):
            continue
        if entry.is_dir():
            folders.append(entry)
        elif entry.suffix in (".json", ".ts", ".js", ".html"):
            found.append(entry)
    return found + below(*folders)


def run(program: str, *arguments: str) -> None:
    """Run npm or Node in web/, or raise `CannotBuild`."""
    found, node = shutil.which(program), shutil.which("node")
    if found is None or node is None:
        raise CannotBuild("Node is not installed")
    version = subprocess.check_output([node, "--version"], text=True).strip()  # noqa: S603
    if int(version.lstrip("v").partition(".")[0]) < NODE:
        raise CannotBuild(f"Node {version} is too old")
    # vite.config.ts takes another folder from there, for trying something out.
    environment = {name: value for name, value in os.environ.items() if name != "SUNSTONE_PAGES"}
    if subprocess.call([found, *arguments], cwd=WEB, env=environment, stdout=sys.stderr):  # noqa: S603
        raise CannotBuild(f"`{program} {' '.join(arguments)}` failed")


def main(arguments: list[str]) -> int:
    """Build, or say what is missing."""
    try:
        packages() if arguments == ["packages"] else ensure()
    except CannotBuild as problem:
        sys.stderr.write(f"The pages were not built: {problem}. They need Node {NODE} or newer.\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
