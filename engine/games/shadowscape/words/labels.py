"""What every action of Shadowscape means, in words that one seat may read: a row for each kind of action."""

from collections.abc import Callable
from typing import Any

from engine.core.world import World
from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import (
    ToBoost,
    ToClaimDeed,
    ToDefend,
    ToFace,
)
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.effect_forms import Attack
from engine.games.shadowscape.content.printed import FACE, FATE_TYPE, SHARDS, SYMBOLS_OF
from engine.games.shadowscape.dungeon import chart_of
from engine.games.shadowscape.effects.row import row_of
from engine.games.shadowscape.lists import effects_of
from engine.games.shadowscape.names import (
    any_name,
    card_name,
    enemy_in_sentence,
    enemy_name,
    fate_name,
    hero_name,
    offer_name,
    room_name,
    side_of,
    sign,
    token_name,
    type_name,
)
from engine.games.shadowscape.rules.claiming import cost_of, sort_of
from engine.games.shadowscape.sums import left_by, move_of, withstands
from engine.games.shadowscape.table import free_slots, is_cooperative
from engine.games.shadowscape.tasks import EffectsDue
from engine.games.shadowscape.zones import DEEDS, PLACE, PLEDGED

Label = Callable[[World, Any, int], str]


def choose(world: World, action: a.Choose, seat: int) -> str:
    hero = box().heroes[action.hero]
    return f"Play {hero.name}, {box().word(hero.class_)}: {hero.ability.brief}"


def face(world: World, action: a.Face, seat: int) -> str:
    printed = FACE[world.kinds[action.card], action.side]
    ask = world.ask_of(seat)
    verb = "Start with" if isinstance(ask, ToFace) and ask.before_play else "Turn up"
    return f"{verb} {printed.name}: {printed.brief}"


def use(world: World, action: a.Use, seat: int) -> str:
    card: Any = action.card
    printed = FACE[world.kinds[card], side_of(world, card)]
    return f"Use {printed.name}: {printed.brief}"


def move(world: World, action: a.Move, seat: int) -> str:
    return f"Flip {card_name(world, action.card)} to move {move_of(world, seat)}"


def claim(world: World, action: a.Claim, seat: int) -> str:
    card: Any = action.card
    shards = sign("shard") * SHARDS[world.kinds[card]]
    name = offer_name(world, card)
    sort = sort_of(world, card)
    if sort == "whisper":
        return f"Claim {name} {shards}"
    cost = cost_of(world, card)
    price = "a treasure" if sort == "equipment" and cost == 1 else "1 token" if cost == 1 else f"{cost} tokens"
    return f"Claim {name} for {price} {shards}".rstrip()


def alter(world: World, action: a.Alter, seat: int) -> str:
    printed = box().fate[world.kinds[action.fate]]
    return f"Play {printed.title.name}: {printed.text(is_cooperative(world)).brief}"


def employ(world: World, action: a.Employ, seat: int) -> str:
    return f"Use {any_name(world, action.card)}"


def wish(world: World, action: a.Wish, seat: int) -> str:
    return f"Ask the others to leave {offer_name(world, action.whisper)} to you"


def target(world: World, action: a.Target, seat: int) -> str:
    enemy: Any = action.enemy
    name = enemy_in_sentence(world, enemy)
    where = next((place for place in range(25) if enemy in world.zones[f"room:{place}"]), None)
    there = "" if where is None or where == PLACE(world, seat) else f" in {room_name(world, where)}"
    verb = "Strike" if is_attack(world) else "Choose"
    return f"{verb} {name}{there}, defence {withstands(world, enemy, None, seat)}"


def is_attack(world: World) -> bool:
    """Whether what is being carried out is an attack."""
    task: Any = world.agenda[-1] if world.agenda else None
    return isinstance(task, EffectsDue) and isinstance(effects_of(task.source)[task.at], Attack)


def discard(world: World, action: a.Discard, seat: int) -> str:
    fate: Any = action.fate
    name = fate_name(world, fate)
    ask = world.ask_of(seat)
    signs = " ".join(sign(symbol) for symbol in SYMBOLS_OF[world.kinds[fate]])
    if isinstance(ask, ToBoost):
        return f"Discard {name} {signs} for {sign(ask.symbol)} +1"
    if isinstance(ask, ToDefend):
        return f"Discard {name} {signs} to hold off 1"
    return f"Discard {name} {signs}"


def step(world: World, action: a.Step, seat: int) -> str:
    door = chart_of(world).door_between(PLACE(world, seat), action.place)
    return f"Go{f' {sign(door)}' if door else ''} to {room_name(world, action.place)}"


def pick(world: World, action: a.Pick, seat: int) -> str:
    return f"Choose {hero_name(world, action.hero)}"


def point(world: World, action: a.Point, seat: int) -> str:
    return f"Choose {room_name(world, action.place)}"


def name_type(world: World, action: a.Name, seat: int) -> str:
    return f"Calm the {type_name(action.type)}"


def turn(world: World, action: a.Turn, seat: int) -> str:
    card: Any = action.card
    kind, side = world.kinds[card], side_of(world, card)
    up, other = FACE[kind, side], FACE[kind, "a" if side == "b" else "b"]
    owner = next((one for one in range(world.seats) if card in world.zones[DEEDS[one]]), seat)
    whose = f"{hero_name(world, owner)}'s " if owner != seat else ""
    return f"Choose {whose}{up.name}: {up.brief} {sign('flip')} {other.name}: {other.brief}"


def mend(world: World, action: a.Mend, seat: int) -> str:
    return f"Remove a wound from {card_name(world, action.card)}"


def opt(world: World, action: a.Opt, seat: int) -> str:
    task = world.agenda[-1]
    effects = effects_of(f"{task.source}.{task.at}.{action.number}")
    return ", ".join(row_of(effect).words(effect) for effect in effects).capitalize()


def give(world: World, action: a.Give, seat: int) -> str:
    return f"Give {any_name(world, action.piece)}"


def pay(world: World, action: a.Pay, seat: int) -> str:
    return f"Pay with {token_name(world, action.token)}"


def drop(world: World, action: a.Drop, seat: int) -> str:
    return f"Drop {token_name(world, action.token)}"


def rouse(world: World, action: a.Rouse, seat: int) -> str:
    enemy: Any = action.enemy
    where = next(place for place in range(25) if enemy in world.zones[f"room:{place}"])
    moves = "".join(sign(door) for door in box().tokens[world.kinds[enemy]].moves)
    return f"Let {enemy_name(world, enemy)} {moves} in {room_name(world, where)} act"


def aim(world: World, action: a.Aim, seat: int) -> str:
    enemy = world.asks[-1][seat].enemy
    name, free = hero_name(world, action.hero), free_slots(world, action.hero)
    wounds = min(left_by(world, enemy, action.hero), free)
    if not free:
        return f"Strike {name}, no wound: every slot is full"
    return f"Strike {name}, {wounds} wound{'' if wounds == 1 else 's'} before discards"


def take(world: World, action: a.Take, seat: int) -> str:
    enemy = world.asks[-1][seat].enemy
    wounds = left_by(world, enemy, seat, len(world.zones[PLEDGED[seat]]))
    return f"Take {wounds} wound{'' if wounds == 1 else 's'}" if wounds else "Hold it off"


def follow(world: World, action: a.Follow, seat: int) -> str:
    fate: Any = action.fate
    return f"Use {fate_name(world, fate)}: {type_name(FATE_TYPE[world.kinds[fate]])} act"


def lay(world: World, action: a.Lay, seat: int) -> str:
    fate: Any = action.fate
    return f"Put back {fate_name(world, fate)} {sign(FATE_TYPE[world.kinds[fate]])}"


def go(world: World, action: a.Go, seat: int) -> str:
    pledged = len(world.zones[PLEDGED[seat]])
    return f"Go with +{pledged}" if pledged else "Go without a boost"


def decline(world: World, action: a.Decline, seat: int) -> str:
    return "Claim nothing" if isinstance(world.ask_of(seat), ToClaimDeed) else "Pay nothing"


def plain(text: str) -> Label:
    return lambda world, action, seat: text


def named(verb: str, field: str, tail: str = "") -> Label:
    """`Tuck away Blood Rite`, `Put Blood Rite under the deck`"""
    return lambda world, action, seat: f"{verb} {any_name(world, getattr(action, field))}{tail}"


def in_room(verb: str, tail: str = "") -> Label:
    return lambda world, action, seat: f"{verb} {room_name(world, action.place)}{tail}"


LABELS: dict[type, Label] = {
    a.Choose: choose,
    a.Face: face,
    a.AsTheyLie: plain("Keep this and the rest as they are"),
    a.Stand: in_room("Start in"),
    a.Use: use,
    a.Move: move,
    a.Claim: claim,
    a.Alter: alter,
    a.Employ: employ,
    a.Wish: wish,
    a.EndActions: plain("End your actions"),
    a.Target: target,
    a.Discard: discard,
    a.Go: go,
    a.Step: step,
    a.Halt: plain("Stay here"),
    a.Pick: pick,
    a.Point: point,
    a.Name: name_type,
    a.Turn: turn,
    a.Mend: mend,
    a.Opt: opt,
    a.Accept: plain("Pay: discard a card"),
    a.Decline: decline,
    a.Lay: lay,
    a.Give: give,
    a.Enough: plain("Give no more"),
    a.Cycle: named("Put", "card", " under the deck"),
    a.Pay: pay,
    a.Drop: drop,
    a.Shed: named("Put", "gear", " under the deck"),
    a.Tuck: named("Tuck away", "card"),
    a.Rouse: rouse,
    a.Lead: in_room("Move it to"),
    a.Aim: aim,
    a.Take: take,
    a.Suffer: named("Place a wound on", "card"),
    a.Spare: in_room("Leave", " empty"),
    a.Follow: follow,
    a.FaceEnemies: plain("Face the enemies"),
    a.Rest: plain("Skip the enemy phase"),
}
