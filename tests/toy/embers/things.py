"""What Embers is made of: zones, counters, actions, tasks and asks."""

from typing import ClassVar

from engine.core.asks import FREE, TEAM, Manner
from engine.core.pieces import Ref
from engine.core.places import ALL, NOBODY, OWNER, Layout, counter, seat_counter, seat_zone, zone
from engine.kit.structs import ActionBase, AskBase, TaskBase

DECK = zone("deck", up=NOBODY, down=NOBODY)
PACK = zone("pack", up=ALL, down=ALL)  # the wolves: side a prowls, side b limps
ASH = zone("ash", up=ALL, down=ALL)
HAND = seat_zone("hand", up=OWNER, down=OWNER, loose=True)
HEARTH = seat_zone("hearth", up=ALL, down=ALL)

FIRE = counter("fire", 0, 9)
DAY = counter("day", 0, 9)
WARMTH = seat_counter("warmth", 0, 99)
GAVE = seat_counter("gave", 0, 1)

LAYOUT = Layout((DECK, PACK, ASH, HAND, HEARTH), (FIRE, DAY, WARMTH, GAVE))


class Stoke(ActionBase, frozen=True):
    """Lay a branch on one's own hearth: it gives warmth. Nobody else is touched."""

    card: Ref


class Give(ActionBase, frozen=True):
    """Hand a branch to somebody, once a day. Who is given something is waited for again."""

    card: Ref
    to: int


class Strike(ActionBase, frozen=True):
    """Burn a branch to strike a wolf: one that prowls limps, one that limps runs. Card and target are one action."""

    card: Ref
    wolf: Ref


class Search(ActionBase, frozen=True):
    """Draw a branch; which one to drop for it is asked next, of this hero alone."""


class Drop(ActionBase, frozen=True):
    """Drop this branch."""

    card: Ref


class Rest(ActionBase, frozen=True):
    """Be done for the day, unless something comes up."""


class Hold(ActionBase, frozen=True):
    """All keep watch: every wolf that prowls costs a flame, each two of warmth spare one."""


class Sing(ActionBase, frozen=True):
    """All sing: that costs two flames, and every wolf that limps runs."""


class DawnDue(TaskBase, frozen=True, tag=str.lower):
    """Deal branches, or see how it ended."""


class DayDue(TaskBase, frozen=True, tag=str.lower):
    """Everybody acts, in any order."""


class NightDue(TaskBase, frozen=True, tag=str.lower):
    """The heroes choose how to spend the night."""


class ToAct(AskBase, frozen=True, tag="act"):
    """Stoke, give, strike or search, as often as one likes; rest when done."""

    manner: ClassVar[Manner] = FREE


class ToDrop(AskBase, frozen=True, tag="drop"):
    """Drop a branch. A hero's own choice in the middle of the day: the others go on meanwhile."""


class ToWatch(AskBase, frozen=True, tag="watch"):
    """Hold or sing: any hero may say, and the first word counts."""

    manner: ClassVar[Manner] = TEAM


Action = Stoke | Give | Strike | Search | Drop | Rest | Hold | Sing
Task = DawnDue | DayDue | NightDue
Ask = ToAct | ToDrop | ToWatch
