"""Hits and what follows: monsters that die, Heroism and the token, the Wound of melee, thorns and outrage."""

from collections.abc import Iterator

from engine.core.facts import DOWN, Fact, Moved, Noted
from engine.core.pieces import The
from engine.core.world import World
from engine.games.shadowrift.content.effects import BonusHit, Outrage, Resist, Thorns
from engine.games.shadowrift.content.printed import SORT, SYMBOLS, all_of
from engine.games.shadowrift.effects.doing import By, carry_out
from engine.games.shadowrift.ownership import gained
from engine.games.shadowrift.rules.afflicting import afflict, take
from engine.games.shadowrift.rules.monsters.power import show_next
from engine.games.shadowrift.table import count_of, health_of, hittable, kept, somebody_flanks
from engine.games.shadowrift.zones import (
    ATTACKED,
    DISCARD,
    DONE_HITS,
    DONE_KILLS,
    FREEZES,
    HEROISM,
    HIT_BY,
    HITS,
    KILLS,
    LED,
    MELEES,
    MONSTER_DECK,
    MORE_HEROISM,
    PLAY,
    PROVOKED,
    SPACE,
    STRIKE_MORE,
    STRUCK_BY,
    TAKEN,
    TOKEN,
    TRACK,
    WOUNDED,
    ZOMBIES,
)


def zone_of_foe(world: World, foe: int) -> str:
    """Where something that can be hit lies."""
    return str(next(zone for zone in (*TRACK, *SPACE) if foe in world.zones[zone]))


# Hits


def hits_on(world: World, seat: int, kind: str, foe: int, hits: int, ranged: bool) -> int:
    """What an attack deals to one target, with every bonus, less what the target resists."""  # rulings 67, 68
    hits += bonus_of_attack(world, seat, kind, ranged) + bonus_of_target(world, seat, foe)
    for effect in all_of(world.kinds[foe], Resist):
        if effect.to == ("ranged" if ranged else "melee"):
            hits = max(1, hits - effect.n)
    return hits


def bonus_of_attack(world: World, seat: int, kind: str, ranged: bool) -> int:
    """More hits because of the sort of attack."""
    bonus = STRIKE_MORE(world, seat) if kind == "strike" else 0
    if world.zones[PLAY[seat]]:
        first = not ranged and not MELEES(world, seat)
        for _, effect in kept(world, seat, BonusHit):
            if effect.who == "self" and ((effect.on == "strike" == kind) or (effect.on == "first_melee" and first)):
                bonus += effect.n
    return bonus


def bonus_of_target(world: World, seat: int, foe: int) -> int:
    """More hits because of what others, or this hero, did to the target this round."""
    led, hit_by = LED(world, foe), HIT_BY(world, foe)
    bonus = sum(led // 10**other % 10 for other in range(world.seats) if other != seat) if led else 0
    for other in range(world.seats) if hit_by else ():
        if hit_by >> other & 1:
            who = "self" if other == seat else "others"
            bonus += sum(e.n for _, e in kept(world, other, BonusHit) if e.on == "what_i_hit" and e.who == who)
    return bonus


def deal(world: World, seat: int, foe: int, hits: int) -> Iterator[Fact]:
    """So many hits on one target; as many as its health kill it, what is too much is lost."""  # rulings 35, 38
    health, before = health_of(world, foe), HITS(world, foe)
    dealt = min(hits, health - before)
    yield Noted("hit", (seat, The(foe), hits, max(0, health - before - hits)))
    yield DONE_HITS.to(DONE_HITS(world, seat) + dealt, seat)
    if before + hits >= health:
        yield from slay(world, foe, seat)
        return
    yield HITS.to(before + hits, foe)
    if somebody_flanks(world):
        yield HIT_BY.to(HIT_BY(world, foe) | 1 << seat, foe)
    for effect in all_of(world.kinds[foe], Outrage):  # ruling 93
        yield TAKEN.to(TAKEN(world, foe) + hits, foe)
        if TAKEN(world, foe) > effect.more_than and not PROVOKED(world, foe) and count_of(world, effect.while_, foe):
            yield PROVOKED.to(1, foe)
            yield Noted("outraged", (The(foe),))
            yield from carry_out(world, By(foe, monster=foe), effect.then)


def mend(world: World, monster: int, count: int) -> Iterator[Fact]:
    """A monster loses hits."""
    before = HITS(world, monster)
    if before:
        yield HITS.to(max(0, before - count), monster)
        yield Noted("mends", (The(monster), min(before, count)))


# Deaths of monsters


def slay(world: World, foe: int, seat: int | None) -> Iterator[Fact]:
    """A monster dies: under the deck, and Heroism for its symbols; Freezes and Zombies go back to their stacks."""
    yield Noted("slain", (The(foe),))
    zone, sort = zone_of_foe(world, foe), SORT[world.kinds[foe]]
    if sort == "monster":
        yield Moved((foe,), zone, MONSTER_DECK, 0, DOWN)  # ruling 39
        yield from show_next(world)
        yield from reward(world, foe, seat)
    else:
        yield from clear(world, foe)
        yield Moved((foe,), zone, FREEZES if sort == "freeze" else ZOMBIES)  # rulings 57, 58, 82
        if seat is not None:
            yield DONE_KILLS.to(DONE_KILLS(world, seat) + 1, seat)
    yield from bury_the_slain(world)


def clear(world: World, foe: int) -> Iterator[Fact]:
    """What a card carries comes off."""
    for counter in (HITS, TAKEN, HIT_BY, STRUCK_BY, LED, ATTACKED):
        if counter(world, foe):
            yield counter.to(0, foe)


def bury_the_slain(world: World) -> Iterator[Fact]:
    """Whatever has as many hits as health left dies, also when its health has shrunk."""  # ruling 35
    counts, name = world.counts, HITS.name
    for foe in hittable(world):
        if (name, foe) in counts and HITS(world, foe) >= health_of(world, foe):
            yield from slay(world, foe, None)
            return


def reward(world: World, foe: int, seat: int | None) -> Iterator[Fact]:
    """Heroism for each symbol from the token on; the game's first kill starts with the killer."""  # rulings 35, 39
    if seat is not None:
        yield DONE_KILLS.to(DONE_KILLS(world, seat) + 1, seat)
        if not KILLS(world) and TOKEN(world) != seat:
            yield TOKEN.to(seat)
    yield KILLS.to(KILLS(world) + 1)
    count = SYMBOLS[world.kinds[foe]] + MORE_HEROISM(world)
    if MORE_HEROISM(world):
        yield MORE_HEROISM.to(0)  # ruling 82
    for _ in range(min(count, len(world.zones[HEROISM]))):
        holder, card = TOKEN(world), world.pieces(HEROISM)[-1]
        yield Moved((card,), HEROISM, DISCARD[holder])
        yield gained(card, holder)
        yield Noted("heroism", (holder,))
        if world.seats > 1:
            yield TOKEN.to((holder + 1) % world.seats)
    yield Noted("token", (TOKEN(world),))


# What attacking costs


def thorns_of(world: World, seat: int, foe: int, ranged: bool) -> list[tuple[str, int]]:
    """What this attack on this target costs the attacker besides."""  # ruling 71
    return [
        (effect.what, effect.n)
        for effect in all_of(world.kinds[foe], Thorns)
        if count_of(world, effect.while_, foe)
        and (
            not ATTACKED(world, foe)
            if effect.on == "first_attack"
            else not ranged and not STRUCK_BY(world, foe) >> seat & 1
        )
    ]


def remembers(world: World, foe: int) -> bool:
    """Whether who attacked it matters: it is still in play, and its text asks for it."""
    return bool(all_of(world.kinds[foe], Thorns)) and foe in hittable(world)


def mark_attack(world: World, seat: int, foe: int, ranged: bool) -> Iterator[Fact]:
    """Remember who attacked whom."""
    if not ATTACKED(world, foe):
        yield ATTACKED.to(1, foe)
    if not ranged:
        yield STRUCK_BY.to(STRUCK_BY(world, foe) | 1 << seat, foe)


def pay_in_blood(world: World, seat: int, wound: bool, thorns: list[tuple[str, int]]) -> Iterator[Fact]:
    """The Wound of a hero's first melee attack in the round, at once; then the thorns."""  # rulings 40, 41
    if wound and not WOUNDED(world, seat):
        yield WOUNDED.to(1, seat)
        yield Noted("melee", (seat,))
        yield from take(world, seat, "wound")
    for what, count in thorns:
        yield Noted("thorns", (seat,))
        yield from afflict(world, (seat,), what, count)
