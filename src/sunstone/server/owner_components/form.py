"""The form of a box: everything a game's component file can hold, with names in the reader's language."""

from collections.abc import Iterator
from functools import lru_cache
from typing import cast

from sunstone.core.components import Entry, Field
from sunstone.core.registry import game as find_game
from sunstone.i18n import Translator
from sunstone.server.owner_components.names import BoxNames
from sunstone.server.owner_components.wire import BoxEntry, BoxField, BoxForm, BoxPart, BoxValue, BoxWord, BoxWords

ABILITY = "ability"
USES = (
    ("gains", "box-words-gains", "{} 1", ("gain",)),
    ("columns", "box-words-columns", "in {} -> ", ("space",)),
    ("costs", "box-words-costs", "pay {} 1 -> ", ("cost", "gain", "animal")),
    ("counts", "box-words-if", "if {} 1 -> ", ("if", "animal")),
    ("counts", "box-words-each", " each {}", ("each", "animal")),
)
"""How words are used: the list in a field's form, its heading, what is typed for one, and what names it has."""
JOINS = (("&", "box-join-and"), (" or ", "box-join-or"), ("; ", "box-join-part"))
"""The signs between words."""


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


def vocabulary(names: BoxNames) -> list[BoxWords]:
    """The words of the language in which abilities are written, as far as some field of the game knows them.

    Each has what is typed for it, a name in the reader's language and the symbol it is drawn with.
    """
    forms = list(_forms(names))
    out: list[BoxWords] = []
    for use, title, typed, named in USES:
        words = list(dict.fromkeys(str(word) for form in forms for word in _listed(form, use)))
        if words:
            listed = [BoxWord(word=word, text=typed.format(word), label=names.word(word, named)) for word in words]
            out.append(BoxWords(use=use, title=names.tr(title), words=listed))
    if out:
        joins = [BoxWord(word="", text=text, label=names.tr(label)) for text, label in JOINS]
        out.append(BoxWords(use="", title=names.tr("box-words-joins"), words=joins))
    return out


def _listed(form: dict[str, object], use: str) -> list[object]:
    found = form.get(use)
    return found if isinstance(found, list) else []


def _forms(names: BoxNames) -> Iterator[dict[str, object]]:
    """The forms of all abilities, those within other fields too."""
    for fields in names.game.schema().values():
        for field in fields.values():
            within = field.form.get(ABILITY)
            if field.form["kind"] == ABILITY:
                yield field.form
            elif isinstance(within, dict):
                yield within
