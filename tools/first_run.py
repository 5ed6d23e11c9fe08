"""Measure the first and the second `make play`, in a clean clone in a temporary folder.

    python -m tools.first_run

Nothing of the clone is installed before; packages come from where pip and npm find them, their caches included.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import suppress
from pathlib import Path

from tools.stamps import ROOT


def shown(address: str) -> bool:
    """Whether the page is there."""
    with suppress(OSError), urllib.request.urlopen(address, timeout=5) as answer:  # noqa: S310
        return b"<!doctype html>" in answer.read().lower()
    return False


def first_page(clone: Path, until: str) -> list[tuple[float, str]]:
    """What `make play` says and when, up to the page after a line that matches."""
    began = time.monotonic()
    environment = {**os.environ, "SUNSTONE_FOLDER": str(clone / "data"), "SUNSTONE_LANG": "en", "BROWSER": "true"}
    server = subprocess.Popen(
        ["make", "--no-print-directory", "play"],  # noqa: S607
        cwd=clone,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    said = []
    try:
        assert server.stdout is not None
        for line in server.stdout:
            if not line.startswith("{"):
                said.append((time.monotonic() - began, line.strip()))
            address = re.search(r"http://[\d.]+:\d+", line)
            if address and any(re.search(until, text) for _, text in said):
                while not shown(address[0]):
                    time.sleep(0.02)
                said.append((time.monotonic() - began, "the page is there"))
                return said
        return said
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.wait()


def main() -> int:
    """Clone, play twice, say what took how long."""
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "sunstone"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)  # noqa: S603, S607
        for name, until in (("first start", "is compiled"), ("second start", "Sunstone is at")):
            sys.stdout.write(f"{name}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}\n")
            for seconds, text in first_page(clone, until):
                sys.stdout.write(f"{seconds:7.1f} s  {text}\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
