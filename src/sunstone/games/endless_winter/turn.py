"""The turn: culture cards, a figure, tribe cards for labour, abilities, the sections, and the cards put away."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.endless_winter.animals import legal_tips, tip, why_not_tip
from sunstone.games.endless_winter.cards import count, faces, leave_hand, pile
from sunstone.games.endless_winter.catalogue import (
    DONE,
    END,
    NEXT,
    PILE,
    PLACE,
    PLAY,
    SPEND,
    TIP,
    USE,
    USE_CHIEF,
    USE_TOKEN,
)
from sunstone.games.endless_winter.columns import (
    do_middle,
    do_top,
    legal_middle,
    legal_top,
    why_not_middle,
    why_not_top,
)
from sunstone.games.endless_winter.effects import DRAW, Ability
from sunstone.games.endless_winter.events import CHIEF_USED, FIGURE, PLAYED, SPENT, TOKEN_USED, USED
from sunstone.games.endless_winter.interpreter import applies, begin, begin_parts, exchange
from sunstone.games.endless_winter.names import (
    CHIEF_FIGURE,
    CHIEFS,
    FACES,
    FIGURES,
    FIRST_CULTURE,
    FIRST_TRIBE,
    NOWHERE,
    REST,
    REST_TOKENS,
    SIDES,
    SPACES,
    TURNS,
    is_culture,
)
from sunstone.games.endless_winter.pending import DISCARDS, REWARD, TOKEN, frame
from sunstone.games.endless_winter.position import (
    BOTTOM_STAGE,
    CULTURE_STAGE,
    MIDDLE_STAGE,
    NOBODY,
    PILE_STAGE,
    REST_DRAW_STAGE,
    REST_TIP_STAGE,
    TOP_STAGE,
    WRAP_STAGE,
    EndlessWinterPosition,
)
from sunstone.games.endless_winter.reasons import (
    ABILITY_IDLE,
    ABILITY_USED,
    CHIEF_DUE,
    CULTURE_IN_STEP_1,
    JUST_RECRUITED,
    LEGAL,
    NO_CARDS_AT_REST,
    NO_CHIEF,
    NO_FIGURE,
    NO_FOOD,
    NO_FURTHER_CULTURE,
    NO_TOKEN,
    NOT_IN_HAND,
    NOT_NOW,
    TRIBE_IN_STEP_2,
    WRONG_COLUMN,
    WRONG_SECTION,
)

# Figures


def _free_figure(s: EndlessWinterPosition, kind: int) -> int:
    """The place of an unused figure of a kind, -1 if there is none."""
    base = s.seat * TURNS
    if kind == CHIEF_FIGURE:
        return base if s.figures[base] == NOWHERE else -1
    for place in (base + 1, base + 2):
        if s.figures[place] == NOWHERE:
            return place
    return -1


def why_not_figure(s: EndlessWinterPosition, kind: int) -> int:
    """Whether the seat has such a figure left to place now."""
    if s.stage != CULTURE_STAGE:
        return NOT_NOW
    if s.chief_due and kind != CHIEF_FIGURE:
        return CHIEF_DUE
    return LEGAL if _free_figure(s, kind) >= 0 else NO_FIGURE


def place_figure(s: EndlessWinterPosition, kind: int, space: int) -> None:
    """Put a figure on a column or on the rest space; the culture cards are over with this."""
    s.figures[_free_figure(s, kind)] = space
    s.column = space
    s.chief_ready = kind == CHIEF_FIGURE and not s.chief_due
    s.chief_due = False
    if s.events is not None:
        s.events.append(Event(FIGURE, s.seat, {"figure": FIGURES[kind], "space": SPACES[space]}))
    _add_free_labour(s)
    if space != REST:
        s.stage = TOP_STAGE
        return
    s.stage = REST_DRAW_STAGE
    if s.rest_top != NOBODY and not s.rest_claimed:
        s.stack.append(frame(TOKEN))
        s.rest_claimed = True


def _add_free_labour(s: EndlessWinterPosition) -> None:
    """Abilities of the chief and of culture cards in play that give labour alone in this column."""
    if s.chief_ready:
        ability = s.box.abilities[_chief_ability(s)]
        gained = _free_labour(s, ability)
        if gained > 0:
            s.labour += gained
            s.chief_ready = False
            _tell_chief(s)
    kept: list[int] = []
    for card in s.unused:
        gained = _free_labour(s, s.box.abilities[s.box.action[card]])
        s.labour += gained
        if gained == 0:
            kept.append(card)
        elif s.events is not None:
            s.events.append(Event(USED, s.seat, {"card": FACES[card]}))
    s.unused = kept


def _free_labour(s: EndlessWinterPosition, ability: Ability) -> int:
    """Half-points of labour from an ability that gives nothing else and costs nothing; 0 if it is of another sort."""
    gained = 0
    for part in ability.parts:
        if not part.is_labour or (part.column >= 0 and part.column != s.column):
            return 0
        for gain in part.gains:
            gained += gain.amount
    return gained


# Cards


def why_not_play(s: EndlessWinterPosition, card: int) -> int:
    """Whether a card can be played now: culture cards in the first step, tribe cards once a figure is in a column."""
    seat = s.seat
    if s.stage in (PILE_STAGE, REST_DRAW_STAGE, REST_TIP_STAGE) or s.column == REST:
        return NOT_NOW if s.stage == PILE_STAGE else NO_CARDS_AT_REST
    held = count(s.hands[seat], card)
    if is_culture(card):
        if s.stage != CULTURE_STAGE:
            return CULTURE_IN_STEP_1
        if held == 0:
            return NOT_IN_HAND
        return NO_FURTHER_CULTURE if s.culture_played > 0 and len(s.hands[seat]) < 2 else LEGAL
    if s.stage == CULTURE_STAGE:
        return TRIBE_IN_STEP_2
    if held == 0:
        return NOT_IN_HAND
    if s.stage == TOP_STAGE and held < 2 and _is_fresh(s, card):
        return JUST_RECRUITED
    return LEGAL


def _is_fresh(s: EndlessWinterPosition, card: int) -> bool:
    """Whether a copy of this tribe card was recruited in this top section."""
    return FIRST_TRIBE <= card < FIRST_CULTURE and s.fresh >> (card - FIRST_TRIBE) & 1 == 1


def play_card(s: EndlessWinterPosition, card: int) -> None:
    """Play a card from the hand: a tribe card for its labour, a culture card for its ability."""
    seat = s.seat
    # A card just recruited cannot be the one that is played in the top section.
    leave_hand(s, seat, card, s.stage == TOP_STAGE and _is_fresh(s, card))
    s.played.append(card)
    if s.events is not None:
        s.events.append(Event(PLAYED, seat, {"card": FACES[card]}))
    number = s.box.action[card]
    ability = s.box.abilities[number]
    if is_culture(card):
        now = 0
        later = False
        for place in range(len(ability.parts)):
            if ability.parts[place].waits:
                later = True
            else:
                now |= 1 << place
        if later:
            # What is bound to a column or costs labour waits for the figure.
            s.unused.append(card)
        begin_parts(s, number, now)
        if s.culture_played > 0:
            s.stack.append(frame(DISCARDS, 0, 1))
        s.culture_played += 1
        return
    s.labour += s.box.labour[card]
    gained = _free_labour(s, ability)
    s.labour += gained
    if gained == 0 and number > 0:
        s.unused.append(card)
    elif gained > 0 and s.events is not None:
        s.events.append(Event(USED, seat, {"card": FACES[card]}))


def why_not_spend(s: EndlessWinterPosition) -> int:
    """Whether food can be spent for labour: in the top section, with an icon on the way."""
    if s.stage != TOP_STAGE:
        return WRONG_SECTION
    return LEGAL if s.box.next_icon(s.food[s.seat]) > 0 else NO_FOOD


def spend(s: EndlessWinterPosition) -> None:
    """Move the food marker left over the next labour icon."""
    seat = s.seat
    icon = s.box.next_icon(s.food[seat])
    if s.events is not None:
        s.events.append(Event(SPENT, seat, {"food": s.food[seat] - icon + 1}))
    s.food[seat] = icon - 1
    s.labour += 2


# Abilities


def _chief_ability(s: EndlessWinterPosition) -> int:
    return s.box.chiefs[s.chief[s.seat] * 2 + s.side[s.seat]]


def _own_parts(s: EndlessWinterPosition, number: int, columns_only: bool) -> int:
    """The parts of an ability that belong to this column or to any, as bits."""
    parts = s.box.abilities[number].parts
    out = 0
    for place in range(len(parts)):
        part = parts[place]
        if part.column == s.column or (part.column < 0 and (part.waits or not columns_only)):
            out |= 1 << place
    return out


def _is_usable(s: EndlessWinterPosition, number: int, columns_only: bool) -> bool:
    """Whether any of them can be carried out now."""
    parts = s.box.abilities[number].parts
    own = _own_parts(s, number, columns_only)
    for place in range(len(parts)):
        if own >> place & 1 and applies(s, parts[place]):
            return True
    return False


def _why_not_ability(s: EndlessWinterPosition, number: int, columns_only: bool) -> int:
    if s.column == NOWHERE or s.stage in (CULTURE_STAGE, PILE_STAGE):
        return NOT_NOW
    if _is_usable(s, number, columns_only):
        return LEGAL
    for part in s.box.abilities[number].parts:
        if part.column < 0 or part.column == s.column:
            return ABILITY_IDLE
    return WRONG_COLUMN


def why_not_use(s: EndlessWinterPosition, card: int) -> int:
    """Whether the ability of a card in play can be used now."""
    if card not in s.unused:
        return ABILITY_USED
    return _why_not_ability(s, s.box.action[card], card >= FIRST_CULTURE)


def why_not_chief(s: EndlessWinterPosition) -> int:
    """Whether the chief's ability can be used: once in the turn in which his figure is placed, before that too."""
    if s.stage == CULTURE_STAGE:
        return _why_not_chief_first(s)
    return _why_not_ability(s, _chief_ability(s), False) if s.chief_ready else NO_CHIEF


def _why_not_chief_first(s: EndlessWinterPosition) -> int:
    """Before a figure is placed an ability that names a column has to wait for it."""
    number = _chief_ability(s)
    if s.chief_due or _free_figure(s, CHIEF_FIGURE) < 0:
        return NO_CHIEF
    for part in s.box.abilities[number].parts:
        if part.column >= 0:
            return WRONG_COLUMN
    return LEGAL if _is_usable(s, number, False) else ABILITY_IDLE


def why_not_token(s: EndlessWinterPosition) -> int:
    """Whether the rest token of this turn can be used."""
    return LEGAL if s.token_ready else NO_TOKEN


def _use(s: EndlessWinterPosition, number: int, columns_only: bool) -> None:
    parts = s.box.abilities[number].parts
    if len(parts) == 1 and parts[0].is_exchange:
        # To use it is to agree to the exchange.
        exchange(s, number, 0)
    else:
        begin_parts(s, number, _own_parts(s, number, columns_only))


def use_card(s: EndlessWinterPosition, card: int) -> None:
    """Use the ability of a card in play."""
    s.unused.remove(card)
    if s.events is not None:
        s.events.append(Event(USED, s.seat, {"card": FACES[card]}))
    _use(s, s.box.action[card], card >= FIRST_CULTURE)


def use_chief(s: EndlessWinterPosition) -> None:
    """Use the chief's ability; before a figure is placed that is a promise to place the chief's."""
    s.chief_ready = False
    s.chief_due = s.stage == CULTURE_STAGE
    _tell_chief(s)
    _use(s, _chief_ability(s), False)


def _tell_chief(s: EndlessWinterPosition) -> None:
    if s.events is not None:
        chief, side = s.chief[s.seat], s.side[s.seat]
        s.events.append(Event(CHIEF_USED, s.seat, {"chief": CHIEFS[chief], "side": SIDES[side]}))


def use_token(s: EndlessWinterPosition) -> None:
    """Use the rest token."""
    s.token_ready = False
    if s.events is not None:
        s.events.append(Event(TOKEN_USED, s.seat, {"token": REST_TOKENS[s.token]}))
    begin(s, s.box.rest_tokens[s.token])


# What can be done while nothing else is due


def legal_turn(s: EndlessWinterPosition, out: list[int]) -> None:
    """Append everything the seat can do in its turn while nothing else is due."""
    if s.stage == CULTURE_STAGE:
        _legal_first_step(s, out)
        return
    hand = s.hands[s.seat]
    if s.stage == PILE_STAGE:
        for card in faces(hand):
            out.append(PILE + card)
        out.append(DONE)
        return
    if s.column != REST:
        for card in faces(hand):
            if card < FIRST_CULTURE and why_not_play(s, card) == LEGAL:
                out.append(PLAY + card)
    _legal_abilities(s, out)
    if s.stage == TOP_STAGE:
        if why_not_spend(s) == LEGAL:
            out.append(SPEND)
        legal_top(s, out)
    elif s.stage == MIDDLE_STAGE:
        legal_middle(s, out)
    elif s.stage == REST_TIP_STAGE:
        legal_tips(s, out)
    out.append(END if s.stage in (WRAP_STAGE, REST_TIP_STAGE) else NEXT)


def _legal_first_step(s: EndlessWinterPosition, out: list[int]) -> None:
    for card in faces(s.hands[s.seat]):
        if card >= FIRST_CULTURE and why_not_play(s, card) == LEGAL:
            out.append(PLAY + card)
    if why_not_chief(s) == LEGAL:
        out.append(USE_CHIEF)
    for kind in range(len(FIGURES)):
        if why_not_figure(s, kind) == LEGAL:
            for space in range(len(SPACES)):
                out.append(PLACE + kind * len(SPACES) + space)


def _legal_abilities(s: EndlessWinterPosition, out: list[int]) -> None:
    if s.unused:
        for card in faces(s.unused):
            if why_not_use(s, card) == LEGAL:
                out.append(USE + card)
    if s.chief_ready and why_not_chief(s) == LEGAL:
        out.append(USE_CHIEF)
    if s.token_ready:
        out.append(USE_TOKEN)


def why_not_turn(s: EndlessWinterPosition, action: int) -> int:
    """Whether the seat can do this in its turn while nothing else is due."""
    if PLACE <= action < PLAY:
        return why_not_figure(s, (action - PLACE) // len(SPACES))
    if PLAY <= action < USE:
        return why_not_play(s, action - PLAY)
    if USE <= action < USE_CHIEF:
        return why_not_use(s, action - USE)
    if action == USE_CHIEF:
        return why_not_chief(s)
    if action == USE_TOKEN:
        return why_not_token(s)
    if action == SPEND:
        return why_not_spend(s)
    if s.stage == PILE_STAGE:
        if PILE <= action < PILE + len(FACES):
            return LEGAL if count(s.hands[s.seat], action - PILE) > 0 else NOT_IN_HAND
        return LEGAL if action == DONE else NOT_NOW
    if action == NEXT:
        return LEGAL if s.stage in (TOP_STAGE, MIDDLE_STAGE, BOTTOM_STAGE, REST_DRAW_STAGE) else NOT_NOW
    if action == END:
        return LEGAL if s.stage in (WRAP_STAGE, REST_TIP_STAGE) else NOT_NOW
    if s.stage == TOP_STAGE:
        return why_not_top(s, action)
    if s.stage == MIDDLE_STAGE:
        return why_not_middle(s, action)
    if s.stage == REST_TIP_STAGE and TIP <= action < TIP + 7:
        return why_not_tip(s, action - TIP)
    return NOT_NOW


def do_turn(s: EndlessWinterPosition, action: int) -> None:
    """Carry out something in the turn while nothing else is due. The end of the turn is not among it."""
    if PLACE <= action < PLAY:
        place_figure(s, (action - PLACE) // len(SPACES), (action - PLACE) % len(SPACES))
    elif PLAY <= action < USE:
        play_card(s, action - PLAY)
    elif USE <= action < USE_CHIEF:
        use_card(s, action - USE)
    elif action == USE_CHIEF:
        use_chief(s)
    elif action == USE_TOKEN:
        use_token(s)
    elif action == SPEND:
        spend(s)
    elif PILE <= action < PILE + len(FACES):
        pile(s, s.seat, action - PILE)
    elif action == NEXT:
        go_on(s)
    elif s.stage == TOP_STAGE:
        do_top(s, action)
    elif s.stage == MIDDLE_STAGE:
        leave_middle(s)
        do_middle(s, action)
    else:
        s.stage = WRAP_STAGE
        begin(s, tip(s, action - TIP))


def go_on(s: EndlessWinterPosition) -> None:
    """The figure moves down a section; on the rest space a card is drawn."""
    if s.stage == TOP_STAGE:
        s.stage = MIDDLE_STAGE
    elif s.stage == MIDDLE_STAGE:
        leave_middle(s)
    elif s.stage == BOTTOM_STAGE:
        s.stage = WRAP_STAGE
        s.first_taken |= 1 << s.column
        begin(s, s.box.bottom[s.column])
    else:
        s.stage = REST_TIP_STAGE
        s.stack.append(frame(REWARD, DRAW, 1))


def leave_middle(s: EndlessWinterPosition) -> None:
    """The bottom section is for the first figure of the round alone."""
    s.stage = WRAP_STAGE if s.first_taken >> s.column & 1 else BOTTOM_STAGE


def put_away(s: EndlessWinterPosition) -> None:
    """The end of the turn: played cards to the discards, labour lost, the rest token under its pile."""
    s.discards[s.seat].extend(s.played)
    s.played = []
    s.unused = []
    s.labour = 0
    s.column = NOWHERE
    s.culture_played = 0
    s.taken_kinds = 0
    s.fresh = 0
    s.chief_ready = False
    if s.token != NOBODY:
        s.rest_queue.append(s.token)
        s.token = NOBODY
        s.token_ready = False
