"""What is in sight without a key: both sides of cards, texts of the hand, who is nearest, what the cursor is on."""

import pytest

from engine.games.shadowscape.asks import ToAct, ToDefend, ToRouse
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.names import hero_name
from engine.games.shadowscape.sums import left_by, withstands
from engine.games.shadowscape.table import cards_of
from tests.games.shadowscape.builders import Dungeon
from tests.tui.games.shadowscape.scenes import LARGE, LOW, MIDDLE, SIZES, drawn, game, scene_of
from tests.tui.tables import at_table, laid, play, press, shown
from tui.board.spots import Spot, first_legal
from tui.draw.glyphs import seat_glyph
from tui.draw.panel_layout import arrangement
from tui.games.shadowscape import view as v
from tui.games.shadowscape.landing import begin
from tui.games.shadowscape.layout import plan
from tui.games.shadowscape.scene import table_of
from tui.games.shadowscape.scenes.errands import nearest_to
from tui.games.shadowscape.scenes.phase import phase_of
from tui.games.shadowscape.scenes.ways import coming_walk
from tui.table.panels.inspector import Inspector

ROOMS = {1: "chapel", 5: "forge", 6: "camp"}


def ready(*hand: str, **dungeon) -> Dungeon:
    """Fengray in a corner with offers and some Fate cards."""
    table = Dungeon(rooms=ROOMS, **dungeon)
    table.offer("forge_smoke", "the_toll_is_due", "oxhide_coat", "blood_rite", "deep_pockets")
    table.hold(*hand)
    return table.ready()


def text_in(canvas, spot) -> str:
    """Everything drawn where a thing can be clicked, as one row of words."""
    rows = []
    for region, thing in canvas.hots:
        if thing == spot:
            rows += ["".join(canvas.cells[y][region.x : region.right]) for y in range(region.y, region.bottom)]
    return " ".join(" ".join(rows).replace("│", " ").split())


def picture(dungeon, size, here=None, **more):
    table = table_of(scene_of(dungeon.world, 0), **more)
    return drawn(table, size, here or begin(table))


def sides_of(world, card):
    printed = box().action(world.kinds[card])
    return printed.a, printed.b


@pytest.mark.parametrize("size", [LOW, MIDDLE, LARGE], ids=str)
def test_both_sides_of_every_action_card_are_in_sight(size):
    dungeon = ready()
    canvas = picture(dungeon, size)
    for index, card in enumerate(cards_of(dungeon.world, 0)):
        text = text_in(canvas, Spot(v.CARDS, index))
        up, other = sides_of(dungeon.world, card)
        assert up.name in text
        assert other.brief in text or other.text in text
        assert size == LOW or other.name in text


@pytest.mark.parametrize("size", [MIDDLE, LARGE], ids=str)
def test_both_sides_of_every_general_action_are_in_sight(size):
    canvas = picture(ready(), size)
    for index, id in enumerate(("blood_rite", "deep_pockets")):
        text, action = text_in(canvas, Spot(v.GENERALS, index)), box().general_actions[id]
        assert action.a.name in text
        assert action.a.brief in text
        assert action.b.brief in text


@pytest.mark.parametrize("size", [MIDDLE, LARGE], ids=str)
@pytest.mark.parametrize(
    "titles", [("old_oath",), ("old_oath", "loose_stones", "war_cry"), tuple(list(box().titles)[:5])]
)
def test_fate_cards_below_the_map_say_what_they_do(titles, size):
    dungeon = ready(*titles)
    canvas = picture(dungeon, size)
    for index, title in enumerate(titles):
        text, printed = text_in(canvas, Spot(v.HAND, index)), box().titles[title]
        assert printed.name in text
        assert " ".join(printed.red.text.split()[:5]) in text


def test_more_fate_cards_than_fit_are_listed_and_all_can_be_clicked():
    titles = list(box().titles)[:8]
    canvas = picture(ready(*titles), MIDDLE)
    for index, title in enumerate(titles):
        assert box().titles[title].name in text_in(canvas, Spot(v.HAND, index))


@pytest.mark.parametrize("size", [MIDDLE, LARGE], ids=str)
def test_the_board_itself_tells_of_the_room_under_the_cursor_what_a_fight_would_come_to(size):
    dungeon = ready("old_oath")
    enemy = dungeon.enemy("redsand_thrall", "forge")
    canvas, told = picture(dungeon, size, Spot(v.MAP, 5)), plan(*size).telling
    lines = [line[76:] for line in canvas.lines()]
    if told.height:
        lines = [line[told.x + 1 : told.right - 1] for line in canvas.lines()[told.y : told.bottom]]
    text = " ".join(" ".join(lines).split())
    assert "1 step: south; Redsand Thrall stops you" in text
    assert f"of {withstands(dungeon.world, enemy)}" in text
    assert f"Its hit on you leaves {left_by(dungeon.world, enemy, 0)} wound" in text


async def test_at_120_x_40_the_inspector_leaves_its_rows_to_the_board_and_below_that_it_has_them():
    table = laid(slug="shadowscape", seats=2, seed=4)
    while not isinstance(table.view(0).ask_of(0), ToAct):
        play(table, 1)
    assert arrangement(80, 24, wide=True).inspector == 1
    for size, own in (((120, 40), True), ((120, 39), False), ((200, 60), True)):
        async with at_table(table, size=size) as pilot:
            await press(pilot, "w", "escape", "a")
            assert pilot.app.screen.query_one("#inspector", Inspector).display is not own
            room = arrangement(*size, wide=True)
            assert (room.inspector == 0) is own
            name = sides_of(table.world, cards_of(table.world, 0)[0])
            assert sum(shown(pilot).count(face.name) for face in name) > 1


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_room_in_reach_has_its_steps_in_its_wall(size):
    dungeon = ready("old_oath").move().go()
    table = table_of(scene_of(dungeon.world, 0))
    canvas = drawn(table, size)
    in_reach = {place: way for place, way in table.ways.items() if way.steps}
    assert len(in_reach) > 3
    for place, way in in_reach.items():
        region = next(region for region, thing in canvas.hots if thing == Spot(v.MAP, place))
        assert f" {way.steps} " in "".join(canvas.cells[region.y][region.x : region.right])


@pytest.mark.parametrize("size", [LOW, MIDDLE, LARGE], ids=str)
def test_the_way_to_the_room_under_the_cursor_goes_through_filled_doors(size):
    dungeon = ready("old_oath").move().go()
    table = table_of(scene_of(dungeon.world, 0))
    far = next(place for place, way in table.ways.items() if way.steps == 2)
    plain, marked = drawn(table, size), drawn(table, size, Spot(v.MAP, far))
    filled = [sum(ink.reverse for row in canvas.inks for ink in row) for canvas in (plain, marked)]
    assert filled[1] >= filled[0] + 4


@pytest.mark.parametrize("size", [MIDDLE, LARGE], ids=str)
def test_every_open_whisper_shows_who_is_nearest_and_what_is_missing(size):
    dungeon = ready()
    table = table_of(scene_of(dungeon.world, 0))
    canvas = drawn(table, size)
    for index, slot in enumerate(table.slots(v.WHISPERS)):
        text = text_in(canvas, Spot(v.WHISPERS, index))
        assert all(seat_glyph(seat) in text for seat in nearest_to(dungeon.world, slot.ref))
        assert " of " in text or "deed" in text
    assert "Forge" in text_in(canvas, Spot(v.WHISPERS, 0))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_offers_say_with_crosses_what_is_missing(size):
    dungeon = ready()
    dungeon.token("redsand_thrall")
    canvas = picture(dungeon, size, Spot(v.WHISPERS, 0), panel=v.OFFER_PANEL)
    assert "Forge" in text_in(canvas, Spot(v.WHISPERS, 0))
    assert "√" in text_in(canvas, Spot(v.WHISPERS, 0))
    assert text_in(canvas, Spot(v.EQUIPMENT, 0)).startswith("×")
    assert text_in(canvas, Spot(v.GENERALS, 0)).startswith("√ 1 Blood Rite")
    assert "2" in text_in(canvas, Spot(v.GENERALS, 1))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_other_heroes_are_in_sight_or_a_key_away(size):
    dungeon = ready()
    name = hero_name(dungeon.world, 1)
    table = table_of(scene_of(dungeon.world, 0))
    there = any(thing == Spot(v.HEROES, 0) for _, thing in drawn(table, size).hots)
    assert there is (size in (MIDDLE, LARGE) or size[0] >= 119)
    opened = drawn(table_of(scene_of(dungeon.world, 0), panel=v.HERO_PANEL), size, Spot(v.HEROES, 0))
    assert name in text_in(opened, Spot(v.HEROES, 0))


def attacks(least_legs):
    """Scenes in which a hero is struck by an enemy that walked so many doors."""
    before = None
    for world in game(6, 3, 4000):
        seats = [seat for seat in world.waiting() if isinstance(world.ask_of(seat), ToDefend)]
        if seats and before is not None:
            scene = scene_of(world, seats[0], before)
            walk = phase_of(scene).walk
            if walk is not None and len(walk.legs) >= least_legs:
                yield scene, walk
        if any(isinstance(world.ask_of(seat), ToRouse | ToAct) for seat in world.waiting()):
            before = world.copy()


@pytest.mark.parametrize("size", [LOW, MIDDLE, LARGE], ids=str)
def test_the_walk_of_an_enemy_is_told_door_by_door_with_why_it_stopped(size):
    scene, walk = next(attacks(2))
    text = "\n".join(drawn(table_of(scene), size).lines())
    assert "Its way" in text
    for number, leg in enumerate(walk.legs, 1):
        line = next(
            line for line in text.split("\n") if f" {number}  {box().sign(leg.door)} " in line.replace("│", " ")
        )
        assert ("ignored" in line) is (leg.to is None)
    assert hero_name(scene.world, walk.struck[0]) in text.split("Its way")[1]


def test_an_enemy_under_the_cursor_shows_where_it_would_go_before_it_is_chosen():
    found = 0
    for world in game(4, 3, 900):
        seat = min(world.waiting(), default=None)
        if seat is None or not isinstance(world.ask_of(seat), ToRouse):
            continue
        table = table_of(scene_of(world, seat))
        here = first_legal(table, v.FOES)
        walk = coming_walk(world, table.slot(here).ref)
        text = "\n".join(drawn(table, MIDDLE, here).lines())
        assert ("It goes" in text) is (walk.rooms[-1] != walk.start)
        assert ("It stays" in text) is (walk.rooms[-1] == walk.start)
        found += 1
    assert found > 3


@pytest.mark.parametrize("size", [LOW, MIDDLE], ids=str)
def test_what_an_attack_would_leave_is_never_cut(size):
    seen = 0
    for scene, _ in attacks(0):
        attack, table = phase_of(scene).attack, table_of(scene)
        text = "\n".join(drawn(table, size, begin(table)).lines())
        assert f"= {attack.left} wound" in text
        if size == MIDDLE and begin(table).area == v.HAND:
            left = attack.left - 1
            assert f"With this card {f'{left} wound' if left else 'nothing gets'}" in text
        seen += 1
    assert seen > 5


def test_the_cursor_goes_to_a_card_that_makes_up_for_what_an_attack_lacks():
    short, enough = ready("last_rites_brigand"), ready("last_rites_brigand")
    for dungeon, kind in ((short, "redsand_thrall"), (enough, "gloom_hound")):
        dungeon.at("forge")
        dungeon.enemy(kind, "forge")
        dungeon.use("Shield Bash")
    landed = [begin(table_of(scene_of(dungeon.world, 0))).area for dungeon in (short, enough)]
    assert landed == [v.HAND, v.BUTTONS]
