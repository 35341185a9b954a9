"""What things are for, in clauses: what a monster is about to do, what aid does, why a card is worth buying."""

from collections.abc import Iterable
from typing import Any

from engine.core.world import World
from engine.games.shadowrift.bot.outlook import Outlook
from engine.games.shadowrift.bot.planning import GROUP, Group
from engine.games.shadowrift.bot.sealing import magic_short
from engine.games.shadowrift.content.effects import Gain, Heal
from engine.games.shadowrift.content.printed import BOSS, NAME, PLANS, SORT
from engine.games.shadowrift.effects import EFFECTS
from engine.games.shadowrift.table import rifts_open, track_space
from engine.games.shadowrift.zones import LAST
from engine.kit.words import listed

BASE_CLAUSES = {
    "might": "it pays for itself after six rounds, and you draw past it",
    "strike": "another hit or two in your deck",
}
GROUP_CLAUSES: dict[Group, str] = {
    "arms": "your deck needs more to fight with than two Strikes",
    "draws": "more cards in hand, every time it comes",
    "mends": "it keeps Wounds out of the decks",
    "magic": "it brings the Magic for the rifts",
    "stone": "it makes Walls cheaper",
    "other": "it helps when its moment comes",
}


def threat_clause(world: World, foe: int) -> str:
    """What comes next if it lives: `it can kill the Child`."""
    kind, space = world.kinds[foe], track_space(world, foe)
    if SORT[kind] == "freeze":
        return "it blocks its space of Town for another round"
    if space is None or space >= LAST:
        return "it flees and feeds the others every round" if SORT[kind] == "monster" else "it crumbles"
    if BOSS[kind] and space == LAST - 1:
        return "it destroys the world"
    does = [EFFECTS.of(effect).words(effect) for effect in PLANS[kind][space].does]
    return f"its next plan comes: {listed(does)}" if does else "it comes nearer"


def aid_clause(outlook: Outlook, effects: Iterable[Any], action: Any) -> str:
    """What aid or a card does; where it makes a seal possible, that."""
    said = list(effects)
    short = magic_short(outlook)
    magic = sum(effect.n for effect in said if isinstance(effect, Gain) and effect.what == "magic")
    if short is not None and 0 < short <= magic:
        return "it is the Magic you lack to seal a rift"
    clause = listed([words for words in (EFFECTS.of(effect).words(effect) for effect in said) if words])
    hero = getattr(action, "hero", None)
    if hero is not None and hero != outlook.seat and any(isinstance(effect, Heal) for effect in said):
        return f"{clause}, for hero {hero + 1}"
    return clause


def buy_clause(outlook: Outlook, kind: str) -> str:
    world = outlook.world
    match kind:
        case "coin":
            return "Walls are paid in Coin" if outlook.plan == "walls" else "Coin keeps, and invites Travellers"
        case "seal":
            return "a rift lies open" if rifts_open(world) else "rifts will come, and runaways must go"
    return BASE_CLAUSES.get(kind) or f"{GROUP_CLAUSES[GROUP[kind]]}: {NAME[kind]}"
