"""Every card of the box can be looked at: 500 of them, each with words of its own, none with the names of the code."""

import re

import pytest

from engine.games.shadowrift.content.box import box
from engine.games.shadowrift.content.printed import NAME, PLANS, SORT, TEXT
from tests.games.shadowrift.builders import Siege
from tests.tui.games.shadowrift.scenes import table_of
from tui.board.spots import Slot
from tui.games.shadowrift.gallery import cards
from tui.games.shadowrift.inspecting import told
from tui.games.shadowrift.scenes.keywords import HEADINGS, keywords_of
from tui.words.rulebook import rulebook

NARROW = 76
"""The cells of a line of details at 80 columns."""

RAW = re.compile(r"[a-z]+_[a-z]+|\bNone\b|\{|\}|\[|\]")
every_card = pytest.mark.parametrize("kind", list(box().cards))


def in_words(lines):
    return ["".join(word.text for word in line) for line in lines]


@every_card
def test_the_inspector_tells_name_sort_and_meaning_in_plain_words(kind):
    table = table_of(Siege().world)
    inspection = told(table, Slot(), kind)
    title, lines = in_words([inspection.title])[0], in_words(inspection.lines)
    assert NAME[kind] in title
    assert title.split(NAME[kind])[1].strip()
    assert lines
    for line in (title, *lines):
        assert line.strip()
        assert not RAW.search(line), line
        assert max(map(len, line.split())) <= NARROW
    if TEXT[kind]:
        assert TEXT[kind] in lines
    assert inspection.heading in rulebook("shadowrift")


@every_card
def test_every_keyword_of_a_card_is_a_sentence(kind):
    found = keywords_of(kind)
    assert len({word for word, _ in found}) == len(found)
    for word, about in found:
        assert word[:1].isupper()
        assert about.endswith(".")
        assert not RAW.search(about)


@every_card
def test_no_card_is_without_a_word_about_it(kind):
    assert TEXT[kind] or PLANS[kind] or keywords_of(kind), kind
    assert SORT[kind] in HEADINGS or kind == "heroism"


def test_the_gallery_holds_all_500_cards_of_the_box():
    found = cards()
    assert {kind for card in found for kind in card.kinds} == set(box().cards)
    assert sum(card.copies for card in found) == 500
    for card in found:
        for line in in_words([card.title, *card.lines]):
            assert not RAW.search(line), line
