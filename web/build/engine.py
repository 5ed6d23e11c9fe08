"""Run by engine.mjs in Pyodide: the standard library and our packages as bytecode, without what no table needs."""

import ast
import importlib.util
import json
import marshal
import pickle
import re
import sys
import zipfile
from pathlib import Path

UNUSED = re.compile(
    r"encodings/(?!(__init__|aliases|ascii|cp437|idna|latin_1|utf_8|utf_8_sig|utf_16|utf_16_le)\.py$)"
    r"|(_pyrepl|ctypes|curses|dbm|ensurepip|idlelib|lib2to3|multiprocessing|pydoc_data|sqlite3|test|tkinter|turtledemo"
    r"|unittest|venv|wsgiref|xmlrpc|xml)/"
    r"|(asyncio/(windows_events|windows_utils|proactor_events)|bdb|cmd|code|colorsys|compileall|configparser|filecmp"
    r"|fileinput|getpass|graphlib|netrc|plistlib|py_compile|pyclbr|quopri|rlcompleter|sched|shelve|ssl|symtable|tabnanny"
    r"|wave|zipapp|_pydecimal|_pyio|antigravity|cProfile|doctest|ftplib|imaplib|mailbox|nntplib|optparse|pdb|pickletools|poplib"
    r"|profile|pstats|pydoc|smtplib|tarfile|this|timeit|trace|turtle|webbrowser)\.py$"
)
"""Of the standard library."""
LEFT_OUT = re.compile(
    r".*/__pycache__/|sunstone/(web|cli|bots/nets|lab/train|lab/(arena|balance|bench|fuzz|tune|vector).*)"
    r"|sunstone/server/(http|notifications|operations|storage|talk|version_proxy)/|.*/web\.ftl$|pytz/zoneinfo/|babel/messages/"
    r"|babel/locale-data/(?!(en|en_US|cs|nl|pl|root)\.dat$)|.*/(RECORD|METADATA|WHEEL|INSTALLER|REQUESTED|licenses/.*)$"
    r"|bin/|attrs?-.*|babel-.*|pytz-.*|fluent.*-info/|.*\.pyi$"
)
"""Of the packages. Their metadata is only asked for entry points."""


SAID = ("decimal_formats", "list_patterns", "number_symbols", "ordinal_form", "percent_formats", "plural_form")
"""What Babel knows of a language that messages with numbers need: neither dates nor the names of places and moneys."""


def shortened(name: str, data: bytes) -> bytes:
    """A file of a package without what is never asked for."""
    if not re.match(r"babel/(global|locale-data/\w+)\.dat$", name):
        return data
    known = pickle.loads(data)  # It comes from a package that is run anyway.
    unused = ("zone_", "windows_", "meta_", "territory_", "all_currencies") if name == "babel/global.dat" else None
    for key, value in known.items():
        if isinstance(value, dict) and (key.startswith(unused) if unused else key not in SAID):
            known[key] = {}
    return pickle.dumps(known, 2)


def bytecode(name: str, source: bytes) -> bytes:
    """A module as a `.pyc` that is never checked against its source, with its asserts and without its docstrings."""
    tree = ast.parse(source, name)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            if ast.get_docstring(node, clean=False) is not None:
                node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    code = compile(tree, name, "exec", dont_inherit=True)
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)


def pack(target: str, files: dict[str, bytes]) -> None:
    """The files, not compressed: all of them together are, later."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as out:
        for name in sorted(files):
            data = files[name]
            if name.endswith(".py"):
                name, data = name + "c", bytecode(name, data)
            out.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), data)


def library() -> dict[str, bytes]:
    """The standard library."""
    version = "".join(map(str, sys.version_info[:2]))
    with zipfile.ZipFile(f"/lib/python{version}.zip") as found:
        names = [name for name in found.namelist() if not name.endswith("/") and not UNUSED.match(name)]
        return {name: found.read(name) for name in names}


def packages() -> dict[str, bytes]:
    """Everything that was installed for it."""
    root = Path("/packages")
    paths = {str(path.relative_to(root)): path for path in root.rglob("*") if path.is_file()}
    return {name: shortened(name, path.read_bytes()) for name, path in paths.items() if not LEFT_OUT.match(name)}


# Babel has classes of its own in what it knows.
sys.path.insert(0, "/packages")
pack("/library.zip", library())
pack("/packages.zip", packages())

# What a server would answer to `GET /api/games`: the page asks before the engine has come.
from sunstone.local.backend import Backend  # noqa: E402

answer = json.loads(Backend("[]").ask(1, "GET", "/api/games", "", "en"))["answers"][0]
Path("/games.json").write_text(answer["body"], encoding="utf-8")
