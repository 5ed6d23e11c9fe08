"""The `sunstone` command."""

from __future__ import annotations

from sunstone.cli.app import main

__all__ = ["main"]
