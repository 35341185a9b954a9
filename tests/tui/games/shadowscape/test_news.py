"""Bad news in Shadowscape: what happened to one's hero since one's own last turn, also past wounds placed since."""

import random

import pytest

from engine.bots.levels.bot import Advice, Considered
from engine.games.shadowscape.asks import ToAct
from tests.tui.tables import laid
from tui.table.session.hints import hint_at
from tui.table.session.session import Session

SINCE = "Since your last turn: "


def told_turns(turns: int = 24):
    """What seat 0 is told when each of its turns begins, and who struck it since the last one."""
    table, rng = laid(slug="shadowscape", seats=3, seed=8, heroes="dealt"), random.Random(1)
    session = Session(table, (0,), pace="instant")
    found: list[tuple[str, list[str]]] = []
    hits: list[str] = []
    away = True
    while len(found) < turns and not table.is_over:
        seat = table.waiting()[0]
        if away and isinstance(table.view(0).ask_of(0), ToAct):
            found.append((session.picture().bad_news, hits))
            hits, away = [], False
        before = len(session.picture().told)
        table.act(seat, table.game.bot.pick(table.view(seat), seat, rng))
        if table.view(0).turn != 0:
            away = True
            new = session.picture().told[before:]
            hits = [*hits, *(one.text for one in new if 0 in one.harmed and " strikes " in one.text)]
    return found


def test_hits_since_ones_own_turn_are_told_when_the_next_one_begins():
    found = told_turns()
    struck = [(news, hits) for news, hits in found if hits]
    assert len(struck) > 2
    for news, hits in struck:
        assert news.startswith(SINCE)
        assert all(hit in news for hit in hits), (news, hits)
    assert any(not hits and not news for news, hits in found)


@pytest.mark.parametrize(("mode", "counted"), [("competitive", True), ("cooperative", False)])
def test_where_all_play_together_no_hint_counts_who_is_ahead(mode, counted):
    table = laid(slug="shadowscape", seats=2, seed=5, mode=mode)
    first, second = table.legal(table.waiting()[0])[:2]
    advice = Advice((Considered(first, 4.0, 5), Considered(second, 1.0, 4)), 9)
    seat = table.waiting()[0]
    said = hint_at(advice, table.game, table.view(seat), seat, lambda action: f"Take {action.hero}", (seat,)).reason
    assert ("shards" in said) == counted
