"""Which tables Shadowscape can be played at, and the facts that lay one."""

from collections.abc import Iterator, Mapping

from engine.core.errors import Rejected
from engine.core.facts import DOWN, UP, Fact, Placed, Planned
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.printed import ENEMY_TYPE
from engine.games.shadowscape.content.words import TYPES
from engine.games.shadowscape.tasks import (
    OpeningDue,
)
from engine.games.shadowscape.zones import (
    ACTION_BACK,
    ACTION_DECK,
    FATE_BACK,
    FATE_DECK,
    GEAR_BACK,
    GEAR_DECK,
    LAYING,
    PILE,
    ROOM_BACK,
    TREASURE_BACK,
    TREASURES,
)

TOGETHER_ONLY = {"fate_per_phase": "1", "fate_discard": "0"}


def refuse_strange(options: Mapping[str, str]) -> None:
    """What makes a game harder belongs to cooperative games."""
    if options.get("mode", "competitive") == "cooperative":
        return
    for name, only in TOGETHER_ONLY.items():
        if options.get(name, only) != only:
            sentence = f"The option {name} is for cooperative games; leave it at {only}."
            raise Rejected("OnlyCooperative", sentence, "Difficulty")


def lay() -> Iterator[Fact]:
    """Starting rooms, fate, tokens, equipment and actions in their known order; drawing is the first task."""
    content = box()
    yield Placed(tuple(content.starts), LAYING, UP, ROOM_BACK)
    yield Placed(tuple(content.fate), FATE_DECK, DOWN, FATE_BACK)
    for number, type in enumerate(TYPES):
        yield Placed(tuple(kind for kind in content.tokens if ENEMY_TYPE[kind] == type), PILE[number], DOWN, type)
    yield Placed(tuple(content.treasures), TREASURES, DOWN, TREASURE_BACK)
    yield Placed(tuple(content.equipment), GEAR_DECK, DOWN, GEAR_BACK)
    yield Placed(tuple(content.general_actions), ACTION_DECK, DOWN, ACTION_BACK)
    yield Planned((OpeningDue(),))
