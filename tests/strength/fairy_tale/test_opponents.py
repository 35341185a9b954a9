"""Opponents with names play as they are said to."""

import pytest

from engine.bots.arena.arena import simulate
from engine.games.fairy_tale.content.box import box


def kept(word: str, counts) -> tuple[int, int]:
    """How many cards of some sort an opponent and a plain Adept keep in the same deals."""
    simulation = simulate("fairy_tale", {}, [word, "adept"], 16, 3, workers=1)
    simulation.run()
    found = {word: 0, "adept": 0}
    for one in simulation.played:
        for bot, taken in zip(one.seating, one.taken, strict=True):
            found[bot] += sum(count for kind, count in taken.items() if counts(box()[kind]))
    return found[word], found["adept"]


@pytest.mark.parametrize(("id", "mark"), [("collector", "story"), ("raider", "shadow"), ("racer", "home")])
def test_an_opponent_keeps_more_of_what_they_are_said_to_like(id, mark):
    liked, usual = kept(f"adept:{id}", lambda kind: mark in (*kind.factions, *kind.categories))
    assert liked > 1.4 * usual


@pytest.mark.parametrize("id", ["collector", "raider", "racer", "spoiler"])
def test_a_liking_changes_what_is_chosen_and_not_what_is_allowed(id):
    simulation = simulate("fairy_tale", {}, [f"adept:{id}", "adept"], 4, 3, workers=1)
    plain = simulate("fairy_tale", {}, ["adept", "adept"], 4, 3, workers=1)
    assert simulation.run().games == plain.run().games == 4
    assert [one.taken for one in simulation.played] != [one.taken for one in plain.played]
