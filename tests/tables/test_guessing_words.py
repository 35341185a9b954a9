"""An attacker who guesses invitation words: a new guest for every try, from one address or from many."""

import random

import pytest

from engine.core import Rejected
from engine.store import MemoryStore
from engine.tables.hall.hall import Hall
from engine.tables.hall.people import Who, guest_id
from engine.tables.hall.table_names import BEASTS, COLOURS, new_word
from tests.toy.builders import Clock

SECOND = 1_000


def tried(hall, clock, origins, tries):
    """So many words, one a second, each by another guest; how many were looked up."""
    looked_up = 0
    for number in range(tries):
        clock.passes(SECOND)
        try:
            hall.find(Who(guest_id(str(number)), "Guest"), f"word {number}", origins[number % len(origins)])
        except Rejected as refused:
            looked_up += refused.slug == "NoSuchWord"
    return looked_up


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def hall(clock):
    return Hall(MemoryStore(clock), clock=clock)


def test_from_one_address_few_words_are_tried_however_many_guests_come(hall, clock):
    assert tried(hall, clock, ["203.0.113.7"], 3600) <= 40


def test_from_many_addresses_the_whole_hall_slows_down(hall):
    origins = [f"203.0.113.{number}" for number in range(200)]
    at_once = 0
    for number in range(300):
        try:
            hall.find(Who(guest_id(f"x{number}"), "Guest"), "no such", origins[number % 200] + "x" * (number // 200))
        except Rejected as refused:
            at_once += refused.slug == "NoSuchWord"
    assert at_once == hall.limits.all_words_a_minute


def test_who_was_invited_still_comes_in(hall):
    owner = Who("owner", "Mira")
    id = hall.lay(owner, "lanterns", {}, 2, word="amber fox velvet owl")
    assert hall.find(Who(guest_id("x"), "Guest"), "Amber  Fox velvet owl", "203.0.113.7") == id


def test_words_that_the_hall_makes_up_are_millions():
    assert (len(COLOURS.split()) * len(BEASTS.split())) ** 2 > 20_000_000
    rng = random.Random(7)
    assert len({new_word(rng) for _ in range(500)}) == 500
