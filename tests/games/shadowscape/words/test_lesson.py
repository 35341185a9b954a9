"""The lesson: what it says is true of its table, and its steps can be played as they are told."""

from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import (
    ToAct,
    ToBoost,
)
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.dungeon import DISTANCE, chart_of
from engine.games.shadowscape.table import cards_of
from engine.games.shadowscape.zones import FIRST, HAND, TOKENS, WHISPERS
from tests.builders import Table, first_legal

LESSON = box().lesson


def lesson_table():
    table = Table("shadowscape", LESSON.seats, LESSON.options, LESSON.seed)
    table.begin()
    return table


OUTLINE = (
    "Goal", "The dungeon", "Moving", "Boosting", "Whispers", "The enemy phase", "Searching", "Altering fate",
)  # fmt: skip


def test_the_lesson_teaches_its_eight_parts_in_order_and_ends_with_words_that_are_read():
    rules = [step.rule for step in LESSON.steps]
    assert [rule for rule in rules if rule in OUTLINE] == list(OUTLINE)
    assert LESSON.steps[-1].awaits == "read"


def test_whoever_strays_from_a_step_is_told_so():
    asked = [step for step in LESSON.steps if step.awaits not in ("read", LESSON.steps[-2].awaits) or step.expects]
    assert all(step.expects and step.otherwise for step in asked)


def test_the_learner_goes_first_and_the_gullet_is_two_doors_from_two_corners():
    world = lesson_table().world
    chart = chart_of(world)
    assert FIRST(world) == LESSON.you
    assert [DISTANCE[chart.places[start]][chart.places["gullet"]] for start in ("moss_gate", "ash_gate")] == [2, 2]


def test_the_lesson_is_played_as_it_is_told():
    table = lesson_table()
    you, other = LESSON.you, 1 - LESSON.you
    while other in table.world.waiting():
        table.act(other, first_legal(table.world, other))
    table.act(you, a.Choose("fengray"))
    cards = cards_of(table.world, you)
    for card, side in zip(cards[:3], "aab", strict=True):
        table.act(you, a.Face(card, side))
    table.act(you, a.AsTheyLie())
    table.act(other, first_legal(table.world, other))
    chart = chart_of(table.world)
    gates = [stand for stand in table.legal(you) if chart.kinds[stand.place] in ("moss_gate", "ash_gate")]
    table.act(you, gates[0])
    table.act(you, a.Use(cards[2]))
    table.act(you, a.Go())
    start = table.world.counts.get(("room", you), 0)
    for room in ("well" if chart.kinds[start] == "moss_gate" else "sump", "gullet"):
        table.act(you, a.Step(chart.places[room]))
    table.act(you, a.Use(cards[0]))
    assert table.world.ask_of(you) == ToBoost("attack")
    (rites,) = [fate for fate in table.world.zones[HAND[you]] if table.world.kinds[fate].startswith("last_rites")]
    table.act(you, a.Discard(rites))
    table.act(you, a.Go())
    assert len(table.world.zones[TOKENS[you]]) == 1
    hounds = next(card for card in table.world.zones[WHISPERS] if table.world.kinds[card] == "what_hounds_know")
    table.act(you, a.Claim(hounds))
    assert isinstance(table.world.ask_of(you), ToAct)
    table.act(you, a.EndActions())
