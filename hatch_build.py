"""Build hook: compile the engine with mypyc where that is possible, and ship plain Python where it is not.

The same files run both ways with the same results; only the speed differs. The environment can insist:
SUNSTONE_BUILD=compiled fails rather than fall back, SUNSTONE_BUILD=pure does not compile. SUNSTONE_OPT=1 has the C
compiler optimise less and finish in half the time: for tests, never for measuring.
"""

from __future__ import annotations

import os
import shutil
import sysconfig
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from hatch_mypyc.plugin import MypycBuildHook


def compiler() -> str | None:
    """The C compiler this Python builds extensions with, if it is installed."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(command)


class SunstoneBuildHook(MypycBuildHook):
    """The mypyc hook with a way out."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile unless asked not to, unable to, or installing in place."""
        wish = os.environ.get("SUNSTONE_BUILD", "auto")
        if wish not in ("auto", "compiled", "pure"):
            raise ValueError(f"SUNSTONE_BUILD is auto, compiled or pure, not {wish!r}")
        if version == "editable" or wish == "pure":
            return
        if wish == "auto" and compiler() is None:
            self.app.display_warning("no C compiler found: Sunstone is built as plain Python, which is slower")
            return
        try:
            super().initialize(version, build_data)
        except Exception as error:
            if wish == "compiled":
                raise
            self.app.display_warning(f"Sunstone could not be compiled and is built as plain Python: {error}")

    @property
    def config_options(self) -> dict[str, Any]:
        """What pyproject.toml says to mypyc, with the level of optimisation that the environment asks for."""
        options: dict[str, Any] = dict(super().config_options)
        if level := os.environ.get("SUNSTONE_OPT"):
            options["opt_level"] = level
        return options

    def hide_project_file(self) -> AbstractContextManager[None]:
        """Leave pyproject.toml where it is: setuptools reads its licence field now, and others may be reading it."""
        return nullcontext()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Take the compiled files out of the source tree again: what lies in src/ is always plain Python."""
        if version != "editable":
            self.clean([version])


def get_build_hook() -> type[SunstoneBuildHook]:
    """The hook for hatchling, which finds two in this file."""
    return SunstoneBuildHook
