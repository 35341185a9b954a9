"""The table of Quests of Shadowgate in words, for front ends without a picture: quests, hands, items, what is paid.

Called through the Game with an observed World, so what is hidden from the seat is not there to be told.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.world import World
from engine.games.quests_of_shadowgate import actions, zones
from engine.games.quests_of_shadowgate.bot.prospects import points_lost, prospect_of, serving
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.forms import LEVELS, TYPES, EventCard, Item, Quest, Wild
from engine.games.quests_of_shadowgate.content.vocabulary import NOTHING, Three, plus
from engine.games.quests_of_shadowgate.names import amounts, name_of, points, three_words, word
from engine.games.quests_of_shadowgate.rules.paying import cost_of, means_of, missing_of, paid_of, purchase_by
from engine.games.quests_of_shadowgate.rules.starting import types_lacking
from engine.games.quests_of_shadowgate.scoring import sheets_of
from engine.games.quests_of_shadowgate.setup import is_match
from engine.games.quests_of_shadowgate.table import character_of, is_base, items_of, open_quests, quest_of
from engine.kit.sides import seats_from
from engine.kit.words import counted, listed

Words = Iterator[str]


def describe(world: World, seat: int | None, names: Sequence[str]) -> list[str]:
    """The open quests and the Staff, the event, every player from the own seat on, then what lies aside."""
    players = [line for other in seats_from(seat or 0, world.seats) for line in player(world, other, names)]
    own = [] if seat is None else [*hand(world, seat), *purchase(world, seat)]
    return [
        *quests(world, seat),
        staff(world),
        *event(world, names),
        *players,
        *own,
        *aside(world),
        *sheet(world, names),
    ]


def quests(world: World, seat: int | None) -> Words:
    for quest in open_quests(world):
        words = f"Quest {quest_of(world, quest).name}: {quest_in_words(quest_of(world, quest))}"
        reach = "" if seat is None or character_of(world, seat) is None else f" {reach_in_words(world, seat, quest)}"
        yield words + reach


def quest_in_words(quest: Quest) -> str:
    """Cost and what every level needs."""
    levels = [
        f"{word(level)} {f'needs {listed([word(need) for need in needs])}' if needs else 'needs no item'}"
        for level in LEVELS
        for needs in [quest.needs(level)]
    ]
    return f"costs {amounts(quest.cost)}; {', '.join(levels)}."


def reach_in_words(world: World, seat: int, quest: int) -> str:
    prospect = prospect_of(world, seat, quest)
    if prospect.short != NOTHING:
        return f"You are {amounts(prospect.short)} short."
    lost = points_lost(world, seat, serving(world, seat, quest, prospect.level))
    gone = f", less {points(lost)} at the end for what it uses up" if lost > 0 else ""
    return f"You would reach {word(prospect.level)} for {points(2 * prospect.points)}{gone}."


def staff(world: World) -> str:
    lacking = [word(type) for type in types_lacking(world)]
    missing = f"; nobody has {listed(lacking, 'or')}" if lacking else ""
    found = f"{len(TYPES) - len(lacking)} of {len(TYPES)} types found"
    return f"Staff of Ages: costs {amounts(box().staff.cost)}; {found}{missing}."


def event(world: World, names: Sequence[str]) -> Words:
    for card in world.lying(zones.EVENT):
        face = box().adventure[world.kinds[card]]
        assert isinstance(face, EventCard)
        yield f"Event in force, by {names[zones.EVENT_OWNER(world) - 1]}: {face.name}. {face.text}"


def player(world: World, seat: int, names: Sequence[str]) -> Words:
    """Who they play, their points, their hand's size, their items."""
    character = character_of(world, seat)
    match = f", {points(zones.MATCH(world, seat))} in the match" if is_match(world) else ""
    cards = counted(len(world.zones[zones.HAND[seat]]), "card")
    head = f"{names[seat]}: {counted(zones.VP(world, seat), 'quest point')}{match}, {cards} in hand"
    if character is not None:
        base = listed([word(type) for type in character.base])
        head += f"; {character.name}, {three_words(character.stats)}, base types {base}"
    for card in world.lying(zones.ABILITY[seat]):
        ability = box().ability(world.kinds[card], world.sides[card])
        head += f"; {ability.name}: {ability.text.rstrip('.')}"
    yield f"{head}."
    if items := items_of(world, seat):
        yield f"  Items: {', '.join(item_in_words(world, seat, item) for item in items)}."


def item_in_words(world: World, seat: int, item: int) -> str:
    marks = [type_word(world.kinds[item])]
    if zones.FIRST(world, item):
        marks.append("first of its type")
    if zones.USED(world, item):
        marks.append("used")
    elif is_base(world, seat, item):
        marks.append("stays")
    return f"{name_of(world, item)} ({', '.join(marks)})"


def type_word(kind: str) -> str:
    card = box().adventure[kind]
    return word(card.type) if isinstance(card, Item | Wild) else "Event"


def hand(world: World, seat: int) -> Words:
    cards = world.lying(zones.HAND[seat])
    if cards:
        yield f"Your hand, {counted(len(cards), 'card')}:"
        for card in cards:
            yield f"  {name_of(world, card)}: {card_in_words(world.kinds[card])}"


def card_in_words(kind: str) -> str:
    """What a card of the adventure deck is and can do."""
    card = box().adventure[kind]
    free = " Playing it costs no action." if card.no_action else ""
    words = f"{type_word(kind)}, pays {amounts(card.resources)}, torch {card.torch}"
    if isinstance(card, EventCard):
        return f"{words}.{free} {card.text}"
    return f"{words}, costs {amounts(card.cost)}.{free}"


def purchase(world: World, seat: int) -> Words:
    """What is being paid for, what there is towards it, and what is missing."""
    task = purchase_by(world, seat)
    if task is None:
        return
    what = "the Staff of Ages" if task.what == "staff" else name_of(world, task.target)
    have: Three = plus(means_of(world, seat, task.what), paid_of(world, seat))
    paid = ", ".join(name_of(world, card) for card in world.lying(zones.PAYMENT[seat])) or "nothing"
    yield f"You are paying for {what}: costs {amounts(cost_of(world, task))}, you have {amounts(have)}."
    yield f"  Paid with {paid}; still missing {amounts(missing_of(world, task))}."


def aside(world: World) -> Words:
    cards = world.lying(zones.POOL)
    pool = [f"{name_of(world, card)} ({card_in_words(world.kinds[card]).removesuffix('.')})" for card in cards]
    yield f"Pool: {'; '.join(pool) or 'empty'}."
    piles = (zones.DECK, zones.DISCARD, zones.QUEST_DECK)
    deck, discards, under = (counted(len(world.zones[pile]), "card") for pile in piles)
    yield f"Adventure deck: {deck}, discards: {discards}. Quest deck: {under} below the top."


def sheet(world: World, names: Sequence[str]) -> Words:
    """At the end of a single game, every line of every sheet."""
    if world.outcome is not None and not is_match(world):
        for one in sheets_of(world):
            yield f"{names[one.seat]}, {points(one.halves)}:"
            for line in one.lines:
                yield f"  {points(line.halves)}: {line.reason}"


def staff_in_words(world: World) -> str:
    """What the Staff asks for and gives; in a match points instead of the win."""
    text = box().staff.text
    if not is_match(world):
        return text
    needs, reward = text.partition(":")[0], zones.STAFF_REWARD
    return f"{needs}: the game ends, and you gain {reward} points or everyone else loses {reward}."


def about(world: World, action: Any, seat: int) -> str:
    """More about the card that an action names than its label says."""
    content = box()
    if isinstance(action, actions.Draft) and isinstance(action.card, int):
        kind = world.kinds[action.card]
        if kind in content.abilities:
            return content.ability(kind, action.side).text
        face = content.character(kind, action.side)
        return f"{three_words(face.stats)}; base types {listed([word(type) for type in face.base])}."
    if isinstance(action, actions.StartQuest) and isinstance(action.quest, int):
        return f"{quest_in_words(quest_of(world, action.quest))} {reach_in_words(world, seat, action.quest)}"
    if isinstance(action, actions.StartStaff):
        return staff_in_words(world)
    card = getattr(action, "card", getattr(action, "item", None))
    return card_in_words(world.kinds[card]) if type(card) is int else ""
