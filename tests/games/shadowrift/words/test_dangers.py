"""How near the ends are: the most urgent is told first, and told while something can still be done."""

import pytest

from engine.core import fold, observe
from engine.core.facts import DOWN, UP
from engine.games.shadowrift.words.dangers import RISK, deaths_due, ends_near, risk_next
from engine.games.shadowrift.words.prompts import status
from engine.games.shadowrift.zones import BELONGS, CORPSES, TOWN_DECK, TOWN_DISCARD, TRAVELLER_DECK, WALLS
from tests.games.shadowrift.builders import Siege


def note(siege):
    return status(observe(siege.world, 0), 0).note


def corpses(siege, count, zone=TOWN_DISCARD):
    """So many Corpses come to Town."""
    for card in tuple(siege.world.pieces(CORPSES))[:count]:
        siege.move(card, CORPSES, zone, 0, DOWN if zone == TOWN_DECK else UP)


def town_of(*living, dead=0, discarded=0, seats=2):
    """A Town deck of these Villagers and so many Corpses; everybody else was killed."""
    siege = Siege(seats)
    left = list(living)
    for card in tuple(siege.world.pieces(TOWN_DECK)):
        if siege.world.kinds[card] in left:
            left.remove(siege.world.kinds[card])
        else:
            siege.move(card, TOWN_DECK, TRAVELLER_DECK, 0, DOWN)
            fold(siege.world, BELONGS.to(1, card))
    corpses(siege, dead, TOWN_DECK)
    corpses(siege, discarded)
    return siege


def test_at_the_start_nothing_is_close():
    assert note(Siege(2)) == "nothing is close yet"


def test_the_risk_of_the_next_laying_counts_the_cards_of_the_town_deck_that_still_stand():
    assert risk_next(town_of("bard", dead=6).world) == pytest.approx(2 / 7)  # five of seven are laid
    assert risk_next(town_of("bard", "sage", dead=5).world) == pytest.approx(1 / 21)
    assert risk_next(town_of(dead=7).world) == 1.0
    assert risk_next(town_of("bard", "sage", "baker", dead=4).world) == 0.0


def test_a_deck_shorter_than_town_is_laid_whole_and_then_the_discard_is_shuffled():
    siege = town_of("bard", discarded=6)
    assert risk_next(siege.world) == 0.0
    siege.town("bard")  # the deck is empty; in play and discard one stands among six Corpses
    assert risk_next(siege.world) == pytest.approx(2 / 7)


def test_a_frozen_space_is_not_laid_anew():
    free, frozen = Siege(2, faction="glacien"), Siege(2, faction="glacien")
    frozen.town("freeze")
    for siege in (free, frozen):
        corpses(siege, 15, TOWN_DECK)
    assert risk_next(frozen.world) > risk_next(free.world) > 0


def test_a_seat_is_told_the_same_risk_whatever_the_order_of_the_deck():
    siege = town_of("bard", dead=6)
    seen = risk_next(observe(siege.world, 0))
    siege.move(siege.world.pieces(TOWN_DECK)[-1], TOWN_DECK, TOWN_DECK, 0, DOWN)
    assert risk_next(observe(siege.world, 0)) == seen == pytest.approx(2 / 7)


def test_a_town_that_may_fall_is_told_before_a_boss_that_just_came():
    siege = town_of("bard", dead=9)
    siege.monster("ashmother", 0)
    assert note(siege).split("; ")[:2] == ["50% risk: Town falls", "the boss wins in 3 steps"]


def test_a_boss_at_its_last_step_is_told_before_the_town():
    siege = town_of("bard", dead=6)
    siege.monster("ashmother", 2)
    assert note(siege).split("; ")[:2] == ["the boss wins in 1 step", "29% risk: Town falls"]


def test_town_is_warned_of_a_round_early_by_what_the_monsters_are_about_to_do():
    siege = town_of("bard", "sage", "baker", "child", "innkeeper", "merchant", dead=5)
    assert risk_next(siege.world) < RISK
    assert note(siege) == "only 6 of 11 alive in Town"
    for kind in ("cinder_drake", "ashwing", "hotspark_hatchling"):
        siege.monster(kind, 1)
    assert deaths_due(siege.world) == 3
    assert note(siege) == "Town may fall in 2 rounds"


def test_while_monsters_act_few_who_stand_are_told():
    siege = Siege(2)
    siege.town("guard")
    siege.world.phase = "monsters"
    assert note(siege) == "few stand in Town"


@pytest.mark.parametrize(("came", "told"), [(12, "four Corpses from the plague"), (15, "the plague may come next")])
def test_the_plague_is_told_before_the_step_that_could_bring_it(came, told):
    siege = Siege(2)
    corpses(siege, came)
    siege.monster("cinder_drake", 1)
    assert told in note(siege)


@pytest.mark.parametrize("walls", [3, 4, 6])
def test_a_win_is_told_when_it_is_near(walls):
    siege = Siege(2)
    for wall in tuple(siege.world.pieces(WALLS))[:walls]:
        siege.move(wall, WALLS, TOWN_DECK, 0, DOWN)
    assert ("to build" in note(siege)) == (walls >= 4)


def test_several_ends_are_told_the_most_urgent_first():
    siege = town_of("bard", dead=6)
    siege.monster("ashmother", 2)
    corpses(siege, 7)
    ends = ends_near(siege.world)
    assert [end.name for end in ends] == ["world", "town", "plague"]
    assert note(siege).split("; ") == [end.words for end in ends]
