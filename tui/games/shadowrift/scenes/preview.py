"""What an action would make, and what would be left: for the inspector, the list of ways and the market.

Everything comes from the questions of the rules; nothing here decides.
"""

from __future__ import annotations

from typing import Any

from engine.games.shadowrift.actions import Bind, Build, Buy, Expel, Give, Invite, Keep, Play, SeekAid, Use
from engine.games.shadowrift.content.effects import FreeHit, Heal, Hit, Recoil
from engine.games.shadowrift.content.printed import (
    AID,
    ATTACK,
    BIND,
    BOOST,
    HIT,
    NAME,
    PLAYED,
    SORT,
    one_of,
)
from engine.games.shadowrift.force import NOTHING, Cost
from engine.games.shadowrift.names import hits_in_words
from engine.games.shadowrift.rules.heroes.aiming import all_foes, foes_in
from engine.games.shadowrift.rules.heroes.attacking import more_from_aid
from engine.games.shadowrift.rules.heroes.buying import build_cost, buy_cost, expel_cost, invite_cost, kind_in_stack
from engine.games.shadowrift.rules.heroes.fighting import hits_on, thorns_of
from engine.games.shadowrift.rules.heroes.paying import cost_of_price
from engine.games.shadowrift.rules.heroes.playing import keep_cost, play_cost
from engine.games.shadowrift.table import left_of, lenders, tolls
from engine.games.shadowrift.zones import DISCARD, HAND, PURSE, TRAVELLER, WOUNDED
from engine.kit.words import counted, listed
from tui.draw.canvas import Word, Words
from tui.games.shadowrift.look import purse_words
from tui.games.shadowrift.view import Sight
from tui.words.sentences import with_names


def cost_of(sight: Sight, action: Any) -> Cost:
    """What an action costs the hero in focus."""
    world, seat = sight.world, sight.me
    match action:
        case Play():
            return play_cost(world, seat, action)
        case Keep(card=card):
            return keep_cost(sight.kind(card), tolls(world))
        case Bind(card=card):
            price = BIND[sight.kind(card)]
            return NOTHING if price is None else cost_of_price(price)
        case Buy(stack=number):
            kind = kind_in_stack(world, number)
            return NOTHING if kind is None else buy_cost(kind, tolls(world))
        case Invite(place=place):
            lying = world.pieces(TRAVELLER[place])
            return invite_cost(world, seat, lying[0]) if lying else NOTHING
        case Build(wall=wall):
            return build_cost(world, seat, int(wall))
        case Expel(card=card):
            return expel_cost(world, seat, int(card))
        case Give(count=count):
            return 0, 0, count
    return NOTHING


def left_words(sight: Sight, cost: Cost) -> Words:
    """`Left: 2† 0* 3¢`, after a price that can be paid."""
    means = sight.means
    if means is None:
        return ()
    prowess, magic, coin = cost
    from_points = min(magic, means.magic)
    left = (
        max(0, means.prowess - prowess - (magic - from_points)),
        means.magic_in_all - magic,
        max(0, means.coin - coin),
    )
    either = min(left[1], max(0, means.magic - from_points) + min(means.either, left[0]))
    return (Word("Left: ", "dim"), *purse_words(left[0], max(0, either), left[2]))


def lent_words(sight: Sight, cost: Cost) -> str:
    """`1¢ from Aldo` where the own purse is too small."""
    missing = cost[2] - sight.coins(sight.me)
    parts: list[str] = []
    for other in lenders(sight.world, sight.me) if missing > 0 else ():
        taken = min(missing, len(sight.world.zones[PURSE[other]]))
        missing -= taken
        if taken:
            parts.append(f"{taken}¢ from {sight.scene.names[other]}")
    return listed(parts)


# Hits


def hits_of(sight: Sight, action: Any) -> list[tuple[int, int]]:
    """(monster, hits) of everything an action would hit."""
    world, seat = sight.world, sight.me
    match action:
        case Play(card=card) if ATTACK[sight.kind(card)]:
            kind = sight.kind(card)
            hit, boost = HIT[kind], BOOST[kind]
            assert hit is not None
            ranged = hit.ranged or action.ranged
            hits = hit.n + (action.boost * boost.each if boost is not None else 0)
            return [(foe, hits_on(world, seat, kind, foe, hits, ranged)) for foe in _aims(sight, action, hit, ranged)]
        case SeekAid(space=space):
            villager = sight.town[space]
            effect = next((e for e in AID[sight.kind(villager)] if isinstance(e, Hit)), None) if villager else None
            if effect is None or villager is None:
                return []
            hits = effect.n + more_from_aid(world, villager)
            return [(foe, hits) for foe in _aims(sight, action, effect, True)]
        case Use(card=card):
            wall = one_of(sight.kind(card), FreeHit)
            return [(foe, wall.n) for foe in list[Any](action.targets)] if wall is not None else []
    return []


def _aims(sight: Sight, action: Any, hit: Hit, ranged: bool) -> list[int]:
    if hit.targets == "space":
        return [] if action.place is None else foes_in(sight.world, action.place, ranged)
    return all_foes(sight.world, ranged) if hit.targets == "all" else list(action.targets)


def hit_words(sight: Sight, action: Any, *, named: bool = True) -> Words:
    """`4 of Cinder Drake's 5♥`, or that it dies of it."""
    words: list[Word] = []
    for foe, hits in hits_of(sight, action):
        if words:
            words.append(Word("; "))
        left = left_of(sight.world, foe)
        name = NAME[sight.kind(foe)]
        if hits >= left:
            words.append(Word(f"{name} is slain" if named else "slain", "lit", bold=True))
        else:
            whose = f"{name}'s" if named else "its"
            words.append(Word(f"{hits} of {whose} {left}", "bright", bold=True))
            words.append(Word("♥", "health", bold=True))
    return tuple(words)


def is_kill(sight: Sight, action: Any) -> bool:
    return any(hits >= left_of(sight.world, foe) for foe, hits in hits_of(sight, action))


def pain_words(sight: Sight, action: Any, *, short: bool = False) -> Words:
    """What an attack costs the attacker: a Wound for the first melee of the round, and what the target adds."""
    if not isinstance(action, Play) or not ATTACK[sight.kind(action.card)]:
        return ()
    world, seat = sight.world, sight.me
    hit = HIT[sight.kind(action.card)]
    assert hit is not None
    ranged = hit.ranged or action.ranged
    foes = [foe for foe, _ in hits_of(sight, action)]
    wounds = int(not ranged and not WOUNDED(world, seat) and any(SORT[sight.kind(foe)] != "freeze" for foe in foes))
    burns = 0
    for foe in foes:
        for what, count in thorns_of(world, seat, foe, ranged):
            wounds, burns = wounds + (what == "wound") * count, burns + (what == "burn") * count
    wounds += sum(effect.wounds for effect in PLAYED[sight.kind(action.card)] if isinstance(effect, Recoil))
    taken = listed([words for words in (some(wounds, "Wound"), some(burns, "Burn")) if words])
    if not taken:
        return (Word("no Wound" if short else "No Wound.", "lit"),)
    return (Word(taken if short else f"You take {taken}.", "warn"),)


def some(count: int, what: str) -> str:
    """`a Wound`, `2 Burns`; nothing for none."""
    return "" if not count else f"a {what}" if count == 1 else f"{count} {what}s"


# A way in a list


def way_words(sight: Sight, action: Any) -> Words:
    """One way of a list: boost, mode, number, and what comes of it."""
    match action:
        case Give(seat=seat, count=count):
            return (Word(f"give {count}¢ to ", "bright"), sight.who(seat))
        case Play():
            boost = BOOST[sight.kind(action.card)]
            cost = f"for {action.boost}{'†' if boost is not None and boost.what == 'prowess' else '*'} more"
            lead = ("from afar, " if action.ranged else "") + (cost if action.boost else "without a boost")
            return (Word(f"{lead}: "), *hit_words(sight, action, named=len(action.targets) > 1))
    return (Word(label_of(sight, action)),)


def default_way(sight: Sight, ways: tuple[Any, ...]) -> int:
    """Where the cursor begins in a list: the cheapest kill, else the strongest, from afar if it may be; of gifts the
    smallest.
    """
    if ways and isinstance(ways[0], Give):
        return 0
    from_afar = [isinstance(way, Play) and way.ranged for way in ways]
    kills = [number for number, way in enumerate(ways) if is_kill(sight, way)]
    if kills:
        return min(kills, key=lambda n: (cost_of(sight, ways[n]), not from_afar[n]))
    return max(range(len(ways)), key=lambda n: (sum(hits for _, hits in hits_of(sight, ways[n])), from_afar[n]))


# The whole preview


def preview(sight: Sight, action: Any) -> Words:
    """What an action makes and what is left, in one line."""
    cost = cost_of(sight, action)
    words: list[Word] = []
    dealt = hits_of(sight, action)
    if isinstance(action, Play) and dealt:
        boost = BOOST[sight.kind(action.card)]
        if action.boost and boost is not None:
            more = action.boost * boost.each
            sign = "†" if boost.what == "prowess" else "*"
            words.append(Word(f"{hits_in_words(dealt[0][1] - more)}, {more} more for {action.boost}{sign}: "))
        else:
            words.append(Word(f"{hits_in_words(dealt[0][1])}: "))
    if dealt:
        words += [*hit_words(sight, action, named=len(dealt) > 1), Word(". ")]
    healed = heal_words(sight, action)
    words += [Word(f"{healed} ")] if healed else []
    words += [*pain_words(sight, action), Word(" ")] if pain_words(sight, action) else []
    lent = lent_words(sight, cost)
    if lent:
        words.append(Word(f"{lent}. ", "coin"))
    if any(cost):
        words += left_words(sight, cost)
    return tuple(words)


def heal_words(sight: Sight, action: Any) -> str:
    """How many afflictions the hero has, who is to be healed."""
    hero = getattr(action, "hero", None)
    if hero is None or not isinstance(action, Play | SeekAid):
        return ""
    kind = sight.kind(action.card) if isinstance(action, Play) else sight.kind(sight.town[action.space])
    effects = PLAYED[kind] if isinstance(action, Play) else AID[kind]
    if not any(isinstance(effect, Heal) for effect in effects):
        return ""
    count = afflictions_of(sight, hero)
    return f"{sight.scene.names[hero]} has {counted(count, 'Wound or Burn', 'Wounds or Burns')} in sight."


def afflictions_of(sight: Sight, seat: int) -> int:
    """The Wounds and Burns of a hero that lie open."""
    world = sight.world
    seen = [*world.lying(HAND[seat]), *world.lying(DISCARD[seat])]
    return sum(SORT[world.kinds[card]] == "affliction" for card in seen)


def label_of(sight: Sight, action: Any) -> str:
    """What Enter does, heroes by their names."""
    return with_names(sight.world.game.label(sight.world, action, sight.me), sight.scene.names)
