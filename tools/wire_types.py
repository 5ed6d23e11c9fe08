"""Write the TypeScript types of every message that crosses the wire, from the server's msgspec structs.

Usage: python tools/wire_types.py [web/src/lib/wire.ts]. A test fails when the file differs from what this writes.
"""

from __future__ import annotations

import argparse
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as kinds

from sunstone import server
from sunstone.server.live import frames

TARGET = Path(__file__).parents[1] / "web" / "src" / "lib" / "wire.ts"
HEAD = """\
// The messages of the server, one type a struct. Written by tools/wire_types.py; change the structs, not this file.

/** Plain JSON whose form a game decides. */
export type Plain = Record<string, unknown>
"""
MODULES = ("table.clock", "table.commands", "table.frames", "server.live.frames")
"""Modules with structs of the wire, in addition to those called `wire`."""
UNIONS = ("ClientFrame", "ServerFrame")
_SIMPLE: dict[type[kinds.Type], str] = {
    kinds.AnyType: "unknown",
    kinds.NoneType: "null",
    kinds.BoolType: "boolean",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "string",
}


def modules() -> Iterator[Any]:
    """The modules that hold the structs."""
    for name in MODULES:
        yield importlib.import_module(f"sunstone.{name}")
    for found in pkgutil.walk_packages(server.__path__, f"{server.__name__}."):
        if "wire" in found.name.split("."):
            yield importlib.import_module(found.name)


def structs() -> list[type[msgspec.Struct]]:
    """Every struct that is itself sent, by name; the bare bases of others are left out."""
    found = [
        kind
        for module in modules()
        for kind in vars(module).values()
        if inspect.isclass(kind)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == module.__name__
        and (kind.__struct_fields__ or kind.__struct_config__.tag is not None)
    ]
    return sorted(found, key=lambda kind: kind.__name__)


def spelled(kind: kinds.Type) -> str:
    """A type as TypeScript writes it."""
    if isinstance(kind, kinds.Metadata):
        return spelled(kind.type)
    if type(kind) in _SIMPLE:
        return _SIMPLE[type(kind)]
    if isinstance(kind, kinds.LiteralType):
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in kind.values)
    if isinstance(kind, kinds.ListType):
        inner = spelled(kind.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(kind, kinds.DictType):
        inner = spelled(kind.value_type)
        return "Plain" if inner == "unknown" else f"Record<string, {inner}>"
    if isinstance(kind, kinds.StructType):
        return kind.cls.__name__
    if isinstance(kind, kinds.UnionType):
        parts = [spelled(part) for part in kind.types]
        return " | ".join([*(part for part in parts if part != "null"), *(part for part in parts if part == "null")])
    raise TypeError(f"no TypeScript for {kind!r}")


def _is_asked(cls: type[msgspec.Struct]) -> bool:
    """Whether a client sends it: then what has a default may be left out. The server sends all that can be set."""
    return cls.__struct_config__.forbid_unknown_fields


def interface(cls: type[msgspec.Struct]) -> str:
    """One struct as an interface, with its docstring."""
    info = kinds.type_info(cls)
    assert isinstance(info, kinds.StructType)
    doc = inspect.cleandoc(cls.__doc__ or "")
    lines = [f"/** {' '.join(doc.split())} */" if doc else "", f"export interface {cls.__name__} {{"]
    if info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}"')
    for field in info.fields:
        # Without a default that can be sent, what is not set is left out.
        unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
        mark = "?" if not field.required and (unset or _is_asked(cls)) else ""
        lines.append(f"  {field.encode_name}{mark}: {spelled(field.type)}")
    return "\n".join([*filter(None, lines), "}"])


def union(name: str) -> str:
    """A union of frames by its name in the frames module."""
    parts = [part.__name__ for part in getattr(frames, name).__args__]
    return f"export type {name} =\n" + "\n".join(f"  | {part}" for part in parts)


def typescript() -> str:
    """The whole file."""
    return "\n".join([HEAD, *(f"{interface(cls)}\n" for cls in structs()), *(f"{union(name)}\n" for name in UNIONS)])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Write the TypeScript types of every message that crosses the wire.")
    parser.add_argument("target", nargs="?", type=Path, default=TARGET, help="the file to write (default: %(default)s)")
    parser.parse_args().target.write_text(typescript(), encoding="utf-8")
