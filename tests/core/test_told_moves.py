"""What is told of a move leads to what is seen after it, also in loose zones that some see in part; and what cannot be.

The fan is such a zone: its cards lie up for all or down for their owner, and nobody else knows their order.
"""

import random

import msgspec
import pytest

from engine.core import (
    AnyEvent,
    Asked,
    Event,
    Fact,
    Hidden,
    Moved,
    Placed,
    Planned,
    Reseeded,
    Shown,
    Shuffled,
    Spot,
    Turned,
    Unfoldable,
    blank,
    fold,
    fold_all,
    guess,
    observe,
    redact,
    reveals,
)
from engine.core.facts import DOWN, OTHER, UP
from engine.core.pieces import Ref
from engine.core.places import ALL, NOBODY, Layout, zone
from tests.toy import LANTERNS, Lanterns
from tests.toy import words as w

AUDIENCES = [(), (0,), (1,), (0, 1)]


class Owed(msgspec.Struct, frozen=True):
    """A task, or an ask, about a card and some others."""

    card: Ref
    others: tuple[Ref, ...] = ()
    perhaps: Ref | None = None


@pytest.fixture
def world():
    """Two seats; 0 and 1 down and 2 up in seat 0's fan, 3 up and 4 down in its hand, 5 to 9 in the deck."""
    laid: list[Fact] = [
        Placed(tuple(f"lantern{number}" for number in range(1, 9)), w.DECK, DOWN, "lantern"),
        Placed(("ember", "ember"), w.DECK, DOWN, "ember"),
        Moved((0, 1), w.DECK, w.FAN[0]),
        Moved((2,), w.DECK, w.FAN[0], side=UP),
        Moved((3,), w.DECK, w.HAND[0], side=UP),
        Moved((4,), w.DECK, w.HAND[0]),
    ]
    return fold_all(blank(LANTERNS, 2, {}, 7), laid)


FACTS = [
    Placed(("spark", "spark"), w.FAN[0], UP, "spark"),
    Placed(("spark",), w.FAN[0], DOWN, "ash"),
    Moved((5,), w.DECK, w.FAN[0], side=UP),
    Moved((9, 5), w.DECK, w.FAN[0], at=0),
    Moved((5,), w.DECK, w.FAN[0], at=0, side=UP),
    Moved((1, 2), w.FAN[0], w.BAG),
    Moved((2, 0), w.FAN[0], w.DECK, at=1),
    Moved((3,), w.HAND[0], w.OFFER),
    Moved((4,), w.HAND[0], w.OFFER),
    Moved((4,), w.HAND[0], w.HAND[1], side=OTHER),
    Moved((3, 4), w.HAND[0], w.FAN[1]),
    Turned(0, UP),
    Turned(2, DOWN),
    Shuffled(w.FAN[0], (1, 2, 0)),
]


@pytest.mark.parametrize("eyes", AUDIENCES, ids=str)
@pytest.mark.parametrize("fact", FACTS, ids=repr)
def test_what_is_told_leads_to_what_is_seen(world, fact, eyes):
    event: AnyEvent = Event(1, 0, 0, 1, None, (fact,))
    seen = fold(observe(world, *eyes), redact(world, event, *eyes))
    assert seen == observe(fold(world.copy(), event), *eyes)


def test_known_cards_lie_before_the_unknown_and_those_by_family(world):
    fold_all(world, [Moved((9, 8), w.DECK, w.FAN[0]), Moved((5,), w.DECK, w.FAN[0], side=UP)])
    ember, lantern = Hidden("ember"), Hidden("lantern")
    assert observe(world, 1).zones[w.FAN[0]] == [2, 5, ember, ember, lantern, lantern]


def test_a_piece_that_comes_to_light_shows_the_side_it_had(world):
    event: AnyEvent = Event(1, 0, 0, 1, None, (Moved((3,), w.HAND[0], w.OFFER),))
    (told,) = redact(world, event, 1).facts
    assert told.pieces[0].side == UP
    assert fold(observe(world, 1), told).sides[3] == UP


def test_a_seed_told_by_mistake_is_not_kept_by_who_observes(world):
    seen = observe(world, 0)
    fold_all(seen, [Shuffled(w.DECK, tuple(seen.zones[w.DECK])), Reseeded(12345)])
    assert (seen.seed, seen.draws) == (None, 0)


@pytest.mark.parametrize(
    "fact",
    [
        Shuffled(w.DECK, (5, 6, 7, 8, 9, 9)),
        Shuffled(w.DECK, (5, 6, 7, 8)),
        Turned(99, UP),
    ],
    ids=repr,
)
def test_a_whole_world_takes_no_fact_about_what_is_not_there(world, fact):
    with pytest.raises(Unfoldable):
        fold(world, fact)


@pytest.mark.parametrize(
    "fact",
    [
        Shuffled(w.FAN[0], (2, 2, Hidden("lantern"))),
        Moved((Shown(w.FAN[0], 1, 2, DOWN),), w.FAN[0], w.OFFER, side=UP),
        Moved((Shown(w.FAN[0], 1, 99, DOWN),), w.FAN[0], w.OFFER, side=UP),
        Moved((Shown(w.FAN[0], 0, 5, DOWN),), w.FAN[0], w.OFFER, side=UP),
        Turned(Shown(w.FAN[0], 1, -1, DOWN), UP),
    ],
    ids=repr,
)
def test_an_observer_is_not_told_of_a_piece_twice_nor_of_one_that_is_not_there(world, fact):
    with pytest.raises(Unfoldable):
        fold(observe(world, 1), fact)


# What lies open and carries something


@pytest.mark.parametrize("eyes", AUDIENCES, ids=str)
@pytest.mark.parametrize(
    "fact",
    [
        Turned(5, DOWN),
        Moved((5,), w.OFFER, w.HAND[0]),
        Moved((5,), w.OFFER, w.ROW[0]),
        Moved((5,), w.OFFER, w.ROW[0], side=DOWN),
        Moved((5,), w.OFFER, w.FAN[1], side=OTHER),
        Moved((5,), w.OFFER, w.DECK),
        Moved((5,), w.OFFER, w.BAG),
    ],
    ids=repr,
)
def test_what_a_piece_carries_is_lost_to_all_eyes_at_once_or_to_none(world, fact, eyes):
    fold_all(world, [Moved((5,), w.DECK, w.OFFER, side=UP), w.GLOW.to(3, 5)])
    event: AnyEvent = Event(1, 0, 0, 1, None, (fact,))
    after = fold(world.copy(), event)
    seen = fold(observe(world, *eyes), redact(world, event, *eyes))
    assert seen == observe(after, *eyes)
    assert w.GLOW(seen, 5) == w.GLOW(after, 5)


# Tasks and asks that name cards


def owing(world):
    """The world with a task, and an ask, about a card in seat 0's hand and one in its fan, below another task."""
    owed = Owed(4, (0, 2))
    return fold_all(world, [Planned((owed,)), Asked(0, owed), Planned((w.EndDue(),))])


def test_a_task_names_cards_out_of_sight_by_their_spot_wherever_it_lies_on_the_agenda(world):
    owing(world)
    unseen = Owed(Spot(w.HAND[0], 0), (Spot(w.FAN[0], 1), 2))
    for eyes in [(), (1,)]:
        seen = observe(world, *eyes)
        assert seen.agenda == [unseen, w.EndDue()]
        assert seen.asks == [{0: unseen}, {}]
    assert observe(world, 0).agenda == world.agenda


def test_a_task_that_is_planned_is_told_to_others_without_its_cards(world):
    event: AnyEvent = Event(1, 0, 0, 1, None, (Planned((Owed(4),)), Asked(0, Owed(4, (0,)))))
    planned, asked = redact(world, event, 1).facts
    assert planned.tasks == (Owed(Spot(w.HAND[0], 0)),)
    assert asked.ask == Owed(Spot(w.HAND[0], 0), (Spot(w.FAN[0], 1),))
    assert redact(world, event, 0).facts == event.facts


def test_a_guess_names_in_tasks_and_asks_the_cards_it_dealt_there(world):
    owing(world)
    guessed = guess(observe(world, 1), random.Random(3))
    for owed in (guessed.agenda[0], guessed.asks[0][0]):
        assert owed.card in guessed.zones[w.HAND[0]]
        assert owed.others[0] in guessed.zones[w.FAN[0]]
        assert owed.others[1] == 2


def test_a_guess_lays_cards_so_that_they_stay_out_of_sight(world):
    for seed in range(5):
        guessed = guess(observe(world, 1), random.Random(seed))
        assert [guessed.is_up(piece) for piece in guessed.zones[w.FAN[0]]] == [True, False, False]


class Wells(Lanterns):
    """Lanterns with a well: what lies face up in it is known to nobody, what lies face down to everybody."""

    well = zone("well", up=NOBODY, down=ALL)
    layout = Layout((w.DECK, w.BAG, w.OFFER, w.HAND, w.PICK, w.ROW, w.FAN, well), (w.GLOW,))


def test_where_a_face_that_is_down_is_known_a_guess_lays_the_unknown_up():
    dark = fold_all(
        blank(Wells(), 2, {}, 7),
        [Placed(("lantern1", "lantern2", "lantern3"), Wells.well, UP, "lantern"), Turned(1, DOWN)],
    )
    guessed = guess(observe(dark, 0), random.Random(1))
    assert guessed.sides == {0: UP, 1: DOWN, 2: UP}
    assert observe(guessed, 0) == observe(dark, 0)


def test_every_guess_has_a_chance_of_its_own(world):
    seeds = {guess(observe(world, 0), random.Random(number)).seed for number in range(8)}
    assert len(seeds) == 8
    assert world.seed not in seeds


# Actions and news


def test_an_action_about_a_card_that_lay_open_names_it_also_where_it_goes_out_of_sight(world):
    fold(world, Moved((5,), w.DECK, w.OFFER, side=UP))
    event: AnyEvent = Event(1, 0, 0, 1, w.Bury(5), (Moved((5,), w.OFFER, w.BAG),))
    assert redact(world, event, 1).action == w.Bury(5)
    assert redact(world, event).action == w.Bury(5)


def test_one_card_that_comes_to_light_among_known_ones_is_news(world):
    event: AnyEvent = Event(1, 0, 0, 1, None, (Moved((2, 0), w.FAN[0], w.OFFER, side=UP),))
    assert reveals(world, event) == {1}
