"""Write the software bill of materials: everything a server is built and run with, as CycloneDX JSON.

Usage: python tools/sbom.py FILE. Versions and hashes come from the lock files (deploy/*.txt for Python, the browser's
package-lock.json), licences of Python packages from what is installed beside the interpreter that runs this, where it
is the locked version. Nothing is asked of the network.
"""

from __future__ import annotations

import base64
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import PackageMetadata, PackageNotFoundError, metadata
from pathlib import Path

import msgspec
from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import ExternalReference, ExternalReferenceType, HashAlgorithm, HashType, Property, XsUri
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentScope, ComponentType
from cyclonedx.model.license import License
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
RUN = ROOT / "deploy" / "requirements.txt"
BUILD = ROOT / "deploy" / "build-requirements.txt"
BROWSER = ROOT / "web" / "package-lock.json"
_LICENCE = "License :: OSI Approved :: "
_NAME_LENGTH = 100
"""Some packages put the whole text where the name of the licence belongs."""


@dataclass(frozen=True)
class Locked:
    """A requirement that is pinned to a version, with the hashes of its files."""

    requirement: Requirement
    hashes: tuple[str, ...]

    @property
    def name(self) -> str:
        """The name in its normal form."""
        return canonicalize_name(self.requirement.name)

    @property
    def version(self) -> str:
        """The only version it may have."""
        (pin,) = self.requirement.specifier
        assert pin.operator == "==", f"{self.requirement} is not pinned"
        return pin.version


def read_lock(file: Path) -> list[Locked]:
    """The requirements of a lock file."""
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.lstrip().startswith("#")]
    entries = "\n".join(lines).replace("\\\n", " ").splitlines()
    return [
        Locked(Requirement(entry.partition(" --hash=")[0]), tuple(re.findall(r"--hash=sha256:([0-9a-f]{64})\b", entry)))
        for entry in entries
        if entry.strip()
    ]


def _licences(found: PackageMetadata) -> list[str]:
    """What a package says about its licence, the most exact first."""
    plain = found.json
    stated = [plain.get("license_expression"), plain.get("license")]
    for text in stated:
        if isinstance(text, str) and text.strip() and "\n" not in text and len(text) < _NAME_LENGTH:
            return [text.strip()]
    classifiers = plain.get("classifier", [])
    return [text.removeprefix(_LICENCE) for text in classifiers if text.startswith(_LICENCE)]


def _installed_licences(name: str, version: str) -> list[License]:
    try:
        found = metadata(name)
    except PackageNotFoundError:
        return []
    return [LicenseFactory().make_from_string(text) for text in _licences(found)] if found["Version"] == version else []


def python_components() -> Iterator[Component]:
    """Python's packages: those a server runs with, and those it is only built with."""
    run = read_lock(RUN)
    names = {locked.name for locked in run}
    for locked in run + [locked for locked in read_lock(BUILD) if locked.name not in names]:
        purl = PackageURL("pypi", name=locked.name, version=locked.version)
        files = ExternalReference(
            type=ExternalReferenceType.DISTRIBUTION,
            url=XsUri(f"https://pypi.org/project/{locked.name}/{locked.version}/#files"),
            hashes=[HashType(alg=HashAlgorithm.SHA_256, content=digest) for digest in locked.hashes],
        )
        yield Component(
            name=locked.name,
            version=locked.version,
            bom_ref=str(purl),
            purl=purl,
            scope=ComponentScope.REQUIRED if locked.name in names else ComponentScope.EXCLUDED,
            licenses=_installed_licences(locked.name, locked.version),
            external_references=[files],
        )


class _Npm(msgspec.Struct):
    version: str
    integrity: str = ""
    license: str = ""
    dev: bool = False


class _NpmLock(msgspec.Struct):
    packages: dict[str, msgspec.Raw]


def browser_packages() -> dict[tuple[str, str], _Npm]:
    """The packages of the pages, by name and version."""
    found: dict[tuple[str, str], _Npm] = {}
    for path, raw in msgspec.json.decode(BROWSER.read_bytes(), type=_NpmLock).packages.items():
        if path:
            package = msgspec.json.decode(raw, type=_Npm)
            found[path.rpartition("node_modules/")[2], package.version] = package
    return found


def browser_components() -> Iterator[Component]:
    """The packages of the pages. Nothing of them runs at a server; some end up in what the browser loads."""
    for (name, version), package in browser_packages().items():
        group, _, short = name.rpartition("/")
        purl = PackageURL("npm", group, short, version)
        hashes = []
        if package.integrity.startswith("sha512-"):
            digest = base64.b64decode(package.integrity.removeprefix("sha512-")).hex()
            hashes = [HashType(alg=HashAlgorithm.SHA_512, content=digest)]
        yield Component(
            name=short,
            group=group or None,
            version=version,
            bom_ref=str(purl),
            purl=purl,
            hashes=hashes,
            licenses=[LicenseFactory().make_from_string(package.license)] if package.license else [],
            properties=[Property(name="cdx:npm:package:development", value="true")] if package.dev else [],
        )


def _version() -> str:
    found = re.search(r'^__version__ = "(.+)"$', (ROOT / "src/sunstone/__init__.py").read_text(encoding="utf-8"), re.M)
    assert found is not None
    return found[1]


def bill() -> str:
    """The whole bill of materials."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    purl = PackageURL("pypi", name=project["name"], version=_version())
    ours = Component(
        type=ComponentType.APPLICATION,
        name=project["name"],
        version=_version(),
        bom_ref=str(purl),
        purl=purl,
        licenses=[LicenseFactory().make_from_string(project["license"])],
    )
    bom = Bom(components=[*python_components(), *browser_components()])
    bom.metadata.component = ours
    bom.register_dependency(ours, bom.components)
    return JsonV1Dot6(bom).output_as_string(indent=1) + "\n"


def main(arguments: list[str]) -> int:
    """Write the file."""
    if len(arguments) != 1:
        sys.stderr.write("Usage: python tools/sbom.py FILE\n")
        return 2
    file = Path(arguments[0])
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(bill(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
