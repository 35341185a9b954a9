"""The players of a scene: who they play, what they hold, what their items would count if the game ended now."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from engine.games.quests_of_shadowgate.actions import Serve, StartTheft
from engine.games.quests_of_shadowgate.bot.prospects import lost_with, sheets_ahead
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.forms import Ability
from engine.games.quests_of_shadowgate.setup import has_stealing, is_match
from engine.games.quests_of_shadowgate.table import character_of, is_base, items_of
from engine.games.quests_of_shadowgate.tasks import LevelDue, PurchaseDue, ServiceDue, ToAct, ToServe
from engine.games.quests_of_shadowgate.zones import ABILITY, CHARACTER, FIRST, HAND, MATCH, USED, VP
from tui.board.spots import Slot
from tui.games.quests_of_shadowgate.news import with_news
from tui.games.quests_of_shadowgate.scenes.quests import best_level, servants
from tui.games.quests_of_shadowgate.scenes.reading import Reading
from tui.games.quests_of_shadowgate.view import ItemView, Person

ENDING = {
    "firsts": "firsts",
    "no_first": "no first",
    "most_firsts": "most",
    "pieces": "staff",
    "no_piece": "no staff",
}
"""What stands beside the points of each line of the sheet, where room is short."""


def person_of(reading: Reading, seat: int) -> Person:
    """A player as the viewer sees them."""
    world, scene = reading.world, reading.scene
    lines = sheets_ahead(world)[seat].lines if character_of(world, seat) else ()
    return Person(
        seat=seat,
        name=scene.names[seat],
        kind=scene.kinds[seat],
        status="thinking" if seat in scene.thinking and seat not in scene.you else "",
        character=character_of(world, seat),
        ability=ability_of(reading, seat),
        vp=VP(world, seat),
        hand=len(world.zones[HAND[seat]]),
        match=MATCH(world, seat) if is_match(world) else None,
        ending=tuple((ENDING[line.what], line.halves) for line in lines if line.what in ENDING),
        who=tuple(Slot(ref=piece) for zone in (CHARACTER, ABILITY) for piece in world.lying(zone[seat])),
        items=tuple(item_of(reading, seat, item) for item in items_of(world, seat)),
        in_turn=world.turn == seat,
    )


def ability_of(reading: Reading, seat: int) -> Ability | None:
    lying = reading.world.lying(ABILITY[seat])
    return box().ability(reading.world.kinds[lying[0]], reading.world.sides[lying[0]]) if lying else None


def item_of(reading: Reading, seat: int, item: int) -> ItemView:
    """An item: the viewer's own may serve, another one's may be stolen where that is played."""
    world = reading.world
    view = ItemView(
        ref=item,
        kind=world.kinds[item],
        first=bool(FIRST(world, item)),
        used=bool(USED(world, item)),
        stays=is_base(world, seat, item),
        serves=seat == reading.me and item in serving(reading),
    )
    view = with_news(reading.scene, view)
    if seat == reading.me:
        if reading.is_asked and isinstance(reading.ask, ToServe):
            view = replace(view, loss=lost_with(world, seat, item))
        return reading.stand_for(view, Serve(item), ToServe)
    return reading.stand_for(view, StartTheft(item), *((ToAct,) if has_stealing(world) else ()))


def serving(reading: Reading) -> Collection[int]:
    """The viewer's items that serve the quest being paid for or completed, or would at its best level."""
    task = reading.world.agenda[-1] if reading.world.agenda else None
    match task:
        case ServiceDue(seat=seat, served=served) if seat == reading.me:
            return served
        case PurchaseDue(seat=seat, what="quest", target=int(quest)) if seat == reading.me:
            return served_by(reading, quest)
        case LevelDue(seat=seat, quest=int(quest)) if seat == reading.me:
            return served_by(reading, quest)
    return ()


def served_by(reading: Reading, quest: int) -> set[int]:
    """The items that serve at the level that is best on balance."""
    return {servant.item for servant in servants(reading.world, reading.me, quest, best_level(reading, quest))}
