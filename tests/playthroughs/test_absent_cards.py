"""Logs older than a renamed card, or forged: every golden log is told with one of its cards not in the box."""

import random
from collections.abc import Iterator

import pytest

from engine.core import Moved, Noted, Placed, observe
from engine.games import GAMES
from engine.journal import Journal, chain
from engine.kit.story import StoryBase
from engine.kit.telling import Told
from tests.playthroughs.make import FOLDER
from tui.table.story import picture_of, story_of

ABSENT = "zz_unknown"
LOGS = sorted(path.name for path in FOLDER.glob("*.jsonl"))


def forged(data: bytes, old: str, new: str) -> bytes:
    """The log with one word in place of another, sound in itself."""
    lines, before = [], ""
    for line in data.splitlines():
        body = (line[: -chain.TAIL] + b"}").replace(f'"{old}"'.encode(), f'"{new}"'.encode())
        before = chain.digest(body, before)
        lines.append(body[:-1] + chain.LINK_KEY + before.encode() + b'"}')
    return b"\n".join([*lines, b""])


def cards_in(journal: Journal) -> list[str]:
    """The kinds laid on the table that are words for nothing else in a log."""
    placed = [fact for event in journal.events for fact in event.facts if isinstance(fact, Placed)]
    kinds = {kind for fact in placed for kind in fact.kinds}
    words = {*GAMES, *journal.game.layout.counters}
    words |= {zone.partition(":")[0] for zone in journal.world.zones} | {fact.back for fact in placed}
    return sorted(kinds - words)


def without_a_card(name: str) -> Journal:
    data = (FOLDER / name).read_bytes()
    card = random.Random(name).choice(cards_in(Journal.load(data)))
    return Journal.load(forged(data, card, ABSENT))


@pytest.mark.parametrize("name", LOGS)
def test_a_log_is_told_and_decided_again_without_one_of_its_cards(name):
    journal = without_a_card(name)
    assert len(story_of(journal)) > 200
    journal.verify()
    for seq in range(0, len(journal.tips), 25):
        assert journal.game.words.status(observe(journal.at(seq)), None)


@pytest.mark.parametrize("slug", list(GAMES))
def test_a_picture_is_drawn_without_one_of_its_cards(slug):
    name = next(name for name in LOGS if name.startswith(slug) and "view" not in name)
    assert "<svg" in picture_of(without_a_card(name))


def test_a_note_that_the_game_does_not_know_is_told_as_such():
    name = next(name for name in LOGS if name.startswith("shadowrift-demons"))
    journal = Journal.load(forged((FOLDER / name).read_bytes(), "gauges", "omens"))
    assert "omens (unknown to this version)" in story_of(journal)


def test_a_card_that_the_box_does_not_hold_is_called_by_its_id():
    data = (FOLDER / next(name for name in LOGS if name.startswith("fairy_tale-basic-none"))).read_bytes()
    cards = cards_in(Journal.load(data))[:8]
    assert any(ABSENT in story_of(Journal.load(forged(data, card, ABSENT))) for card in cards)


def test_what_a_teller_stumbles_over_is_told_by_its_ids():
    journal = Journal.start(GAMES["fairy_tale"], 2)
    moved = next(fact for event in journal.events for fact in event.facts if isinstance(fact, Moved))

    def stumble(story: StoryBase, fact: Moved) -> Iterator[Told]:
        raise KeyError(fact.to)

    story = StoryBase(journal.world, ["A", "B"])
    [told] = story.in_words(stumble, moved)
    assert told.text.endswith(f"to {moved.to.partition(':')[0]}")
    [noted] = story.in_words(lambda _, fact: [fact.args[0]], Noted("omens"))
    assert noted.text == "omens (unknown to this version)"
