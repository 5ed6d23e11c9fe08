"""Sdist and wheel from a clean clone, and a move played in Chromium on what is installed where there is no Node."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import tarfile
import time
import urllib.request
import zipfile
from pathlib import Path

import pytest

import sunstone
from sunstone.i18n import LANGUAGES
from tests.packaging.installed import ROOT, build_requirements, clean, clone, environment, path_without_node, run

PURE = {"SUNSTONE_BUILD": "pure"}


def _install_build_requirements(home: Path) -> Path:
    """A Python that has what builds need, and nothing else."""
    python = environment(home / "builder")
    run(python, "-m", "pip", "install", "--quiet", *build_requirements())
    return python


def _build_sdist(home: Path, builder: Path) -> Path:
    """In a clean clone, with Node."""
    cloned = clone(home / "clone")
    run(builder, "-m", "hatchling", "build", "--target", "sdist", "--directory", home / "dist", cwd=cloned)
    (file,) = (home / "dist").glob("*.tar.gz")
    return file


def _build_wheel(home: Path, builder: Path, sdist: Path, no_node: str) -> Path:
    """From the sdist, without Node."""
    with tarfile.open(sdist) as archive:
        archive.extractall(home / "unpacked", filter="data")
    (source,) = (home / "unpacked").iterdir()
    target = ("--target", "wheel", "--directory", home / "dist")
    run(builder, "-m", "hatchling", "build", *target, cwd=source, env=clean(PATH=no_node, **PURE))
    (file,) = (home / "dist").glob("*.whl")
    return file


def _install(home: Path, wheel: Path, no_node: str) -> Path:
    """The folder of programs of a new environment with the wheel."""
    python = environment(home / "empty")
    run(python, "-m", "pip", "install", "--quiet", wheel, env=clean(PATH=no_node))
    return python.parent


def check_the_wheel_holds_everything(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    games = sunstone.game_ids()
    there = {
        *(f"sunstone/locales/{language}/{topic}.ftl" for language in LANGUAGES for topic in ("web", "cli", *games)),
        *(f"sunstone/games/{game}/components.toml" for game in games),
        *(f"sunstone/lessons/{game}.toml" for game in games),
        *(f"sunstone/bots/nets/{net.name}" for net in (ROOT / "src/sunstone/bots/nets").glob("*.npz")),
        "sunstone/web/index.html",
        "sunstone/web/index.html.br",
        "sunstone/web/sw.js",
    }
    assert there - set(names) == set()
    assert wheel.name.endswith("-py3-none-any.whl")
    pages = [zipfile.ZipFile(wheel).read(name).decode() for name in names if re.search(r"web/assets/.*\.js$", name)]
    for game in games:
        # A heading of its rules.
        text = (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
        heading = text.splitlines()[0].lstrip("# ")
        assert any(f"# {heading}" in page for page in pages), game


def check_the_sdist_holds_what_it_was_built_from_and_nothing_of_this_computer(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = archive.getnames()
    for part in ("web/package-lock.json", "web/src/main.ts", "docs/games/coatl.md", "tools/pages.py", "LICENSE"):
        assert any(name.endswith(f"/{part}") for name in names), part
    assert [name for name in names if re.search(r"node_modules|\.venv|\.build|__pycache__|\.so$", name)] == []


def check_a_wheel_without_pages_is_not_built_by_accident(home: Path, builder: Path, no_node: str) -> None:
    bare = home / "bare"
    run("git", "clone", "--quiet", ROOT, bare)
    build = [str(builder), "-m", "hatchling", "build", "--target", "wheel"]
    done = subprocess.run(build, cwd=bare, env=clean(PATH=no_node, **PURE), text=True, capture_output=True)
    assert done.returncode != 0
    assert "they cannot be built: Node is not installed" in done.stdout + done.stderr
    assert "SUNSTONE_WITHOUT_PAGES=1" in done.stdout + done.stderr
    assert not (bare / "dist").exists() or not list((bare / "dist").iterdir())
    run(*build, cwd=bare, env=clean(PATH=no_node, SUNSTONE_WITHOUT_PAGES="1", **PURE))
    (file,) = (bare / "dist").glob("*.whl")
    assert not any("/web/" in name for name in zipfile.ZipFile(file).namelist())


def check_the_command_alone_opens_the_table_in_the_browser(program: Path, no_node: str, tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}.new && mv {seen}.new {seen}\n')
    browser.chmod(0o755)
    env = clean(PATH=no_node, BROWSER=str(browser), SUNSTONE_FOLDER=str(tmp_path / "data"), LANG="C")
    server = subprocess.Popen([program / "sunstone"], stdin=theirs, stdout=theirs, stderr=theirs, env=env, cwd=tmp_path)
    os.close(theirs)
    try:
        while not seen.exists():
            assert server.poll() is None, os.read(ours, 10_000)
            time.sleep(0.05)
        with urllib.request.urlopen(seen.read_text().strip()) as answer:
            assert "<!doctype html>" in answer.read().decode().lower()
    finally:
        server.terminate()
        server.wait(30)
        os.close(ours)


def check_a_move_is_played_in_chromium(program: Path, no_node: str, tmp_path: Path) -> None:
    python = tmp_path / "python"
    python.write_text(f'#!/bin/sh\nPATH={no_node} exec {program / "python"} "$@"\n')
    python.chmod(0o755)
    # An empty path of Python: nothing of this checkout is found.
    env = {**os.environ, "PYTHON": str(python), "PYTHONPATH": ""}
    played = ["npx", "playwright", "test", "--workers", "1", "--output", str(tmp_path / "results"), "keyboard.spec.ts"]
    done = subprocess.run(played, cwd=ROOT / "web", env=env, text=True, capture_output=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"\d passed", done.stdout)


@pytest.mark.slow
def test_what_is_built_is_whole_and_plays_where_there_is_no_node(tmp_path: Path) -> None:
    """One test, for every part needs what the one before has made."""
    no_node = path_without_node(tmp_path / "programs")
    builder = _install_build_requirements(tmp_path)
    check_a_wheel_without_pages_is_not_built_by_accident(tmp_path, builder, no_node)
    sdist = _build_sdist(tmp_path, builder)
    check_the_sdist_holds_what_it_was_built_from_and_nothing_of_this_computer(sdist)
    wheel = _build_wheel(tmp_path, builder, sdist, no_node)
    check_the_wheel_holds_everything(wheel)
    program = _install(tmp_path, wheel, no_node)
    check_the_command_alone_opens_the_table_in_the_browser(program, no_node, tmp_path)
    check_a_move_is_played_in_chromium(program, no_node, tmp_path)
