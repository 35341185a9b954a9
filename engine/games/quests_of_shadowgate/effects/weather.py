"""Effects of events: they bend a rule for whoever is in turn. The rules read their sum, `Weather`.

Words are short enough to stand on a card; what stands in braces is a sign or a name, which front ends fill in. Worth is
what playing one does for its owner, more than for the others: little, or harm.
"""

from typing import Any

import msgspec

from engine.games.quests_of_shadowgate.content.vocabulary import NOTHING, Class, Stat, Three, at_stat, plus
from engine.kit.effects import Effect
from engine.kit.structs import Positive, Strict


class Weather(msgspec.Struct, frozen=True):
    """All that the event in force changes for the seat in turn."""

    fewer_actions: int = 0
    items_less: Three = NOTHING
    more_points: dict[str, int] = {}  # by the class of the type a quest asks for
    pool_closed: bool = False
    most_hand: int | None = None
    pool_first: bool = False


CALM = Weather()


class FewerActions(Strict, frozen=True, tag_field="effect", tag="fewer_actions"):
    """Torches give so many actions less, never less than one."""

    actions: Positive


class ItemsCostLess(Strict, frozen=True, tag_field="effect", tag="items_cost_less"):
    """Items cost less of one stat."""

    stat: Stat
    points: Positive


class QuestsScoreMore(Strict, frozen=True, tag_field="effect", tag="quests_score_more", rename={"class_": "class"}):
    """Quests that ask for a type of this class score more."""

    class_: Class
    points: Positive


class PoolClosed(Strict, frozen=True, tag_field="effect", tag="pool_closed"):
    """Nothing can be drawn from the pool."""


class HandLimit(Strict, frozen=True, tag_field="effect", tag="hand_limit"):
    """No hand ends a turn larger than this."""

    most: Positive


class PoolFirst(Strict, frozen=True, tag_field="effect", tag="pool_first"):
    """While the pool has cards, every draw is from there."""


EventEffect = FewerActions | ItemsCostLess | QuestsScoreMore | PoolClosed | HandLimit | PoolFirst


def scored(weather: Weather, effect: QuestsScoreMore) -> dict[str, Any]:
    more = weather.more_points
    return {"more_points": {**more, effect.class_: more.get(effect.class_, 0) + effect.points}}


ROWS = (
    Effect(
        form=FewerActions,
        changes=lambda weather, effect: {"fewer_actions": weather.fewer_actions + effect.actions},
        words=lambda effect: f"{{torch}} {{minus}}{effect.actions} action",
        worth=lambda effect: -1.0 * effect.actions,
    ),
    Effect(
        form=ItemsCostLess,
        changes=lambda weather, effect: {
            "items_less": plus(weather.items_less, at_stat(effect.stat, effect.points)),
        },
        words=lambda effect: f"items {{{effect.stat}}}{{minus}}{effect.points}",
        worth=lambda effect: 0.3 * effect.points,
    ),
    Effect(
        form=QuestsScoreMore,
        changes=scored,
        words=lambda effect: f"{{{effect.class_}}} +{effect.points}",
        worth=lambda effect: 0.4 * effect.points,
    ),
    Effect(
        form=PoolClosed,
        changes=lambda weather, effect: {"pool_closed": True},
        words=lambda effect: "pool closed",
        worth=lambda effect: -0.1,
    ),
    Effect(
        form=HandLimit,
        changes=lambda weather, effect: {"most_hand": effect.most},
        words=lambda effect: f"hand max {effect.most}",
        worth=lambda effect: -0.3,
    ),
    Effect(form=PoolFirst, changes=lambda weather, effect: {"pool_first": True}, words=lambda effect: "pool first"),
)
