"""Whoever leads everybody on a side has nobody to talk to: hints advise deeds."""

import random

import pytest

from engine.bots.levels.bot import Advice, Considered
from engine.games import GAMES
from engine.store import MemoryStore
from engine.tables import Person, Table
from tui.table.session.hints import hint_at

TALKING = [slug for slug, game in GAMES.items() if game.bot.talk]
TOGETHER = {"mode": "cooperative"}
HEROES = 3


def table_where_talk_is_legal(slug):
    """A table of one person with all heroes, and a seat that could talk to the others now."""
    game = GAMES[slug]
    options = {name: value for name, value in TOGETHER.items() if name in game.complete({})}
    table = Table.create(MemoryStore(), slug, options, [Person("Mira")] * HEROES, 1)
    rng = random.Random(1)
    while True:
        for seat in table.waiting():
            legal = game.legal(table.view(seat), seat)
            talk = [action for action in legal if isinstance(action, game.bot.talk)]
            deeds = [action for action in legal if not isinstance(action, game.bot.talk)]
            if talk and deeds:
                return table, seat, talk[0], deeds[0]
        seat = table.waiting()[0]
        table.act(seat, game.bot.pick(table.view(seat), seat, rng))


def test_games_played_together_say_which_actions_are_talk():
    assert TALKING


@pytest.mark.parametrize("slug", TALKING)
def test_who_leads_all_heroes_is_advised_a_deed_and_who_leads_one_may_be_advised_to_talk(slug):
    table, seat, talk, deed = table_where_talk_is_legal(slug)
    advice = Advice((Considered(talk, 2.0, 5), Considered(deed, 1.0, 5)), 10)
    seen = table.view(seat)

    def hinted(own):
        return hint_at(advice, table.game, seen, seat, lambda action: str(action), own).action

    assert hinted(range(HEROES)) == deed
    assert hinted((seat,)) == talk


@pytest.mark.parametrize("slug", TALKING)
def test_where_there_is_only_talk_it_is_advised(slug):
    table, seat, talk, _ = table_where_talk_is_legal(slug)
    advice = Advice((Considered(talk, 2.0, 5),), 10)
    assert hint_at(advice, table.game, table.view(seat), seat, str, range(HEROES)).action == talk
