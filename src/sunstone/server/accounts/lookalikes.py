"""Names that look like other names: which characters a name may have, and what it looks like.

As in Unicode's UTS 39: a name is written in one script, and two names with the same skeleton are hard to tell apart.
The table below holds what is left to confuse then: letters of scripts that resemble the Latin one.
"""

import unicodedata

MOST_MARKS = 2
"""Accents on one letter; no living language writes more once what can be composed is composed."""

# The first word of a character's Unicode name is its script. Scripts in everyday use, as UAX 31 recommends them.
_EAST_ASIAN = frozenset({"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "IDEOGRAPHIC", "BOPOMOFO", "HANGUL"})
_STAND_ALONE = """
    GREEK CYRILLIC ARMENIAN HEBREW ARABIC THAANA DEVANAGARI BENGALI GURMUKHI GUJARATI ORIYA TAMIL TELUGU KANNADA
    MALAYALAM SINHALA THAI LAO TIBETAN MYANMAR GEORGIAN ETHIOPIC KHMER
"""
_TOGETHER = _EAST_ASIAN | {"LATIN"}
"""Scripts that are written side by side, as in Japan."""
_SCRIPTS = _TOGETHER.union(_STAND_ALONE.split())
_ANY_SCRIPT = frozenset({"COMBINING", "MODIFIER"})
"""Accents, and letters such as the apostrophe of Ukrainian and Hawaiian names."""

_BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159"
    + "".join(
        chr(code)
        for first, end in ((0x180B, 0x1810), (0xFE00, 0xFE10), (0xE0100, 0xE01F0))
        for code in range(first, end)
    )
)
"""Printable for `str.isprintable`, but invisible: Hangul fillers, variation selectors and the like."""

_IN_COLOUR = "\ufe0f"
"""The sign that telephones put behind a heart to have it in colour."""

# The character on the left, and those that look like it. Capitals and small letters apart: a Greek capital nu looks
# like N, the small one like v.
_LOOKS = """
    A:ΑА B:ΒВв C:ϹС E:ΕЕ G:Ԍ H:ΗНн J:ͿЈ K:ΚК L:Լ M:ΜМ N:Ν O:ΟОՕ P:ΡР Q:Ԛ S:ЅՏ T:ΤТ U:Ս V:Ѵ
    W:Ԝ X:ΧХ Y:ΥУҮ Z:Ζ
    a:ɑαа b:Ьь c:ϲс d:ԁ e:еҽ g:ɡց h:һհ i:ıɩιі j:ȷϳјյ k:ĸκк l:1I|ƖǀΙІӀӏ丨ᅵ m:м n:ηпո o:0οσоօ〇ᄋ
    p:ρр q:ԛզ r:г s:ѕ t:τт u:ʋυս v:νѵ w:ωԝա x:χх y:γуү
    3:Зз -:‐‑‒–—―−ー一ᅳ ':’‘‛ʼʻ`´′ ハ:八 ニ:二 ロ:口 エ:工 カ:力 タ:夕 ト:卜 オ:才 ヘ:へ リ:り
"""
_TABLE = {ord(char): look for look, _, chars in (pair.partition(":") for pair in _LOOKS.split()) for char in chars}
_SMALL_CAPITAL = "LATIN LETTER SMALL CAPITAL "


def _script(char: str) -> str:
    return unicodedata.name(char, "").partition(" ")[0]


def one_script(text: str) -> bool:
    """Whether all letters are of one script in everyday use, or of scripts that are written side by side."""
    plain = unicodedata.normalize("NFKC", text.replace(_IN_COLOUR, ""))
    letters = (char for char in plain if unicodedata.category(char)[0] in "LM")
    scripts = {_script(char) for char in letters} - _ANY_SCRIPT
    return scripts <= _SCRIPTS and (len(scripts) <= 1 or scripts <= _TOGETHER)


def has_blank(text: str) -> bool:
    """Whether a character is in it that nobody sees."""
    for form in (text, unicodedata.normalize("NFKC", text)):
        for before, char in zip(" " + form, form, strict=False):
            if char in _BLANK and not (char == _IN_COLOUR and unicodedata.category(before) == "So"):
                return True
    return False


def piled_up(text: str) -> bool:
    """Whether accents stand on nothing, or on each other."""
    marks = MOST_MARKS
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)
        if kind == "Me":
            return True
        if char == _IN_COLOUR:
            continue
        marks = marks + 1 if kind == "Mn" else MOST_MARKS if char == " " else 0
        if marks > MOST_MARKS:
            return True
    return False


def _looks_like(char: str) -> str:
    digit = unicodedata.decimal(char, None)
    if digit is not None:
        char = str(digit)
    elif unicodedata.name(char, "").startswith(_SMALL_CAPITAL):
        char = unicodedata.name(char).removeprefix(_SMALL_CAPITAL)[:1]
    return _TABLE.get(ord(char), char)


def skeleton(text: str) -> str:
    """The look of a name: two names with one skeleton are easily taken for each other."""
    plain = unicodedata.normalize("NFKD", text.replace(_IN_COLOUR, ""))
    looks = unicodedata.normalize("NFKD", "".join(map(_looks_like, plain)).casefold())
    return looks.replace("rn", "m").replace("vv", "w")
