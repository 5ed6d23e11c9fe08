"""What holds of the set-up, a turn and an eclipse."""

from __future__ import annotations

from sunstone.core.dump_reader import require
from sunstone.games.endless_winter.animals import SPECIES, total
from sunstone.games.endless_winter.cards import count, face, is_open
from sunstone.games.endless_winter.eclipse import LAST_STEP, eclipse_parts, pile_labour
from sunstone.games.endless_winter.effects import FOOD, Ability
from sunstone.games.endless_winter.geometry import HEXES
from sunstone.games.endless_winter.names import (
    CAMPS,
    FIRST_CULTURE,
    FIRST_TRIBE,
    NOWHERE,
    REST,
    RITE,
    ROUNDS,
    SOURCES,
    TRIBE,
    TURNS,
    is_culture,
)
from sunstone.games.endless_winter.position import (
    ACTION_PHASE,
    BOTTOM_STAGE,
    CHIEF_PHASE,
    CULTURE_STAGE,
    ECLIPSE_PHASE,
    NOBODY,
    PILE_STAGE,
    PREPARATION_PHASE,
    REST_DRAW_STAGE,
    REST_TIP_STAGE,
    SETUP_PHASE,
    SIDE_PHASE,
    TOP_STAGE,
    WRAP_STAGE,
    EndlessWinterPosition,
)
from sunstone.games.endless_winter.preparation import bonuses, later_parts


def check_turn(s: EndlessWinterPosition) -> None:
    """Raise `BadPosition` if the turn cannot stand as it does."""
    _check_phase(s)
    if s.phase < ACTION_PHASE:
        _check_setup(s)
        _check_untouched(s)
    _check_chosen(s)
    _check_figures(s)
    _check_stage(s)
    _check_played(s)
    _check_piles(s)
    _check_eclipse(s)


def _check_phase(s: EndlessWinterPosition) -> None:
    if s.over:
        require(s.seat == -1 and s.round == ROUNDS and s.phase == ECLIPSE_PHASE, "endless_winter_seat")
        require(s.turn == s.players and not s.stack, "endless_winter_seat")
        return
    most = TURNS * s.players if s.phase == ACTION_PHASE else s.players
    require(s.turn < most, "endless_winter_seat")
    place = s.turn % s.players
    if s.phase == SETUP_PHASE:
        place = s.players - 1 - s.turn
    require(s.seat == s.order[place], "endless_winter_seat")
    # What is prepared is a round after the first, or bonuses of the set-up need a choice.
    chosen = s.round == 1 and s.phase == PREPARATION_PHASE
    if chosen and NOBODY not in s.setup_card:
        chosen = not any(later_parts(s, ability) for ability in bonuses(s, s.seat))
    require(not chosen, "endless_winter_seat")
    if s.phase in (ECLIPSE_PHASE, PREPARATION_PHASE):
        require(len(s.stack) > 0, "endless_winter_pending")


# The set-up


def _check_setup(s: EndlessWinterPosition) -> None:
    drafted = s.options["setup"] == "chiefs_and_cards"
    chosen = [chief for chief in s.chief if chief != NOBODY]
    require(s.round == 1 and not s.stack and not s.played, "endless_winter_setup")
    require(s.phase != CHIEF_PHASE or drafted, "endless_winter_setup")
    require(s.phase != SETUP_PHASE or s.options["setup"] != "dealt", "endless_winter_setup")
    require(len(set(chosen)) == len(chosen), "endless_winter_setup")
    require(len(chosen) == (s.turn if s.phase == CHIEF_PHASE else s.players), "endless_winter_setup")
    for place, seat in enumerate(s.order):
        has_side = s.phase == SETUP_PHASE or (s.phase == SIDE_PHASE and place < s.turn)
        require((s.side[seat] != NOBODY) == has_side, "endless_winter_setup")
        has_card = s.phase == SETUP_PHASE and place >= s.players - s.turn
        require((s.setup_card[seat] != NOBODY) == has_card, "endless_winter_setup")
        require(s.phase != CHIEF_PHASE or (s.chief[seat] != NOBODY) == (place < s.turn), "endless_winter_setup")
    taken = chosen if s.phase == CHIEF_PHASE else [card for card in s.setup_card if card != NOBODY]
    require(len(s.offer) == (0 if s.phase == SIDE_PHASE else s.players + 1 - s.turn), "endless_winter_setup")
    require(len({*s.offer, *taken}) == len(s.offer) + len(taken), "endless_winter_setup")
    require(s.offer == sorted(s.offer), "endless_winter_setup")
    # Every decision so far was one of these.
    before = s.players * (s.phase - (CHIEF_PHASE if drafted else SIDE_PHASE))
    require(s.ply == before + s.turn, "endless_winter_setup")


def _check_untouched(s: EndlessWinterPosition) -> None:
    """Before the first turn nobody has more than a set-up card and the turn order gave."""
    require(s.order == list(range(s.players)) and s.honour_rank == s.order, "endless_winter_setup")
    require(total(s.ground) == 0 and NOBODY not in s.display, "endless_winter_setup")
    require(all(owner == NOBODY for owner in s.settled), "endless_winter_setup")
    for seat in range(s.players):
        require(not s.hands[seat] and not s.piles[seat] and not s.discards[seat], "endless_winter_setup")
        require(not s.buried[seat] and not s.eclipse_piles[seat] and not s.stones[seat], "endless_winter_setup")
        require(s.points[seat] == 0 and s.idols[2 * seat : 2 * seat + 2] == [0, 0], "endless_winter_setup")
        require(s.earned[seat * len(SOURCES) : (seat + 1) * len(SOURCES)] == [0] * len(SOURCES), "endless_winter_setup")
        require(total(s.used[seat * SPECIES : (seat + 1) * SPECIES]) == 0, "endless_winter_setup")
        _check_given(s, seat)
    require(all(owner == NOBODY for owner in s.megaliths), "endless_winter_setup")


def _check_given(s: EndlessWinterPosition, seat: int) -> None:
    """What the set-up card and the place in turn order give, and nothing before the card is taken."""
    food = tools = camps = 0
    animals = [0] * SPECIES
    if s.setup_card[seat] != NOBODY:
        card = s.box.setup[s.setup_card[seat]]
        camps = 1 + card.camps
        limit = s.box.food_base + camps
        food = min(card.food, limit)
        tools = min(card.tool, s.box.tools_most)
        for species in card.animals:
            animals[species] += 1
        for ability in bonuses(s, seat):
            goods = s.box.goods_parts(ability)
            for place, part in enumerate(s.box.abilities[ability].parts):
                for gain in part.gains if goods >> place & 1 else []:
                    if gain.kind == FOOD:
                        food = min(food + gain.amount, limit)
                    else:
                        tools = min(tools + gain.amount, s.box.tools_most)
    require(s.food[seat] == food and s.tools[seat] == tools, "endless_winter_setup")
    require(s.camps_left[seat] == CAMPS - camps and s.camps_at[seat * HEXES] == camps, "endless_winter_setup")
    require(s.animals[seat * SPECIES : (seat + 1) * SPECIES] == animals, "endless_winter_setup")


def _check_chosen(s: EndlessWinterPosition) -> None:
    if s.phase < ACTION_PHASE:
        return
    for seat in range(s.players):
        require(s.chief[seat] != NOBODY and s.side[seat] != NOBODY, "endless_winter_setup")
        require(s.setup_card[seat] != NOBODY, "endless_winter_setup")
    require(len(set(s.chief)) == s.players and len(set(s.setup_card)) == s.players, "endless_winter_setup")
    require(not s.offer, "endless_winter_setup")


# The turn


def _check_figures(s: EndlessWinterPosition) -> None:
    for place, seat in enumerate(s.order):
        mine = s.figures[seat * TURNS : (seat + 1) * TURNS]
        expected = 0
        if s.phase == ACTION_PHASE:
            expected = s.turn // s.players + (1 if place < s.turn % s.players else 0)
            if seat == s.seat and s.stage != CULTURE_STAGE:
                expected += 1
        elif s.phase == ECLIPSE_PHASE:
            expected = TURNS
        require(TURNS - mine.count(NOWHERE) == expected, "endless_winter_figures", seat=seat + 1)
        # Of two equal figures the first one goes first.
        require(mine[2] == NOWHERE or mine[1] != NOWHERE, "endless_winter_figures", seat=seat + 1)
    for column in range(REST):
        require(not s.first_taken >> column & 1 or column in s.figures, "endless_winter_figures", seat=s.seat + 1)
    require(s.first_taken >> REST == 0, "endless_winter_figures", seat=s.seat + 1)


def _check_stage(s: EndlessWinterPosition) -> None:
    code = "endless_winter_stage"
    if s.chief_due:
        # The chief's ability was used before a figure is placed: it must not wait for a column, and his figure is free.
        require(s.phase == ACTION_PHASE and s.stage == CULTURE_STAGE, code)
        require(s.figures[s.seat * TURNS] == NOWHERE, code)
        used = s.box.abilities[s.box.chiefs[s.chief[s.seat] * 2 + s.side[s.seat]]]
        require(not used.empty and all(part.column < 0 for part in used.parts), code)
    if s.phase != ACTION_PHASE or s.stage in (CULTURE_STAGE, PILE_STAGE):
        require(s.column == NOWHERE and not s.chief_ready, code)
        require(s.token == NOBODY and not s.token_ready, code)
        require(s.phase == ACTION_PHASE or s.stage == CULTURE_STAGE, code)
        require(s.stage != PILE_STAGE or s.turn // s.players == TURNS - 1, code)
        return
    mine = s.figures[s.seat * TURNS : (s.seat + 1) * TURNS]
    require(s.column != NOWHERE and s.column in mine, code)
    if s.stage in (REST_DRAW_STAGE, REST_TIP_STAGE):
        require(s.column == REST, code)
    elif s.stage == WRAP_STAGE and s.column == REST:
        # Here the turn goes on after an animal was used.
        require(total(s.used[s.seat * SPECIES : (s.seat + 1) * SPECIES]) > 0, code)
    elif s.stage != WRAP_STAGE:
        require(s.column != REST, code)
    if s.stage == BOTTOM_STAGE:
        require(not s.first_taken >> s.column & 1, code)
    if s.chief_ready:
        require(mine[0] == s.column, code)
        chief = s.box.abilities[s.box.chiefs[s.chief[s.seat] * 2 + s.side[s.seat]]]
        require(not _applies_by_itself(s, chief), code)
    require(s.token != NOBODY or not s.token_ready, code)
    if s.token != NOBODY:
        require(s.column == REST and s.figures.count(REST) == 1, code)


def _applies_by_itself(s: EndlessWinterPosition, ability: Ability) -> bool:
    """Whether an ability gives labour alone in this column: it is used when the figure is placed or the card played."""
    return not ability.empty and all(part.is_labour and part.column in (-1, s.column) for part in ability.parts)


def _check_played(s: EndlessWinterPosition) -> None:
    code = "endless_winter_played"
    if s.phase != ACTION_PHASE or s.stage == PILE_STAGE:
        require(not s.played and s.labour == 0, code)
        require(s.culture_played == 0 and s.taken_kinds == 0, code)
    for card in s.unused:
        require(count(s.unused, card) <= count(s.played, card), code)
        ability = s.box.abilities[s.box.action[card]]
        require(not ability.empty and not _applies_by_itself(s, ability), code)
        # Of a culture card only what is bound to a column, or costs labour, waits.
        require(not is_culture(card) or any(part.waits for part in ability.parts), code)
    culture = sum(1 for card in s.played if is_culture(card))
    require(culture <= s.culture_played, code)
    if s.culture_played > culture:
        # A card that was played and is not there any more was buried.
        gone = sum(1 for card in s.buried[s.seat] if is_open(card) and is_culture(face(card)))
        require(s.culture_played - culture <= gone, code)
    if s.stage == CULTURE_STAGE or s.column == REST:
        require(all(card >= FIRST_CULTURE for card in s.played), code)
    if s.stage == CULTURE_STAGE and s.culture_played == 0 and not s.chief_due:
        require(s.labour == 0, code)
    require(s.fresh & ~s.taken_kinds == 0, code)
    require(s.column == RITE or s.taken_kinds == 0, code)
    if s.stage == TOP_STAGE:
        for kind in range(len(TRIBE)):
            require(not s.fresh >> kind & 1 or count(s.hands[s.seat], FIRST_TRIBE + kind) > 0, code)


# The eclipse


def _check_piles(s: EndlessWinterPosition) -> None:
    last = s.phase == ACTION_PHASE and s.turn // s.players == TURNS - 1
    for place, seat in enumerate(s.order):
        piled = s.eclipse_piles[seat]
        made = last and (place < s.turn % s.players or (seat == s.seat and s.stage == PILE_STAGE))
        if s.phase == ECLIPSE_PHASE and not s.over:
            made = True
            # Culture cards have gone back to the hand, and which cards were known before does not matter any more.
            require(all(card < FIRST_CULTURE for card in piled), "endless_winter_eclipse_pile", seat=seat + 1)
        require(made or not piled, "endless_winter_eclipse_pile", seat=seat + 1)


def _check_eclipse(s: EndlessWinterPosition) -> None:
    if s.phase != ECLIPSE_PHASE or s.over:
        require(s.eclipse_step == 0 and not s.to_use and s.claimed == 0, "endless_winter_eclipse")
        return
    require(1 <= s.eclipse_step <= LAST_STEP, "endless_winter_eclipse")
    # Whose turn is over or under way may have buried cards of the pile since the labour was compared.
    strengths = [pile_labour(s, seat) for seat in s.order[s.turn + 1 :]]
    require(strengths == sorted(strengths, reverse=True), "endless_winter_order")
    piled = s.eclipse_piles[s.seat]
    require(s.eclipse_step == 2 or not s.to_use, "endless_winter_eclipse")
    require(s.to_use == sorted(s.to_use), "endless_winter_eclipse")
    for card in s.to_use:
        require(count(s.to_use, card) <= count(piled, card), "endless_winter_eclipse")
        require(eclipse_parts(s, card) != 0, "endless_winter_eclipse")
    require(s.eclipse_step == 3 or s.claimed == 0, "endless_winter_claims")
    for place in range(HEXES):
        if s.claimed >> place & 1:
            require(s.box.terrain[s.land[place]] > 0, "endless_winter_claims")
