"""What is printed on the cards, in tables by kind for the rules to read quickly.

Tables fill on first use: a game whose content does not load can still be imported. Effects of abilities and events are
added up once per face into `Powers` and `Weather`, so that the rules ask for a number instead of searching effects.
"""

from collections.abc import Callable
from typing import TypeVar

from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.forms import AdventureCard, Character, EventCard, Item, Quest, Wild
from engine.games.quests_of_shadowgate.content.vocabulary import NOTHING, Three
from engine.games.quests_of_shadowgate.effects.powers import NO_POWERS, Powers
from engine.games.quests_of_shadowgate.effects.rows import EFFECTS
from engine.games.quests_of_shadowgate.effects.weather import CALM, Weather
from engine.kit.printed import Printed

T = TypeVar("T")
Face = tuple[str, str]  # a card with two sides, and the side that is up


def by_kind(derive: Callable[[AdventureCard], T]) -> Printed[str, T]:
    """One entry per kind of adventure card."""
    return Printed(lambda kind: derive(box().adventure[kind]))


def by_face(derive: Callable[[str, str], T]) -> Printed[Face, T]:
    """One entry per side of a card with two."""
    return Printed(lambda face: derive(*face))


RESOURCES: Printed[str, Three] = by_kind(lambda card: card.resources)
TORCH_OF: Printed[str, int] = by_kind(lambda card: card.torch)
NO_ACTION: Printed[str, bool] = by_kind(lambda card: card.no_action)
TYPE: Printed[str, str | None] = by_kind(lambda card: card.type if isinstance(card, Item | Wild) else None)
CLASS: Printed[str, str | None] = by_kind(lambda card: card.class_ if isinstance(card, Item) else None)
COST: Printed[str, Three] = by_kind(lambda card: card.cost if isinstance(card, Item | Wild) else NOTHING)
WORTH: Printed[str, int] = by_kind(lambda card: card.worth)
WEATHER: Printed[str, Weather] = by_kind(
    lambda card: EFFECTS.changed(CALM, card.effects) if isinstance(card, EventCard) else CALM
)
POWERS: Printed[Face, Powers] = by_face(lambda id, side: EFFECTS.changed(NO_POWERS, box().ability(id, side).effects))
CHARACTERS_OF: Printed[Face, Character] = by_face(lambda id, side: box().character(id, side))
QUEST_OF: Printed[Face, Quest] = by_face(lambda id, side: box().quest(id, side))
