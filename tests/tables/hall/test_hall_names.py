"""Names that cannot be imitated: one script, nothing invisible, look-alikes are the same name."""

import pytest

from engine.core import Rejected
from engine.store import MemoryStore
from engine.tables.hall.people import People

MIRA, IMPOSTOR = "one", "other"


@pytest.fixture
def people():
    people = People(MemoryStore())
    people.call(MIRA, "Mira Scope")
    return people


@pytest.mark.parametrize(
    "name",
    [
        "Mіra Scope",  # Cyrillic і among Latin letters
        "Mira\u3164Scope",  # Hangul filler
        "\u2800",  # blank Braille
        "\u115f\u1160",
        "Mira ☃",
        "Μira",  # Greek capital mu
        "...",
    ],
)
def test_mixed_scripts_blanks_and_signs_are_no_name(people, name):
    with pytest.raises(Rejected) as refused:
        people.call(IMPOSTOR, name)
    assert refused.value.slug in ("OddName", "NoName")


@pytest.mark.parametrize(
    ("name", "twin"),
    [
        ("Тор", "Top"),
        ("Сара", "Capa"),
        ("хосе", "xoce"),
        ("Cora", "COЯA".replace("Я", "R")),
        ("Bob", "B0b"),
        ("Carmen", "Carrnen"),
        ("Ewa", "Evva"),
    ],
)
def test_a_name_that_looks_like_another_is_taken(people, name, twin):
    people.call(MIRA, name)
    with pytest.raises(Rejected) as refused:
        people.call(IMPOSTOR, twin)
    assert refused.value.slug == "NameTaken"


@pytest.mark.parametrize(
    "name", ["Zoë O'Brien-Smith", "Łukasz", "Мария", "Ελένη", "山田たろう", "김민준 Kim", "مريم", "R2 D2", "नेहा"]
)
def test_names_of_every_language_are_welcome(people, name):
    assert people.call(IMPOSTOR, name).name == name
