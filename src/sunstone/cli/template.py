"""A component file for an owner to fill in: every value that is not known to be the printed one, behind a `#`."""

from __future__ import annotations

import json

from sunstone.cli.games import title
from sunstone.core.components import Components
from sunstone.core.game import Game
from sunstone.i18n import Translator
from sunstone.text import TableText


def template(tr: Translator, game: Game, words: TableText, box: Components) -> str:
    """The file. As it stands it changes nothing: a value counts as the owner's once its `#` is gone."""
    lines = [f"# {line}" for line in tr("template-head", game=title(tr, game)).splitlines()]
    lines += ["", f'game = "{game.id}"']
    wanted = set(box.wanted())
    for section in words.sections():
        for entry, fields in box.entries(section).items():
            ours = [field for field in fields if (section, entry, field) in wanted]
            if ours:
                name = words.entry(section, entry)
                lines += ["", f"# {name}"] if name else [""]
                lines.append(f"[{section}.{entry}]")
                # Numbers, texts and lists of them are written alike in JSON and TOML.
                lines += [f"# {field} = {json.dumps(fields[field], ensure_ascii=False)}" for field in ours]
    return "\n".join(lines) + "\n"
