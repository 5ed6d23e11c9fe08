"""A whole position as plain JSON, and back."""

from __future__ import annotations

from sunstone.core.dump_reader import Reader
from sunstone.games.coatl.catalogue import PAIR_OF
from sunstone.games.coatl.coatls import EMPTY, KINDS, Coatl, Completed, chain
from sunstone.games.coatl.names import bits, colour_list, pair_list
from sunstone.games.coatl.patterns import COLOURS
from sunstone.games.coatl.position import (
    ASIDE,
    ENDINGS,
    OPEN,
    PHASES,
    TOKENS,
    CoatlPosition,
    drawn,
    face,
    marked,
    shuffled_in,
)


def dump(s: CoatlPosition) -> dict[str, object]:
    """The position. A card is its id, with what is known of it where that matters: `pair_B/open`."""
    return {
        "phase": PHASES[s.phase],
        "actions_left": s.actions_left,
        "chosen": s.chosen,
        "foreseeing": s.foreseeing,
        "completing": s.completing + 1,
        "passes": s.passes,
        "shown": s.shown,
        "ending": ENDINGS[s.ending],
        "ending_seat": s.ending_seat,
        "turns_left": s.turns_left,
        "reshuffles": s.reshuffles,
        "bags": [[s.bag[kind * 5 + colour] for colour in range(5)] for kind in range(3)],
        "heads": colour_list(s.heads),
        "tails": colour_list(s.tails),
        "bodies": pair_list(s.bodies),
        "display": [_card(s, card) for card in s.display],
        "deck": [_card(s, card) for card in s.deck],
        "discards": [_card(s, card) for card in s.discards],
        "aside": [_card(s, card) for card in s.aside],
        "temple_tops": [_temple(s, temple) for temple in s.temple_tops],
        "temple_under": list(s.temple_under),
        "temple_rest": [_temple(s, temple) for temple in s.temple_rest],
        "seats": [_dump_seat(s, seat) for seat in range(s.players)],
        "completed": [
            {
                "seat": done.seat,
                **_dump_chain(done.coatl),
                "prophecies": [s.box.prophecies[card].id for card in bits(done.beside)],
                "temple": _temple(s, done.temple),
            }
            for done in s.completed
        ],
    }


def _dump_seat(s: CoatlPosition, seat: int) -> dict[str, object]:
    return {
        "board": [
            f"{kind} {COLOURS[colour]}"
            for place, kind in enumerate(KINDS)
            for colour in range(5)
            for _ in range(s.boards[seat * 15 + place * 5 + colour])
        ],
        "hand": [_card(s, card) for card in s.hands[seat]],
        "secret_temple": _temple(s, s.secret_temple[seat]),
        "temples": [s.box.temples[temple].id for temple in bits(s.open_temples[seat])],
        "tokens": [name for place, name in enumerate(TOKENS) if s.tokens[seat] >> place & 1],
        "coatls": [
            {
                **_dump_chain(s.coatls[place]),
                "prophecies": [s.box.prophecies[card].id for card in bits(s.beside[place])],
            }
            if s.coatls[place].pieces
            else None
            for place in (2 * seat, 2 * seat + 1)
        ],
    }


def _dump_chain(coatl: Coatl) -> dict[str, object]:
    return {
        "pieces": "".join(COLOURS[colour] for colour in coatl.pieces),
        "head": coatl.has_head,
        "tail": coatl.has_tail,
    }


def _temple(s: CoatlPosition, temple: int) -> str | None:
    return s.box.temples[temple].id if temple >= 0 else None


def _card(s: CoatlPosition, card: int) -> str:
    out = s.box.prophecies[face(card)].id
    mark = shuffled_in(card)
    if mark >= ASIDE:
        out += f"/aside:{mark - ASIDE}"
    elif mark:
        out += f"/shuffled:{mark}"
    if drawn(card) == OPEN:
        out += "/open"
    elif drawn(card):
        out += f"/drawn:{drawn(card)}"
    return out


class _Names:
    """The ids of the cards, looked up while a dump is read."""

    def __init__(self, s: CoatlPosition) -> None:
        self.prophecies = {prophecy.id: place for place, prophecy in enumerate(s.box.prophecies)}
        self.temples = {temple.id: place for place, temple in enumerate(s.box.temples)}
        self.players = s.players

    def card(self, reader: Reader, key: str, text: str) -> int:
        """A card with its marks."""
        parts = text.split("/")
        if parts[0] not in self.prophecies:
            raise reader.fail("unknown_name", key, found=text)
        mark = 0
        came = 0
        for part in parts[1:]:
            name, _, number = part.partition(":")
            count = int(number) if number.isascii() and number.isdigit() and len(number) < 3 else -1
            if name == "open" and not number:
                came = OPEN
            elif name == "drawn" and 0 <= count < OPEN:
                came = count
            elif name == "shuffled" and 0 <= count < ASIDE:
                mark = count
            elif name == "aside" and 0 <= count < self.players:
                mark = ASIDE + count
            else:
                raise reader.fail("unknown_name", key, found=text)
        return marked(self.prophecies[parts[0]], mark, came)

    def cards(self, reader: Reader, key: str) -> list[int]:
        """A list of cards."""
        return [self.card(reader, key, text) for text in reader.texts(key)]

    def temple(self, reader: Reader, key: str, text: str | None) -> int:
        """A temple, or -1 for none."""
        if text is None:
            return -1
        if text not in self.temples:
            raise reader.fail("unknown_name", key, found=text)
        return self.temples[text]

    def beside(self, reader: Reader) -> int:
        """The prophecies beside a coatl, as bits."""
        out = 0
        for text in reader.texts("prophecies"):
            bit = 1 << face(self.card(reader, "prophecies", text))
            if "/" in text or out & bit:
                raise reader.fail("unknown_name", "prophecies", found=text)
            out |= bit
        return out


def _colour(reader: Reader, key: str, letter: object) -> int:
    if letter is None:
        return -1
    if not isinstance(letter, str) or len(letter) != 1 or letter not in COLOURS:
        raise reader.fail("unknown_name", key, found=str(letter))
    return COLOURS.index(letter)


def _pair(reader: Reader, plain: object) -> int:
    if plain is None:
        return -1
    if not isinstance(plain, list) or len(plain) != 2 or None in plain:
        raise reader.fail("unknown_name", "bodies", found=str(plain))
    return PAIR_OF[_colour(reader, "bodies", plain[0]) * 5 + _colour(reader, "bodies", plain[1])]


def _read_chain(reader: Reader) -> Coatl:
    pieces = reader.text("pieces")
    return chain([_colour(reader, "pieces", letter) for letter in pieces], reader.truth("head"), reader.truth("tail"))


def load(s: CoatlPosition, reader: Reader) -> None:
    """Fill a bare position from a dump. Whether it can be is for `check` to say."""
    names = _Names(s)
    s.phase = reader.word("phase", PHASES)
    s.actions_left = reader.integer("actions_left", 0, 2)
    s.chosen = reader.integer("chosen", 0, 64)
    s.foreseeing = reader.truth("foreseeing")
    s.completing = reader.integer("completing", 0, 2) - 1
    s.passes = reader.integer("passes", 0, s.players)
    s.shown = reader.truth("shown")
    s.ending = reader.word("ending", ENDINGS)
    s.ending_seat = reader.integer("ending_seat", -1, s.players - 1)
    s.turns_left = reader.integer("turns_left", 0, 2 * s.players)
    s.reshuffles = reader.integer("reshuffles", 0, ASIDE - 1)
    for counts in reader.rows("bags", 0, 1000):
        if len(counts) != 5:
            raise reader.fail("length", "bags", found=len(counts), expected=5)
        s.bag.extend(counts)
    s.heads = [_colour(reader, "heads", letter) for letter in reader.items("heads")]
    s.tails = [_colour(reader, "tails", letter) for letter in reader.items("tails")]
    s.bodies = [_pair(reader, pair) for pair in reader.items("bodies")]
    s.display = names.cards(reader, "display")
    s.deck = names.cards(reader, "deck")
    s.discards = names.cards(reader, "discards")
    s.aside = names.cards(reader, "aside")
    s.temple_tops = [_optional_temple(names, reader, "temple_tops", text) for text in reader.items("temple_tops")]
    s.temple_under = reader.integers("temple_under", 0, 100)
    s.temple_rest = [names.temple(reader, "temple_rest", text) for text in reader.texts("temple_rest")]
    seats = reader.tables("seats")
    if len(seats) != s.players:
        raise reader.fail("length", "seats", found=len(seats), expected=s.players)
    for seat, row in enumerate(seats):
        _load_seat(s, seat, row, names)
    for row in reader.tables("completed"):
        _load_completed(s, row, names)
    reader.finish()


def _optional_temple(names: _Names, reader: Reader, key: str, text: object) -> int:
    if text is not None and not isinstance(text, str):
        raise reader.fail("unknown_name", key, found=str(text))
    return names.temple(reader, key, text)


def _load_seat(s: CoatlPosition, seat: int, row: Reader, names: _Names) -> None:
    for text in row.texts("board"):
        kind, _, letter = text.partition(" ")
        if kind not in KINDS:
            raise row.fail("unknown_name", "board", found=text)
        s.boards[seat * 15 + KINDS.index(kind) * 5 + _colour(row, "board", letter)] += 1
        s.board_size[seat] += 1
    s.hands.append(names.cards(row, "hand"))
    s.secret_temple[seat] = names.temple(row, "secret_temple", row.optional_text("secret_temple"))
    for text in row.texts("temples"):
        bit = 1 << names.temple(row, "temples", text)
        if s.open_temples[seat] & bit:
            raise row.fail("unknown_name", "temples", found=text)
        s.open_temples[seat] |= bit
    for text in row.texts("tokens"):
        if text not in TOKENS or s.tokens[seat] >> TOKENS.index(text) & 1:
            raise row.fail("unknown_name", "tokens", found=text)
        s.tokens[seat] |= 1 << TOKENS.index(text)
    coatls = row.optional_tables("coatls")
    if len(coatls) != 2:
        raise row.fail("length", "coatls", found=len(coatls), expected=2)
    for slot, coatl in enumerate(coatls):
        if coatl is None:
            s.coatls.append(EMPTY)
            continue
        s.coatls.append(_read_chain(coatl))
        if not s.coatls[-1].pieces:
            raise coatl.fail("unknown_name", "pieces", found="")
        s.beside[2 * seat + slot] = names.beside(coatl)
        coatl.finish()
    row.finish()


def _load_completed(s: CoatlPosition, row: Reader, names: _Names) -> None:
    seat = row.integer("seat", 0, s.players - 1)
    coatl = _read_chain(row)
    beside = names.beside(row)
    temple = names.temple(row, "temple", row.optional_text("temple"))
    points = 0
    for card in bits(beside):
        points += s.box.prophecy_points(card, coatl)
    if temple >= 0:
        points += s.box.temple_points(temple, coatl, beside)
    s.completed.append(Completed(seat, coatl, beside, temple, points))
    s.finished[seat] += 1
    s.points[seat] += points
    row.finish()
