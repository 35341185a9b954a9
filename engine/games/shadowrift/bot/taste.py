"""What a companion with a name may care for: weights on a bot's judgement, read from opponents.toml.

With all weights at 1 a bot plays as if it had no likings.
"""

from typing import Annotated

from msgspec import Meta

from engine.kit.structs import Strict

Weight = Annotated[float, Meta(ge=0.0, le=5.0)]


class Taste(Strict, frozen=True, kw_only=True):
    """How much each thing counts to somebody: 1 as much as it brings, 0 nothing at all."""

    walls: Weight = 1.0  # building, and the Coin for it
    seals: Weight = 1.0  # rifts, Totems, Powers and runaways, and the Seals and Magic for them
    kills: Weight = 1.0  # hits, kills, and cards that deal them
    healing: Weight = 1.0  # Wounds and Burns that go back, of any hero
    town: Weight = 1.0  # Villagers invited, enemies sent off, Corpses buried


PLAIN = Taste()
