"""The end of a game: the last turns, points for items, ties."""

import pytest

from engine.core import Ended
from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.rules.ending import places_of
from engine.games.quests_of_shadowgate.scoring import sheets_of
from engine.games.quests_of_shadowgate.tasks import EndDue, ScoreDue
from engine.games.quests_of_shadowgate.zones import FINISHER
from tests.games.quests_of_shadowgate.builders import Gate


def sheet(gate, seat=0):
    return {line.what: line.points for line in sheets_of(gate.world)[seat].lines}


def ended(gate):
    gate.due(ScoreDue())
    [end] = gate.facts(Ended)
    return end.outcome


def pass_turn(gate):
    """The seat in turn lights its first card and stops; whatever else is asked is answered anyhow."""
    [seat] = gate.asked()
    turn = gate.world.turn
    while gate.world.outcome is None and gate.world.turn == turn:
        stops = gate.offers(seat, actions.EndActions)
        gate.act(seat, stops[0] if stops else gate.legal(seat)[-1])
    return seat


# The last turns


def test_24_quest_points_do_not_end_the_game():
    gate = Gate(2).vp(24, 0).hand(1, "yorick", "mimic")
    gate.due(EndDue(0))
    assert FINISHER(gate.world) == 0


@pytest.mark.parametrize("finisher", [0, 1, 2])
def test_with_25_at_the_end_of_a_turn_everybody_else_has_exactly_one_more(finisher):
    gate = Gate(3).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").plays(2, "Tamsin Emberly")
    gate.vp(*(25 if seat == finisher else 3 for seat in range(3)))
    gate.due(EndDue(finisher))
    seats = []
    while gate.world.outcome is None:
        seats.append(pass_turn(gate))
    assert seats == [(finisher + 1) % 3, (finisher + 2) % 3]


def test_a_second_player_with_25_gives_nobody_another_turn():
    gate = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").vp(25, 30)
    gate.due(EndDue(0))
    assert pass_turn(gate) == 1
    assert gate.world.outcome is not None
    assert gate.world.outcome.places == (2, 1)


# Points for items


def test_every_first_of_its_type_gives_2():
    gate = Gate(2).items(0, "yorick1", "bone_axe1", "rime_ward").items(1, "oak_shield1", "mimic")
    assert sheet(gate)["firsts"] == 4
    assert sheet(gate, 1)["firsts"] == 2


def test_most_firsts_give_6():
    gate = Gate(2).items(0, "yorick1", "bone_axe1").items(1, "oak_shield1")
    assert sheet(gate)["most_firsts"] == 6
    assert "most_firsts" not in sheet(gate, 1)


@pytest.mark.parametrize(("sharers", "points"), [(2, 3.0), (3, 2.0), (4, 1.5)])
def test_those_who_tie_for_most_firsts_share_the_6_in_halves(sharers, points):
    gate = Gate(4)
    for seat, item in enumerate(("yorick1", "bone_axe1", "oak_shield1", "rime_ward1")[:sharers]):
        gate.items(seat, item)
    assert [sheet(gate, seat).get("most_firsts", 0) for seat in range(4)] == [points] * sharers + [0] * (4 - sharers)


def test_nobody_has_most_firsts_when_nobody_has_any():
    gate = Gate(2).items(0, "yorick")
    assert "most_firsts" not in sheet(gate) | sheet(gate, 1)


def test_no_first_costs_5():
    assert sheet(Gate(2).items(0, "yorick"))["no_first"] == -5


def test_every_staff_piece_gives_2_and_none_costs_5():
    gate = Gate(2).items(0, "clouded_orb1", "golden_thorn")
    assert sheet(gate)["pieces"] == 4
    assert sheet(gate, 1)["no_piece"] == -5


def test_the_total_is_quests_and_items_together():
    gate = Gate(2).vp(25, 12).items(0, "clouded_orb1", "golden_thorn", "yorick1").items(1, "bone_axe1")
    assert [one.total for one in sheets_of(gate.world)] == [25 + 4 + 6 + 4, 12 + 2 - 5]


def test_the_most_points_win_and_the_scores_are_told():
    gate = Gate(2).vp(20, 25).items(0, "clouded_orb1", "golden_thorn1", "yorick1")
    outcome = ended(gate)
    assert outcome.places == (1, 2)
    assert outcome.scores == (20 + 6 + 6 + 4, 25 - 5 - 5)


# Ties


def test_a_tie_goes_to_more_quest_points():
    gate = Gate(2).vp(20, 18).items(0, "golden_thorn1", "bone_axe1").items(1, "yorick1", "clouded_orb1", "ashen_stave")
    sheets = sheets_of(gate.world)
    assert sheets[0].total == sheets[1].total == 29
    assert places_of(gate.world, sheets, None) == (1, 2)


def test_a_tie_in_quest_points_too_goes_to_more_firsts():
    gate = Gate(3).vp(20, 20, 0).items(0, "golden_thorn1", "bone_axe1").items(1, "clouded_orb1", "ashen_stave")
    gate.items(2, "yorick1", "oak_shield1", "rime_ward1")
    sheets = sheets_of(gate.world)
    assert sheets[0].total == sheets[1].total == 26
    assert places_of(gate.world, sheets, None) == (1, 2, 3)


def test_a_tie_in_everything_is_shared():
    assert ended(Gate(2).vp(25, 25)).places == (1, 1)
