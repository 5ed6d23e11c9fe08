"""Keep .build/compiled: the package as it would be installed, with the engine compiled and the pages.

    python -m tools.engine

Only what changed is made anew: the engine, which takes a minute or two to compile, or the files around it, which are
copied. It is compiled from a copy, so that a server can run on src/ meanwhile.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from tools.stamps import ROOT, below, digest, read, write

BUILD = ROOT / ".build"
COMPILED = BUILD / "compiled"
SOURCE = ROOT / "src" / "sunstone"
ENGINE = ("core", "games", "bots")
AROUND = ("src/sunstone", "locales", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE")
"""What a build needs."""

ENGINE_STAMP, FILES_STAMP = COMPILED / ".engine", COMPILED / ".files"


def is_compiled() -> bool:
    """Whether the engine is compiled as it is now."""
    return read(ENGINE_STAMP) == _engine()


def compile_engine() -> None:
    """Compile, and put it in the place of the one before only when it is done."""
    source, made = BUILD / "source", BUILD / "next"
    for folder in (source, made):
        shutil.rmtree(folder, ignore_errors=True)
    before = _engine()
    for name in AROUND:
        here, there = ROOT / name, source / name
        there.parent.mkdir(parents=True, exist_ok=True)
        if here.is_dir():
            shutil.copytree(here, there, ignore=shutil.ignore_patterns("web", "__pycache__"))
        else:
            shutil.copy2(here, there)
    environment = {**os.environ, "SUNSTONE_BUILD": "compiled", "SUNSTONE_WITHOUT_PAGES": "1"}
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(made), str(source)]
    subprocess.run(install, env=environment, check=True)  # noqa: S603
    shutil.rmtree(source)
    shutil.rmtree(COMPILED, ignore_errors=True)
    made.rename(COMPILED)
    write(ENGINE_STAMP, before)


def bring_files() -> None:
    """Copy everything but the engine, if any of it has changed."""
    other = [path for path in SOURCE.iterdir() if path.name not in (*ENGINE, "__pycache__")]
    folders = [ROOT / "locales", *(path for path in other if path.is_dir())]
    files = [path for path in other if path.is_file()]
    wanted = digest([*files, *below(*folders)])
    if read(FILES_STAMP) == wanted:
        return
    target = COMPILED / "sunstone"
    for old in target.iterdir():
        if old.is_file():
            old.unlink()
        elif old.name not in ENGINE:
            shutil.rmtree(old)
    for file in files:
        shutil.copy2(file, target)
    for folder in folders:
        shutil.copytree(folder, target / folder.name, ignore=shutil.ignore_patterns("__pycache__"))
    write(FILES_STAMP, wanted)


def _engine() -> str:
    files = below(*(SOURCE / part for part in ENGINE))
    return digest([*files, ROOT / "pyproject.toml", ROOT / "hatch_build.py"])


def main() -> int:
    """Make what is missing or old."""
    if not is_compiled():
        try:
            compile_engine()
        except subprocess.CalledProcessError as error:
            return error.returncode
    bring_files()
    return 0


if __name__ == "__main__":
    sys.exit(main())
