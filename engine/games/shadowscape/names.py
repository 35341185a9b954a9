"""The words for things on the table: rooms, heroes, enemies, cards, signs. Used by refusals and by all texts."""

from typing import Any

from engine.core.facts import DOWN
from engine.core.world import World
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.printed import FACE
from engine.games.shadowscape.content.words import EnemyType, Sign, Symbol
from engine.games.shadowscape.dungeon import chart_of
from engine.games.shadowscape.table import hero_of, is_lord
from engine.games.shadowscape.zones import HERO
from engine.kit.rules import is_piece


def sign(word: Sign) -> str:
    return box().sign(word)


def symbols_in_signs(symbols: tuple[Symbol, ...]) -> str:
    """`» and ¿`"""
    return " and ".join(sign(symbol) for symbol in symbols)


def room_kind_name(kind: str) -> str:
    content = box()
    return (content.rooms.get(kind) or content.starts[kind]).name


def room_name(world: World, place: Any) -> str:
    """`the Well`"""
    known = type(place) is int and 0 <= place < len(chart_of(world).kinds)
    return f"the {room_kind_name(chart_of(world).kinds[place])}" if known else "that room"


def hero_name(world: World, seat: int) -> str:
    """A seat's hero, once it is chosen."""
    cards = world.zones[HERO[seat]]
    return box().heroes[world.kinds[hero_of(world, seat)]].name if len(cards) == 1 else "this hero"


def seat_title(world: World, seat: int) -> str:
    """What a seat of somebody with several is called: its hero, once it has one."""
    return hero_name(world, seat) if len(world.zones[HERO[seat]]) == 1 else ""


def enemy_name(world: World, enemy: int) -> str:
    if is_lord(world, enemy):
        return box().lords[world.kinds[enemy]].name
    return box().tokens[world.kinds[enemy]].enemy.name


def enemy_in_sentence(world: World, enemy: int) -> str:
    """`the Pale Shepherd`: its name where it does not begin the sentence."""
    name = enemy_name(world, enemy)
    return f"the {name.removeprefix('The ')}" if name.startswith("The ") else name


def token_name(world: World, token: int) -> str:
    """A trophy or a treasure."""
    kind = world.kinds[token]
    return box().treasures[kind].name if kind in box().treasures else box().tokens[kind].enemy.name


def side_of(world: World, card: int) -> str:
    side = world.sides.get(card, DOWN)
    return side if side != DOWN else "a"


def card_name(world: World, card: int) -> str:
    """An action card by the side that is up; a hero by name."""
    kind = world.kinds[card]
    return box().heroes[kind].name if kind in box().heroes else FACE[kind, side_of(world, card)].name


def fate_name(world: World, fate: int) -> str:
    return box().fate[world.kinds[fate]].title.name


def offer_name(world: World, card: int) -> str:
    """A whisper, a piece of equipment or a general action."""
    kind, content = world.kinds[card], box()
    if kind in content.general_actions:
        action = content.general_actions[kind]
        return f"{action.a.name} / {action.b.name}"
    return (content.whispers.get(kind) or content.equipment[kind]).name


def type_name(type: EnemyType, several: bool = True) -> str:
    """`beasts`"""
    word: Any = {"undead": "undeads"}.get(type, f"{type}s") if several else type
    return box().word(word).lower()


def any_name(world: World, piece: Any) -> str:
    """Whatever it is, by name; what is no piece is just that."""
    if not is_piece(world, piece):
        return "That"
    kind, content = world.kinds[piece], box()
    if kind in content.fate:
        return fate_name(world, piece)
    if kind in content.tokens or kind in content.lords:
        return enemy_name(world, piece)
    if kind in content.treasures:
        return content.treasures[kind].name
    if kind in content.hero_actions or kind in content.general_actions:
        return FACE[kind, side_of(world, piece)].name
    if kind in content.rooms or kind in content.starts:
        return room_kind_name(kind)
    found = content.heroes.get(kind) or content.whispers.get(kind) or content.equipment[kind]
    return found.name
