"""Small words that refusals, labels, narration and descriptions share: names of cards, amounts, points."""

from typing import Any

from engine.core.facts import DOWN, UP
from engine.core.world import World
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.forms import STAFF_TYPES
from engine.games.quests_of_shadowgate.content.vocabulary import STATS, Three
from engine.kit.rules import is_piece
from engine.kit.words import a_or_an, listed


def word(word: str) -> str:
    """What players read for a word of the card files."""
    return box().word(word)


def item_word(type: str) -> str:
    """`Orb`, `Wind item`"""
    return word(type) if type in STAFF_TYPES else f"{word(type)} item"


def an_item(type: str) -> str:
    """`an Orb`, `a Wind item`"""
    return a_or_an(item_word(type))


def amounts(three: Three) -> str:
    """`2 Vigour and 1 Wits`, without what is nothing."""
    return listed([f"{amount} {word(stat)}" for stat, amount in zip(STATS, three, strict=True) if amount]) or "nothing"


def three_words(three: Three) -> str:
    """`Vigour 1, Wits 2, Spirit 0`"""
    return ", ".join(f"{word(stat)} {amount}" for stat, amount in zip(STATS, three, strict=True))


def points(halves: int) -> str:
    """`7 points`, `1 point`, `4½ points`"""
    return f"{halved(halves)} point{'' if halves == 2 else 's'}"


def halved(halves: int, minus: str = "-") -> str:
    """Points counted in halves, as they are written: `7`, `4½`, `-5`."""
    whole, half = divmod(abs(halves), 2)
    return f"{minus if halves < 0 else ''}{whole if whole or not half else ''}{'½' if half else ''}"


def name_of(world: World, ref: Any) -> str:
    """A card by its name, which its number tells everybody; a card of two sides by the side that is up."""
    if not is_piece(world, ref):
        return "That"
    kind, content = world.kinds[ref], box()
    if kind in content.adventure:
        return content.adventure[kind].name
    card = content.quests.get(kind) or content.characters.get(kind) or content.abilities[kind]
    side = open_side(world, ref)
    return f"{card.a.name} or {card.b.name}" if side is None else card.face(side).name


def open_side(world: World, piece: int) -> str | None:
    """The side of a piece, where everybody can see it."""
    zone = world.zone_of(piece)
    side = world.sides.get(piece)
    if zone is None or side in (None, DOWN) or not world.game.layout.specs[zone].is_open(down=False):
        return None
    return side


def counted_as(world: World, piece: int) -> str:
    """What figures count a piece as: items by their kind, quests by the side that was done."""
    card = box().quests.get(world.kinds[piece])
    return world.kinds[piece] if card is None else card.face(world.sides.get(piece, UP)).name


def time_to(ask: Any) -> str:
    """What is said of an action that does not answer this sort of question."""
    return f"First {ask.call}."
