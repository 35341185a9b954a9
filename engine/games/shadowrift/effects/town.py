"""Effects of heroes on Town and on the monsters' cards: burying, raising, looking, sealing."""

from collections.abc import Iterator

from engine.core.facts import UP, Fact, Moved, Noted
from engine.core.pieces import The
from engine.core.world import World
from engine.games.shadowrift.content.effects import BonusHeroism, Bury, Look, RaiseVillager, Seal
from engine.games.shadowrift.content.printed import VILLAGER
from engine.games.shadowrift.effects.doing import By
from engine.games.shadowrift.ownership import in_town_now
from engine.games.shadowrift.rules.heroes.sealing import look_ahead, seal
from engine.games.shadowrift.rules.monsters.faction_cards import corpse_to_take
from engine.games.shadowrift.table import forbids
from engine.games.shadowrift.zones import CORPSES, MORE_HEROISM, TOWN_DISCARD, TRAVELLER_DECK
from engine.kit.effects import Effect


def bury_does(world: World, by: By, effect: Bury) -> Iterator[Fact]:
    """Corpses go back to their stack, unless a monster forbids it."""  # ruling 79
    monster = forbids(world, "burial")
    if monster is not None:
        yield Noted("no_burial", (The(monster),))
        return
    for _ in range(effect.n):
        found = corpse_to_take(world)
        if found is None:
            yield Noted("no_corpse")
            return
        yield Moved((found[0],), found[1], CORPSES)
        yield Noted("buried")


def raise_does(world: World, by: By, effect: RaiseVillager) -> Iterator[Fact]:
    """The Villager or Traveller nearest the bottom of the Traveller deck."""  # ruling 80
    card = next((card for card in world.pieces(TRAVELLER_DECK) if VILLAGER[world.kinds[card]]), None)
    if card is None:
        yield Noted("nobody")
        return
    yield Moved((card,), TRAVELLER_DECK, TOWN_DISCARD, None, UP)
    yield in_town_now(world, card, True)
    yield Noted("raised", (The(card),))


def bonus_does(world: World, by: By, effect: BonusHeroism) -> Iterator[Fact]:
    """For the next kill of anybody in the round."""  # ruling 82
    yield MORE_HEROISM.to(MORE_HEROISM(world) + effect.n)
    yield Noted("more_heroism", (effect.n,))


def look_does(world: World, by: By, effect: Look) -> Iterator[Fact]:
    assert by.seat is not None
    return look_ahead(world, by.seat, effect.n, effect.under)


def seal_does(world: World, by: By, effect: Seal) -> Iterator[Fact]:
    assert by.seat is not None
    return seal(world, by.seat, by.action.targets[0])


ROWS = (
    Effect(
        form=Bury,
        does=bury_does,
        words=lambda effect: "a Corpse goes back" if effect.n == 1 else f"{effect.n} Corpses go back",
        worth=lambda effect: 2.0 * effect.n,
        sign="corpse",
    ),
    Effect(
        form=RaiseVillager,
        does=raise_does,
        words=lambda effect: "a Villager who died returns",
        worth=lambda effect: 2.0,
        sign="villager",
    ),
    Effect(
        form=BonusHeroism,
        does=bonus_does,
        words=lambda effect: f"the next kill brings {effect.n} more Heroism",
        worth=lambda effect: 1.5 * effect.n,
        sign="heroism",
    ),
    Effect(
        form=Look,
        does=look_does,
        words=lambda effect: f"see {effect.n} cards to come" + (f", sink {effect.under}" if effect.under else ""),
        worth=lambda effect: 1.5,
        sign="look",
    ),
    Effect(
        form=Seal,
        does=seal_does,
        words=lambda effect: f"seal a rift for {effect.magic}*, a Totem, a Power or a monster that fled",
        worth=lambda effect: 3.0,
        sign="rift",
    ),
)
