"""PufferLib plays the tables of the vector environment. It is no dependency of the tests: see `sunstone[puffer]`."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sunstone.lab.vector import VectorEnv

pufferlib = pytest.importorskip("pufferlib", reason="PufferLib holds Gymnasium at a version older than the tests'")


def _tables(**wishes: Any) -> Any:
    from sunstone.lab.pufferlib import TablesEnv

    return TablesEnv("coatl", num_tables=3, players=2, **wishes)


def test_every_seat_is_an_agent_and_those_that_decide_act() -> None:
    env = _tables()
    alone = VectorEnv("coatl", 3, 2, seed=4, all_seats=True)
    env.reset(seed=4)
    alone.reset()
    assert isinstance(env, pufferlib.PufferEnv)
    ends = 0
    for _ in range(900):
        assert (env.observations.reshape(alone.rows.shape) == alone.rows).all()
        assert [list(row).index(True) for row in env.masks.reshape(3, 2)] == list(alone.seats)
        asked = env.observations[:, env.action_mask].argmax(1)
        alone.step(asked.reshape(3, 2)[np.arange(3), alone.seats])
        _, rewards, over, cut, infos = env.step(asked)
        assert not cut.any()
        assert (rewards == alone.rewards.reshape(-1)).all()
        assert (over.reshape(3, 2) == alone.ended[:, None]).all()
        assert [info["points"] for info in infos] == [
            list(alone.points[table]) for table in np.flatnonzero(alone.ended)
        ]
        ends += len(infos)
    assert ends


def test_with_an_opponent_one_seat_of_each_table_is_an_agent() -> None:
    env = _tables(opponent="random")
    assert env.num_agents == 3
    env.reset(seed=1)
    brought: list[float] = []
    while len(brought) < 6:
        _, rewards, over, _, _ = env.step(env.observations[:, env.action_mask].argmax(1))
        assert not rewards[~over].any()
        brought.extend(rewards[over])
    assert set(brought) <= {-1.0, 0.0, 1.0}


def test_pufferlib_drives_tables_in_its_own_buffers() -> None:
    from pufferlib import vector

    from sunstone.lab.pufferlib import TablesEnv

    wishes = {"num_tables": 2, "players": 2}
    both = vector.make(TablesEnv, env_args=["coatl"], env_kwargs=wishes, num_envs=2, backend=vector.Serial)
    both.async_reset(1)
    for _ in range(30):
        seen, _, _, _, _, _, masks = both.recv()
        assert seen.shape[0] == 8
        assert masks.sum() == 4
        both.send(seen[:, both.driver_env.action_mask].argmax(1))
    both.close()
