"""The board of Quests of Shadowgate: everything legal is on it at every size, and nothing that is hidden."""

import random
from itertools import islice

import msgspec
import pytest

from engine.core import guess, observe
from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.rules.paying import cheapest_payment
from engine.games.quests_of_shadowgate.tasks import ScoreDue
from engine.games.quests_of_shadowgate.zones import DECK, HAND, PAYMENT, WANTED
from tests.games.quests_of_shadowgate.builders import Gate
from tests.tui.games.quests_of_shadowgate.scenes import (
    LARGE,
    MIDDLE,
    SIZES,
    SMALL,
    drawn,
    payer,
    random_game,
    scene_of,
    text_of,
    two,
)
from tui.board.spots import spot_of
from tui.draw.glyphs import ASCII
from tui.games.quests_of_shadowgate.inspecting import inspection_of
from tui.games.quests_of_shadowgate.landing import first_spot
from tui.games.quests_of_shadowgate.scene import table_of
from tui.games.quests_of_shadowgate.view import HAND as HAND_AREA

GAMES = [
    {"seed": 1, "seats": 2, "stealing": "on"},
    {"seed": 2, "seats": 3, "setup": "starred"},
    {"seed": 3, "seats": 4, "stealing": "on"},
    {"seed": 4, "seats": 2, "match": "each_starts_once"},
]
some_games = pytest.mark.parametrize("game", GAMES, ids=str)
OTHER_QUESTS = ("Bridge of Bones", "The Drowned Bell", "The Empty Throne")
CORNERS = {"╭": ("╮", "│", "╰"), "╔": ("╗", "║", "╚"), "┏": ("┓", "┃", "┗")}


def moments(game, every=2):
    """(world, a seat that is asked, a size) through a game, the sizes in turn."""
    for number, world in enumerate(random_game(**game)):
        if number % every == 0:
            yield world, sorted(world.waiting())[0], SIZES[number // every % len(SIZES)]


# Everything is there


@pytest.mark.strength
@some_games
def test_every_legal_action_of_a_game_is_on_the_board_and_lit(game):
    for world, seat, _ in moments(game):
        scene = scene_of(world, seat)
        table = table_of(scene)
        for action in scene.legal:
            spot = spot_of(table, action)
            assert spot is not None, action
            assert table.slot(spot).legal, action


@pytest.mark.strength
@some_games
def test_nothing_is_lit_that_is_not_legal(game):
    for world, seat, _ in moments(game):
        scene = scene_of(world, seat)
        table = table_of(scene)
        lit = [table.slot(spot).action for spot in table.spots() if table.slot(spot).legal]
        assert set(lit) == set(scene.legal)


@pytest.mark.strength
@some_games
def test_what_is_lit_is_drawn_at_every_size_where_it_can_be_clicked(game):
    for world, seat, size in moments(game):
        table = table_of(scene_of(world, seat))
        canvas = drawn(table, size)
        seen = {canvas.at(region.x, region.y) for region, _ in canvas.hots}
        for spot in table.spots():
            if table.slot(spot).legal and spot.area != HAND_AREA:  # a large hand scrolls
                assert spot in seen, (spot, size)


@pytest.mark.strength
@some_games
def test_painting_goes_through_a_whole_game_and_no_word_runs_over_a_frame(game):
    rng = random.Random(9)
    for world, seat, size in moments(game, every=3):
        table = table_of(scene_of(world, seat))
        lines = drawn(table, size, rng.choice(table.spots())).lines()
        assert [len(line) for line in lines] == [size[0]] * size[1]
        assert broken_frames(lines) == [], size


def broken_frames(lines):
    """Places where the side of a frame is written over; news may stand in the left one."""
    broken = []
    for y, row in enumerate(lines):
        for x, (right, side, low) in [(x, CORNERS[sign]) for x, sign in enumerate(row) if sign in CORNERS]:
            end = row.find(right, x)
            for below in lines[y + 1 :]:
                if below[x] == low:
                    break
                if below[x] not in (side, "!") or below[end] != side:
                    broken.append((y, x, below))
                    break
    return broken


@some_games
def test_everything_on_the_board_has_something_to_tell(game):
    for world, seat, _ in moments(game, every=9):
        scene = scene_of(world, seat)
        table = table_of(scene)
        for spot in table.spots():
            told = inspection_of(scene, table, spot)
            assert told is not None, spot
            assert "".join(word.text for word in told.title).strip(), spot


@some_games
def test_the_cursor_begins_on_something_legal_whenever_the_viewer_is_asked(game):
    for world, seat, _ in moments(game):
        table = table_of(scene_of(world, seat))
        assert table.slot(first_spot(table)).legal


def test_every_card_quest_character_ability_and_the_staff_can_be_inspected():
    seen = set()
    for game in GAMES:
        for world, seat, _ in moments(game, every=2):
            scene = scene_of(world, seat)
            table = table_of(scene)
            told = (inspection_of(scene, table, spot) for spot in table.spots())
            seen |= {word.text.strip() for each in told for word in each.title}
    content = box()
    faces = [face for cards in (content.quests, content.characters, content.abilities) for face in cards.values()]
    assert {card.name for card in content.adventure.values()} <= seen
    assert {side.name for face in faces for side in (face.a, face.b)} <= seen
    assert content.staff.name in seen


# Nothing hidden is there


@some_games
def test_two_worlds_that_look_equal_to_a_seat_are_drawn_and_told_equally(game):
    rng = random.Random(4)
    for world, _, size in moments(game, every=11):
        for seat in range(world.seats):
            other = guess(observe(world, seat), rng)
            assert other.zones[DECK] != world.zones[DECK] or len(world.zones[DECK]) < 3
            one, two = scene_of(world, seat), scene_of(other, seat)
            here, there = table_of(one), table_of(two)
            assert here == there
            assert drawn(here, size).lines() == drawn(there, size).lines()
            for spot in here.spots():
                assert inspection_of(one, here, spot) == inspection_of(two, there, spot)


@some_games
def test_a_spectator_reads_the_name_of_no_hidden_card(game):
    for world, _, size in moments(game, every=5):
        hidden = {
            box().adventure[world.kinds[card]]
            for seat in range(world.seats)
            for zone in (HAND, WANTED, PAYMENT)
            for card in world.zones[zone[seat]]
        }
        text = text_of(world, None, size)
        assert [card.name for card in hidden if card.name in text or card.brief in text] == []


def test_another_player_s_payment_is_only_counted():
    gate = payer().pay(0, "golden_thorn")
    text = text_of(gate.world, 1)
    assert "● Mira pays for The Silent Guard with 1 hidden card" in text
    assert "Golden Thorn" not in text
    assert "Golden Thorn" in text_of(gate.world, 0)


def test_another_player_s_purchase_from_the_hand_is_just_an_item():
    gate = two()
    gate.hand(0, "yorick", "circle_rune", "minor_mistral").acting(0, 5).start_item(0, "yorick")
    assert "Mira pays for an item" in text_of(gate.world, 1)
    assert "Yorick" not in text_of(gate.world, 1)


def test_a_spectator_sees_how_many_cards_everybody_holds():
    gate = two()
    gate.hand(0, "yorick", "circle_rune").hand(1, "bone_axe").acting(0, 5)
    text = text_of(gate.world, None)
    assert "2 in hand" in text
    assert "1 in hand" in text


def test_where_nothing_is_asked_nothing_is_lit():
    table = table_of(scene_of(payer().world, 0, legal=False))
    assert all(table.slot(spot).legal is None for spot in table.spots())


# What it says


def test_a_quest_tells_what_would_be_reached_now_and_what_is_short():
    gate = two().items(0, "elven_longbow1", "flame_of_gorrung1").quests("The Silent Guard", *OTHER_QUESTS)
    gate.hand(0, "golden_thorn", "scattered_coins").acting(0, 3)
    assert "─ √ Great 5 ─╮" in line_with(gate, "The Silent Guard")
    gate = two().quests("The Silent Guard", *OTHER_QUESTS).hand(0, "scattered_coins").acting(0, 3)
    assert "─ × ♥2 short ─╮" in line_with(gate, "The Silent Guard")


def test_on_one_line_a_quest_keeps_its_name_and_says_what_is_short_in_signs():
    gate = (
        two().quests("The Pit of Champions", "Bridge of Bones", "Eyes in the Rafters", "The Silent Guard").acting(0, 3)
    )
    rows = [line for line in text_of(gate.world, 0, (80, 19)).splitlines() if "The Pit of Champions" in line]
    assert len(rows) == 1
    assert "+Mag Wpn Rel 8" in rows[0]
    assert rows[0].rstrip().endswith("× ♥3♦2♣2")


def test_the_staff_s_track_has_the_name_of_every_type_whole():
    gate = two().items(0, "yorick1").items(1, "circle_rune").acting(0, 2)
    text = text_of(gate.world, 0)
    assert "¤Artifact" in text
    assert "ΩRoyal" in text


def line_with(gate, words, seat=0):
    return next(line for line in text_of(gate.world, seat).splitlines() if words in line)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_purchase_is_three_bars_of_stats_and_cards_against_the_cost(size):
    text = text_of(payer().pay(0, "golden_thorn").world, 0, size)
    assert "██▒▒▒▒░░│" in text  # 1 + 2 of 4 Vigour
    assert "████▒▒│" in text  # 2 + 1 of 3 Wits
    assert "██▒▒│▒▒" in text  # 1 + 2 of 2 Spirit
    assert "1 short" in text
    assert "3/4" in text


def test_the_cheapest_payment_is_marked_on_its_cards():
    world = payer().world
    table = table_of(scene_of(world, 0))
    cheapest = cheapest_payment(world, 0)
    assert {card.ref for card in table.hand if card.suggested} == set(cheapest)
    assert sum(line.count("┏") for line in drawn(table, MIDDLE).lines()) == len(cheapest) > 0


def test_a_card_says_what_it_pays_or_why_it_does_not():
    gate = two().quests("The Silent Guard").hand(0, "golden_thorn", "scattered_coins", "kings_crown").acting(0, 3)
    gate.start_quest(0, "The Silent Guard").pay(0, "golden_thorn")
    verdicts = {card.kind: card.verdict.text for card in table_of(scene_of(gate.world, 0)).hand}
    assert verdicts == {"scattered_coins": "√ pays it all", "kings_crown": "√ pays it all"}
    gate = (
        two().hand(0, "yorick", "golden_thorn", "magnus_bounty", "minor_mistral").acting(0, 3).start_item(0, "yorick")
    )
    verdicts = {card.kind: card.verdict.text for card in table_of(scene_of(gate.world, 0)).hand}
    assert verdicts["golden_thorn"] == "√ pays it all"
    assert verdicts["magnus_bounty"].startswith("√ pays ♥1")


def test_a_card_of_a_type_already_held_says_so():
    gate = two()
    gate.items(0, "yorick1").hand(0, "circle_rune", "bone_axe").acting(0, 1)
    verdicts = {card.kind: card.verdict.text for card in table_of(scene_of(gate.world, 0)).hand}
    assert verdicts["circle_rune"] == "× have Artifact"


def test_the_staff_s_track_shows_holders_the_first_of_a_type_before_the_others():
    gate = two().items(0, "bone_axe").items(1, "iron_spear1", "yorick1").acting(0, 2)
    text = text_of(gate.world, 0)
    assert "†Melee ▲¹●" in text
    assert "^Fire   ··" in text
    assert "2 of 11 found" in text


def test_points_of_the_end_are_forecast_with_halves():
    gate = Gate(4)
    characters = ("Ilsabet Swift", "Brannoc Ironhall", "Corvin of the Seal", "Tamsin Emberly")
    abilities = ("Seize", "Quick Hands", "Long Wick", "Haggler")
    items = ("yorick1", "bone_axe1", "glaciate1", "oak_shield1")
    for seat, (character, ability, item) in enumerate(zip(characters, abilities, items, strict=True)):
        gate.plays(seat, character, ability).items(seat, item)
    assert "+1½ most" in text_of(gate.acting(0, 2).world, 0)


def test_an_event_in_force_is_named_with_its_owner():
    gate = payer().event(1, "falling_dusk")
    assert "‼ Falling Dusk ▲" in text_of(gate.world, 0)


def test_the_victim_of_a_theft_reads_what_each_stat_would_make_it_cost():
    gate = two(stealing="on").items(0, "yorick1").hand(1, "circle_rune", "minor_mistral", "golden_thorn", "kings_crown")
    gate.hand(1, "magnus_bounty", "scattered_coins").acting(1, 6).start_theft(1, "yorick")
    text = text_of(gate.world, 0)
    assert "▲ Aldo tries to steal Yorick" in text
    assert "doubled to 2" in text
    assert "cost ♥5♦3♣3" in text  # 3,1,2 and 1,2,1 with the first doubled


def test_the_levels_of_a_paid_quest_name_the_items_that_serve():
    text = text_of(payer().pay(0, "golden_thorn", "scattered_coins").world, 0)
    assert "Great 5" in text
    assert "Elven\u00a0Longbow stays" in text
    assert "Flame\u00a0of\u00a0Gorrung goes" in text
    assert "out\u00a0of\u00a0reach" in text


def test_a_level_takes_the_rows_that_are_left_even_if_not_every_level_can_be_told_whole():
    gate = Gate(3).plays(0, "Sigrun Frostmane", "Broad Lore").plays(1, "Corvin of the Seal").plays(2, "Garrick Thrice")
    gate.items(0, "notched_sword1", "thorn_of_mercy1", "circle_rune1", "oak_shield1", "flame_of_gorrung1")
    gate.quests("The Acid Pool").hand(0, "gravewardens_plate", "bone_axe").event(1, "falling_dusk").acting(0, 4)
    gate.start_quest(0, "The Acid Pool").pay(0, "gravewardens_plate", "bone_axe")
    text = text_of(gate.world, 0, MIDDLE)
    assert "Great 5 −2" in text
    assert "Oak\u00a0Shield goes" in text
    assert "Flame\u00a0of\u00a0Gorrung goes …" in text  # what stays has no row left


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=str)
def test_a_level_that_ends_the_game_says_so_beside_it(size):
    gate = payer().vp(22, 0).pay(0, "golden_thorn", "scattered_coins")
    rows = text_of(gate.world, 0, size).splitlines()
    assert any("Major 3" in row and "the last turns begin" in row for row in rows)
    assert not any("Minor 1" in row and "the last turns begin" in row for row in rows)


def staff_maker(**options):
    """Seat 0 has the three pieces and a hand that pays, seat 1 the other eight types."""
    gate = two(**options).items(0, "clouded_orb1", "black_thorn1", "ashen_stave1")
    gate.items(1, "glaciate1", "bone_axe1", "oak_shield1", "yorick1", "drowned_signet1", "elven_longbow1")
    gate.items(1, "keening_gale1", "cinder_psalm1").hand(0, "circle_rune", "minor_mistral", "kings_crown")
    return gate.hand(0, "magnus_bounty", "golden_thorn", "scattered_coins", "spell_of_fortitude").acting(0, 12)


def test_the_staff_is_lit_when_it_can_be_made_and_the_cursor_begins_there():
    table = table_of(scene_of(staff_maker().world, 0))
    assert table.staff.legal
    assert table.slot(first_spot(table)).action == actions.StartStaff()


def test_the_maker_of_the_staff_in_a_match_is_asked_for_the_reward():
    gate = staff_maker(match="to_100")
    gate.act(0, actions.StartStaff())
    while payments := gate.offers(0, actions.Pay):
        gate.act(0, payments[0])
    table = table_of(scene_of(gate.world, 0))
    assert [option.action for option in table.options] == [actions.ClaimReward("self"), actions.ClaimReward("others")]
    assert all(option.legal for option in table.options)
    text = text_of(gate.world, 0)
    assert "You made the Staff of Ages" in text
    assert "+25 for you" in text
    told = ["".join(word.text for line in option.lines for word in line) for option in table.options]
    assert told == [  # three firsts and three pieces against eight firsts, most of them, and no piece
        "● Mira 37 in the match▲ Aldo 17 in the match",
        "● Mira 12 in the match▲ Aldo −8 in the match",
    ]


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=str)
def test_the_draft_shows_both_sides_of_every_card(size):
    world = next(random_game(seed=1, seats=3))
    text = text_of(world, sorted(world.waiting())[0], size)
    content = box()
    for card in (*content.characters.values(), *content.abilities.values()):
        assert card.a.name in text
        assert card.b.name in text


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=str)
def test_a_side_that_cannot_be_taken_any_more_is_crossed_out_and_has_no_star(size):
    world = list(islice(random_game(seed=1, seats=3), 2))[-1]
    table = table_of(scene_of(world, sorted(world.waiting())[0]))
    text = "\n".join(drawn(table, size).lines())
    assert any(face.taken is not None and not face.is_up for face in table.draft)
    for face in table.draft:
        is_gone = not face.is_up if face.taken is not None else not face.legal
        assert (f"× {face.face.name}" in text) == is_gone
    assert text.count("★") - ("★ for" in text) == sum(face.star and bool(face.legal) for face in table.draft)


def test_what_is_dealt_when_the_game_begins_is_no_news_but_an_item_acquired_since_is():
    drafting = next(random_game(seed=1, seats=3))
    gate = two().items(1, "bone_axe1").hand(0, "yorick").turn(0)
    changed = frozenset(range(len(gate.world.kinds)))
    scene = scene_of(gate.world, 0, changed=changed)
    fresh = table_of(msgspec.structs.replace(scene, before=drafting))
    assert not any(slot.fresh for slot in (*fresh.hand, *fresh.quests, *fresh.pool))
    assert all(item.fresh for other in fresh.others for item in other.items)
    later = table_of(msgspec.structs.replace(scene, before=gate.world))
    assert all(slot.fresh for slot in (*later.hand, *later.quests))


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=str)
def test_between_the_games_of_a_match_the_running_score_stands_on_the_draft(size):
    gate = two(match="to_100")
    gate.items(0, "yorick1").items(1, "bone_axe1").vp(30, 12)
    gate.due(ScoreDue())
    seat = sorted(gate.world.waiting())[0]
    text = text_of(gate.world, seat, size)
    assert "after game 1" in text.lower()
    for points in ("30", "12"):  # 30 + 2 + 3 - 5, 12 + 2 + 3 - 5
        assert points in text


@some_games
def test_with_ascii_the_whole_board_is_ascii_and_stats_have_letters_of_their_own(game):
    for world, seat, size in moments(game, every=13):
        table = table_of(scene_of(world, seat))
        text = "\n".join(drawn(table, size, glyphs=ASCII).lines())
        assert text.isascii()
        assert "?" not in text.replace("? ", "").replace("?1", "")


def test_in_ascii_the_three_stats_are_v_w_and_s():
    table = table_of(scene_of(payer().world, 0))
    assert "pays v2W1S2" in "\n".join(drawn(table, MIDDLE, glyphs=ASCII).lines())
