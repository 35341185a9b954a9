"""What things are for, in clauses: what a monster is about to do, what aid does, why a card is worth buying."""

from collections.abc import Callable, Iterable
from typing import Any

from engine.core.world import World
from engine.games.shadowrift.bot.acts.sealing import magic_short
from engine.games.shadowrift.bot.outlook import Outlook
from engine.games.shadowrift.bot.planning import GROUP, Group
from engine.games.shadowrift.content.effects import (
    Activate,
    Afflict,
    BonusHeroism,
    Break,
    Bury,
    Discard,
    Draw,
    DrawMagic,
    Gain,
    Heal,
    Hunt,
    Kill,
    Look,
    Lose,
    Power,
    RaiseTotem,
    RaiseVillager,
    RaiseZombie,
    Shun,
    Steal,
)
from engine.games.shadowrift.content.printed import BOSS, NAME, PLANS, SORT
from engine.games.shadowrift.effects.rows import EFFECTS
from engine.games.shadowrift.table import rifts_open, track_space
from engine.games.shadowrift.zones import LAST, WALLS
from engine.kit.words import a_or_an, counted, listed

BASE_CLAUSES = {
    "might": "it pays 1† and draws a card whenever you draw it, so it pays for itself in six rounds",
    "strike": "your deck deals one or two more hits",
}
GROUP_CLAUSES: dict[Group, str] = {
    "arms": "you need more to fight with than two Strikes",
    "draws": "you see more cards every time you draw it",
    "mends": "it keeps Wounds out of your decks",
    "magic": "it brings Magic for the rifts",
    "stone": "it makes Walls cheaper",
    "other": "it helps at the right moment",
}


# Monsters


def threat_clause(world: World, foe: int) -> str:
    """What comes next if it lives: `it kills the Child`."""
    kind, space = world.kinds[foe], track_space(world, foe)
    if SORT[kind] == "freeze":
        return "it blocks its space of Town for another round"
    if space is None or space >= LAST:
        return "it flees and feeds the others every round" if SORT[kind] == "monster" else "it crumbles"
    if BOSS[kind] and space == LAST - 1:
        return "it destroys the world"
    does = [deed_clause(effect) for effect in PLANS[kind][space].does]
    return listed(does) or "it comes nearer"


def deed_clause(effect: Any) -> str:
    """What a plan does, as a clause; whom it will find is not known before Town is laid anew."""
    match effect:
        case Kill(whom=whom, otherwise=otherwise):
            return f"it kills the {NAME[whom]}{' or hunts' if otherwise == 'hunt' else ''}"
        case Afflict(what=what, who=who):
            whom = {"each": "every hero takes", "one": "the token holder takes"}.get(who, "half of you take")
            return f"{whom} {a_or_an(what.capitalize())}"
        case Discard(what=what):
            return f"every hero discards {a_or_an({'spell': 'Spell', 'heroism': 'Heroism'}.get(what, 'card'))}"
    said = PLAN_CLAUSES.get(type(effect))
    return said if said is not None else str(EFFECTS.of(effect).words(effect))


PLAN_CLAUSES: dict[type, str] = {
    Hunt: "it hunts in Town",
    Break: "it breaks a Wall",
    Steal: "it steals your Coin",
    Power: "the monsters gain power",
    Activate: "it activates the Powers",
    Shun: "it becomes immune to melee for a round",
    Lose: "the heroes lose",
    RaiseTotem: "it raises a Totem",
    RaiseZombie: "it raises a Zombie",
    DrawMagic: "it draws Magic",
}


# Aid and cards


def aid_clause(outlook: Outlook, effects: Iterable[Any], action: Any) -> str:
    """What aid or a card is good for now; where it makes a seal possible, that."""
    said = list(effects)
    short = magic_short(outlook)
    magic = sum(effect.n for effect in said if isinstance(effect, Gain) and effect.what == "magic")
    if short is not None and 0 < short <= magic:
        return "it gives you the Magic you still need to seal a rift"
    clauses = [use_clause(outlook, effect, action) for effect in said]
    return listed([clause for clause in clauses if clause])


def use_clause(outlook: Outlook, effect: Any, action: Any) -> str:
    """What one effect is good for, in a clause."""
    told = USES.get(type(effect))
    return told(outlook, effect, action) if told is not None else str(EFFECTS.of(effect).words(effect))


def gain_use(outlook: Outlook, effect: Gain, action: Any) -> str:
    match effect.what:
        case "coin":
            return f"{effect.n}¢ for free, and {coin_clause(outlook)}"
        case "prowess":
            return f"it gives you {effect.n}† more to spend{'' if effect.only_for == 'anything' else ' on Strikes'}"
    return f"it gives you {effect.n}* for Spells and for cards that cost Magic"


def heal_use(outlook: Outlook, effect: Heal, action: Any) -> str:
    hero = getattr(action, "hero", None)
    whose = "your" if hero is None or hero == outlook.seat else f"hero {hero + 1}'s"
    what = listed([kind.capitalize() + "s" for kind in effect.kinds], "or")
    return f"it takes {what if effect.n == 'all' else f'up to {effect.n} {what}'} out of {whose} deck"


def draw_use(outlook: Outlook, effect: Draw, action: Any) -> str:
    whom = {"self": "you draw", "one": "another hero draws"}.get(effect.who, "every other hero draws")
    return f"{whom} {counted(effect.n, 'more card')}"


USES: dict[type, Callable[[Outlook, Any, Any], str]] = {
    Gain: gain_use,
    Heal: heal_use,
    Draw: draw_use,
    Bury: lambda outlook, effect, action: "one Corpse fewer keeps the plague away",
    BonusHeroism: lambda outlook, effect, action: f"your next kill earns {effect.n} more Heroism",
    RaiseVillager: lambda outlook, effect, action: "a dead Villager comes back to Town",
    Look: lambda outlook, effect, action: "you see what comes and may put one under the deck",
}


# Buying


def coin_clause(outlook: Outlook) -> str:
    return "Walls cost Coin" if outlook.plan == "walls" and outlook.world.zones[WALLS] else "Coin is never lost"


def buy_clause(outlook: Outlook, kind: str) -> str:
    world = outlook.world
    match kind:
        case "coin":
            return "Walls are paid for in Coin" if outlook.plan == "walls" else "you keep Coin until you spend it"
        case "seal":
            return "a rift lies open" if rifts_open(world) else "a Seal closes rifts and removes monsters that fled"
    return BASE_CLAUSES.get(kind) or GROUP_CLAUSES[GROUP[kind]]
