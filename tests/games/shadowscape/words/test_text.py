"""The words: a row for every action, ask and effect; labels, prompts and the story on whole games; refusals."""

import random
from typing import get_args

import pytest

from engine.content.loading import content_root
from engine.core import Event, blank, lay_table, observe, perform, redact
from engine.games.shadowscape import actions as a
from engine.games.shadowscape.actions import Action
from engine.games.shadowscape.asks import Ask
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.effect_forms import ActionEffect, FateEffect, Reaction
from engine.games.shadowscape.content.file_forms import SLUG
from engine.games.shadowscape.content.standing_forms import EnemyEffect, LongReach, LordEffect, StandingEffect
from engine.games.shadowscape.effects.rows import EFFECTS
from engine.games.shadowscape.rules.rows import RULES
from engine.games.shadowscape.tasks import Task
from engine.games.shadowscape.words.prompts import LABELS, PROMPTS
from tests.games.shadowscape.builders import GAME, Dungeon

NAMES = ["Ada", "Ben", "Cy", "Dee"]
RULEBOOK = (content_root() / SLUG / "rulebook.md").read_text(encoding="utf-8")
HEADINGS = {line[3:].strip() for line in RULEBOOK.splitlines() if line.startswith("## ")}


def test_every_action_ask_and_task_has_its_rows():
    assert set(LABELS) == set(RULES.deeds) == set(get_args(Action))
    assert set(PROMPTS) == set(RULES.choices) == set(get_args(Ask))
    assert set(RULES.duties) == set(get_args(Task))


def test_every_effect_a_card_may_have_is_a_row_with_words():
    forms = {form for union in (ActionEffect, FateEffect, Reaction, StandingEffect, EnemyEffect, LordEffect)
             for form in get_args(union)} | {LongReach}  # fmt: skip
    assert set(EFFECTS.rows) == forms
    content = box()
    lists = [face.effects for card in content.hero_actions.values() for face in (card.a, card.b)]
    lists += [face.effects for card in content.general_actions.values() for face in (card.a, card.b)]
    lists += [text.effects for title in content.titles.values() for text in (title.red, title.green)]
    lists += [hero.ability.effects for hero in content.heroes.values()]
    lists += [gear.effects for gear in content.equipment.values()]
    lists += [enemy.ability for enemy in content.enemies.values()]
    lists += [side.effects for lord in content.lords.values() for side in (lord.competitive, lord.cooperative)]
    for effects in lists:
        for effect in effects:
            row = EFFECTS.of(effect)
            assert row.words(effect)
            assert isinstance(row.worth(effect), float | int)
            assert row.sign in content.game.signs


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
@pytest.mark.parametrize("seed", range(4))
def test_every_choice_of_a_game_is_said_and_every_event_told(mode, seed):
    world = blank(GAME, 3, GAME.complete({"mode": mode, "advanced": "on"}), seed)
    lay_table(GAME, world)
    rng, number, told = random.Random(seed), 0, 0
    while world.outcome is None:
        (seat,) = world.waiting()
        legal = GAME.legal(world, seat)
        labels = [GAME.label(world, action, seat) for action in legal]
        assert all(label and label == label.strip() for label in labels)
        prompt = GAME.words.prompt(world, seat)
        assert prompt.call[-1] in ".?"
        assert prompt.heading in HEADINGS
        assert all(isinstance(GAME.words.about(world, action, seat), str) for action in legal)
        before, action = world.copy(), rng.choice(legal)
        event = Event(number, seat, 0, number, action, tuple(perform(GAME, world, seat, action)))
        told += len(GAME.words.narrate(observe(before, 0), redact(before, event, 0), NAMES))
        if number % 40 == 0:
            assert GAME.words.describe(observe(world, 0), 0, NAMES)
            assert GAME.words.status(world, 0).of
        number += 1
    assert told > number / 2


def test_every_heading_that_is_cited_stands_in_the_rulebook():
    assert {choice.heading for choice in RULES.choices.values()} - HEADINGS == set()
    assert {step.rule for step in box().lesson.steps if step.rule} - HEADINGS == set()
    assert {aside.rule for aside in box().lesson.asides if aside.rule} - HEADINGS == set()


def test_the_log_says_what_the_deeds_were():
    table = Dungeon("arani", "fengray").at("camp")
    table.enemy("redsand_thrall", "camp")
    rain = next(id for id, card in box().fate.items() if card.symbols == ("attack",))
    (fate,) = table.hold(rain)
    table.ready()
    name = next(
        face.name
        for number in range(1, 4)
        for face in (box().hero_actions[f"arani_{number}"].a, box().hero_actions[f"arani_{number}"].b)
        if face.brief == "† 2"
    )
    table.act(0, a.Use(table.card(name)))
    table.act(0, a.Discard(fate))
    table.go()
    before, event = table.events[-1]
    lines = [told.text for told in GAME.words.narrate(before, event, NAMES)]
    title = box().fate[rain].title.name
    assert lines[:2] == [f"uses {name}: † 2 († {title})", "strikes Redsand Thrall, 3 of 3: trophy"]


def test_others_see_that_cards_were_drawn_but_not_which():
    table = Dungeon("fengray", "arani").ready().use("War Drill")
    before, event = table.events[-1]
    own, other = (
        [told.text for told in GAME.words.narrate(observe(before, seat), redact(before, event, seat), NAMES)]
        for seat in (0, 1)
    )
    assert "draws 3 cards" in other
    assert any(line.startswith("draws 3 cards: ") for line in own)


def test_a_wish_is_free_and_only_for_friends():
    table = Dungeon(mode="cooperative").offer("black_water", "a_pair_of_horns").ready()
    whisper = table.world.zones["whispers"][0]
    table.act(0, a.Wish(whisper))
    assert table.world.counts["wish", 0] == whisper
    assert table.refuses(0, a.Wish(whisper)).slug == "AlreadyWished"
    assert Dungeon().offer("black_water").ready().refuses(0, a.Wish(whisper)).slug == "Rivals"


def test_everybody_reads_what_a_partner_goes_for():
    table = Dungeon("fengray", "arani", mode="cooperative").offer("black_water", "a_pair_of_horns").ready()
    table.act(0, a.Wish(table.world.zones["whispers"][0]))
    before, event = table.events[-1]
    for seat in (0, 1):
        told = GAME.words.narrate(observe(before, seat), redact(before, event, seat), NAMES)
        assert [(line.text, line.seat) for line in told] == [("goes for Black Water", 0)]
