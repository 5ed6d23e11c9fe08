"""A whole position as plain JSON, and back."""

from __future__ import annotations

from collections.abc import Sequence

from sunstone.core.dump_reader import Reader
from sunstone.games.endless_winter.animals import SPECIES
from sunstone.games.endless_winter.cards import drawn_after, face, is_open, marked, shuffled_in
from sunstone.games.endless_winter.catalogue import CULTURE_SLOTS, HALF_STONES
from sunstone.games.endless_winter.geometry import HEXES, JUNCTIONS, PLACES, WHERE, place_name
from sunstone.games.endless_winter.megaliths import lay_boards
from sunstone.games.endless_winter.names import (
    BOARDS,
    CAMPS,
    CHIEFS,
    COLUMNS,
    FACES,
    GLACIER_TOKENS,
    MEGALITHS,
    REST_TOKENS,
    ROUNDS,
    SETTLEMENTS,
    SETUP_CARDS,
    SIDES,
    SOURCES,
    SPACES,
    STONES,
    TERRAINS,
    TRIBE,
    TURNS,
)
from sunstone.games.endless_winter.pending import FRAMES, a_of, b_of, c_of, frame, kind_of
from sunstone.games.endless_winter.position import (
    CHIEF_PHASE,
    MOST_SHUFFLES,
    NEUTRAL,
    NOBODY,
    OPEN,
    PHASES,
    STAGES,
    EndlessWinterPosition,
)

SEEN = "+"
"""Follows a card in a hand, an eclipse pile or a burial ground that everyone saw go there."""
MARKS = "~"
"""Goes before the marks of an unknown card: the shuffle that brought it into the pile, and its place in the hand."""


def _card(card: int) -> str:
    if is_open(card):
        return FACES[face(card)] + SEEN
    shuffled, drawn = shuffled_in(card), drawn_after(card)
    return FACES[face(card)] + (f"{MARKS}{shuffled}.{drawn}" if shuffled or drawn else "")


def _word(words: Sequence[str], number: int) -> str:
    return words[number] if number >= 0 else ""


def _words(words: Sequence[str], numbers: list[int]) -> list[str]:
    return [_word(words, number) for number in numbers]


def dump(s: EndlessWinterPosition) -> dict[str, object]:
    """The position. An empty word is nothing; on the land and in the megalith plan -1 is nobody, 4 neutral."""
    return {
        "phase": PHASES[s.phase],
        "stage": STAGES[s.stage],
        "round": s.round,
        "turn": s.turn,
        "order": list(s.order),
        "offer": _words(CHIEFS if s.phase == CHIEF_PHASE else SETUP_CARDS, s.offer),
        "first_taken": [COLUMNS[column] for column in range(len(COLUMNS)) if s.first_taken >> column & 1],
        "tribe_stacks": list(s.tribe_stacks),
        "culture_decks": [_words(FACES, deck) for deck in s.culture_decks],
        "display": _words(FACES, s.display),
        "stone_display": _words(STONES, s.stone_display),
        "deck": list(s.deck),
        "ground": list(s.ground),
        "land": _words(TERRAINS, s.land),
        "glacier_tokens": _words(GLACIER_TOKENS, s.glacier_tokens),
        "settled": list(s.settled),
        "boards": _words(BOARDS, s.boards),
        "turned": list(s.turned),
        "megaliths": [
            [place_name(place), str(WHERE[place][0]), str(s.megaliths[place])]
            for place in range(PLACES)
            if s.megaliths[place] != NOBODY
        ],
        "rest_top": _word(REST_TOKENS, s.rest_top),
        "rest_queue": _words(REST_TOKENS, s.rest_queue),
        "rest_unseen": _words(REST_TOKENS, s.rest_unseen),
        "rest_claimed": s.rest_claimed,
        "honour_rank": list(s.honour_rank),
        "column": _word(SPACES, s.column),
        "half_labour": s.labour,
        "played": _words(FACES, s.played),
        "unused": _words(FACES, s.unused),
        "culture_played": s.culture_played,
        "recruited": [TRIBE[kind] for kind in range(len(TRIBE)) if s.taken_kinds >> kind & 1],
        "fresh": [TRIBE[kind] for kind in range(len(TRIBE)) if s.fresh >> kind & 1],
        "chief_ready": s.chief_ready,
        "chief_due": s.chief_due,
        "token": _word(REST_TOKENS, s.token),
        "token_ready": s.token_ready,
        "eclipse_step": s.eclipse_step,
        "to_use": _words(FACES, s.to_use),
        "claimed": [place for place in range(HEXES) if s.claimed >> place & 1],
        "pending": [
            [FRAMES[kind_of(packed)], str(a_of(packed)), str(b_of(packed)), str(c_of(packed))] for packed in s.stack
        ],
        "seats": [_dump_seat(s, seat) for seat in range(s.players)],
    }


def _dump_seat(s: EndlessWinterPosition, seat: int) -> dict[str, object]:
    return {
        "chief": _word(CHIEFS, s.chief[seat]),
        "side": _word(SIDES, s.side[seat]),
        "setup_card": _word(SETUP_CARDS, s.setup_card[seat]),
        "figures": _words(SPACES, s.figures[seat * TURNS : seat * TURNS + TURNS]),
        "food": s.food[seat],
        "tools": s.tools[seat],
        "points": s.points[seat],
        "earned": s.earned[seat * len(SOURCES) : (seat + 1) * len(SOURCES)],
        "camps_left": s.camps_left[seat],
        "camps": s.camps_at[seat * HEXES : (seat + 1) * HEXES],
        "settlements_left": s.settlements_left[seat],
        "megaliths_left": s.megaliths_left[seat],
        "idols": s.idols[seat * 2 : seat * 2 + 2],
        "stones": _words(STONES, s.stones[seat]),
        "animals": s.animals[seat * SPECIES : (seat + 1) * SPECIES],
        "used": s.used[seat * SPECIES : (seat + 1) * SPECIES],
        "hand": [_card(card) for card in s.hands[seat]],
        "pile": [_card(card) for card in s.piles[seat]],
        "shuffles": s.shuffles[seat],
        "discards": _words(FACES, s.discards[seat]),
        "eclipse_pile": [_card(card) for card in s.eclipse_piles[seat]],
        "buried": [_card(card) for card in s.buried[seat]],
    }


# And back


def _named(reader: Reader, key: str, words: Sequence[str], *, gaps: bool = False) -> list[int]:
    out: list[int] = []
    for text in reader.texts(key):
        if gaps and text == "":
            out.append(NOBODY)
        elif text in words:
            out.append(words.index(text))
        else:
            raise reader.fail("unknown_name", key, found=text)
    return out


def _optional(reader: Reader, key: str, words: Sequence[str]) -> int:
    return NOBODY if reader.text(key) == "" else reader.word(key, words)


def _bits(reader: Reader, key: str, words: Sequence[str]) -> int:
    out = 0
    for number in _named(reader, key, words):
        if out >> number & 1:
            raise reader.fail("unknown_name", key, found=words[number])
        out |= 1 << number
    return out


def _cards(reader: Reader, key: str) -> list[int]:
    """Cards with their marks; without any a card is one of the first pile."""
    out: list[int] = []
    for text in reader.texts(key):
        seen = text.endswith(SEEN)
        name, marks, rest = text.removesuffix(SEEN).partition(MARKS)
        numbers = rest.split(".") if marks else ["0", "0"]
        wrong = len(numbers) != 2 or any(not (n.isascii() and n.isdigit() and len(n) < 3) for n in numbers)
        if name not in FACES or wrong or (marks and seen) or any(int(n) > MOST_SHUFFLES for n in numbers):
            raise reader.fail("unknown_name", key, found=text)
        out.append(FACES.index(name) + OPEN if seen else marked(FACES.index(name), int(numbers[0]), int(numbers[1])))
    return out


def _sized(reader: Reader, key: str, least: int, most: int, length: int) -> list[int]:
    return _exactly(reader, key, reader.integers(key, least, most), length)


def _exactly(reader: Reader, key: str, numbers: list[int], length: int) -> list[int]:
    if len(numbers) != length:
        raise reader.fail("length", key, found=len(numbers), expected=length)
    return numbers


def load(s: EndlessWinterPosition, reader: Reader) -> None:
    """Fill a bare position from a dump. Whether it can be is for `check` to say."""
    s.phase = reader.word("phase", PHASES)
    s.stage = reader.word("stage", STAGES)
    s.round = reader.integer("round", 1, ROUNDS)
    s.turn = reader.integer("turn", 0, TURNS * s.players)
    s.order = _sized(reader, "order", 0, s.players - 1, s.players)
    s.offer = _named(reader, "offer", CHIEFS if s.phase == CHIEF_PHASE else SETUP_CARDS)
    _load_board(s, reader)
    _load_megaliths(s, reader)
    _load_turn(s, reader)
    _load_pending(s, reader)
    seats = reader.tables("seats")
    if len(seats) != s.players:
        raise reader.fail("length", "seats", found=len(seats), expected=s.players)
    for row in seats:
        _load_seat(s, row)
    reader.finish()


def _load_board(s: EndlessWinterPosition, reader: Reader) -> None:
    s.first_taken = _bits(reader, "first_taken", COLUMNS)
    s.tribe_stacks = _sized(reader, "tribe_stacks", 0, 15, s.box.tribe_kinds)
    decks = reader.items("culture_decks")
    if len(decks) != 2:
        raise reader.fail("length", "culture_decks", found=len(decks), expected=2)
    for deck in decks:
        if not isinstance(deck, list) or not all(text in FACES for text in deck):
            raise reader.fail("unknown_name", "culture_decks", found=str(deck))
        s.culture_decks.append([FACES.index(str(text)) for text in deck])
    s.display = _exactly(reader, "display", _named(reader, "display", FACES, gaps=True), CULTURE_SLOTS)
    stones = _named(reader, "stone_display", STONES, gaps=True)
    s.stone_display = _exactly(reader, "stone_display", stones, 2 * HALF_STONES)
    s.deck = _sized(reader, "deck", 0, 60, SPECIES)
    s.ground = _sized(reader, "ground", 0, 60, SPECIES)
    s.land = _exactly(reader, "land", _named(reader, "land", TERRAINS), HEXES)
    tokens = _named(reader, "glacier_tokens", GLACIER_TOKENS, gaps=True)
    s.glacier_tokens = _exactly(reader, "glacier_tokens", tokens, HEXES)
    s.settled = _sized(reader, "settled", NOBODY, s.players - 1, len(JUNCTIONS))
    s.rest_top = _optional(reader, "rest_top", REST_TOKENS)
    s.rest_queue = _named(reader, "rest_queue", REST_TOKENS)
    s.rest_unseen = _named(reader, "rest_unseen", REST_TOKENS)
    s.rest_claimed = reader.truth("rest_claimed")
    s.honour_rank = _sized(reader, "honour_rank", 0, s.players - 1, s.players)


def _load_megaliths(s: EndlessWinterPosition, reader: Reader) -> None:
    s.boards = _exactly(reader, "boards", _named(reader, "boards", BOARDS), len(BOARDS))
    s.turned = _sized(reader, "turned", 0, 1, len(BOARDS))
    if sorted(s.boards) != list(range(len(BOARDS))):
        raise reader.fail("unknown_name", "boards", found=str(s.boards))
    lay_boards(s)
    s.megaliths = [NOBODY] * PLACES
    names = {(place_name(place), str(WHERE[place][0])): place for place in range(PLACES)}
    owners = {str(owner): owner for owner in (*range(s.players), NEUTRAL)}
    for row in reader.items("megaliths"):
        key = (str(row[0]), str(row[1])) if isinstance(row, list) and len(row) == 3 else ("", "")
        if not isinstance(row, list) or key not in names or str(row[2]) not in owners:
            raise reader.fail("unknown_name", "megaliths", found=str(row))
        place = names[key]
        if s.megaliths[place] != NOBODY:
            raise reader.fail("unknown_name", "megaliths", found=str(row))
        s.megaliths[place] = owners[str(row[2])]
        s.top_level = max(s.top_level, WHERE[place][0])


def _load_turn(s: EndlessWinterPosition, reader: Reader) -> None:
    s.column = _optional(reader, "column", SPACES)
    s.labour = reader.integer("half_labour", 0, 1000)
    s.played = _named(reader, "played", FACES)
    s.unused = _named(reader, "unused", FACES)
    s.culture_played = reader.integer("culture_played", 0, 40)
    s.taken_kinds = _bits(reader, "recruited", TRIBE)
    s.fresh = _bits(reader, "fresh", TRIBE)
    s.chief_ready = reader.truth("chief_ready")
    s.chief_due = reader.truth("chief_due")
    s.token = _optional(reader, "token", REST_TOKENS)
    s.token_ready = reader.truth("token_ready")
    s.eclipse_step = reader.integer("eclipse_step", 0, 4)
    s.to_use = _named(reader, "to_use", FACES)
    for place in reader.integers("claimed", 0, HEXES - 1):
        if s.claimed >> place & 1:
            raise reader.fail("unknown_name", "claimed", found=str(place))
        s.claimed |= 1 << place


def _load_pending(s: EndlessWinterPosition, reader: Reader) -> None:
    for row in reader.items("pending"):
        if not isinstance(row, list) or len(row) != 4 or row[0] not in FRAMES[1:]:
            raise reader.fail("unknown_name", "pending", found=str(row))
        numbers: list[int] = []
        for text in row[1:]:
            if not isinstance(text, str) or not text.isascii() or not text.isdigit() or len(text) > 3:
                raise reader.fail("unknown_name", "pending", found=str(row))
            numbers.append(int(text))
        if numbers[1] > 255 or numbers[2] > 255:
            raise reader.fail("unknown_name", "pending", found=str(row))
        s.stack.append(frame(FRAMES.index(str(row[0])), numbers[0], numbers[1], numbers[2]))


def _load_seat(s: EndlessWinterPosition, row: Reader) -> None:
    s.chief.append(_optional(row, "chief", CHIEFS))
    s.side.append(_optional(row, "side", SIDES))
    s.setup_card.append(_optional(row, "setup_card", SETUP_CARDS))
    figures = _named(row, "figures", SPACES, gaps=True)
    s.figures.extend(_exactly(row, "figures", figures, TURNS))
    s.food.append(row.integer("food", 0, 10))
    s.tools.append(row.integer("tools", 0, 20))
    s.points.append(row.integer("points", 0, 100_000))
    s.earned.extend(_sized(row, "earned", 0, 100_000, len(SOURCES)))
    s.camps_left.append(row.integer("camps_left", 0, CAMPS))
    s.camps_at.extend(_sized(row, "camps", 0, CAMPS, HEXES))
    s.settlements_left.append(row.integer("settlements_left", 0, SETTLEMENTS))
    s.megaliths_left.append(row.integer("megaliths_left", 0, MEGALITHS))
    s.idols.extend(_sized(row, "idols", 0, 20, 2))
    s.stones.append(_named(row, "stones", STONES))
    s.animals.extend(_sized(row, "animals", 0, 60, SPECIES))
    s.used.extend(_sized(row, "used", 0, 60, SPECIES))
    s.hands.append(_cards(row, "hand"))
    s.piles.append(_cards(row, "pile"))
    s.shuffles.append(row.integer("shuffles", 0, MOST_SHUFFLES))
    s.discards.append(_named(row, "discards", FACES))
    s.eclipse_piles.append(_cards(row, "eclipse_pile"))
    s.buried.append(_cards(row, "buried"))
    row.finish()
