"""What an opponent with a name may like: weights on the bot's judgement, read from opponents.toml.

With all weights at 1 it plays as if it had no likings.
"""

from typing import Annotated

from msgspec import Meta

from engine.kit.structs import Strict

Weight = Annotated[float, Meta(ge=0.0, le=5.0)]


class Taste(Strict, frozen=True, kw_only=True):
    """How much each thing counts to somebody: 1 as much as it brings, 0 nothing at all."""

    trophies: Weight = 1.0  # enemies eliminated, and whispers that ask for trophies
    treasures: Weight = 1.0  # treasures, and whispers that ask for them
    gear: Weight = 1.0  # equipment and general actions
    deep: Weight = 1.0  # whispers of two shards
    spite: Weight = 1.0  # red texts, and enemies set on whoever leads
    lord: Weight = 1.0  # being ready for the lord, and slaying it


PLAIN = Taste()
