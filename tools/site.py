"""Build the table without a server: a folder that any host can serve. Nothing is done if its sources are the same.

python -m tools.site            into .build/site
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from tools import pages
from tools.engine import AROUND
from tools.stamps import ROOT, below, digest, read, write

SITE = ROOT / ".build" / "site"
ENGINE = ROOT / ".build" / "engine"
STAMP = SITE.with_suffix(".built")
REQUIREMENTS = ROOT / "deploy" / "site-requirements.txt"
PLATFORM = [
    *("--python-version", "3.14", "--implementation", "cp", "--abi", "cp314", "--abi", "none"),
    *("--platform", "pyemscripten_2026_0_wasm32", "--platform", "any"),
]
"""The Python of Pyodide, and the name its platform has on the index."""


def build() -> None:
    """The engine and what it needs for Pyodide, packed, and the pages around it."""
    shutil.rmtree(ENGINE, ignore_errors=True)
    environment = {**os.environ, "SUNSTONE_BUILD": "pure", "SUNSTONE_WITHOUT_PAGES": "1"}
    wheels, packages = ENGINE / "wheel", ENGINE / "packages"
    pip = [sys.executable, "-m", "pip"]
    _run([*pip, "wheel", "-qq", "--no-deps", "--wheel-dir", str(wheels), "."], environment)
    (wheel,) = wheels.glob("*.whl")
    install = [*pip, "install", "-qq", "--no-deps", "--no-compile", "--target", str(packages)]
    pinned = ["--only-binary", ":all:", "--require-hashes", *PLATFORM, "--requirement", str(REQUIREMENTS)]
    _run([*install, *pinned], environment)
    _run([*install, str(wheel)], environment)
    pages.run("node", "build/engine.mjs", str(packages), str(ENGINE))
    pages.run("npm", "run", "--silent", "build", "--", "--mode", "site")


def _run(command: list[str], environment: dict[str, str]) -> None:
    subprocess.run(command, cwd=ROOT, env=environment, check=True)  # noqa: S603


def main() -> int:
    """Build what is missing or old."""
    sources = pages.sources()
    for name in (*AROUND, "deploy/site-requirements.txt"):
        here = ROOT / name
        sources += [path for path in below(here) if pages.PAGES not in path.parents] if here.is_dir() else [here]
    wanted = digest({*sources})
    if read(STAMP) == wanted:
        return 0
    try:
        pages.packages()
        build()
    except (pages.CannotBuild, subprocess.CalledProcessError) as problem:
        sys.stderr.write(f"The site was not built: {problem}\n")
        return 1
    write(STAMP, wanted)
    return 0


if __name__ == "__main__":
    sys.exit(main())
