"""Build hook: the pages for the browser go into every sdist and wheel, and wheels have the engine compiled with mypyc.

Pages: built by `tools/pages.py` unless they are there already, as in an sdist. There is no wheel without them, but with
SUNSTONE_WITHOUT_PAGES=1: for an engine alone, and for builds that bring the pages in themselves, like the Makefile's.

Engine: where it cannot be compiled it is shipped as plain Python. The same files run both ways with the same results;
only the speed differs. The environment can insist:
SUNSTONE_BUILD=compiled fails rather than fall back, SUNSTONE_BUILD=pure does not compile. SUNSTONE_OPT=1 has the C
compiler optimise less and finish in half the time: for tests, never for measuring.

mypyc writes a C file for each module (`multi_file` in pyproject.toml), and every core compiles one at a time. A single
file for all of them takes GCC 12 three times the work, on one core, and games then run a tenth slower; the numbers are
in docs/performance.md.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

from hatch_mypyc import plugin
from hatch_mypyc.plugin import MypycBuildHook
from hatch_mypyc.utils import construct_setup_file
from setuptools.command.build_ext import build_ext


def compiler() -> str | None:
    """The C compiler this Python builds extensions with, if it is installed."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(command)


def cores() -> int:
    """How many cores this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


class SideBySide(build_ext):
    """Compiles the C files of all extensions side by side; setuptools by itself does the files of one in turn."""

    def build_extensions(self) -> None:
        """Every core compiles one file at a time."""
        # Other compilers (MSVC) have their own way to run, and are left to it.
        if self.compiler.compiler_type != "unix":
            super().build_extensions()
            return
        compile_all = self.compiler.compile
        pool = ThreadPoolExecutor(cores())

        def compile_files(sources: list[str], **options: Any) -> list[str]:
            # The largest first, so that no core is left with a long one at the end.
            order = sorted(sources, key=lambda source: -Path(source).stat().st_size)
            made = {source: pool.submit(compile_all, [source], **options) for source in order}
            return [file for source in sources for file in made[source].result()]

        self.compiler.compile = compile_files
        self.parallel = cores()
        # Calls between files then are direct ones, not through a table: games run 6 to 10 % faster.
        for extension in self.extensions:
            extension.extra_compile_args.append("-fvisibility=hidden")
        try:
            super().build_extensions()
        finally:
            pool.shutdown(cancel_futures=True)


def setup_file(source: str, *arguments: str, **options: object) -> str:
    """The setup.py that hatch-mypyc writes and runs, with `SideBySide` in it."""
    text: str = construct_setup_file(source, *arguments, **options)
    here = f"import sys\nsys.path.insert(0, {str(Path(__file__).parent)!r})\nfrom hatch_build import SideBySide\n\n"
    before, setup, after = text.partition("setup(\n")
    if not setup:
        raise ValueError("hatch-mypyc writes another setup.py than this hook knows")
    return f"{before}{here}{setup}    cmdclass={{'build_ext': SideBySide}},\n{after}"


class SunstoneBuildHook(MypycBuildHook):
    """The pages, and the mypyc hook with a way out."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Nothing is built where the package is installed in place."""
        if version == "editable":
            return
        if os.environ.get("SUNSTONE_WITHOUT_PAGES", "") in ("", "0"):
            self.bring_pages(build_data)
        if self.target_name == "wheel":
            self.compile_engine(version, build_data)

    def bring_pages(self, build_data: dict[str, Any]) -> None:
        """Have the pages built, and take them along though git ignores them."""
        sys.path.insert(0, self.root)
        from tools import pages

        try:
            pages.ensure()
        except pages.CannotBuild as problem:
            self.app.abort(
                f"Sunstone's pages for the browser are missing here, and they cannot be built: {problem}.\n"
                f"Install Node {pages.NODE} or newer (https://nodejs.org) and try again, or take an sdist or a wheel, "
                "which have the pages.\n"
                "Only if you want the engine without the table: set SUNSTONE_WITHOUT_PAGES=1."
            )
        build_data["artifacts"].append("/src/sunstone/web/**")

    def compile_engine(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless asked not to or unable to."""
        wish = os.environ.get("SUNSTONE_BUILD", "auto")
        if wish not in ("auto", "compiled", "pure"):
            raise ValueError(f"SUNSTONE_BUILD is auto, compiled or pure, not {wish!r}")
        if wish == "pure":
            return
        if wish == "auto" and compiler() is None:
            self.app.display_warning("no C compiler found: Sunstone is built as plain Python, which is slower")
            return
        plugin.construct_setup_file = setup_file
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
        if version != "editable" and self.target_name == "wheel":
            self.clean([version])


def get_build_hook() -> type[SunstoneBuildHook]:
    """The hook for hatchling, which finds two in this file."""
    return SunstoneBuildHook
