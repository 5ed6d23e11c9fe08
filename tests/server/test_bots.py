"""Bots at the table, and bots in the place of people who left."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

import sunstone
from sunstone.server.bots.job import Job, think
from tests.server.site import Refused, Site, play_out, running, until


def test_bots_answer_a_person(site: Site) -> None:
    eva = site.guest("Eva")
    table = eva.started(seats=["greedy", "me", "random"])
    position = until(lambda: p if (p := eva.sync(table, 1)["position"])["turn"] == 1 else None)
    assert position["ply"] > 0
    movers = [entry["seat"] for entry in eva.sync(table, 1)["entries"] if entry["kind"] == "action"]
    assert set(movers) == {0}


@pytest.mark.parametrize("game", ["coatl", "tzolkin"])
def test_a_table_of_bots_plays_to_the_end_and_can_be_verified(site: Site, game: str) -> None:
    eva = site.guest("Eva")
    table = eva.finished(game, bots=3)
    text = eva.http.get(f"/api/tables/{table}/record").text
    assert sunstone.verify(sunstone.Record.from_json(text)).over


def test_a_seat_that_is_left_is_played_on_and_the_player_can_come_back(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    socket = jan.socket()
    socket.watch(table, 1)
    info = eva.post(f"/tables/{table}/leave")
    assert (info["seats"][0]["away"], info["seats"][0]["bot"]) == ("left", "greedy")
    until(lambda: jan.get(f"/tables/{table}")["turn"] == 1)
    kinds = [entry["kind"] for entry in jan.sync(table, 1)["entries"]]
    assert kinds.count("away") == 1
    assert eva.get("/me/turns") == []
    with pytest.raises(Refused) as refused:
        jan.post(f"/tables/{table}/return")
    assert refused.value.code == "not_away"
    info = eva.post(f"/tables/{table}/return")
    assert info["seats"][0]["away"] == ""
    while jan.get(f"/tables/{table}")["turn"] == 1:
        play_out(table, jan, upto=jan.get(f"/tables/{table}")["ply"] + 1)
    assert eva.get("/me/turns") == [table], "it is the person's decision again"


def test_when_everyone_leaves_the_game_still_ends(site: Site) -> None:
    eva, jan = site.guest("Eva"), site.guest("Jan")
    table = eva.started(jan)
    eva.post(f"/tables/{table}/leave")
    jan.post(f"/tables/{table}/leave")
    assert eva.wait_over(table)["result"]


def test_bots_go_on_after_a_restart(folder: Path) -> None:
    with running(folder) as site:
        eva = site.guest("Eva")
        table = eva.started(game="tzolkin", seats=["greedy", "greedy", "greedy"])
        until(lambda: eva.get(f"/tables/{table}")["ply"] > 3)
        site.processes[0].kill()
    with running(folder) as site:
        visitor = site.visitor()
        before = visitor.get(f"/tables/{table}")
        assert before["ply"] > 3
        until(lambda: visitor.get(f"/tables/{table}")["ply"] > before["ply"] + 3)


def _children(pid: int) -> list[int]:
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                stat = (entry / "stat").read_text()
                command = (entry / "cmdline").read_text()
            except OSError:
                continue
            if int(stat.rpartition(")")[2].split()[1]) == pid and "spawn_main" in command:
                found.append(int(entry.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for worker processes in /proc")
def test_a_worker_that_dies_is_replaced(folder: Path) -> None:
    with running(folder) as site:
        eva = site.guest("Eva")
        table = eva.started(game="tzolkin", seats=["greedy", "greedy"])
        until(lambda: eva.get(f"/tables/{table}")["ply"] > 3)
        for worker in _children(site.processes[0].popen.pid):
            os.kill(worker, signal.SIGKILL)
        before = eva.get(f"/tables/{table}")["ply"]
        until(lambda: eva.get(f"/tables/{table}")["ply"] > before + 3)


def test_a_worker_remembers_a_game_and_notices_when_it_went_another_way() -> None:
    game = sunstone.game("coatl")
    state = game.new(2, 5)
    lines: list[str] = []

    def job() -> Job:
        return Job(
            table="t", game="coatl", options=dict(state.options), players=2, seed=5, actions=lines, code="greedy"
        )

    for _ in range(12):
        line = think(job())
        action = state.read(line)
        assert action in state.legal()
        state.play(action)
        lines = [*lines, line]
    lines = lines[:4]
    state = game.new(2, 5)
    for line in lines:
        state.play(state.read(line))
    other = next(action for action in state.legal() if state.say(action) != lines[-1])
    state.play(other)
    lines = [*lines, state.say(other)]
    assert state.read(think(job())) in state.legal()


@pytest.mark.parametrize("code", ["search:20", "search:0.05s", "level:1"])
def test_a_bot_with_a_budget_takes_a_seat_and_plays(site: Site, code: str) -> None:
    eva = site.guest("Eva")
    table = eva.started(seats=[code, "me"])
    info = until(lambda: info if (info := eva.get(f"/tables/{table}"))["turn"] == 1 else None)
    assert info["ply"] > 0
    assert info["seats"][0]["bot"] == code


def test_the_longest_budgets_a_table_may_have_are_taken(site: Site) -> None:
    table = site.guest("Eva").open_table(seats=["me", "search:20000", "search:10s"])
    assert [seat["bot"] for seat in site.visitor().get(f"/tables/{table}")["seats"]] == [
        None,
        "search:20000",
        "search:10s",
    ]
