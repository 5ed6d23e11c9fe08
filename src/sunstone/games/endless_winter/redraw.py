"""What a seat cannot know, and drawing it anew.

Unknown to a seat are the others' hands but for cards all have seen go there, their draw piles, the eclipse piles while
they lie face down, the cards buried from a hand, the order of all decks, and the generator. Every card a player owns
was gained in the open, so all know what it is that lies spread over those places; and a card that a shuffle brought
into the pile is not in a place filled before (marks.py tells how both are kept in mind).
"""

from __future__ import annotations

from sunstone.core.rng import Rng
from sunstone.games.endless_winter import names
from sunstone.games.endless_winter.marks import MOST_SHUFFLES, OPEN, drawn_after, face, is_open, marked, shuffled_in
from sunstone.games.endless_winter.table import Player, Table


def redraw(table: Table, viewer: int, rng: Rng) -> None:
    """Deal anew, in place, all that a viewer cannot know."""
    for player in table.seats:
        if player.seat == viewer:
            _sort_own_cards(table, player)
        else:
            _redraw_cards(table, player, rng)
    if table.seat >= 0 and table.seat != viewer:
        # Which of two equal cards just recruited left the hand unseen is not known either.
        for kind in range(len(names.TRIBE)):
            if names.FIRST_TRIBE + kind + OPEN not in table.mover().hand:
                table.fresh &= ~(1 << kind)
    table.culture_deck_1 = tuple(sorted(table.culture_deck_1))
    table.culture_deck_2 = tuple(sorted(table.culture_deck_2))
    table.rest_tokens_unseen = tuple(sorted(table.rest_tokens_unseen))
    table.rng = rng.fork()


def _sort_own_cards(table: Table, player: Player) -> None:
    """The order of a pile is no fact, and which of two equal cards a shuffle brought is not for the owner to know."""
    piled = [] if table.phase == names.ECLIPSE_PHASE else list(player.eclipse_pile)
    buried = list(player.buried)
    player.pile.sort(key=face)
    marks: list[tuple[int, int]] = []
    spots: list[tuple[int, int, int, int]] = []
    places = (player.hand, piled, buried, player.pile)
    for number, cards in enumerate(places):
        for place, card in enumerate(cards):
            if not is_open(card):
                marks.append((face(card), shuffled_in(card)))
                # A card of the pile may be of any shuffle; in a place filled early only the early ones can lie.
                drawn = drawn_after(card) if cards is not player.pile else MOST_SHUFFLES + 1
                spots.append((face(card), drawn, number, place))
    marks.sort()
    spots.sort()
    for (one, shuffled), (_, _, number, place) in zip(marks, spots, strict=True):
        places[number][place] = marked(one, shuffled, drawn_after(places[number][place]))
    player.buried = tuple(buried)
    if table.phase != names.ECLIPSE_PHASE:
        player.eclipse_pile = tuple(piled)


def _redraw_cards(table: Table, player: Player, rng: Rng) -> None:
    """Spread the cards of one player over the places where they may lie unseen."""
    piled = player.eclipse_pile if table.phase != names.ECLIPSE_PHASE else ()
    held = [*player.hand, *piled]
    known = sorted([card for card in held if is_open(card)])
    # Places that were filled earlier come first: fewer cards can lie there, so every way to fill them leaves the same
    # number of ways for the rest, and the whole draw is uniform.
    in_hand = sorted([drawn_after(card) for card in held if not is_open(card)])
    in_grave = sorted([drawn_after(card) for card in player.buried if not is_open(card)])
    unknown: list[int] = []
    for card in [*held, *player.buried, *player.pile]:
        if not is_open(card):
            unknown.append(marked(face(card), shuffled_in(card), 0))
    # In a fixed order first: the draw is to depend on what the seat knows, and not on how things really lie.
    unknown.sort()
    drawn: list[int] = []
    buried = sorted([card for card in player.buried if is_open(card)])
    hand_at = 0
    grave_at = 0
    for shuffles in range(player.shuffles + 1):
        pool = [card for card in unknown if shuffled_in(card) <= shuffles]
        unknown = [card for card in unknown if shuffled_in(card) > shuffles]
        while hand_at < len(in_hand) and in_hand[hand_at] <= shuffles:
            card = rng.draw(pool)
            drawn.append(marked(face(card), shuffled_in(card), in_hand[hand_at]))
            hand_at += 1
        while grave_at < len(in_grave) and in_grave[grave_at] <= shuffles:
            card = rng.draw(pool)
            buried.append(marked(face(card), shuffled_in(card), in_grave[grave_at]))
            grave_at += 1
        unknown.extend(pool)
        if hand_at == len(in_hand) and grave_at == len(in_grave):
            break
    player.buried = tuple(buried)
    player.pile = sorted(unknown)
    together = [*known, *drawn]
    if piled:
        # A known card may be in the hand or in the eclipse pile.
        rng.shuffle(together)
        player.eclipse_pile = tuple(together[: len(piled)])
        player.hand = together[len(piled) :]
    else:
        player.hand = together
