"""The score sheet of a finished table: who won, every card with its points and why, names taken, teams."""

import pytest
from msgspec.structs import replace

from engine.core import Ended, fold
from engine.games.fairy_tale.rules.ending import outcome_of
from engine.games.fairy_tale.table import points_by_seat
from tests.games.fairy_tale.builders import Tale
from tests.tui.games.fairy_tale.scenes import TABLES, scene_of, worlds_of
from tests.tui.off_screen import OffScreen
from tui.board.scores import Sheet
from tui.draw.canvas import Words
from tui.games.fairy_tale.score.scene import Score, sheet_of
from tui.games.fairy_tale.score.sheet import ScoreSheet


def ended(tale: Tale) -> Tale:
    """The table with the game over."""
    fold(tale.world, Ended(outcome_of(tale.world, points_by_seat(tale.world))))
    return tale


def sheet(tale: Tale, seat: int | None = 0) -> Sheet:
    return sheet_of(scene_of(ended(tale).world, seat))


def text(words: Words) -> str:
    return "".join(word.text for word in words).replace("\u00a0", " ")


def whys(score: Score) -> dict[str, str]:
    return {line.face.title: text(line.why) for line in score.lines}


def test_the_best_player_comes_first_and_the_verdict_names_who_is_behind():
    found = sheet(Tale(3).row(0, "castle").row(1, "castle", "fairy_ring").row(2, "dawn_sprite"))
    assert [score.name for score in found.scores] == ["Aldo", "Mira", "Brann"]
    assert [score.place for score in found.scores] == [1, 2, 3]
    assert text(found.verdict) == "▲ Aldo wins with 12, 6 ahead of ● Mira.  Decisive: ♥ Fairywood."
    assert found.place == "2nd"


def test_a_tie_is_shared():
    found = sheet(Tale(2).row(0, "castle").row(1, "fairy_ring"))
    assert text(found.verdict) == "● Mira and ▲ Aldo share the win with 6."
    assert found.place == "1st"


def test_partners_win_together_and_their_totals_are_added():
    tale = Tale(4, teams="partners").row(0, "castle").row(1, "fairy_ring").row(2, "dragons_lair").row(3, "demon")
    found = sheet(tale, 1)
    assert (
        text(found.verdict)
        == "● Mira and ■ Brann win with 12 together, 5 ahead of ▲ Aldo and ▼ Cyra.  Decisive: ♣ Dragonvale."
    )
    assert [(score.name, score.total, score.together) for score in found.scores] == [
        ("Mira", 6, 12),
        ("Brann", 6, 12),
        ("Aldo", 6, 7),
        ("Cyra", 1, 7),
    ]
    assert found.place == "2nd"


def test_a_spectator_has_no_place():
    assert sheet(Tale(2).row(0, "castle"), None).place == ""


def test_cards_are_listed_by_kind_and_those_face_down_last():
    found = sheet(Tale(2).row(0, "demon", "-castle", "homesteaders", "dragons_lair", "homesteaders"))
    score = next(score for score in found.scores if score.seat == 0)
    assert [line.face.title for line in score.lines] == [
        "Dragon's Lair",
        "Homesteaders",
        "Homesteaders",
        "Demon",
        "Castle",
    ]
    assert [line.at for line in score.lines] == [3, 2, 4, 0, 1]
    assert (score.up, score.down, score.lost) == (4, 1, 6)


def test_every_card_tells_its_points_and_why():
    tale = Tale(2).row(0, "bronze_dragon", "knight_of_the_round_table", "fairy_tale_4", "-castle")
    score = next(score for score in sheet(tale).scores if score.seat == 0)
    assert {line.face.title: line.points for line in score.lines} == {
        "Bronze Dragon": 3,
        "Knight of the Round Table": 3,
        "Fairy Tale 4": 0,
        "Castle": 0,
    }
    assert whys(score)["Bronze Dragon"] == "3 × 1 Knight"
    assert whys(score)["Knight of the Round Table"] == "printed value"
    assert whys(score)["Castle"] == "face down: it would add 6 face up"


def test_a_condition_has_a_tick_or_a_cross():
    score = sheet(Tale(2).row(0, "dragons_tale_4", "the_gold_dragon", "fairy_tale_4")).scores[0]
    told = {line.face.title: text(line.why) for line in score.lines}
    assert told["Dragon's Tale 4"].startswith("√ The Gold Dragon")
    assert told["Fairy Tale 4"].startswith("× The Fairy Queen not shown")


def test_the_names_taken_are_told_with_the_next_best_total():
    score = sheet(Tale(2).row(0, "bronze_dragon", "bronze_dragon", "the_trickster")).scores[0]
    assert score.total == 5
    assert whys(score)["The Trickster"] == "named Knight of the Round Table, printed value"
    assert text(score.names) == "Trickster takes the name that scores most: 5, next best −1"


def test_points_are_shown_by_faction():
    score = sheet(Tale(2).row(0, "castle", "witchs_hut", "the_egg_of_chaos")).scores[0]
    assert score.parts == {"holy_empire": 6, "shadow": -1, "all": 2}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_sheet_of_a_whole_game_adds_up_to_its_outcome(table):
    world = list(worlds_of(table))[-1]
    found = sheet_of(scene_of(world, 0))
    assert world.outcome is not None
    for score in found.scores:
        assert score.total == sum(line.points for line in score.lines) == world.outcome.scores[score.seat]
        assert score.total == sum(score.parts.values())
        assert score.place == world.outcome.places[score.seat]
        assert len(score.lines) == 12
        assert all(line.face.known and line.why for line in score.lines)


class Quiet(OffScreen, ScoreSheet):
    """A sheet that keeps what it says."""


def test_the_sheet_opens_on_the_viewer_s_own_cards():
    tale = ended(Tale(2).row(0, "castle").row(1, "castle", "fairy_ring"))
    board = Quiet()
    board.show(scene_of(tale.world, 0))
    assert board.score.name == "Mira"
    assert board.keys() == (("1-2", "player"), ("↑↓", "card"))


def test_the_card_under_the_cursor_can_be_inspected_wherever_it_lies_in_its_row():
    tale = ended(Tale(2).row(0, "demon", "castle").row(1, "homesteaders"))
    board = Quiet()
    board.show(scene_of(tale.world, 0))
    board.action_move("down")
    inspection = board.said[-1].inspection
    assert inspection is not None
    assert text(inspection.title) == "♠ @ Demon"


def test_another_scene_of_the_same_end_keeps_the_chosen_player():
    tale = ended(Tale(2).row(0, "castle").row(1, "homesteaders"))
    scene = scene_of(tale.world, 0)
    board = Quiet()
    board.show(scene)
    board.action_pick(2)
    board.show(replace(scene, kinds=("you", "bot")))
    assert board.score.name == "Aldo"
