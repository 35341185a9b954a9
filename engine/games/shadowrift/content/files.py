"""All files of Shadowrift together, and all cards in them with the place where each is written."""

from collections.abc import Iterator

import msgspec

from engine.content.lesson import Lesson
from engine.games.shadowrift.content.file_forms import (
    BaseFile,
    FactionFile,
    GameFile,
    GivenFile,
    RiftFile,
    ScenarioFile,
    StackFile,
    TownFile,
)
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
from engine.games.shadowrift.content.words import FACTIONS, SLUG, FactionId

BaseCards = Resourceful | BaseAction
GivenCards = AfflictionCard | HeroismCard
StackCards = Attack | Action | Skill | Loot
TownCards = Villager | Traveller | Infiltrator | Wall | Corpse
SpecialCards = Freeze | Totem | Zombie | Magic
Card = BaseCards | GivenCards | StackCards | TownCards | Monster | PowerCard | Rift | SpecialCards

GAME_FILE, LESSON_FILE, SCENARIO_FILE = (
    f"{SLUG}/game.toml",
    f"{SLUG}/tutorial.toml",
    f"{SLUG}/cards/scenarios.toml",
)
BASE_FILE, GIVEN_FILE = f"{SLUG}/cards/base.toml", f"{SLUG}/cards/given.toml"
STACK_FILE, TOWN_FILE = f"{SLUG}/cards/stacks.toml", f"{SLUG}/cards/town.toml"
RIFT_FILE = f"{SLUG}/cards/rifts.toml"


class Files(msgspec.Struct, frozen=True):
    """Every file in its form; all but `game` and `lesson` lie among the cards."""

    game: GameFile
    base: BaseFile
    given: GivenFile
    stacks: StackFile
    town: TownFile
    rifts: RiftFile
    dragons: FactionFile
    demons: FactionFile
    glacien: FactionFile
    drow: FactionFile
    necromancers: FactionFile
    storm_lords: FactionFile
    scenarios: ScenarioFile
    lesson: Lesson

    @property
    def factions(self) -> dict[FactionId, FactionFile]:
        """The files of the factions by id, in the order that an option names them."""
        return {id: getattr(self, id) for id in FACTIONS}


def faction_file(id: str) -> str:
    return f"{SLUG}/cards/{id}.toml"


def cards_in(files: Files) -> Iterator[tuple[str, str, Card]]:
    """(file, key path, card) in the order of the files."""
    yield from _listed(BASE_FILE, "cards", files.base.cards)
    yield from _listed(GIVEN_FILE, "cards", files.given.cards)
    yield from _listed(STACK_FILE, "cards", files.stacks.cards)
    yield from _listed(TOWN_FILE, "cards", files.town.cards)
    yield from _listed(RIFT_FILE, "cards", files.rifts.cards)
    for id, found in files.factions.items():
        yield from _listed(faction_file(id), "monsters", found.monsters)
        yield from _listed(faction_file(id), "powers", found.powers)
        yield from _listed(faction_file(id), "specials", found.specials)


def _listed(file: str, table: str, cards: tuple[Card, ...]) -> Iterator[tuple[str, str, Card]]:
    return ((file, f'{table} "{card.id}"', card) for card in cards)
