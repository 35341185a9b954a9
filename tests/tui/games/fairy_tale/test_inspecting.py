"""What the inspector tells about a card, in the words a player reads."""

import msgspec
import pytest

from engine.core import Entered, fold
from engine.core import Spot as Place
from engine.games.fairy_tale.content.box import box
from engine.games.fairy_tale.zones import HAND as PACKET
from engine.games.fairy_tale.zones import KEPT, ROW
from tests.games.fairy_tale.builders import Tale, a_game
from tests.tui.games.fairy_tale.scenes import scene_of
from tui.board.contract import Inspection
from tui.board.spots import Spot
from tui.draw.canvas import Words
from tui.games.fairy_tale.inspecting import heading_of, inspection_of, named
from tui.games.fairy_tale.scenes.holding import DRAFT
from tui.games.fairy_tale.view import HAND, row_area


def text(words: Words) -> str:
    return "".join(word.text for word in words).replace("\u00a0", " ")


def lines(inspection: Inspection) -> list[str]:
    return [text(line) for line in inspection.lines]


def held(kind: str, *row: str, others: tuple[str, ...] = ()) -> Inspection:
    """A card in the viewer's hand, beside these cards in play."""
    tale = Tale(2).row(0, *row).row(1, *others).kept(0, kind, "nightmare").kept(1, "nightmare", "witchs_hut").choose()
    piece = tale.card(kind, KEPT[0])
    return inspection_of(scene_of(tale.world, 0), Spot(HAND, 0), piece)


def in_row(tale: Tale, viewer: int | None, owner: int, place: int) -> Inspection:
    scene = scene_of(tale.world, viewer)
    ref = scene.world.name_of(-1 if viewer is None else viewer, ROW[owner], place)
    return inspection_of(scene, Spot(row_area(owner), place), ref)


def test_a_card_in_hand_is_named_with_its_signs_and_tells_its_worth_with_reasons():
    told = held("knight_of_the_round_table", "bronze_dragon", "bronze_dragon")
    assert text(told.title) == "♦ @ Knight of the Round Table"
    assert lines(told)[0] == "adds 9: 3 itself, 6 for your 2 Bronze Dragons"


def test_a_plain_number_needs_no_reason():
    assert lines(held("sky_dance_dragon"))[0] == "adds 3"


def test_what_its_own_effect_takes_away_is_not_counted_as_worth():
    assert lines(held("castle"))[:2] == ["adds 0: 6 itself", "Its effect costs you 6."]
    assert lines(held("castle", "homesteaders"))[:2] == ["adds 5: 6 itself", "Its effect costs you 1."]


def test_what_its_own_effect_brings_back_is_counted_as_worth():
    told = lines(held("silver_dragon", "-dragons_lair"))
    assert told[:2] == ["adds 7: 1 itself", "Its effect gains you 6."]


def test_what_passing_a_card_on_gives_away_is_what_it_would_bring_there():
    told = lines(held("castle", others=("homesteaders",)))
    assert "for others now ▲ Aldo +5" in [line.strip() for line in told]


def test_in_the_draft_a_card_is_also_weighed_with_the_picks():
    tale = Tale(2).hand(0, "bronze_dragon", "demon").hand(1, "vampire", "werewolf")
    tale.kept(0, "knight_of_the_round_table")
    fold(tale.world, Entered(DRAFT))
    told = lines(inspection_of(scene_of(tale.world, 0), Spot(HAND, 0), tale.card("bronze_dragon", PACKET[0])))
    assert told[:2] == ["adds 0 (no Knights shown)", "with your picks it adds 3"]


def test_a_condition_is_told_in_brackets():
    assert lines(held("dragons_tale_4"))[0] == "adds 0 (The Gold Dragon not shown)"


def test_the_copies_nobody_can_see_are_counted_and_the_others_found():
    told = lines(held("castle", "castle", others=("castle",)))
    assert "1 of 4 unseen (1 in your hand, 1 in your row, 1 in Aldo's row)" in told


def test_what_an_effect_would_do_now_is_told():
    assert "Its effect costs you 6." in lines(held("castle"))


def test_who_else_shows_a_friend_is_told():
    assert "nobody else shows a Bronze Dragon" in lines(held("knight_of_the_round_table"))
    told = lines(held("knight_of_the_round_table", others=("bronze_dragon", "bronze_dragon")))
    assert "▲ Aldo shows 2 Bronze Dragons" in told


def test_a_card_that_counts_as_a_friend_is_told_among_them():
    told = lines(held("mischievous_fairy", others=("the_egg_of_chaos", "mischievous_fairy")))
    assert "▲ Aldo shows 2 Fairies (the Egg among them)" in told
    assert "▲ Aldo shows 1 Fairy (the Egg in the name)" in lines(
        held("mischievous_fairy", others=("the_egg_of_chaos",))
    )


def test_one_homesteader_is_one():
    assert "▲ Aldo shows 1 Homesteader" in lines(held("homesteaders", others=("homesteaders",)))


def test_what_the_card_would_give_the_others_is_told():
    told = lines(held("knight_of_the_round_table", others=("bronze_dragon",)))
    assert "for others now ▲ Aldo +6" in [line.strip() for line in told]


def test_the_last_line_is_the_card_s_tale():
    assert lines(held("castle"))[-1] == box()["castle"].flavour


def test_a_card_to_be_turned_tells_what_that_costs():
    tale = Tale(2).row(0, "castle", "homesteaders").reveal("demon", "vampire")
    assert lines(in_row(tale, 0, 0, 0))[0] == "turning it down costs you 6"


def test_a_card_to_be_turned_up_tells_what_that_brings():
    tale = Tale(2).row(0, "-castle", "-homesteaders", "-fairy_ring").reveal("empire_herald", "vampire")
    assert lines(in_row(tale, 0, 0, 0))[0] == "turning it up gains you 6"


def test_a_card_that_is_not_missed_costs_nothing_and_one_that_scores_nothing_gains_nothing():
    tale = Tale(2).row(0, "dwarven_warrior", "dawn_sprite").reveal("fairy_ring", "homesteaders")
    assert lines(in_row(tale, 0, 0, 0))[0] == "turning it down costs you nothing (no Sky Dance Dragons shown)"
    tale = Tale(2).row(0, "-dwarven_warrior", "-fairy_ring").reveal("dawn_sprite", "homesteaders")
    assert lines(in_row(tale, 0, 0, 0))[0] == "turning it up gains you nothing (no Sky Dance Dragons shown)"


def test_a_copy_turned_down_tells_what_the_others_are_worth_without_it():
    tale = Tale(2).row(0, "homesteaders", "homesteaders", "castle").reveal("demon", "vampire")
    told = "turning it down costs you 3: one Homesteader at 1 instead of two at 2"
    assert lines(in_row(tale, 0, 0, 0))[0] == told
    tale = Tale(2).row(0, "homesteaders", "homesteaders", "homesteaders").reveal("demon", "vampire")
    told = "turning it down costs you 5: two Homesteaders at 2 each instead of three at 3"
    assert lines(in_row(tale, 0, 0, 0))[0] == told


def test_a_loss_turned_down_is_a_gain():
    tale = Tale(2).row(0, "witchs_hut", "castle").reveal("nightmare", "vampire")
    assert lines(in_row(tale, 0, 0, 0))[0] == "turning it down gains you 1"


def test_an_own_face_down_card_tells_what_it_would_bring():
    tale = Tale(2).row(0, "-castle")
    assert lines(in_row(tale, 0, 0, 0))[0] == "face down; face up it would add 6"


def test_another_player_s_card_tells_what_it_scores_for_them():
    tale = Tale(2).row(1, "bronze_dragon", "knight_of_the_round_table")
    assert lines(in_row(tale, 0, 1, 0))[0] == "scores 3 for ▲ Aldo: 3 × 1 Knight"


def test_a_back_tells_only_whose_it_is():
    tale = Tale(2).row(1, "castle", "-fairy_ring")
    told = in_row(tale, 0, 1, 1)
    assert text(told.title) == "░ Face-down card 2 of ▲ Aldo"
    assert lines(told) == ["Only ▲ Aldo may look at it. Face down it scores nothing."]


def test_a_spectator_is_told_what_everybody_sees():
    told = lines(in_row(Tale(2).row(1, "castle"), None, 1, 0))
    assert told[0] == "scores 6 for ▲ Aldo: printed value"
    assert "3 of 4 unseen (1 in Aldo's row)" in told


def test_after_the_end_a_card_tells_what_it_scored():
    tale = a_game(2)
    tale.play_out(lambda world, seat: world.game.legal(world, seat)[0])
    told = [lines(in_row(tale, 0, 0, place))[0] for place in range(12)]
    assert all(line.startswith(("scores ", "● Mira has it face down")) for line in told)


@pytest.mark.parametrize(
    ("kind", "heading"),
    [
        ("castle", "Effects"),
        ("homesteaders", "Scoring"),
        ("dragons_tale_2", "Chapters"),
        ("the_gold_dragon", "Hunt and Draw"),
        ("the_trickster", "Names taken"),
    ],
)
def test_every_card_knows_where_the_rulebook_says_more(kind, heading):
    assert heading_of(box()[kind]) == heading


def test_a_noun_has_the_article_it_needs():
    assert named(box()["knight_of_the_round_table"]) == "a Knight"
    assert named(box()["the_egg_of_chaos"]) == "an Egg"
    assert named(box()["homesteaders"]) == "a Homesteader"


def test_a_swap_against_a_back_promises_nothing_about_it():
    tale = Tale(4, teams="garfield").row(0, "castle").row(2, "fairy_ring", "-dawn_sprite")
    tale.reveal("witchs_hut", "homesteaders", "homesteaders", "homesteaders")
    scene = scene_of(tale.world, 0)
    told = inspection_of(scene, Spot(row_area(2), 1), Place(ROW[2], 1), tale.in_row(0, "castle"))
    assert lines(told)[0] == "for Castle, unseen: you −6, ■ Brann +6, together +0"


def test_who_is_called_you_is_spoken_of_so_from_another_seat():
    tale = Tale(2).row(0, "castle", "homesteaders").kept(1, "castle", "homesteaders").kept(0, "demon").choose()
    scene = msgspec.structs.replace(scene_of(tale.world, 1), names=("You", "Aldo"))
    told = lines(inspection_of(scene, Spot(HAND, 0), tale.card("castle", KEPT[1])))
    assert "2 of 4 unseen (1 in your hand, 1 in your row)" in told
    told = lines(inspection_of(scene, Spot(HAND, 1), tale.card("homesteaders", KEPT[1])))
    assert "● You show 1 Homesteader" in told
