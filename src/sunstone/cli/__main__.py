"""`python -m sunstone.cli` is `sunstone`."""

from __future__ import annotations

from sunstone.cli.app import main

main()
