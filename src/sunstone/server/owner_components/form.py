"""The form of a box: everything a game's component file can hold, with names in the reader's language."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from sunstone.core.components import Entry, Field
from sunstone.core.registry import game as find_game
from sunstone.i18n import Translator
from sunstone.server.owner_components.names import BoxNames
from sunstone.server.owner_components.vocabulary import vocabulary
from sunstone.server.owner_components.wire import BoxEntry, BoxField, BoxForm, BoxPart, BoxValue


@lru_cache(maxsize=32)
def box_form(game: str, language: str) -> BoxForm:
    """The form; what is shipped does not change while the process runs."""
    return form_of(BoxNames(find_game(game), Translator(language)))


def form_of(names: BoxNames) -> BoxForm:
    wanted = set(names.game.components().wanted())
    return BoxForm(
        game=names.game.id,
        parts=[_part(names, section, wanted) for section in names.text.sections()],
        vocabulary=vocabulary(names),
        wanted=len(wanted),
    )


def _part(names: BoxNames, section: str, wanted: set[tuple[str, str, str]]) -> BoxPart:
    fields = names.game.schema()[section]
    components = names.game.components()
    shipped = components.entries(section)
    optional = names.game.optional_entries().get(section, ())
    ids = [*shipped, *(id_ for id_ in optional if id_ not in shipped)]
    return BoxPart(
        id=section,
        title=names.part(section),
        fields=[_field(names, section, name, field) for name, field in fields.items()],
        entries=[
            BoxEntry(
                id=id_,
                title=names.entry(section, id_),
                values=_values(shipped.get(id_, {})),
                sources={field: components.source(section, id_, field) for field in shipped.get(id_, {})},
                wanted=[field for field in fields if (section, id_, field) in wanted],
                optional=id_ in optional,
            )
            for id_ in ids
        ],
    )


def _field(names: BoxNames, section: str, name: str, field: Field) -> BoxField:
    words = field.form.get("words")
    return BoxField(
        name=name,
        label=names.field(section, name),
        form=field.form,
        words={str(word): names.word(str(word)) for word in words} if isinstance(words, list) else {},
    )


def _values(entry: Entry) -> dict[str, BoxValue]:
    return {field: cast(BoxValue, value) for field, value in entry.items()}
