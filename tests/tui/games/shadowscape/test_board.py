"""The board of Shadowscape: keys of its own, what lies over the map, what is told beforehand, ASCII, secrecy."""

import random

import pytest

from engine.core import guess, observe
from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import ToDefend, ToWound
from engine.games.shadowscape.zones import ACTIONS_LEFT
from tests.games.shadowscape.builders import Dungeon
from tests.tui.games.shadowscape.scenes import LOW, LOWEST, MIDDLE, SIZES, Desk, Heard, at_desk, drawn, game, scene_of
from tui.board.spots import Spot
from tui.draw.glyphs import ASCII
from tui.games.shadowscape import view as v
from tui.games.shadowscape.landing import begin
from tui.games.shadowscape.scene import table_of
from tui.games.shadowscape.scenes.phase import phase_of

ROOMS = {1: "chapel", 5: "forge", 6: "camp"}


def ready(*hand: str) -> Dungeon:
    """Fengray in a corner, with something on offer and some Fate cards."""
    dungeon = Dungeon(rooms=ROOMS)
    dungeon.offer("forge_smoke", "the_toll_is_due", "oxhide_coat", "blood_rite")
    dungeon.hold(*hand)
    return dungeon.ready()


async def test_m_moves_with_the_card_the_cursor_is_on_and_again_flips_it():
    dungeon = ready()
    desk = await at_desk(dungeon, "d", "m", "m")
    assert desk.chosen == [a.Move(dungeon.world.zones["deeds:0"][3])]


async def test_s_ends_the_actions_at_the_second_press():
    once = await at_desk(ready(), "s")
    assert once.chosen == []
    twice = await at_desk(ready(), "s", "s")
    assert twice.chosen == [a.EndActions()]


@pytest.mark.parametrize("size", [LOWEST, LOW, MIDDLE], ids=str)
async def test_offers_lie_over_the_map_and_esc_brings_the_map_back(size):
    desk = await at_desk(ready(), "w", size=size)
    assert desk.board.spot.area in v.OFFERS
    assert any("Forge Smoke" in line for line in desk.lines)
    assert Spot(v.MAP, 0) not in desk.places
    board = Heard(scene_of(ready().world, 0))
    here = board.spot
    board.action_offers()
    assert board.step_back()
    assert (board.panel, board.spot) == ("", here)


@pytest.mark.parametrize("keys", [("escape",), ("w", "escape")], ids="+".join)
async def test_esc_brings_the_map_back_where_the_cursor_itself_landed_on_the_offers(keys):
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS).offer("a_pair_of_horns")
    for _ in range(2):
        dungeon.token("gloom_hound")
    dungeon.hold("old_oath")
    dungeon.ready()
    dungeon.fold([ACTIONS_LEFT.to(0)])
    covered = await at_desk(dungeon, size=LOWEST)
    assert covered.board.spot.area == v.WHISPERS
    assert Spot(v.MAP, 0) not in covered.places
    desk = Desk(dungeon.world)
    async with desk.run_test(size=LOWEST) as pilot:
        await pilot.pause()
        for key in keys:
            assert desk.board.step_back() if key == "escape" else await pilot.press(key) is None
            await pilot.pause()
        assert Spot(v.MAP, 0) in desk.board.places()
        assert desk.board.spot.area == v.MAP
        assert not desk.board.step_back()


def test_the_same_key_closes_what_it_opened():
    board = Heard(scene_of(ready("old_oath").world, 0))
    for open_it, panel in ((board.action_fates, v.FATE_PANEL), (board.action_rivals, v.HERO_PANEL)):
        open_it()
        assert board.panel == panel
        assert board.own_keys() == (("Esc", "back"),)
        open_it()
        assert board.panel == ""
        assert ("Esc", "back") not in board.own_keys()


async def test_x_shows_the_other_side_of_every_action_card():
    plain, turned = await at_desk(ready()), await at_desk(ready(), "x")
    assert plain.lines != turned.lines
    assert any("other side" in line for line in turned.lines)


def test_a_wounded_card_can_be_pointed_at_and_says_why_it_cannot_be_used():
    dungeon = ready()
    card = dungeon.world.zones["deeds:0"][1]
    dungeon.wounded(card)
    board = Heard(scene_of(dungeon.world, 0))
    board.go(Spot(v.CARDS, 1))
    assert board.slot.legal is False
    assert "heal it first" in board.inspected


def test_a_room_tells_what_a_blow_makes_and_what_the_enemy_would_leave():
    dungeon = ready("old_oath")
    dungeon.enemy("redsand_thrall", "forge")
    board = Heard(scene_of(dungeon.world, 0))
    board.go(Spot(v.MAP, 5))
    assert "Redsand Thrall" in board.inspected
    assert "of 3" in board.inspected
    assert "Its hit on you leaves  1 wound" in board.inspected


def test_a_whisper_tells_what_is_missing_and_who_is_nearest():
    board = Heard(scene_of(ready().world, 0))
    board.go(Spot(v.WHISPERS, 0))
    assert "be in the Forge" in board.inspected
    assert "Nearest:" in board.inspected


def test_the_panel_of_the_enemy_phase_tells_the_attack_in_numbers():
    for world in game(6, 2, 3000):
        asked = [seat for seat in world.waiting() if isinstance(world.ask_of(seat), ToDefend)]
        if asked:
            break
    scene = scene_of(world, asked[0])
    attack = phase_of(scene).attack
    assert attack is not None
    assert attack.seat == asked[0]
    assert attack.left == max(0, attack.damage - attack.held) > 0
    table = table_of(scene)
    for size in SIZES:
        text = "\n".join(drawn(table, size, begin(table)).lines())
        assert "Attack on" in text
        assert f"{attack.left} wound" in text


def test_the_first_steps_of_a_game_in_ascii_have_no_sign_beyond_it():
    for number, world in enumerate(game(2, 3, 160)):
        if number % 20 == 0:
            table = table_of(scene_of(world, min(world.waiting())))
            for size in (LOW, MIDDLE):
                assert "".join(drawn(table, size, begin(table), ASCII).lines()).isascii()


def test_worlds_that_look_equal_to_a_seat_are_drawn_alike():
    rng, hidden = random.Random(1), 0
    for number, world in enumerate(game(8, 2, 240)):
        if number % 40:
            continue
        twin = guess(observe(world, 0), rng)
        hidden += twin.zones != world.zones
        for size in (LOW, MIDDLE):
            one, other = (drawn(table_of(scene_of(each, 0)), size) for each in (world, twin))
            assert (one.cells, one.inks) == (other.cells, other.inks)
    assert hidden


def test_where_a_wound_may_go_the_board_says_what_it_does_there():
    world = next(
        world for world in game(6, 2, 3000) if any(isinstance(world.ask_of(s), ToWound) for s in world.waiting())
    )
    seat = min(world.waiting())
    board = Heard(scene_of(world, seat))
    told = {}
    for spot, slot in board.table.everything():
        if slot.legal and isinstance(slot.action, a.Suffer):
            board.go(spot)
            told[spot.area] = board.inspected
    assert v.CARDS in told
    assert "cannot be used until it is healed" in told[v.CARDS]
    assert v.HERO not in told or "does no harm" in told[v.HERO]
