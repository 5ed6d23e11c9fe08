"""The audit of dependencies: what is known, what is not, and what could not be asked."""

from __future__ import annotations

import json

import pytest
from tools import audit


def _python(**packages: object) -> str:
    return json.dumps({"dependencies": [{"name": name, "version": "1.0", **dict(of)} for name, of in packages.items()]})  # type: ignore[call-overload]


WEAK = {"vulns": [{"id": "PYSEC-1", "fix_versions": ["1.1"], "aliases": [], "description": ""}]}
CLEAN: dict[str, object] = {"vulns": []}
SKIPPED = {"skip_reason": "Dependency not found on PyPI and could not be audited"}


@pytest.mark.parametrize(
    ("out", "err", "code"),
    [
        (_python(click=CLEAN, rich=CLEAN), "", audit.CLEAN),
        (_python(click=CLEAN, sunstone=SKIPPED), "", audit.CLEAN),
        (_python(click=WEAK, rich=CLEAN), "", audit.FOUND),
        (_python(click=WEAK, rich=SKIPPED), "", audit.FOUND),
        (_python(click=SKIPPED, rich=SKIPPED), "", audit.UNREACHABLE),
        ("", "requests.exceptions.ConnectionError: Max retries exceeded", audit.UNREACHABLE),
        ("", "TypeError: something else", audit.FOUND),
        ("", "", audit.FOUND),
    ],
)
def test_pip_audit_is_understood(out: str, err: str, code: int) -> None:
    answer = audit.python_answer(out, err)
    assert answer.code == code
    assert bool(answer.lines) == (code != audit.CLEAN)


@pytest.mark.parametrize(
    ("out", "err", "code"),
    [
        ('{"vulnerabilities": {}}', "", audit.CLEAN),
        ('{"vulnerabilities": {"vite": {"range": "<6", "severity": "high"}}}', "", audit.FOUND),
        ('{"message": "405 Method Not Allowed"}', "npm error audit endpoint returned an error", audit.UNREACHABLE),
        ('{"error": {"code": "ENOTFOUND"}}', "", audit.UNREACHABLE),
        ('{"error": {"code": "ENOLOCK"}}', "", audit.FOUND),
    ],
)
def test_npm_audit_is_understood(out: str, err: str, code: int) -> None:
    answer = audit.browser_answer(out, err)
    assert answer.code == code
    assert bool(answer.lines) == (code != audit.CLEAN)


def test_a_weakness_counts_more_than_a_service_that_is_away(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    away, weak, clean = (audit.Answer(code, [word]) for code, word in ((3, "away"), (1, "weak"), (0, "")))
    for python, browser, code in ((away, weak, 1), (clean, away, 3), (away, clean, 3), (clean, clean, 0)):
        monkeypatch.setattr(audit, "audit_python", lambda python=python: python)
        monkeypatch.setattr(audit, "audit_browser", lambda browser=browser: browser)
        assert audit.main() == code
        said = capsys.readouterr().out
        assert ("NOT CLEAN" in said, "NOT AUDITED" in said) == (code == 1, away in (python, browser))
