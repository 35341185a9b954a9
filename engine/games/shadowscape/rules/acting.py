"""The action phase: two actions with cards, and before, between or after them a claim and a text."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import Answered, Fact, Planned
from engine.core.world import World
from engine.games.shadowscape.actions import EndActions, Move, Use, Wish
from engine.games.shadowscape.asks import (
    ToAct,
)
from engine.games.shadowscape.content.effect_forms import Attack, Step
from engine.games.shadowscape.content.printed import EFFECTS, KIND, FaceKey
from engine.games.shadowscape.effects.striking import targets_of, use_up
from engine.games.shadowscape.names import card_name
from engine.games.shadowscape.rules.altering import alters, employs
from engine.games.shadowscape.rules.claiming import claims
from engine.games.shadowscape.sums import move_of
from engine.games.shadowscape.table import (
    cards_of,
    has_enemy,
    is_cooperative,
    is_used,
    reach_of,
    usable_cards,
    within,
)
from engine.games.shadowscape.tasks import (
    UNNAMED,
    ActionDue,
    EffectsDue,
    WalkDue,
)
from engine.games.shadowscape.zones import ACTIONS_LEFT, PLACE, USED, WHISPERS, WISH, WISHED, WOUNDS
from engine.kit.rules import Choice, Deed

ACTING = "Actions"
END = EndActions()


def acts(world: World, seat: int, ask: ToAct) -> Sequence[Any]:
    """Cards to use, cards to move with, claims, texts, and the end."""
    found: list[Any] = []
    if ACTIONS_LEFT(world):
        cards = usable_cards(world, seat)
        found += [Use(card) for card in cards if has_use(world, seat, card)]
        found += [Move(card) for card in cards]  # ruling 40
    found += claims(world, seat)
    found += alters(world, seat)
    found += employs(world, seat)
    if is_cooperative(world) and not WISHED(world):
        found += [Wish(whisper) for whisper in world.pieces(WHISPERS) if WISH(world, seat) != whisper]
    found.append(END)
    return found


def has_use(world: World, seat: int, card: int) -> bool:
    """An attack needs a target in reach, after a step if the card begins with one."""  # ruling 45
    key: FaceKey = (world.kinds[card], world.sides[card])
    if KIND[key] != "attack":
        return True
    effects = EFFECTS[key]
    first = effects[0]
    if isinstance(first, Attack):
        return bool(targets_of(world, seat, first))
    steps = sum(effect.rooms for effect in effects if isinstance(effect, Step))
    attack = next(effect for effect in effects if isinstance(effect, Attack))
    reach = reach_of(world, seat, steps)
    return any(has_enemy(world, room) for place in reach for room in within(place, attack.reach))


def spend(world: World, seat: int, card: int) -> Iterator[Fact]:
    """One of the two actions, and the card rests until the next turn."""
    yield Answered(seat)
    yield ACTIONS_LEFT.to(ACTIONS_LEFT(world) - 1)
    yield USED.to(USED(world, seat) | 1 << cards_of(world, seat).index(card), seat)


def use(world: World, seat: int, action: Use) -> Iterator[Fact]:
    card: int = action.card
    yield from spend(world, seat, card)
    source = f"{world.kinds[card]}.{world.sides[card]}"
    yield Planned((ActionDue(seat, card), EffectsDue(seat, source, boost=UNNAMED)))


def move(world: World, seat: int, action: Move) -> Iterator[Fact]:
    """Any card that can be used may be flipped to move, also by no step."""  # ruling 40
    card: int = action.card
    yield from spend(world, seat, card)
    points = move_of(world, seat)
    yield from use_up(world, seat, "move")
    yield Planned((ActionDue(seat, card), WalkDue(seat, points, boost=UNNAMED, card=card)))


def wish(world: World, seat: int, action: Wish) -> Iterator[Fact]:
    yield WISHED.to(1)
    yield WISH.to(action.whisper, seat)


def cannot_use(world: World, seat: int, ask: Any, action: Any) -> Rejected | None:
    card = action.card
    if type(card) is not int or card not in cards_of(world, seat):
        return Rejected("NotYourCard", "That is not one of your action cards.", ACTING)
    if not ACTIONS_LEFT(world):
        return Rejected("NotEnoughActions", "You have used both actions.", ACTING)
    name = card_name(world, card)
    if WOUNDS(world, card):
        return Rejected("CardWounded", f"{name} has a wound; heal it first.", "Wounds")  # ruling 9
    if is_used(world, seat, card):
        return Rejected("CardUsed", "It was flipped this turn and rests until your next turn.", ACTING)  # ruling 7
    if isinstance(action, Use):
        return out_of_reach(world, seat, card)
    return None


def out_of_reach(world: World, seat: int, card: int) -> Rejected | None:
    effect = next(one for one in EFFECTS[world.kinds[card], world.sides[card]] if isinstance(one, Attack))
    where = {"here": "here", "next": "next door", "either": "here or next door"}[effect.reach]
    far = any(has_enemy(world, place) for place in within(PLACE(world, seat), "either"))
    if far and effect.reach != "either":
        return Rejected("OutOfReach", f"No enemy is {where}; this card reaches no further.", "Attacking")
    return Rejected("NoTarget", f"No enemy is {where}.", "Attacking")


def cannot_wish(world: World, seat: int, ask: Any, action: Wish) -> Rejected | None:
    if not is_cooperative(world):
        return Rejected("Rivals", "Rivals keep their plans to themselves.", "Playing together")
    if WISHED(world):
        return Rejected("AlreadyWished", "You have already asked this turn.", "Playing together")
    return Rejected("NotOpen", "Choose an open whisper you have not asked for yet.", "Playing together")


CHOICES = (Choice(ToAct, acts, "Choose an action, a claim or a text, or end your actions.", ACTING),)
DEEDS = (
    Deed(Use, (ToAct,), use, cannot_use),
    Deed(Move, (ToAct,), move, cannot_use),
    Deed(Wish, (ToAct,), wish, cannot_wish),
)
