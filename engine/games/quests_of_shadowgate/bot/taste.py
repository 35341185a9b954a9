"""What an opponent with a name may like: weights on the bot's judgement, read from opponents.toml.

Honoured by `bot.pick` and `bot.ranked`. With all weights at 1 it plays as if it had no likings.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

Weight = Annotated[float, Meta(ge=0.0, le=5.0)]


class Taste(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How much each thing counts to somebody: 1 as much as it brings, 0 nothing at all."""

    quests: Weight = 1.0  # points for quests, now and in turns to come
    firsts: Weight = 1.0  # being first of a type, and having most of them
    staff: Weight = 1.0  # pieces of the Staff, and the types that are lacking for it
    thefts: Weight = 1.0  # what is stolen


PLAIN = Taste()
