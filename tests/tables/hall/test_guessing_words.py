"""An attacker who guesses invitation words: a new guest for every try, from one address or from many."""

import random

import pytest

from engine.core import Rejected
from engine.store import MemoryStore
from engine.tables.hall.hall import Hall
from engine.tables.hall.limits import Limits
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


HOURS = 3


def test_from_thousands_of_addresses_each_table_is_guessed_at_slowly(hall, clock):
    """One guess every three seconds, each by a new guest from a new address: too slow for the count by minute."""
    every = 3
    looked_up = 0
    for number in range(HOURS * 3600 // every):
        clock.passes(every * SECOND)
        try:
            hall.find(Who(guest_id(str(number)), "Guest"), f"word {number}", f"2001:db8:{number:x}::/64")
        except Rejected as refused:
            looked_up += refused.slug == "NoSuchWord"
    assert looked_up <= (HOURS + 1) * hall.limits.table_words_an_hour


def at_table(hall, id, number):
    """A guess at one table, by a new guest from a new address."""
    try:
        hall.join(Who(guest_id(f"at {id} {number}"), "Guest"), id, f"word {number}", f"198.51.100.{number}")
    except Rejected as refused:
        return refused.slug
    return "in"


def test_words_said_at_one_table_are_counted_there_and_slow_down_no_other(clock):
    hall = Hall(MemoryStore(clock), Limits(table_words_an_hour=20, all_words_a_minute=10_000), clock=clock)
    one, other = (hall.lay(Who(f"owner {word}", word), "lanterns", {}, 2, word=word) for word in ("owl", "fox"))
    said = [at_table(hall, one, number) for number in range(50)]
    assert said == ["NotInvited"] * 20 + ["TooManyWords"] * 30
    assert at_table(hall, other, 1) == "NotInvited"
    clock.passes(3600 * SECOND)
    assert at_table(hall, one, 99) == "NotInvited"


def test_at_a_table_an_address_counts_however_many_guests_come_from_it(hall, clock):
    id = hall.lay(Who("owner", "Mira"), "lanterns", {}, 2, word="amber fox velvet owl")
    looked_up = 0
    for number in range(600):
        clock.passes(6 * SECOND)
        try:
            hall.join(Who(guest_id(str(number)), "Guest"), id, f"word {number}", "203.0.113.7")
        except Rejected as refused:
            looked_up += refused.slug == "NotInvited"
    assert looked_up <= 2 * hall.limits.words_an_hour


def test_whether_a_word_is_taken_is_not_found_out_by_laying_tables_from_one_address(hall, clock):
    hall.lay(Who("owner", "Mira"), "lanterns", {}, 2, word="owl")
    told = 0
    for number in range(600):
        clock.passes(6 * SECOND)
        try:
            hall.lay(Who(guest_id(str(number)), "Guest"), "lanterns", {}, 2, word="owl", origin="203.0.113.7")
        except Rejected as refused:
            told += refused.slug == "WordTaken"
    assert told <= 2 * hall.limits.words_an_hour


def test_the_right_word_is_one_try(clock):
    hall = Hall(MemoryStore(clock), Limits(words_a_minute=1), clock=clock)
    id = hall.lay(Who("owner", "Mira"), "lanterns", {}, 2, word="amber fox velvet owl")
    assert hall.find(Who(guest_id("x"), "Guest"), "amber fox velvet owl", "203.0.113.7") == id


def test_who_was_invited_still_comes_in(hall):
    owner = Who("owner", "Mira")
    id = hall.lay(owner, "lanterns", {}, 2, word="amber fox velvet owl")
    assert hall.find(Who(guest_id("x"), "Guest"), "Amber  Fox velvet owl", "203.0.113.7") == id


def test_words_that_the_hall_makes_up_are_millions():
    assert (len(COLOURS.split()) * len(BEASTS.split())) ** 2 > 20_000_000
    rng = random.Random(7)
    assert len({new_word(rng) for _ in range(500)}) == 500
