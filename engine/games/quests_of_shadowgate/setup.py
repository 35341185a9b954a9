"""Which tables Quests of Shadowgate can be played at, and the facts that lay one."""

from collections.abc import Iterator, Mapping

from engine.core.errors import Rejected
from engine.core.facts import DOWN, UP, Fact, Placed, Planned
from engine.core.world import World
from engine.games.quests_of_shadowgate import zones
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.entry import OPTIONS
from engine.games.quests_of_shadowgate.tasks import GameDue

MINUTES_A_GAME = 15


def check_table(options: Mapping[str, str]) -> None:
    """Raise Rejected where the options do not go together."""
    if options["match"] != "time_limit" and options["minutes"] != OPTIONS[-1].default:
        sentence = f"Minutes are only for a match with a time limit, not for {options['match']!r}."
        raise Rejected("MinutesWithoutLimit", sentence, "Matches")


def lay(options: Mapping[str, str]) -> Iterator[Fact]:
    """Everything in the box, in its known order; chance comes with the first task."""
    content = box()
    yield Placed(tuple(content.characters), zones.CHARACTERS, UP, zones.CHARACTER_BACK)
    yield Placed(tuple(content.abilities), zones.ABILITIES, UP, zones.ABILITY_BACK)
    yield Placed(tuple(content.adventure), zones.DECK, DOWN, zones.ADVENTURE_BACK)
    yield Placed(tuple(content.quests), zones.QUEST_DECK, DOWN, zones.QUEST_BACK)
    yield Planned((GameDue(),))


def is_match(world: World) -> bool:
    return world.options.get("match", "single") != "single"


def is_timed(world: World) -> bool:
    return world.options.get("match") == "time_limit"


def has_stealing(world: World) -> bool:
    return world.options.get("stealing") == "on"


def is_drafted(world: World) -> bool:
    return world.options.get("setup", "draft") == "draft"


def most_games(world: World) -> int:
    """How many games a match to a time limit can have, should its clock never strike."""  # ruling 34
    return int(world.options.get("minutes", "60")) // MINUTES_A_GAME
