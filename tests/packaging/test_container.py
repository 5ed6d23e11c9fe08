"""The files a site is started from in containers: commands, settings and services that exist, and few rights."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from sunstone.cli.app import build
from sunstone.i18n import Translator
from sunstone.server.settings import read_settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
OURS = {name: service for name, service in SERVICES.items() if service["image"] == "sunstone"}


def _steps(word: str) -> list[str]:
    """What follows an instruction, in every place it stands."""
    whole = CONTAINERFILE.replace("\\\n", "")
    return re.findall(rf"^{word} (.+)$", whole, re.MULTILINE)


def _parse(command: list[str], **environment: str) -> Any:
    name, *arguments = command
    with pytest.MonkeyPatch.context() as patch:
        for variable, value in environment.items():
            patch.setenv(variable, value)
        return build(Translator("en")).commands[name].make_context(name, list(arguments)).params


def test_the_image_starts_a_command_that_there_is_as_nobody_special() -> None:
    assert json.loads(_steps("ENTRYPOINT")[-1]) == ["sunstone"]
    assert _parse(json.loads(_steps("CMD")[-1]))["host"] == "0.0.0.0"
    assert _steps("USER") == ["10001"]
    assert _steps("VOLUME") == ["/data"]
    assert "SUNSTONE_FOLDER=/data" in shlex.split(_steps("ENV")[-1])
    assert len(_steps("HEALTHCHECK")) == 1


def test_everything_in_the_image_is_locked_and_what_builds_stays_behind() -> None:
    installs = [
        part for step in _steps("RUN") for part in step.split("&&") if re.search(r"pip .*(install|wheel) ", part)
    ]
    assert len(installs) == 4
    for part in installs:
        assert "--require-hashes" in part or ("--no-deps" in part), part
    last = CONTAINERFILE[CONTAINERFILE.rindex("FROM") :]
    assert re.search(r"gcc|npm|nodejs|-dev|pip ", last) is None
    copied = [shlex.split(step) for step in _steps("COPY")]
    assert all((ROOT / name).exists() for words in copied if "--from" not in words[0] for name in words[:-1])


def test_the_context_has_what_a_build_needs() -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    let_in = {line[1:] for line in lines if line.startswith("!")}
    assert {"src", "locales", "web", "tools", "docs/games", "hatch_build.py", "pyproject.toml", "README.md"} <= let_in
    assert all(list(ROOT.glob(name)) for name in let_in)


@pytest.mark.parametrize("name", OURS)
def test_our_services_have_few_rights_and_commands_that_there_are(name: str) -> None:
    service = OURS[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
    set_to = {variable: str(value) for variable, value in service.get("environment", {}).items()}
    settings = read_settings(environment={**set_to, "SUNSTONE_SECRET": "x"})
    if "command" in service:
        _parse(service["command"], **set_to)
        assert settings.database.startswith("postgresql+asyncpg://sunstone:")
        assert settings.channels == "redis://redis:6379"
    else:
        assert settings.database.startswith("sqlite")
        assert settings.channels == ""


def test_one_server_is_the_default_and_a_site_has_all_the_others() -> None:
    assert [name for name, service in SERVICES.items() if "profiles" not in service] == ["sunstone"]
    site = {name for name, service in SERVICES.items() if service.get("profiles") == ["site"]}
    assert site == {"server-1", "server-2", "worker", "postgres", "redis", "caddy"}
    assert SERVICES["worker"]["deploy"]["replicas"] >= 2
    for service in SERVICES.values():
        assert set(service.get("depends_on", ())) <= set(SERVICES)
        named = [place.partition(":")[0] for place in service.get("volumes", ()) if not place.startswith(".")]
        assert set(named) <= set(COMPOSE["volumes"])
    for name in ("postgres", "redis"):
        assert "healthcheck" in SERVICES[name]
    assert SERVICES["worker"]["healthcheck"] == {"disable": True}


def test_only_caddy_is_believed_and_it_leads_to_both_servers() -> None:
    address = SERVICES["caddy"]["networks"]["default"]["ipv4_address"]
    for name in ("server-1", "server-2"):
        assert _parse(SERVICES[name]["command"])["proxies"] == (address,)
        assert "ports" not in SERVICES[name]
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert re.findall(r"(\S+):8600", caddy) == ["server-1", "server-2"]
    assert "respond /metrics 403" in caddy
    assert SERVICES["caddy"]["volumes"][0].startswith("./Caddyfile:")


def test_every_setting_of_a_site_is_in_the_example() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    example = (DEPLOY / "site.env.example").read_text(encoding="utf-8")
    assert set(re.findall(r"\$\{(\w+):-\}", text)) == set(re.findall(r"^(\w+)=", example, re.MULTILINE))
    assert re.findall(r"\$\{\w+\}", text) == []
    assert "deploy/site.env" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
