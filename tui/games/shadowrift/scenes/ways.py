"""An action put together on the board: which legal actions are left after some picks, and what a thing narrows them to.

A pick is a mark of something on the board: a card, a space of Town, a monster, a hero. In whatever order things are
picked, what is left are the legal actions about all of them; a thing that leaves one action is that action.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from engine.games.shadowrift.actions import (
    Bind,
    Build,
    Buy,
    Discard,
    Expel,
    Give,
    Invite,
    Keep,
    Offer,
    OpenPurse,
    Play,
    PlayLoot,
    PlaySkill,
    SayDone,
    SeekAid,
    Sink,
    Tell,
    Use,
)
from engine.games.shadowrift.table import track_space
from engine.games.shadowrift.zones import HAND
from tui.board.half_made import Picks
from tui.board.spots import Pick
from tui.games.shadowrift.view import Sight

Mark = tuple[Any, ...]
"""`("card", 7)`, `("space", 2)`, `("foe", 31)`, `("hero", 1)`, `("deed", "give")`, `("add", kind, 0)` …"""

OF_CARDS = (Play, PlaySkill, PlayLoot, Bind, Use, Keep)
AIMED = (Play, SeekAid, Use)
DEEDS_OF: dict[str, tuple[type, ...]] = {"done": (SayDone,), "give": (Give,), "purse": (OpenPurse,), "tell": (Tell,)}


def is_about(sight: Sight, action: Any, mark: Mark) -> bool:
    """Whether an action is about something on the board."""
    match mark:
        case ("card", ref):
            return isinstance(action, OF_CARDS) and is_same_card(sight, action.card, ref)
        case ("space", space):
            return is_in_space(sight, action, space)
        case ("foe", ref):
            return is_aimed_at(sight, action, ref)
        case ("hero", seat):
            return bool(seat == (action.seat if isinstance(action, Give) else getattr(action, "hero", None)))
        case ("stack", number):
            return isinstance(action, Buy) and action.stack == number
        case ("guest", place):
            return isinstance(action, Invite) and action.place == place
        case ("wall", ref):
            return isinstance(action, Build) and action.wall == ref
        case ("deed", name):
            return isinstance(action, DEEDS_OF[name])
    return False


def is_same_card(sight: Sight, card: Any, ref: Any) -> bool:
    """Equal cards of a hand are one thing."""
    hand = sight.world.zones[HAND[sight.me]]
    return bool(card == ref or (card in hand and ref in hand and sight.kind(card) == sight.kind(ref)))


def is_in_space(sight: Sight, action: Any, space: int) -> bool:
    if isinstance(action, SeekAid) and action.space == space:
        return True
    card = sight.town[space]
    if card is None:
        return False
    if isinstance(action, Use | Expel):
        return bool(action.card == card) or is_aimed_at(sight, action, card)
    return is_aimed_at(sight, action, card)


def is_aimed_at(sight: Sight, action: Any, card: Any) -> bool:
    if not isinstance(action, AIMED):
        return False
    return card in action.targets or (action.place is not None and action.place == track_space(sight.world, card))


def left_after(sight: Sight, made: Picks) -> tuple[Any, ...]:
    """The legal actions about everything that was picked."""
    left: Iterable[Any] = sight.scene.legal
    for pick in made:
        left = [action for action in left if is_about(sight, action, pick.what)]
    return tuple(left)


def place_of(action: Any) -> tuple[Any, ...]:
    """What of an action is chosen on the board; the rest, boost and number and way, is chosen from a list."""
    names = ("card", "space", "targets", "hero", "place", "seat", "monster")
    return (type(action), *(getattr(action, name, None) for name in names))


def is_only_how(left: Sequence[Any]) -> bool:
    """Whether the actions left differ only in what a list is for."""
    return len(left) > 1 and len({place_of(action) for action in left}) == 1


# Cards given up: some of a hand, or of those looked at


def tokens(sight: Sight, action: Any) -> Counter[Any]:
    """The cards of an action, equal ones of a hand counted together."""
    by_kind = isinstance(action, Discard | Offer)
    return Counter(sight.kind(card) if by_kind else card for card in action.cards)


def added(made: Picks) -> Counter[Any]:
    return Counter(pick.what[1] for pick in made if pick.what[0] == "add")


def sets_with(sight: Sight, chosen: Counter[Any]) -> tuple[Any, ...]:
    """The legal sets of cards that hold all of these."""
    sets = (action for action in sight.scene.legal if isinstance(action, Discard | Offer | Sink))
    return tuple(action for action in sets if chosen <= tokens(sight, action))


def exactly(sight: Sight, chosen: Counter[Any]) -> Any | None:
    """The action that gives up just these."""
    return next((action for action in sets_with(sight, chosen) if tokens(sight, action) == chosen), None)


def picks_of_set(sight: Sight, action: Any, count: int) -> Picks:
    """The picks that lead to a set of cards, the first so many of them."""
    things = list(tokens(sight, action).elements())[:count]
    return tuple(Pick(("add", thing, step), step) for step, thing in enumerate(things))
