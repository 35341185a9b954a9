"""From a scene to the table on screen: who sits where, what lies where, what may be chosen, what is news."""

import pytest
from msgspec.structs import replace

from engine.core import Spot as Place
from engine.core import observe, redact
from engine.games.fairy_tale.zones import HAND, ROW
from tests.games.fairy_tale.builders import Tale, a_game
from tests.tui.games.fairy_tale.scenes import scene_of, titles_in
from tests.tui.tables import beats_of
from tui.games.fairy_tale.scene import table_of
from tui.games.fairy_tale.view import Card, Table


def words(table: Table) -> str:
    return "".join(word.text for word in table.hand_note).replace("\u00a0", " ")


def names(slots: tuple[Card, ...]) -> list[str]:
    return [slot.face.title for slot in slots]


def legal(slots: tuple[Card, ...]) -> list[bool | None]:
    return [slot.legal for slot in slots]


# Who sits where


def test_the_others_sit_in_table_order_from_the_viewer_s_left():
    table = table_of(scene_of(a_game(5).world, 3))
    assert [player.name for player in table.others] == ["Dorothea", "Mira", "Aldo", "Brann"]
    assert table.you.name == "Cyra"


def test_who_has_chosen_is_ready_and_the_others_think():
    tale = a_game(3)
    tale.act(1, tale.legal(1)[0])
    table = table_of(scene_of(tale.world, 0))
    assert {player.name: player.status for player in table.others} == {"Aldo": "ready", "Brann": "thinking"}


def test_who_is_not_asked_to_turn_a_card_is_neither_ready_nor_thinking():
    tale = Tale(3).row(0, "castle", "homesteaders").reveal("demon", "vampire", "werewolf")
    table = table_of(scene_of(tale.world, 1))
    assert {player.name: player.status for player in table.others} == {"Brann": "", "Mira": "thinking"}


def test_a_partner_is_named_and_the_points_of_a_team_are_added():
    tale = Tale(4, teams="partners").row(0, "castle").row(2, "fairy_ring", "dawn_sprite").row(1, "werewolf")
    table = table_of(scene_of(tale.world, 0))
    assert [player.kind for player in table.others] == ["bot, greedy", "bot, random, your partner", "ssh guest"]
    assert (table.you.score, table.you.together) == (6, 13)
    assert [player.together for player in table.others] == [1, 13, 1]


def test_without_teams_nothing_is_added():
    assert table_of(scene_of(Tale(2).row(0, "castle").world, 0)).you.together is None


# Rows


def test_a_row_shows_what_each_card_scores_now_and_how():
    tale = Tale(2).row(0, "bronze_dragon", "knight_of_the_round_table", "homesteaders", "homesteaders", "fairy_tale_4")
    row = table_of(scene_of(tale.world, 0)).you.row
    assert [slot.face.points for slot in row] == [3, 3, 2, 2, 0]
    assert [slot.face.maths for slot in row] == ["3×1", "", "1×2", "1×2", "★"]


def test_the_face_up_score_of_everybody_is_shown():
    tale = Tale(2).row(0, "castle", "-fairy_ring").row(1, "homesteaders", "homesteaders")
    table = table_of(scene_of(tale.world, 0))
    assert table.you.score == 6
    assert table.others[0].score == 4


def test_an_own_face_down_card_is_known_to_its_owner_only():
    tale = Tale(2).row(0, "castle", "-fairy_ring")
    mine, theirs = table_of(scene_of(tale.world, 0)), table_of(scene_of(tale.world, 1))
    assert names(mine.you.row) == ["Castle", "Fairy Ring"]
    assert not mine.you.row[1].face.up
    assert names(theirs.others[0].row) == ["Castle", ""]
    assert not theirs.others[0].row[1].face.known
    assert theirs.others[0].row[1].ref == Place(ROW[0], 1)


@pytest.mark.parametrize(
    ("kind", "badge"),
    [("castle", "6"), ("homesteaders", "n²"), ("bronze_dragon", "3×"), ("dragons_tale_2", "7★"), ("witchs_hut", "−1")],
)
def test_a_card_carries_its_printed_value(kind, badge):
    slot = table_of(scene_of(Tale(2).row(0, f"-{kind}").world, 0)).you.row[0]
    assert slot.face.badge == badge


# The draft


def test_in_the_draft_the_packet_is_the_hand_and_every_card_may_be_kept():
    tale = a_game(4)
    table = table_of(scene_of(tale.world, 0))
    assert sorted(slot.ref for slot in table.hand) == sorted(tale.world.lying(HAND[0]))
    assert legal(table.hand) == [True] * 5
    assert (table.hand_title, words(table)) == ("Your hand", "keep one, pass four to ▲ Aldo")
    assert (table.picks, table.kept) == (5, ())


def test_the_hand_is_told_where_it_goes_in_a_round_that_passes_right():
    tale = a_game(4)
    tale.play_out(
        lambda world, seat: world.game.legal(world, seat)[0], until=lambda world: world.counts["round", None] == 2
    )
    assert words(table_of(scene_of(tale.world, 0))) == "keep one, pass four to ▼ Cyra"


def test_a_card_in_hand_says_what_it_would_bring_if_it_were_played_now():
    tale = Tale(2).row(0, "bronze_dragon", "bronze_dragon", "-dragons_lair")
    tale.kept(0, "knight_of_the_round_table", "castle", "silver_dragon").kept(1, "demon", "vampire").choose()
    table = table_of(scene_of(tale.world, 0))
    worth = {slot.face.title: slot.face.worth for slot in table.hand}
    assert worth == {"Knight of the Round Table": 9, "Castle": 0, "Silver Dragon": 7}


@pytest.mark.parametrize(("teams", "swaps"), [("garfield", {"Demon", "The Egg of Chaos"}), ("partners", set())])
def test_a_card_that_makes_partners_swap_has_the_sign_for_it(teams, swaps):
    tale = Tale(4, teams=teams).kept(0, "castle", "demon", "the_egg_of_chaos")
    for seat in (1, 2, 3):
        tale.kept(seat, "homesteaders")
    table = table_of(scene_of(tale.choose().world, 0))
    assert {slot.face.title for slot in table.hand if slot.face.swaps} == swaps


def test_a_kept_card_stays_in_its_place_marked_until_all_have_chosen():
    tale = a_game(4)
    before = table_of(scene_of(tale.world, 0))
    tale.act(0, next(action for action in tale.legal(0) if action.card == before.hand[1].ref))
    after = table_of(scene_of(tale.world, 0))
    assert names(after.hand) == names(before.hand)
    assert [slot.chosen for slot in after.hand] == [False, True, False, False, False]
    assert legal(after.hand) == [None] * 5
    assert after.kept == ()
    assert words(after) == f"you keep {before.hand[1].face.title}, four go to ▲ Aldo"


def test_when_all_have_chosen_the_card_lies_among_the_picks():
    tale = a_game(2)
    kept = tale.legal(0)[0].card
    tale.everybody(lambda world, seat: world.game.legal(world, seat)[0])
    table = table_of(scene_of(tale.world, 0))
    assert [slot.ref for slot in table.kept] == [kept]
    assert len(table.hand) == 4


def test_the_hand_is_sorted_by_faction():
    tale = Tale(2).kept(0, "demon", "castle", "dragons_lair", "fairy_ring").kept(1, "demon", "vampire").choose()
    assert names(table_of(scene_of(tale.world, 0)).hand) == ["Dragon's Lair", "Fairy Ring", "Castle", "Demon"]


# Playing


def playing() -> Tale:
    tale = Tale(2).kept(0, "castle", "demon", "fairy_ring").kept(1, "vampire", "werewolf", "nightmare")
    return tale.choose()


def test_in_play_the_kept_cards_are_the_hand():
    table = table_of(scene_of(playing().world, 0))
    assert names(table.hand) == ["Fairy Ring", "Castle", "Demon"]
    assert legal(table.hand) == [True] * 3
    assert words(table) == "play one, two more after it"
    assert table.picks == 0


def test_a_chosen_card_stays_in_the_hand_marked_until_the_reveal():
    table = table_of(scene_of(playing().play(0, "castle").world, 0))
    assert [slot.chosen for slot in table.hand] == [False, True, False]
    assert words(table) == "Castle is chosen; everyone reveals at once"


def test_what_another_player_has_chosen_is_not_shown():
    tale = playing().play(1, "werewolf")
    assert "Werewolf" not in titles_in(table_of(scene_of(tale.world, 0)))


def test_a_turn_lights_the_cards_that_may_turn_and_bars_the_others():
    tale = Tale(2).row(0, "castle", "fairy_ring", "homesteaders").reveal("demon", "vampire")
    table = table_of(scene_of(tale.world, 0))
    row = {slot.face.title: slot.legal for slot in table.you.row}
    assert row == {"Castle": True, "Fairy Ring": False, "Homesteaders": True, "Demon": False}
    assert table.you.call == "turn one down"


def test_an_exchange_lights_first_the_own_row_then_the_partner_s():
    tale = Tale(4, teams="garfield").row(0, "castle").row(2, "fairy_ring", "-dawn_sprite")
    tale.reveal("witchs_hut", "homesteaders", "homesteaders", "homesteaders")
    scene = scene_of(tale.world, 0)
    first, second = table_of(scene), table_of(scene, tale.in_row(0, "castle"))
    assert legal(first.you.row) == [True, True]
    assert legal(first.others[1].row) == [None] * 3
    assert legal(second.you.row) == [None, None]
    assert [slot.chosen for slot in second.you.row] == [True, False]
    assert legal(second.others[1].row) == [True] * 3
    assert (first.you.call, second.others[1].call) == ("give one", "take one")


# Looking on


def test_a_spectator_sees_every_row_and_no_hand():
    tale = Tale(3).row(0, "castle", "-fairy_ring").kept(0, "demon", "vampire").kept(1, "castle", "demon")
    tale.kept(2, "werewolf", "nightmare").choose()
    table = table_of(scene_of(tale.world, None))
    assert (table.mine, table.holds_cards, table.hand, table.kept) == (False, False, (), ())
    assert names(table.you.row) == ["Castle", ""]
    assert len(table.others) == 2


def test_without_a_seat_of_one_s_own_a_hand_is_named_after_its_owner():
    world = a_game(2).world
    table = table_of(replace(scene_of(world, 1), you=frozenset()))
    assert table.hand_title == "Aldo's hand"
    assert not table.mine


def test_after_the_end_every_card_in_play_is_known():
    tale = a_game(3)
    tale.play_out(lambda world, seat: world.game.legal(world, seat)[0])
    table = table_of(scene_of(tale.world, 0))
    rows = [slot for player in (table.you, *table.others) for slot in player.row]
    assert len(rows) == 36
    assert all(slot.face.known for slot in rows)


# News


def test_what_happened_since_the_last_choice_is_marked():
    tale = Tale(2).row(0, "castle", "-dragons_lair").row(1, "homesteaders", "-fairy_ring")
    before = tale.world.copy()
    tale.reveal("silver_dragon", "demon")
    table = table_of(scene_of(tale.world, 1, before))
    assert [slot.change for slot in table.others[0].row] == ["down", "up", "new"]
    assert [slot.change for slot in table.you.row] == ["down", "", "new"]


def test_a_swapped_card_is_marked_on_both_sides():
    tale = Tale(4, teams="garfield").row(0, "castle").row(2, "fairy_ring", "-dawn_sprite")
    tale.reveal("witchs_hut", "homesteaders", "homesteaders", "homesteaders")
    before = tale.world.copy()
    tale.exchange(0, "castle", 1)
    table = table_of(scene_of(tale.world, 1, before))
    rows = {player.name: [slot.change for slot in player.row] for player in table.others}
    assert rows["Mira"] == ["swap", ""]
    assert rows["Brann"] == ["", "swap", ""]


def test_nothing_is_news_before_the_first_choice():
    table = table_of(scene_of(Tale(2).row(0, "castle").world, 0))
    assert [slot.change for slot in table.you.row] == [""]


# A reveal, step by step


def test_a_reveal_is_shown_before_each_of_its_effects():
    tale = Tale(2).row(0, "castle", "-dragons_lair").row(1, "homesteaders", "-fairy_ring")
    before = observe(tale.world, 0)
    tale.reveal("silver_dragon", "demon")
    _, event = tale.events[-1]
    told = redact(tale.events[-1][0], event, 0)
    pictures = [table_of(scene_of(beat.world, 0, before)) for beat in beats_of(observe(tale.events[-1][0], 0), told)]
    rows = [[(slot.face.title, slot.face.up) for slot in picture.you.row] for picture in pictures]
    assert rows == [
        [("Castle", True), ("Dragon's Lair", False), ("Silver Dragon", True)],
        [("Castle", True), ("Dragon's Lair", True), ("Silver Dragon", True)],
    ]
    last = table_of(scene_of(tale.world, 0, before))
    assert [slot.face.up for slot in last.you.row] == [False, True, True]
    assert [slot.change for slot in last.you.row] == ["down", "up", "new"]
