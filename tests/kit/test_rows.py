"""Every action, ask and task of every game has its rows: in the rules, the words, the bot. No row is for nothing."""

from importlib import import_module
from typing import get_args

import pytest

from engine.games import GAMES
from engine.kit.rules import NOBODY
from tests.toy import EMBERS

EVERY_GAME = (*GAMES.values(), EMBERS)
every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=[game.slug for game in EVERY_GAME])
POLICIES = {slug: import_module(f"engine.games.{slug}.bot.policy") for slug in GAMES}
JUDGING = {slug: policy.JUDGES for slug, policy in POLICIES.items() if hasattr(policy, "JUDGES")}


def members(union) -> set[type]:
    return set(get_args(union)) or {union}


@every_game
def test_every_action_has_a_deed_and_every_task_a_duty(game):
    assert set(game.rules.deeds) == members(game.action_type)
    assert set(game.rules.duties) == members(game.task_type)


@every_game
def test_every_ask_has_a_choice(game):
    assert set(game.rules.choices) - {NOBODY} == members(game.ask_type)


@every_game
def test_a_deed_answers_asks_that_there_are(game):
    for deed in game.rules.deeds.values():
        assert deed.answers
        assert set(deed.answers) <= set(game.rules.choices)


@every_game
def test_every_ask_is_answered_by_some_deed(game):
    answered = {ask for deed in game.rules.deeds.values() for ask in deed.answers}
    assert answered == set(game.rules.choices)


@every_game
def test_every_action_of_a_player_has_a_label_and_every_ask_a_prompt(game):
    of_players = {action for action, deed in game.rules.deeds.items() if deed.answers != (NOBODY,)}
    assert set(game.words.labels) >= of_players
    assert set(game.words.labels) <= members(game.action_type)
    assert set(game.words.prompts) == members(game.ask_type)


@every_game
def test_every_choice_says_what_is_meant_and_where_it_is_written(game):
    for choice in game.rules.choices.values():
        assert choice.reminder.endswith(".")
        assert choice.heading


@pytest.mark.parametrize("slug", JUDGING)
def test_a_bot_that_judges_has_a_judge_for_every_ask(slug):
    assert set(JUDGING[slug]) == members(GAMES[slug].ask_type)
