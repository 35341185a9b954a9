"""The open quests and the Staff's track: what they ask for, what the viewer would reach now, who has which type.

Levels, points and shortages come from the engine; here they are put beside each other for one viewer.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import World
from engine.games.quests_of_shadowgate.actions import StartQuest, StartStaff
from engine.games.quests_of_shadowgate.bot.prospects import points_lost, prospect_of, serving
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.forms import LEVELS, TYPES, Level
from engine.games.quests_of_shadowgate.rules.questing import points_of
from engine.games.quests_of_shadowgate.rules.services import levels_of
from engine.games.quests_of_shadowgate.rules.starting import staff_awaits, staff_pieces_lacking, types_lacking
from engine.games.quests_of_shadowgate.table import base_of, is_base, items_of, quest_of, type_of, types_found
from engine.games.quests_of_shadowgate.tasks import LevelDue, PurchaseDue, ServiceDue, ToAct
from engine.games.quests_of_shadowgate.zones import FIRST, OPEN_QUESTS, QUEST_TOP
from engine.kit.words import numbered
from tui.draw.canvas import Word, Words
from tui.draw.glyphs import MINUS
from tui.games.quests_of_shadowgate.look import halved, sign_of
from tui.games.quests_of_shadowgate.news import with_news
from tui.games.quests_of_shadowgate.scenes.reading import Reading
from tui.games.quests_of_shadowgate.view import Holder, QuestView, Servant, StaffView, TypeMark


def quests_of(reading: Reading) -> tuple[QuestView, ...]:
    """The column from top to bottom, then the top of the quest deck."""
    world = reading.world
    return tuple(
        quest_view(reading, quest, is_top=zone == QUEST_TOP) for zone in OPEN_QUESTS for quest in world.lying(zone)
    )


def quest_view(reading: Reading, quest: int, *, is_top: bool) -> QuestView:
    world, face = reading.world, quest_of(reading.world, quest)
    view = QuestView(
        ref=quest,
        face=face,
        points=tuple(points_of(world, face, level) for level in LEVELS),
        is_top=is_top,
        is_chosen=quest == quest_at_hand(reading),
    )
    view = reading.stand_for(with_news(reading.scene, view), StartQuest(quest), ToAct)
    if not (reading.knows_hand and reading.has_character):
        return view
    return with_prospect(reading, view, quest)


def with_prospect(reading: Reading, view: QuestView, quest: int) -> QuestView:
    """The quest with what the viewer's items reach and what hand and actions cannot pay."""
    world, seat = reading.world, reading.me
    is_chosen_from = isinstance(reading.ask, ToAct) and reading.is_asked
    return replace(
        view,
        net=net_of(reading, quest, best_level(reading, quest)) if is_chosen_from else 0,
        levels=tuple(levels_of(world, seat, quest)),
        short=prospect_of(world, seat, quest).short,
        servants=servants(world, seat, quest),
        is_mine=world.turn == seat and world.phase == "action",
    )


def quest_at_hand(reading: Reading) -> int | None:
    """The quest somebody is paying for or completing."""
    task = reading.world.agenda[-1] if reading.world.agenda else None
    match task:
        case PurchaseDue(what="quest", target=int(quest)) | LevelDue(quest=int(quest)) | ServiceDue(quest=int(quest)):
            return quest
    return None


def servants(world: World, seat: int, quest: int, level: Level | None = None) -> tuple[Servant, ...]:
    """Items that would serve a level, the best within reach by default."""
    served = serving(world, seat, quest, level or levels_of(world, seat, quest)[-1])
    return tuple(Servant(item, world.kinds[item], is_base(world, seat, item)) for item in served)


def loss_words(world: World, seat: int, quest: int, level: Level) -> Words:
    """`, −9 at the end`: the points that go with the items a level uses up."""
    lost = points_lost(world, seat, serving(world, seat, quest, level))
    return (Word(f", {MINUS}{halved(lost)} at the end", "warn"),) if lost > 0 else ()


def best_level(reading: Reading, quest: int) -> Level:
    """The level that brings most after what the items used up would have scored; of equals the lowest."""
    return max(levels_of(reading.world, reading.me, quest), key=lambda level: net_of(reading, quest, level))


def net_of(reading: Reading, quest: int, level: Level) -> int:
    """The points of a level, in halves, less what the viewer's sheet loses with the items that go."""
    world, seat = reading.world, reading.me
    scored = 2 * points_of(world, quest_of(world, quest), level)
    return scored - points_lost(world, seat, serving(world, seat, quest, level))


# The Staff


def track_of(reading: Reading) -> tuple[TypeMark, ...]:
    """The eleven types with their holders, the first of each type before the others."""
    world = reading.world
    base = base_of(world, reading.me)
    return tuple(TypeMark(type=type, holders=holders_of(world, type), base=type in base) for type in TYPES)


def holders_of(world: World, type: str) -> tuple[Holder, ...]:
    held = [
        Holder(seat, bool(FIRST(world, item)))
        for seat in range(world.seats)
        for item in items_of(world, seat)
        if type_of(world, item) == type
    ]
    return tuple(sorted(held, key=lambda holder: not holder.first))


def staff_of(reading: Reading) -> StaffView:
    world = reading.world
    makers = tuple(staff_awaits(world))
    view = StaffView(cost=box().staff.cost, found=len(types_found(world)), note=staff_note(reading), makers=makers)
    return reading.stand_for(view, StartStaff(), ToAct)


def staff_note(reading: Reading) -> str:
    """What stands between the viewer and the Staff, in a few words; of a spectator, what everybody waits for."""
    world = reading.world
    lacking = len(types_lacking(world))
    if reading.scene.seat is not None and (pieces := staff_pieces_lacking(world, reading.me)):
        return f"you need {' '.join(map(sign_of, pieces))}"
    if lacking:
        return f"{numbered(lacking, 'type')} missing"
    return "now, if you can pay" if reading.scene.seat is not None else "all found"
