"""The table of Shadowscape in words, for front ends without a picture: rooms, offers, the lord, and every hero."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.world import World
from engine.games.shadowscape.actions import (
    Alter,
    AsTheyLie,
    Choose,
    Claim,
    Discard,
    Employ,
    EndActions,
    Face,
    FaceEnemies,
    Halt,
    Lay,
    Pick,
    Rest,
    Rouse,
    Stand,
    Step,
    Target,
    Tuck,
    Use,
)
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.printed import DAMAGE, FACE, MOVES, SHARDS, SYMBOLS_OF, VALUE, WHISPER
from engine.games.shadowscape.dungeon import chart_of
from engine.games.shadowscape.names import (
    any_name,
    enemy_name,
    hero_name,
    offer_name,
    room_name,
    side_of,
    sign,
    type_name,
)
from engine.games.shadowscape.scoring import shards_of
from engine.games.shadowscape.sums import (
    defence_of,
    hand_size,
    is_ranged,
    lord_withstands,
    move_of,
    struck_from,
    withstands,
)
from engine.games.shadowscape.table import (
    cards_of,
    enemies_at,
    hand_count,
    hand_of,
    has_begun,
    hero_of,
    heroes_at,
    is_advanced,
    is_cooperative,
    is_lord,
    is_used,
    lord_stands,
    place_of,
    slots_of,
    tokens_of,
    treasure_at,
    worn_by,
    wounds_of,
)
from engine.games.shadowscape.words.walks import end_of, goes_on, legs_from
from engine.games.shadowscape.zones import (
    ACTIONS,
    DUNGEON,
    FATE_DECK,
    FATE_DISCARD,
    GEAR,
    HAND,
    HERO,
    LORD,
    PLACE,
    ROOMS,
    WHISPERS,
    WOUNDS,
)
from engine.kit.sides import seats_from
from engine.kit.words import capitalized, listed, numbered


def describe(world: World, seat: int | None, names: Sequence[str]) -> list[str]:
    """The rooms where something is, the offers, then every seat from the own one on."""
    first = seat or 0
    seats = seats_from(first, world.seats)
    return [
        *rooms_in_words(world, names),
        *offers_in_words(world),
        *deck_in_words(world),
        *(line for other in seats for line in seat_in_words(world, other, names[other])),
    ]


def about(world: World, action: Any, seat: int) -> str:
    """What a card says in full, and what waits in a room."""
    piece: Any = next((getattr(action, name) for name in ("card", "fate", "enemy") if hasattr(action, name)), None)
    match action:
        case Choose(hero=hero):
            ability = box().heroes[hero].ability
            return in_full(ability.text, ability.brief)
        case Face(side=side):
            face = FACE[world.kinds[piece], side]
            return in_full(face.text, face.brief)
        case Use():
            face = FACE[world.kinds[piece], side_of(world, piece)]
            return in_full(face.text, face.brief)
        case Claim():
            return offer_in_words(world, piece)
        case Alter():
            return box().fate[world.kinds[piece]].text(is_cooperative(world)).text
        case Step(place=place) | Stand(place=place):
            return room_in_words(world, place, ()).partition(" ")[2]
        case Target():
            return enemy_in_words(world, piece)
        case Pick(hero=hero):
            where, wounds = room_name(world, PLACE(world, hero)), numbered(wounds_of(world, hero), "wound")
            return f"In {where}, with {wounds} and {numbered(hand_count(world, hero), 'Fate card')}."
        case EndActions():
            return "The enemy phase follows: a Fate card shows which enemies act."
        case Halt():
            return "Your move ends here; what is left of it is lost."
        case AsTheyLie():
            return "Your other cards keep the sides that are up."
        case Employ():
            return employed(world, piece)
        case Tuck():
            return card_in_words(world, seat, piece)
        case FaceEnemies():
            return "A Fate card shows which enemies act, as in every turn."
        case Rest():
            return "No enemy acts, and your last turn is over."
        case Discard():
            return box().fate[world.kinds[piece]].text(is_cooperative(world)).text
        case Lay():
            card = box().fate[world.kinds[piece]]
            return f"In the enemy phase {type_name(card.type)} act. {card.text(is_cooperative(world)).text}"
        case Rouse():
            return way_in_words(world, piece)
    return ""


def in_full(text: str, brief: str) -> str:
    """A text as a sentence, where it says more than the few words of the label."""
    said = text.removesuffix(".")
    return "" if said.replace(" + ", "+").lower() == brief.lower() else f"{capitalized(said)}."


def employed(world: World, piece: int) -> str:
    """What is used once a turn: a piece of equipment, or a hero's ability."""
    kind, content = world.kinds[piece], box()
    return content.equipment[kind].text if kind in content.equipment else content.heroes[kind].ability.text


# Rooms


def rooms_in_words(world: World, names: Sequence[str]) -> Iterator[str]:
    if world.zones[DUNGEON]:
        for place in range(ROOMS):
            yield room_in_words(world, place, names)


def room_in_words(world: World, place: int, names: Sequence[str]) -> str:
    chart = chart_of(world)
    doors = ", ".join(f"{sign(door)} {room_name(world, to)}" for door, to in chart.exits[place].items())
    has: list[str] = []
    shrine = chart.shrines[place]
    if shrine is not None:
        has.append(f"{box().word(shrine)} shrine")
    if place in chart.shards:
        has.append("a shard")
    treasure = treasure_at(world, place)
    if treasure is not None:
        has.append(f"a treasure of {VALUE[world.kinds[treasure]]}")
    has += [enemy_in_words(world, enemy) for enemy in enemies_at(world, place)]
    standing = [seat for seat in heroes_at(world, place) if has_begun(world, seat)]
    has += [names[seat] if names else hero_name(world, seat) for seat in standing]
    return f"{place} {room_name(world, place)[4:]} ({doors}): {'; '.join(has) or 'nothing'}."


def enemy_in_words(world: World, enemy: int) -> str:
    """`Gloom Hound ♦♣♦, defence 2, damage 2`"""
    moves = "" if is_lord(world, enemy) else " " + "".join(sign(door) for door in MOVES[world.kinds[enemy]])
    damage = box().lord(world.kinds[enemy], is_cooperative(world)).damage if not moves else DAMAGE[world.kinds[enemy]]
    reach = ", strikes next door too" if is_ranged(world, enemy) else ""
    ability = f" ({box().tokens[world.kinds[enemy]].enemy.text})" if is_advanced(world) and moves else ""
    numbers = f"defence {withstands(world, enemy)}, damage {damage}{reach}"
    return f"{enemy_name(world, enemy)}{moves}, {numbers}{ability}"


def way_in_words(world: World, enemy: int) -> str:
    """`It goes ♦ ♣ to the Ford and strikes Venda`: what an enemy would do if it acted now."""
    start = place_of(world, enemy)
    legs = tuple(legs_from(world, enemy, start))
    end = end_of(start, legs)
    doors = " ".join(sign(leg.door) for leg in legs if leg.to is not None)  # type: ignore[arg-type]
    went = "It stays" if end == start else f"It goes {doors} to {room_name(world, end)}"
    struck = [hero_name(world, seat) for seat in struck_from(world, enemy, end)]
    if struck:
        return f"{went} and strikes {listed(struck, 'or')}."
    return f"{went}, then one room on." if goes_on(world, enemy) else f"{went} and reaches nobody."


# What is shared


def offers_in_words(world: World) -> Iterator[str]:
    for what, offer in (("Whispers", WHISPERS), ("Equipment", GEAR), ("General actions", ACTIONS)):
        told = [f"{offer_name(world, card)} ({offer_in_words(world, card)})" for card in world.lying(offer)]
        yield f"{what}: {'; '.join(told) or 'none'}."


def offer_in_words(world: World, card: int) -> str:
    kind, content = world.kinds[card], box()
    shards = sign("shard") * SHARDS[kind]
    if kind in content.general_actions:
        action = content.general_actions[kind]
        told = f"{numbered(action.price, 'token')}, {action.a.brief} {sign('flip')} {action.b.brief}"
    elif kind in content.equipment:
        told = content.equipment[kind].text
    else:
        told = WHISPER[kind].text
    return f"{told} {shards}".rstrip()


def deck_in_words(world: World) -> Iterator[str]:
    yield f"Fate: {len(world.zones[FATE_DECK])} in the deck, {len(world.zones[FATE_DISCARD])} discarded."
    if world.zones[LORD]:
        lord: Any = world.zones[LORD][0]
        side = box().lord(world.kinds[lord], is_cooperative(world))
        state = "awake" if lord_stands(world) else "not in the dungeon"
        yield (
            f"The lord: {enemy_name(world, lord)}, defence {lord_withstands(world)}, damage {side.damage}, {state}."
            f" {side.text}"
        )


# Heroes


def seat_in_words(world: World, seat: int, name: str) -> Iterator[str]:
    if len(world.zones[HERO[seat]]) != 1:
        yield f"{name}: no hero yet."
        return
    hero = hero_of(world, seat)
    where = room_name(world, PLACE(world, seat)) if has_begun(world, seat) else "no room yet"
    numbers = (
        f"move {move_of(world, seat)}, defence {defence_of(world, seat, False)}, hand size {hand_size(world, seat)}"
    )
    wounds = f"{WOUNDS(world, hero)} of {slots_of(world, seat, hero)} wounds"
    shards = numbered(shards_of(world, seat), "shard")
    hero_in = "in" if name == hero_name(world, seat) else f"{hero_name(world, seat)} in"
    yield f"{name}: {hero_in} {where}, {numbers}, {wounds}, {shards}."
    for card in cards_of(world, seat):
        yield f"  {card_in_words(world, seat, card)}"
    held = [any_name(world, piece) for piece in (*tokens_of(world, seat), *worn_by(world, seat))]
    yield f"  Tokens and gear: {listed(held) or 'none'}."
    yield f"  Hand: {hand_in_words(world, seat)}."


def card_in_words(world: World, seat: int, card: int) -> str:
    kind, side = world.kinds[card], side_of(world, card)
    face, other = FACE[kind, side], FACE[kind, "a" if side == "b" else "b"]
    state = ", wounded" if WOUNDS(world, card) else ", used" if is_used(world, seat, card) else ""
    skill = f" {sign('skill')}" if face.skill else ""
    return f"{face.name}{skill}: {face.brief}{state} ({sign('flip')} {other.name}: {other.brief})"


def hand_in_words(world: World, seat: int) -> str:
    known = [
        f"{any_name(world, fate)} {''.join(sign(symbol) for symbol in SYMBOLS_OF[world.kinds[fate]])}"
        for fate in hand_of(world, seat)
    ]
    unknown = len(world.zones[HAND[seat]]) - len(known)
    return ", ".join([*known, *([f"{unknown} unknown"] if unknown else [])]) or "none"
