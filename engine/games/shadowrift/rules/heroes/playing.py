"""Playing cards from hand: Actions and Attacks, Skills and Loot, binding Wounds; and using what lies open."""

from collections.abc import Iterator
from typing import Any

from engine.core.errors import Rejected
from engine.core.facts import UP, Fact, Moved, Noted
from engine.core.pieces import The
from engine.core.world import World
from engine.games.shadowrift.actions import Bind, Keep, Play, PlayLoot, PlaySkill, Use
from engine.games.shadowrift.content.effects import Draw, FreeHit, Gain, Heal, Hit, Seal, Sleep
from engine.games.shadowrift.content.printed import (
    ATTACK,
    BIND,
    BOOST,
    DISCARD_TO_USE,
    HIT,
    KEEP,
    KEPT,
    PAYS,
    PLAYED,
    QUICK,
    SORT,
    by_kind,
    one_of,
)
from engine.games.shadowrift.effects.doing import By, carry_out
from engine.games.shadowrift.force import NOTHING, Cost
from engine.games.shadowrift.names import name_of, the
from engine.games.shadowrift.rules.afflicting import give_back
from engine.games.shadowrift.rules.heroes.aiming import PLAIN, Moment, can_be_aimed, cost_to_play, needs_aim, rift_cost
from engine.games.shadowrift.rules.heroes.attacking import attack, shoot
from engine.games.shadowrift.rules.heroes.paying import cost_of_price, pay, too_dear
from engine.games.shadowrift.rules.heroes.refusing import cannot_aim
from engine.games.shadowrift.rules.heroes.waking import waking
from engine.games.shadowrift.table import actions_allowed, in_town, lasting, standing, tolls, total
from engine.games.shadowrift.tasks import ToAct
from engine.games.shadowrift.zones import (
    ACTED,
    DISCARD,
    DONE_HEALED,
    HAND,
    PLAY,
    SPACE,
    USED,
)
from engine.games.shadowrift.zones import (
    KEPT as PAID_FOR,
)
from engine.kit.printed import Printed
from engine.kit.rules import Deed, lies_in, not_in_hand

ACTIONS, SKILLS, WOUNDS_HEADING = "Actions", "Skills and Loot", "Wounds and Burns"
COMES_EACH_ROUND = (Gain, Draw, Heal)
STRIKE = "strike"
# Attacks on one monster that nothing else has to be said of
ONE_TARGET: Printed[str, bool] = by_kind(
    lambda card: [getattr(effect, "targets", "") for effect in PLAYED[card.id] if needs_aim(effect)] == ["one"]
)
# Cards that are played in one way only, if at all
ONE_WAY: Printed[str, bool] = by_kind(
    lambda card: BOOST[card.id] is None and not any(can_be_aimed(effect) for effect in PLAYED[card.id])
)


# What can be played


def plays(moment: Moment) -> list[Any]:
    """Everything this hero may play, bind, use or keep; equal cards of a hand are offered once."""
    world, seat = moment.world, moment.seat
    held, found = world.pieces(HAND[seat]), list[Any]()
    for kind, place in moment.hand.firsts:
        card = held[place]
        if PLAYED[kind]:
            if QUICK[kind] or ACTED(world, seat) < actions_allowed(world, seat):
                found += ways_to_play(moment, card, kind)
        elif SORT[kind] == "skill":
            found.append(PlaySkill(card))
        elif SORT[kind] == "loot":
            found.append(PlayLoot(card))
        else:
            price = BIND[kind]
            if price is not None and moment.means.can_pay(cost_of_price(price)):
                found.append(Bind(card))
    if world.zones[PLAY[seat]]:
        found += uses(moment)
    for space, effect in moment.says.get(FreeHit, ()):
        wall = world.pieces(SPACE[space])[0]
        if not USED(world, wall):
            found += [Use(wall, targets) for targets, _, _ in moment.aims((Hit(n=effect.n, ranged=True),))]
    return found


def ways_to_play(moment: Moment, card: int, kind: str) -> list[Play]:
    """Every aim and every boost that can be paid."""
    strike = kind == STRIKE
    base = cost_to_play(moment.tolls, kind, 0)
    if base is not NOTHING and not moment.means.can_pay(base, strike):
        return []
    if ONE_WAY[kind]:
        return [Play(card)]
    most = moment.most_boost(kind, base, strike)
    if ONE_TARGET[kind] and not (strike and moment.can_throw):
        aims, boosts = [(foe,) for foe in moment.foes(HIT[kind].ranged)], range(most + 1)  # type: ignore[union-attr]
        return [Play(card, aim, boost) for aim in aims for boost in boosts]
    hit, seal, found = HIT[kind], one_of(kind, Seal), list[Play]()
    for ranged in (False, True) if strike and moment.can_throw else (None,):
        for targets, hero, place in moment.aims(PLAYED[kind], ranged):
            if seal is not None and not moment.means.can_pay(moment.cost_of_play(kind, 0, seal, targets[0])):
                continue
            far = bool(ranged) and hit is not None and not hit.ranged
            found += [Play(card, targets, boost, hero, place, far) for boost in range(most + 1)]
    return found


def uses(moment: Moment) -> Iterator[Any]:
    """Loot to be discarded, Skills to be kept."""
    world, seat = moment.world, moment.seat
    for card in world.pieces(PLAY[seat]):
        kind = world.kinds[card]
        if DISCARD_TO_USE[kind]:
            yield from (Use(card, targets, hero, place) for targets, hero, place in moment.aims(KEPT[kind]))
        elif SORT[kind] == "skill" and not PAID_FOR(world, card) and can_keep(moment, kind):
            yield Keep(card)


def can_keep(moment: Moment, kind: str) -> bool:
    return moment.means.can_pay(keep_cost(kind, moment.tolls))


def keep_cost(kind: str, tolls_now: dict[str, Cost]) -> Cost:
    return total(cost_of_price(KEEP[kind]), tolls_now.get("keep_skill", NOTHING))


# Deeds


def play(world: World, seat: int, action: Play) -> Iterator[Fact]:
    """Pay, do what the card says, discard it."""
    card: Any = action.card
    kind = world.kinds[card]
    cost = play_cost(world, seat, action)
    if cost is not NOTHING:
        yield from pay(world, seat, cost, kind == STRIKE)
    if not QUICK[kind]:
        yield ACTED.to(ACTED(world, seat) + 1, seat)  # ruling 36
    by = By(card, seat, action=action)
    if ATTACK[kind]:
        yield from attack(world, by)
    else:
        if one_of(kind, Seal) is None:  # what is sealed is noted itself
            yield Noted("plays", (seat, The(card)))
        for effect in PLAYED[kind]:
            yield from carry_out(world, by, effect)
    yield Moved((card,), HAND[seat], DISCARD[seat], None, UP)


def play_cost(world: World, seat: int, action: Play) -> Cost:
    kind = world.kinds[action.card]
    if PLAIN[kind] and not action.boost:
        return NOTHING
    tolls_now = tolls(world)
    cost = cost_to_play(tolls_now, kind, action.boost)
    seal = one_of(kind, Seal)
    if seal is not None and SORT[world.kinds[action.targets[0]]] == "rift":
        cost = total(cost, rift_cost(world, seat, seal, tolls_now))
    return cost


def lay_open(world: World, seat: int, action: PlaySkill | PlayLoot) -> Iterator[Fact]:
    """A Skill or Loot works at once."""  # rulings 49, 75
    card: Any = action.card
    yield Noted("lays_open", (seat, The(card)))
    yield Moved((card,), HAND[seat], PLAY[seat], None, UP)
    yield from bring(world, seat, card)


def bring(world: World, seat: int, card: int) -> Iterator[Fact]:
    """What a Skill or Loot brings, when it is played and at the start of every Heroes act."""  # ruling 75
    kind = world.kinds[card]
    for effect in KEPT[kind] if not DISCARD_TO_USE[kind] else ():
        if isinstance(effect, COMES_EACH_ROUND):
            yield from carry_out(world, By(card, seat), effect)


def use(world: World, seat: int, action: Use) -> Iterator[Fact]:
    """Loot is discarded for what it does; a Wall in play lets one hero shoot, once a round."""
    card: Any = action.card
    by = By(card, seat, action=action)
    yield Noted("uses", (seat, The(card)))
    if card in world.zones[PLAY[seat]]:
        yield Moved((card,), PLAY[seat], DISCARD[seat])
        for effect in KEPT[world.kinds[card]]:
            yield from carry_out(world, by, effect)
        return
    yield USED.to(1, card)
    shot = one_of(world.kinds[card], FreeHit)
    assert shot is not None
    yield from shoot(world, by, Hit(n=shot.n, ranged=True), 0)


def keep(world: World, seat: int, action: Keep) -> Iterator[Fact]:
    """Once, at any time; the Skill stays for the next round."""  # ruling 48
    card: Any = action.card
    yield from pay(world, seat, keep_cost(world.kinds[card], tolls(world)))
    yield PAID_FOR.to(1, card)
    yield Noted("keeps", (seat, The(card)))


def bind(world: World, seat: int, action: Bind) -> Iterator[Fact]:
    card: Any = action.card
    price = BIND[world.kinds[card]]
    assert price is not None
    yield Noted("binds", (seat, world.kinds[card]))
    yield from pay(world, seat, cost_of_price(price))
    yield from give_back(world, card, HAND[seat], world.kinds[card])
    yield DONE_HEALED.to(DONE_HEALED(world, seat) + 1, seat)


# Why not


def why_not_played(world: World, card: int) -> str:
    name = name_of(world, card)
    if PAYS[world.kinds[card]]:
        return f"You do not play {name}: it pays when you buy, boost or bind."
    return f"{name} is not an Action."


def cannot_play(world: World, seat: int, ask: Any, action: Play) -> Rejected | None:
    refused = not_in_hand(world, HAND[seat], action.card, ACTIONS)
    if refused is not None:
        return refused
    card: Any = action.card
    kind = world.kinds[card]
    if not PLAYED[kind]:
        return Rejected("NotAnAction", why_not_played(world, card), ACTIONS)
    if not QUICK[kind] and ACTED(world, seat) >= actions_allowed(world, seat):
        return Rejected("ActionSpent", "You have already played your Action; only quick ones are left.", ACTIONS)
    wrong = cannot_aim(world, seat, action, PLAYED[kind])
    if wrong is not None:
        return wrong
    boost = BOOST[kind]
    if type(action.boost) is not int or not 0 <= action.boost <= (0 if boost is None else boost.most):
        return Rejected("WrongBoost", f"{name_of(world, card)} cannot be boosted like that.", ACTIONS)
    cost = play_cost(world, seat, action)
    rift = one_of(kind, Seal) is not None and SORT[world.kinds[action.targets[0]]] == "rift"
    what = "A rift" if rift else f"{name_of(world, card)} like this"
    dear = too_dear(world, seat, cost, what, "Seals and Shadowrifts" if rift else ACTIONS, kind == STRIKE)
    return dear or Rejected("WrongAim", f"{name_of(world, card)} cannot be aimed like that.", ACTIONS)


def cannot_lay_open(world: World, seat: int, ask: Any, action: PlaySkill | PlayLoot) -> Rejected | None:
    refused = not_in_hand(world, HAND[seat], action.card, ACTIONS)
    if refused is not None:
        return refused
    slug, sort = ("NotSkill", "a Skill") if isinstance(action, PlaySkill) else ("NotLoot", "Loot")
    return Rejected(slug, f"{name_of(world, action.card)} is not {sort}.", SKILLS)


def cannot_use(world: World, seat: int, ask: Any, action: Use) -> Rejected | None:
    card: Any = action.card
    if type(card) is int and card in [wall for wall, _ in standing(world, FreeHit)]:
        if USED(world, card):
            return Rejected("AlreadyUsed", f"Someone has already used {the(world, card)} this round.", SKILLS)
        return Rejected("WrongTarget", "That cannot be hit.", "Attacks and kills")
    if type(card) is int and card in [lying for _, lying in in_town(world)]:
        by = [monster for monster, effect in lasting(world, Sleep) if effect.whom == "walls"]
        if by and one_of(world.kinds[card], FreeHit) is not None:  # ruling 87
            return Rejected("Asleep", f"{name_of(world, by[0])} is in play: Walls have no effect.", SKILLS)
        return Rejected("NotUsable", f"You cannot use {name_of(world, card)}.", SKILLS)
    return Rejected("NotUsable", "You can only use Loot that you discard for its effect, or the Dyke.", SKILLS)


def cannot_keep(world: World, seat: int, ask: Any, action: Keep) -> Rejected | None:
    card: Any = action.card
    if not lies_in(world, PLAY[seat], card) or SORT[world.kinds[card]] != "skill":
        return Rejected("NotASkill", "You can only keep a Skill that you have in play.", SKILLS)
    if PAID_FOR(world, card):
        return Rejected("AlreadyKept", f"You are already keeping {name_of(world, card)}.", SKILLS)
    cost = keep_cost(world.kinds[card], tolls(world))
    return too_dear(world, seat, cost, f"Keeping {name_of(world, card)}", SKILLS)


def cannot_bind(world: World, seat: int, ask: Any, action: Bind) -> Rejected | None:
    refused = not_in_hand(world, HAND[seat], action.card, ACTIONS)
    if refused is not None:
        return refused
    card: Any = action.card
    price = BIND[world.kinds[card]]
    if price is None:
        only = "A Burn cannot be bound, only healed." if world.kinds[card] == "burn" else "Only a Wound can be bound."
        return Rejected("NotBindable", only, WOUNDS_HEADING)
    return too_dear(world, seat, cost_of_price(price), "Binding a Wound", WOUNDS_HEADING)


DEEDS = (
    Deed(Play, (ToAct,), waking(play), cannot_play),
    Deed(PlaySkill, (ToAct,), waking(lay_open), cannot_lay_open),
    Deed(PlayLoot, (ToAct,), waking(lay_open), cannot_lay_open),
    Deed(Use, (ToAct,), waking(use), cannot_use),
    Deed(Keep, (ToAct,), waking(keep), cannot_keep),
    Deed(Bind, (ToAct,), waking(bind), cannot_bind),
)
