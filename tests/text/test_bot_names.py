"""Bots have names in words, whatever their code."""

import pytest

from sunstone import bots
from sunstone.i18n import LANGUAGES, Translator
from sunstone.text.bot_names import bot_name, bot_names


def test_bots_of_one_name_are_numbered() -> None:
    tr = Translator("en")
    assert bot_names(tr, ["steady", None, "level:2", "greedy"]) == ["Steady bot 1", None, "Steady bot 2", "Greedy bot"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_code_is_said(language: str) -> None:
    tr = Translator(language)
    names = [bot_name(tr, code) for code in (*bots.codes(), "search:800", "teacher")]
    assert len(set(names)) == len(names)
    assert not any(name == tr("bot-other", code=code) for code, name in zip(bots.codes(), names, strict=False))
    assert bot_name(tr, "search:2s").endswith("(2s)")


def test_a_bot_that_is_gone_goes_by_its_code() -> None:
    assert bot_name(Translator("en"), "oracle") == "Bot oracle"
