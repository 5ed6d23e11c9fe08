"""Ask the advisory services whether anything we depend on has a known weakness.

Usage: python tools/audit.py. Python's packages are asked about by pip-audit, the browser's by npm audit.

Exit code 0: nothing is known. 1: something is, or an auditor failed for a reason of its own. 3: an advisory service
could not be reached, so that nothing can be said; `make test` prints this as a warning and goes on.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CLEAN, FOUND, UNREACHABLE = 0, 1, 3
PATIENCE = 180
OWN = "sunstone"
"""The program itself is on no index; what it stands on is."""
SERVICES = ("pypi", "osv")
"""Who is asked about Python's packages: the first that answers."""
# What the two tools say when the network, and not a package, is the trouble.
NETWORK = (
    "ENOTFOUND",
    "ECONNREFUSED",
    "ECONNRESET",
    "ETIMEDOUT",
    "EAI_AGAIN",
    "ConnectionError",
    "Connection refused",
    "Max retries exceeded",
    "Name or service not known",
    "Temporary failure in name resolution",
    "Could not connect to PyPI",
    "service error",
    "ServiceError",
    "Tunnel connection failed",
    "timed out",
    "audit endpoint returned an error",
)


@dataclass(frozen=True)
class Answer:
    """What an auditor found out."""

    code: int
    lines: list[str]


def _run(command: list[str], folder: Path) -> tuple[int, str, str]:
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False)  # noqa: S603
    except subprocess.TimeoutExpired:
        return UNREACHABLE, "", "timed out"
    return done.returncode, done.stdout, done.stderr


def _trouble(out: str, err: str) -> Answer:
    """The auditor gave no list: because of the network, or for another reason."""
    text = f"{out}\n{err}".strip()
    lines = [line.strip() for line in text.splitlines() if line.strip()] or ["it said nothing"]
    told = next((line for line in lines if any(word in line for word in NETWORK)), None)
    if told is not None:
        return Answer(UNREACHABLE, [f"the advisory service cannot be reached: {told[:200]}"])
    return Answer(FOUND, [f"the audit failed: {lines[-1][:200]}"])


def python_answer(out: str, err: str) -> Answer:
    """What pip-audit says, from its JSON."""
    try:
        packages = json.loads(out)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return _trouble(out, err)
    skipped = [package["name"] for package in packages if "skip_reason" in package and package["name"] != OWN]
    lines = [
        f"{package['name']} {package['version']}: {weakness['id']}, mended in "
        f"{', '.join(weakness['fix_versions']) or 'no version yet'}"
        for package in packages
        for weakness in package.get("vulns", [])
    ]
    if lines:
        return Answer(FOUND, lines)
    if skipped:
        # To pip-audit a package that the index does not answer for is no trouble. To us it is one not looked at.
        names = ", ".join(skipped[:5])
        return Answer(UNREACHABLE, [f"{len(skipped)} of {len(packages)} packages could not be looked up: {names} ..."])
    return Answer(CLEAN, [])


def browser_answer(out: str, err: str) -> Answer:
    """What npm audit says, from its JSON."""
    try:
        plain = json.loads(out)
        weak = plain["vulnerabilities"]
    except (ValueError, KeyError, TypeError):
        return _trouble(out, err)
    lines = [f"{name} {found['range']}: {found['severity']}" for name, found in weak.items()]
    return Answer(FOUND if lines else CLEAN, lines)


def audit_python() -> Answer:
    """Everything that is installed beside the interpreter that runs this."""
    options = ["--format", "json", "--progress-spinner", "off", "--skip-editable"]
    answer = Answer(UNREACHABLE, [])
    for service in SERVICES:
        _, out, err = _run([sys.executable, "-m", "pip_audit", "--vulnerability-service", service, *options], ROOT)
        if "No module named" in err:
            return Answer(FOUND, ["pip-audit is not installed: pip install --group dev"])
        answer = python_answer(out, err)
        if answer.code != UNREACHABLE:
            break
    return answer


def audit_browser() -> Answer:
    """Everything in the lock file of the pages."""
    npm = shutil.which("npm")
    if npm is None:
        return Answer(FOUND, ["npm is not installed: tools/prepare python3"])
    _, out, err = _run([npm, "audit", "--json", "--package-lock-only"], ROOT / "web")
    return browser_answer(out, err)


def verdict(answers: list[Answer]) -> int:
    """The exit code: a weakness counts more than a service that is away."""
    codes = {answer.code for answer in answers}
    return FOUND if FOUND in codes else UNREACHABLE if UNREACHABLE in codes else CLEAN


def main() -> int:
    """Audit everything and say what was found."""
    answers = {"python": audit_python(), "browser": audit_browser()}
    words = {CLEAN: "nothing known", FOUND: "NOT CLEAN", UNREACHABLE: "NOT AUDITED"}
    for name, answer in answers.items():
        sys.stdout.write(f"audit of {name}: {words[answer.code]}\n")
        for line in answer.lines:
            sys.stdout.write(f"  {line}\n")
    return verdict(list(answers.values()))


if __name__ == "__main__":
    sys.exit(main())
