"""What an opponent likes: weights that the game's own bot honours, as data. Without any it plays for points alone."""

from typing import Annotated

import msgspec

from engine.games.fairy_tale.content.box import box
from engine.games.fairy_tale.content.vocabulary import Mark

Weight = Annotated[float, msgspec.Meta(ge=0.0, le=10.0)]
Points = Annotated[float, msgspec.Meta(ge=-10.0, le=10.0)]


class Taste(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Weights of what may grow (sets of one kind and chapters, friends) and of what it does to others, 1 for the usual.

    `likes` are points that a card of this faction or category seems to be worth more.
    """

    sets: Weight = 1.0
    friends: Weight = 1.0
    denial: Weight = 1.0
    harm: Weight = 1.0
    likes: dict[Mark, Points] = {}

    def liked(self) -> dict[str, float]:
        """How many points a card of each kind seems to be worth more than it is; nothing where nothing is liked."""
        if not self.likes:
            return {}
        marks = {kind.id: (*kind.factions, *kind.categories) for kind in box().kinds.values()}
        return {kind: sum(self.likes.get(mark, 0.0) for mark in carried) for kind, carried in marks.items()}


PLAIN = Taste()
