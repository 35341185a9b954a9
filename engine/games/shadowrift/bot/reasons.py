"""Why a choice is good, in clauses for hints: what it brings the heroes, what harm it keeps away, what it risks.

Figures are those of the bot's own judges, from what the seat may know.
"""

from collections.abc import Callable, Iterator
from typing import Any

from engine.core.world import World
from engine.games.shadowrift import actions
from engine.games.shadowrift.bot import answering, foes
from engine.games.shadowrift.bot.acts import aiding, fighting, sealing, spending
from engine.games.shadowrift.bot.holdings import wall_count
from engine.games.shadowrift.bot.outlook import Outlook
from engine.games.shadowrift.bot.planning import GROUP, Group
from engine.games.shadowrift.bot.purposes import aid_clause, buy_clause, threat_clause
from engine.games.shadowrift.bot.taste import PLAIN
from engine.games.shadowrift.content.effects import Hit, Seal
from engine.games.shadowrift.content.printed import AID, ATTACK, BOSS, HIT, KEPT, PLAYED, SORT, SYMBOLS, TEXT, has
from engine.games.shadowrift.names import as_clause, name_of, the
from engine.games.shadowrift.rules.heroes.attacking import more_from_aid
from engine.games.shadowrift.rules.heroes.buying import kind_in_stack
from engine.games.shadowrift.rules.heroes.fighting import hits_on, thorns_of
from engine.games.shadowrift.table import in_space, left_of, rifts_sealed
from engine.games.shadowrift.zones import CLOSED, HITS, TRAVELLER, WALLS
from engine.kit.reasons import Reason, denies, gains, risks
from engine.kit.words import a_or_an, counted

Reasons = Iterator[Reason]


# Fighting


def striking(outlook: Outlook, action: Any, foe: int, hits: int) -> Reasons:
    """A kill and what it prevents, or the part of one."""
    world = outlook.world
    left, worth = left_of(world, foe), outlook.worth_of_hits(foe, hits)
    if hits >= left:
        yield denies(f"this kills {name_of(world, foe)} before {threat_clause(world, foe)}", worth)
        symbols = SYMBOLS[world.kinds[foe]]
        if symbols:
            yield gains(f"the kill earns {symbols} Heroism", foes.reward_of(world, foe))
    elif outlook.in_reach(foe):
        yield denies(f"{counted(left - hits, 'more hit')} this round will kill {name_of(world, foe)}", worth)
    else:
        yield denies(f"hits stay from round to round: {name_of(world, foe)} then needs only {left - hits} more", worth)


def attacking(outlook: Outlook, action: actions.Play) -> Reasons:
    world, seat = outlook.world, outlook.seat
    kind = world.kinds[action.card]
    hit = HIT[kind]
    assert hit is not None
    ranged = hit.ranged or action.ranged
    aimed = fighting.aimed_at(outlook, action, hit, ranged)
    for foe in aimed:
        yield from striking(outlook, action, foe, hits_on(world, seat, kind, foe, hit.n + action.boost, ranged))
    if not ranged and not outlook.wounded and any(SORT[world.kinds[foe]] != "freeze" for foe in aimed):
        yield risks("your first melee attack of the round costs you a Wound", -outlook.weights.wound)
    elif ranged:
        yield gains("a ranged attack costs no Wound", 0.1)
    thorns = [what for foe in aimed for what, _ in thorns_of(world, seat, foe, ranged)]
    if thorns:
        yield risks(f"attacking it costs you a {thorns[0].capitalize()}", -outlook.weights.burn * len(thorns))


def shooting(outlook: Outlook, action: Any, hits: int) -> Reasons:
    for foe in action.targets:
        yield from striking(outlook, action, foe, hits)


# Cards and aid


def playing(outlook: Outlook, action: actions.Play) -> Reasons:
    kind = outlook.world.kinds[action.card]
    if ATTACK[kind]:
        yield from attacking(outlook, action)
    elif has(kind, Seal):
        yield from sealing_away(outlook, action)
    else:
        worth = aiding.effects_worth(outlook, PLAYED[kind], action)
        yield gains(aid_clause(outlook, PLAYED[kind], action), worth)


def sealing_away(outlook: Outlook, action: actions.Play) -> Reasons:
    world, worth = outlook.world, sealing.seal_worth(outlook, action)
    target: Any = action.targets[0]
    if SORT[world.kinds[target]] == "rift":
        left = world.seats - rifts_sealed(world) - 1
        yield gains("it is the last rift: you win" if not left else f"then only {counted(left, 'rift')} to go", worth)
        return
    symbols = SYMBOLS[world.kinds[target]]
    yield denies(f"without {the(world, target)} the monsters gain {symbols} less power every round", worth)


def seeking(outlook: Outlook, action: actions.SeekAid) -> Reasons:
    world = outlook.world
    card = in_space(world, action.space)
    assert card is not None
    worth = aiding.effects_worth(outlook, AID[world.kinds[card]], action)
    shots = [effect for effect in AID[world.kinds[card]] if isinstance(effect, Hit)]
    if not shots:
        yield gains(f"aid is free: {aid_clause(outlook, AID[world.kinds[card]], action)}", worth)
        return
    yield from shooting(outlook, action, shots[0].n + more_from_aid(world, card))
    yield gains("aid is free, and its hits cost no Wound", 0.1)


def laying_open(outlook: Outlook, action: Any) -> Reasons:
    kind = outlook.world.kinds[action.card]
    lasts = "it stays in play" if SORT[kind] == "loot" else "it helps for the whole round"
    yield gains(f"playing it is free, and {lasts}", 1.0)


def using(outlook: Outlook, action: actions.Use) -> Reasons:
    kind = outlook.world.kinds[action.card]
    if action.targets:
        yield from shooting(outlook, action, 1)
    else:
        worth = aiding.effects_worth(outlook, KEPT[kind], action)
        yield gains(aid_clause(outlook, KEPT[kind], action), worth)


def keeping(outlook: Outlook, action: actions.Keep) -> Reasons:
    kind = outlook.world.kinds[action.card]
    yield gains(f"you have it in the next round too: {as_clause(TEXT[kind])}", 0.5)


def binding(outlook: Outlook, action: actions.Bind) -> Reasons:
    yield gains("the Wound leaves your deck, and every later hand is better", outlook.weights.wound)


# Spending


def buying(outlook: Outlook, action: actions.Buy) -> Reasons:
    kind = kind_in_stack(outlook.world, action.stack)
    assert kind is not None
    yield gains(buy_clause(outlook, kind), spending.buy_worth(outlook, action))
    if outlook.plan == "walls" and GROUP[kind] == "magic" and kind != "coin":
        yield risks("it does nothing for the next Wall", -0.5)


def inviting(outlook: Outlook, action: actions.Invite) -> Reasons:
    world = outlook.world
    card = world.pieces(TRAVELLER[action.place])[0]
    living, others = outlook.town
    if outlook.town_in_danger:
        clause = f"only {living} of Town's {living + others} cards are Villagers and Walls"
        yield denies(clause, outlook.weights.invited)
    yield gains(f"{the(world, card)} joins the Town deck and helps again and again", 1.0)


def building(outlook: Outlook, action: actions.Build) -> Reasons:
    left = len(outlook.world.zones[WALLS]) - 1
    worth = spending.build_worth(outlook, action)
    done = wall_count() - left
    yield gains("it is the last Wall: you win" if not left else f"it is Wall {done} of {wall_count()}", worth)
    yield gains(f"while it lies in Town: {as_clause(TEXT[outlook.world.kinds[action.wall]])}", 0.5)


def expelling(outlook: Outlook, action: actions.Expel) -> Reasons:
    card: Any = action.card
    yield denies(f"{the(outlook.world, card)} does harm every time Town is laid", spending.expel_worth(outlook, action))


def giving(outlook: Outlook, action: actions.Give) -> Reasons:
    yield gains(f"hero {action.seat + 1} can spend it at once", 0.1 * action.count)
    if not CLOSED(outlook.world, outlook.seat):
        yield risks("your purse is open, so every hero can spend it anyway", -0.1)


def turning(outlook: Outlook, action: actions.OpenPurse) -> Reasons:
    if action.yes:
        yield gains("every hero can build with your Coin", 1.0)
    else:
        yield risks("no other hero can build with your Coin", -1.0)


def telling(outlook: Outlook, action: actions.Tell) -> Reasons:
    yield gains("the other heroes then know what you can kill", 1.0)


def resting(outlook: Outlook, action: actions.SayDone) -> Reasons:
    """Nothing left, or something that will happen."""
    near = [foe for foe in outlook.harms if outlook.arms[0] + outlook.arms[1] >= left_of(outlook.world, foe)]
    if near:
        worst = max(near, key=outlook.harms.__getitem__)
        yield risks(f"that leaves {name_of(outlook.world, worst)} alive: {threat_clause(outlook.world, worst)}", -1.0)
    else:
        yield gains("nothing else is worth its price now", 0.1)


# What monsters ask


def discarding(outlook: Outlook, action: Any) -> Reasons:
    world = outlook.world
    for card in action.cards:
        kind = world.kinds[card]
        worth = -answering.card_worth(kind)
        if SORT[kind] == "affliction":
            yield gains(f"{a_or_an(name_of(world, card))} does nothing in your hand", worth)
        else:
            yield gains(f"you will miss {name_of(world, card)} least this round", worth)


def offering(outlook: Outlook, action: actions.Offer) -> Reasons:
    if not action.cards:
        yield risks("if too few cards are offered, the Child dies and every hero takes a Wound", -answering.SPARED)
    else:
        yield denies("with enough cards offered nobody is hurt", answering.SPARED)
    yield from discarding(outlook, action)


def choosing(outlook: Outlook, action: actions.Choose) -> Reasons:
    monster: Any = action.monster
    if HITS(outlook.world, monster):
        yield denies(f"{name_of(outlook.world, monster)} mends one hit, and no more Magic is drawn", 2.0)
    else:
        yield risks("it is unhurt, so another Magic card is drawn", -2.0)


def sinking(outlook: Outlook, action: actions.Sink) -> Reasons:
    world = outlook.world
    for card in action.cards:
        kind = world.kinds[card]
        worth = answering.sink_worth(kind)
        if SORT[kind] == "rift":
            yield risks("you cannot seal a rift that has not come", worth)
        else:
            clause = (
                "the boss stays away for a whole deck" if BOSS[kind] else f"{name_of(world, card)} comes much later"
            )
            yield denies(clause, worth)
    if not action.cards:
        yield gains("what comes next is as good as anything below", 0.1)


def picking(outlook: Outlook, action: actions.Pick) -> Reasons:
    worth = answering.GROUP_WORTH[GROUP[action.stack]]
    yield gains(PICKED[GROUP[action.stack]], worth)


PICKED: dict[Group, str] = {
    "arms": "you need cards that kill monsters",
    "draws": "cards that draw make every hand better",
    "mends": "someone has to heal Wounds and Burns",
    "magic": "rifts are sealed with Magic",
    "stone": "Walls are expensive, and this makes them cheaper",
    "other": "it helps at the right moment",
}
"""What a sort of stack is for, where stacks are chosen."""

ROWS: dict[type, Callable[[Outlook, Any], Reasons]] = {
    actions.Pick: picking,
    actions.SeekAid: seeking,
    actions.Play: playing,
    actions.PlaySkill: laying_open,
    actions.PlayLoot: laying_open,
    actions.Use: using,
    actions.Keep: keeping,
    actions.Bind: binding,
    actions.Buy: buying,
    actions.Invite: inviting,
    actions.Build: building,
    actions.Expel: expelling,
    actions.Give: giving,
    actions.OpenPurse: turning,
    actions.Tell: telling,
    actions.SayDone: resting,
    actions.Sink: sinking,
    actions.Discard: discarding,
    actions.Offer: offering,
    actions.Choose: choosing,
}


def reasons(world: World, seat: int, action: Any) -> list[Reason]:
    """Why this choice, the weightiest first."""
    found = ROWS[type(action)](Outlook(world, seat, PLAIN), action)
    return sorted(found, key=lambda reason: -abs(reason.worth))
