"""The numbers of the game: what an action makes, what an enemy withstands and deals, what a hero holds off.

Rules use them to resolve, words and screens to say beforehand what will come of it.
"""

from collections.abc import Sequence

from engine.core.world import World
from engine.games.shadowscape.content.condition_forms import Company
from engine.games.shadowscape.content.effect_forms import Attack, Go, Heal, Per, Prepare, Search
from engine.games.shadowscape.content.printed import (
    DAMAGE,
    DEFENCE,
    ENEMY_ABILITY,
    HERO,
    IS_RANGED,
    LORD,
    SKILL,
    SYMBOLS_OF,
    VALUE,
)
from engine.games.shadowscape.content.standing_forms import Fierce, StrikesAll, Tough, Weak
from engine.games.shadowscape.content.standing_forms import Reaches as LordReaches
from engine.games.shadowscape.content.words import Shrine, Symbol
from engine.games.shadowscape.dungeon import HERE_OR_NEAR, NEAR, chart_of
from engine.games.shadowscape.holding import holds
from engine.games.shadowscape.standing import standing_of
from engine.games.shadowscape.table import (
    cards_of,
    has_enemy,
    hero_of,
    heroes_within,
    is_advanced,
    is_cooperative,
    is_lord,
    lord_stands,
    place_of,
    regulars_at,
    trophies_of,
    worn_by,
    wounded_cards,
)
from engine.games.shadowscape.zones import CHARGE, GUARD, LORD_BACK, LORD_ROOM, NEXT, PLACE
from engine.games.shadowscape.zones import LORD as LORD_ZONE

SHRINE_OF: dict[str, Shrine] = {"attack": "battle", "magic": "arcane", "heal": "health"}


# What a hero has


def shrine_serves(world: World, seat: int, shrine: Shrine) -> int:
    """1 where a shrine serves a hero."""  # ruling 44
    shrines, place = chart_of(world).shrines, PLACE(world, seat)
    if shrines[place] == shrine:
        return 1
    far = standing_of(world, seat).far_shrines
    return int(far and any(shrines[near] == shrine for near in NEAR[place]))


def skill_of(world: World, seat: int) -> int:
    """The skill symbols of all sides that are up, of gear and of a shrine."""  # rulings 7 and 8
    kinds, sides = world.kinds, world.sides
    shown = sum(SKILL[kinds[card], sides[card]] for card in cards_of(world, seat))
    return shown + standing_of(world, seat).skill + shrine_serves(world, seat, "hero")


def counted(world: World, seat: int, per: Per) -> int:
    """A number that is counted when it is needed."""
    match per.per:
        case "skill":
            count = skill_of(world, seat)
        case "trophies":
            count = trophies_of(world, seat)
        case "wounded_cards":
            count = wounded_cards(world, seat)
        case "gear":
            count = len(worn_by(world, seat))
        case type:
            count = trophies_of(world, seat, type)
    count *= per.times
    return count if per.most is None else min(per.most, count)


def move_of(world: World, seat: int) -> int:
    """How far a Move goes before any boost."""
    points = HERO[world.kinds[hero_of(world, seat)]].move
    return points + raised(world, seat, "move") + awaiting(world, seat, "move")


def go_of(world: World, seat: int, effect: Go, boost: int = 0) -> int:
    """How far a card that moves a hero goes."""
    return effect.points + boost + raised(world, seat, "move") + awaiting(world, seat, "move")


def hand_size(world: World, seat: int) -> int:
    return HERO[world.kinds[hero_of(world, seat)]].hand + standing_of(world, seat).hand


def defence_of(world: World, seat: int, is_ranged: bool) -> int:
    """What a hero holds off of a blow without a discard."""
    total = HERO[world.kinds[hero_of(world, seat)]].defence + GUARD(world, seat)
    for effect in standing_of(world, seat).defences:
        if effect.against is not None and (effect.against == "ranged") is not is_ranged:
            continue
        if effect.when is None or holds(world, seat, effect.when):
            total += effect.points
    return total + shrine_serves(world, seat, "armour")


def serves(world: World, seat: int, symbols: Sequence[Symbol], symbol: Symbol) -> bool:
    """Whether a Fate card with these symbols can be discarded for a symbol."""  # ruling 43
    if symbol in symbols:
        return True
    return any(
        effect.serves_as == symbol
        and effect.symbol in symbols
        and (effect.when is None or holds(world, seat, effect.when))
        for effect in standing_of(world, seat).count_as
    )


def card_serves(world: World, seat: int, fate: int, symbol: Symbol) -> bool:
    return serves(world, seat, SYMBOLS_OF[world.kinds[fate]], symbol)


# What an action makes


def raised(world: World, seat: int, symbol: Symbol, is_near: bool = False) -> int:
    """What shrine, gear and ability add to a number with this symbol; `is_near` if it goes next door."""  # ruling 72
    total = 0
    for effect in standing_of(world, seat).boosts:
        if effect.symbol == symbol and (effect.reach == "either" or (effect.reach == "next") is is_near):
            total += effect.plus + (counted(world, seat, effect.per) if effect.per is not None else 0)
    shrine = SHRINE_OF.get(symbol)
    return total + (shrine_serves(world, seat, shrine) if shrine is not None else 0)


def awaiting(world: World, seat: int, kind: str) -> int:
    """What the next such action has more."""  # ruling 76
    return NEXT[kind](world, seat) + CHARGE[kind](world, seat)


def damage_of(world: World, seat: int, effect: Attack, place: int, boost: int = 0) -> int:
    """The damage of an attack on a room, with so many discards."""
    plus = sum(counted(world, seat, per) for per in effect.plus)
    more = raised(world, seat, effect.symbol, place != PLACE(world, seat))
    return effect.base + plus + more + awaiting(world, seat, "attack") + boost


def search_of(world: World, seat: int, effect: Search, place: int, boost: int = 0) -> int:
    """The points of a search."""
    more = raised(world, seat, "search", place != PLACE(world, seat))
    return effect.base + more + awaiting(world, seat, "search") + boost


def heal_of(world: World, seat: int, effect: Heal, boost: int = 0) -> int:
    plus = sum(counted(world, seat, per) for per in effect.plus)
    return effect.base + plus + raised(world, seat, "heal") + awaiting(world, seat, "heal") + boost


def draw_of(world: World, seat: int, effect: Prepare) -> int:
    """The cards a Prepare draws."""  # ruling 32
    return effect.draw + shrine_serves(world, seat, "foresight")


def search_needed(world: World, seat: int, treasure: int) -> int:
    """The points a treasure costs a hero."""
    return max(0, VALUE[world.kinds[treasure]] - standing_of(world, seat).cheaper)


# What enemies withstand and deal


def withstands(world: World, enemy: int, symbol: str | None = None, seat: int | None = None) -> int:
    """The defence of an enemy against a hero's attack with a symbol."""
    if is_lord(world, enemy):
        return lord_withstands(world, seat)
    kind = world.kinds[enemy]
    total = DEFENCE[kind]
    if is_advanced(world):
        for effect in ENEMY_ABILITY[kind]:
            if isinstance(effect, Tough) and effect.against in (None, symbol) and is_tough(world, enemy, effect):
                total += effect.points
    return total


def is_tough(world: World, enemy: int, effect: Tough) -> bool:
    if effect.when is None:
        return True
    place, backs, type = place_of(world, enemy), world.backs, effect.when.type
    if isinstance(effect.when, Company):
        return any(backs[other] == type and other != enemy for other in regulars_at(world, place))
    return any(backs[other] == type for near in NEAR[place] for other in regulars_at(world, near))


def lord_withstands(world: World, seat: int | None = None) -> int:
    """The lord's defence, with what its card says while it is awake."""  # rulings 61 and 65
    lord: int = world.zones[LORD_ZONE][0]  # type: ignore[assignment]
    side = LORD[world.kinds[lord], is_cooperative(world)]
    total = side.defence
    if not lord_stands(world):
        return total
    for effect in side.effects:
        if isinstance(effect, Tough) and is_tough(world, lord, effect):
            total += effect.points
        elif isinstance(effect, Weak):
            total = max(effect.least, total - weakness(world, effect, seat))
    return total


def weakness(world: World, effect: Weak, seat: int | None) -> int:
    if effect.per == "other_hero_near":
        return sum(other != seat for other in heroes_within(world, NEAR[LORD_ROOM]))
    return sum(place != LORD_ROOM and not has_enemy(world, place) for place in chart_of(world).shards)


def deals(world: World, enemy: int, seat: int) -> int:
    """The damage of an enemy against a hero."""
    kind = world.kinds[enemy]
    if is_lord(world, enemy):
        return LORD[kind, is_cooperative(world)].damage
    total = DAMAGE[kind]
    if is_advanced(world):
        for effect in ENEMY_ABILITY[kind]:
            if isinstance(effect, Fierce) and holds(world, seat, effect.when):
                total += effect.points
    return total


def is_ranged(world: World, enemy: int) -> bool:
    return not is_lord(world, enemy) and IS_RANGED[world.kinds[enemy]]


def left_by(world: World, enemy: int, seat: int, discards: int = 0) -> int:
    """The wounds that an attack on a hero would leave."""
    return max(0, deals(world, enemy, seat) - defence_of(world, seat, is_ranged(world, enemy)) - discards)


def strikes_all(world: World, enemy: int) -> str | None:
    """The reach in which an enemy strikes every hero; None if it strikes one."""
    effects = abilities_of(world, enemy)
    return next((effect.reach for effect in effects if isinstance(effect, StrikesAll)), None)


def abilities_of(world: World, enemy: int) -> Sequence[object]:
    """What an enemy's card says: a lord's always, others' in the advanced game."""
    kind = world.kinds[enemy]
    if is_lord(world, enemy):
        return LORD[kind, is_cooperative(world)].effects
    return ENEMY_ABILITY[kind] if is_advanced(world) else ()


def struck_from(world: World, enemy: int, place: int) -> list[int]:
    """The heroes an enemy can strike from a room."""
    if world.backs[enemy] != LORD_BACK and not is_advanced(world):
        return heroes_within(world, HERE_OR_NEAR[place] if IS_RANGED[world.kinds[enemy]] else (place,))
    if is_ranged(world, enemy) or any(isinstance(effect, LordReaches) for effect in abilities_of(world, enemy)):
        return heroes_within(world, HERE_OR_NEAR[place])
    reach = strikes_all(world, enemy)
    if reach is not None and reach != "here":
        return heroes_within(world, HERE_OR_NEAR[place])
    return heroes_within(world, (place,))
