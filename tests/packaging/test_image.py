"""The image is built, on a base made here as no registry is asked, and serves with few rights: in `make services`."""

from __future__ import annotations

import json
import resource
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.packaging.installed import ROOT
from tests.server import backends

pytestmark = pytest.mark.slow

BASE = "localhost/trixie"
IMAGE = "localhost/sunstone-test"
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"


class Podman:
    """Podman with a store of its own. runc, because it also works where there is no systemd."""

    def __init__(self, folder: Path) -> None:
        for program, package in (("debootstrap",) * 2, ("conmon",) * 2, ("runc",) * 2):
            backends.program(program, package)
        places = ["--root", str(folder / "store"), "--runroot", str(folder / "run")]
        self._store = folder / "store"
        self._command = [backends.program("podman", "podman"), *places, "--cgroup-manager=cgroupfs", "--runtime=runc"]

    def __call__(self, *arguments: str | Path) -> str:
        done = subprocess.run([*self._command, *arguments], cwd=ROOT, text=True, capture_output=True)
        assert done.returncode == 0, f"{arguments}\n{done.stdout[-5000:]}\n{done.stderr[-5000:]}"
        return done.stdout.strip()

    def make_base(self, folder: Path) -> None:
        archive = folder / "base.tar"
        make = ["debootstrap", "--variant=minbase", "--include=ca-certificates", "trixie", str(folder / "base")]
        subprocess.run(make, check=True, stdout=subprocess.DEVNULL)
        subprocess.run(["tar", "-C", str(folder / "base"), "--exclude=./dev/*", "-cf", str(archive), "."], check=True)
        self("import", "--quiet", archive, BASE)

    def build(self) -> None:
        # It trusts whom this computer trusts: there may be a proxy between it and the package indexes.
        trusted = f"--volume={CERTIFICATES}:{CERTIFICATES}:ro"
        how = ["--isolation=chroot", "--network=host", trusted, "--format=docker", f"--build-arg=BASE={BASE}"]
        self("build", "--quiet", *how, "--file", "deploy/Containerfile", "--tag", IMAGE, ".")

    def close(self) -> None:
        with suppress(AssertionError):
            self("rmi", "--all", "--force")
        subprocess.run(["umount", "--lazy", str(self._store / "overlay")], capture_output=True)


@pytest.fixture(scope="module")
def podman(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Podman]:
    """With the image in its store."""
    folder = tmp_path_factory.mktemp("image")
    podman = Podman(folder)
    try:
        podman.make_base(folder)
        podman.build()
        yield podman
    finally:
        podman.close()


@pytest.fixture
def server(podman: Podman) -> Iterator[int]:
    """The port of a container that may do nothing but what compose.yaml allows."""
    port = backends.free_port()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    rights = ["--read-only", "--tmpfs=/tmp", "--cap-drop=all", "--security-opt=no-new-privileges"]
    limits = [f"--ulimit=nofile={most}:{most}", "--ulimit=nproc=4096:4096", "--network=host", "--no-healthcheck"]
    command = ["serve", "--host", "127.0.0.1", "--port", str(port)]
    podman("run", "--detach", "--name=server", *rights, *limits, IMAGE, *command)
    yield port
    podman("rm", "--force", "--time=5", "server")


def _get(address: str) -> str:
    for _ in range(300):
        with suppress(OSError), urllib.request.urlopen(address) as answer:
            return str(answer.read().decode())
        time.sleep(0.1)
    raise AssertionError(f"{address} does not answer")


def test_the_image_serves_the_table_and_can_write_to_its_data_alone(podman: Podman, server: int) -> None:
    assert json.loads(_get(f"http://127.0.0.1:{server}/health"))["well"] is True
    assert "<!doctype html>" in _get(f"http://127.0.0.1:{server}/").lower()
    tried = "id -u; touch /opt/sunstone/x /home/x 2>/dev/null || echo no; touch /data/x && echo yes"
    assert podman("exec", "server", "sh", "-c", tried).split() == ["10001", "no", "yes"]
    rules = "import sunstone.core.rng as rng; print(rng.__file__)"
    assert podman("exec", "server", "python3", "-c", rules).endswith(".so")


def test_the_health_check_is_a_command_of_the_image(podman: Podman, server: int) -> None:
    check = json.loads(podman("image", "inspect", IMAGE))[0]["Healthcheck"]["Test"]
    assert check[0] == "CMD"
    _get(f"http://127.0.0.1:{server}/health")
    podman("exec", "server", *[part.replace(":8600/", f":{server}/") for part in check[1:]])


@pytest.mark.usefixtures("server")
def test_the_image_brings_no_compiler(podman: Podman) -> None:
    tools = podman("exec", "server", "ls", "/usr/bin", "/opt/sunstone/bin").split()
    assert {"sunstone", "python3"} <= set(tools)
    assert {"gcc", "node", "npm", "pip", "mypyc"} & set(tools) == set()
