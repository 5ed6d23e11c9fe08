"""Builds and installs the package as others do: from a clean clone, and into an environment of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]
NODE = ("node", "npm", "npx")
MINE = ("SUNSTONE_", "PYTHON", "VIRTUAL_ENV", "PYTEST")
"""What an environment may not inherit from the tests that run."""


def path_without_node(folder: Path) -> str:
    """A PATH with everything there is but Node: links to all other programs."""
    folder.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        for program in Path(place).iterdir() if Path(place).is_dir() else ():
            if program.name not in NODE and not (folder / program.name).is_symlink():
                (folder / program.name).symlink_to(program)
    assert not [name for name in NODE if shutil.which(name, path=str(folder))]
    return str(folder)


def clean(**more: str) -> dict[str, str]:
    """The environment of somebody who has nothing of Sunstone."""
    return {**{name: value for name, value in os.environ.items() if not name.startswith(MINE)}, **more}


def run(*command: str | Path, cwd: Path | None = None, env: dict[str, str] | None = None) -> str:
    """What a command prints; it has to succeed."""
    done = subprocess.run(command, cwd=cwd, env=env or clean(), text=True, capture_output=True)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def environment(folder: Path) -> Path:
    """The Python of a new environment."""
    # Not of the environment the tests run in: that would link to it.
    builder = venv.EnvBuilder(with_pip=True, symlinks=True)
    builder.create(folder)
    return folder / "bin" / "python"


def clone(folder: Path) -> Path:
    """A clean clone, as it is committed; what Node needs to build the pages is taken from here."""
    run("git", "clone", "--quiet", ROOT, folder)
    packages = ROOT / "web" / "node_modules"
    shutil.copytree(packages, folder / "web" / "node_modules", symlinks=True, copy_function=os.link)
    return folder


def build_requirements() -> list[str]:
    """What builds need."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    requires: list[str] = project["build-system"]["requires"]
    return requires
