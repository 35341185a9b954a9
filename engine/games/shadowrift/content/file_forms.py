"""The files of Shadowrift as a whole: lists of cards, factions, scenarios, and the numbers that belong to no card."""

from typing import Annotated

from msgspec import Meta

from engine.games.shadowrift.content.forms import (
    Action,
    AfflictionCard,
    Attack,
    BaseAction,
    Corpse,
    Freeze,
    HeroismCard,
    Infiltrator,
    Loot,
    Magic,
    Monster,
    PowerCard,
    Resourceful,
    Rift,
    Skill,
    Totem,
    Traveller,
    Villager,
    Wall,
    Zombie,
)
from engine.games.shadowrift.content.words import Difficulty, FactionId, Name, Title, Word
from engine.kit.structs import Natural, Positive, Strict, Text

Stars = Annotated[int, Meta(ge=1, le=5)]
Eight = Annotated[tuple[Text, ...], Meta(min_length=8, max_length=8)]


class Faction(Strict, frozen=True, kw_only=True):
    """Whom you face: the name, what the trouble is, and what helps."""

    id: FactionId
    name: Name
    problem: Text
    advice: Text


class BaseFile(Strict, frozen=True, kw_only=True):
    cards: tuple[Resourceful | BaseAction, ...]


class GivenFile(Strict, frozen=True, kw_only=True):
    cards: tuple[AfflictionCard | HeroismCard, ...]


class StackFile(Strict, frozen=True, kw_only=True):
    cards: tuple[Attack | Action | Skill | Loot, ...]


class TownFile(Strict, frozen=True, kw_only=True):
    cards: tuple[Villager | Traveller | Infiltrator | Wall | Corpse, ...]


class RiftFile(Strict, frozen=True, kw_only=True):
    cards: tuple[Rift, ...]


class FactionFile(Strict, frozen=True, kw_only=True):
    faction: Faction
    monsters: tuple[Monster, ...]
    powers: tuple[PowerCard, ...]
    specials: tuple[Freeze | Totem | Zombie | Magic, ...] = ()


class Scenario(Strict, frozen=True, kw_only=True):
    """A set-up to choose: it overrides faction and stacks, and may leave out base stacks."""

    id: Text
    name: Title
    stars: Stars
    text: Text
    faction: FactionId
    stacks: Eight
    without: tuple[Text, ...] = ()


class ScenarioFile(Strict, frozen=True, kw_only=True):
    scenarios: tuple[Scenario, ...]


class StartPower(Strict, frozen=True, kw_only=True):
    """Power points at the start: so many for each hero beyond the first, at most so many."""

    each: Natural
    most: Natural


class RandomStacks(Strict, frozen=True, kw_only=True):
    """What eight stacks drawn at random hold at least."""

    attacks: Natural
    healing: Natural
    magic: Natural


class Expected(Strict, frozen=True, kw_only=True):
    """What the card files must add up to, copies counted."""

    starters: Positive
    base: Positive
    stacks: Positive
    attacks: Positive
    actions: Positive
    skills: Positive
    loot: Positive
    spells: Positive
    healing: Positive
    magic_makers: Positive
    villagers: Positive
    travellers: Positive
    infiltrators: Positive
    cultists: Positive
    walls: Positive
    corpses: Positive
    wounds: Positive
    burns: Positive
    heroism: Positive
    monsters: Positive
    powers: Positive
    rifts: Positive
    freezes: Positive
    totems: Positive
    zombies: Positive
    magic: Positive
    total: Positive


class GameFile(Strict, frozen=True, kw_only=True):
    """What the hall shows, the words players read, and the numbers that belong to no card."""

    title: Text
    tagline: Text
    minutes: Positive
    rounds: Positive
    wall_coin: tuple[Natural, Natural, Natural, Natural, Natural, Natural]
    first: Eight
    difficulty: dict[Difficulty, StartPower]
    random: RandomStacks
    names: dict[Word, Text]
    expected: Expected
