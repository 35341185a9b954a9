"""Bad news in Shadowscape: what happened to one's hero since one's own last turn, also past wounds placed since."""

import random

from engine.games.shadowscape.asks import ToAct
from tests.tui.tables import laid
from tui.table.session.session import Session

SINCE = "Since your last turn: "


def told_turns(turns: int = 12):
    """What seat 0 is told when each of its turns begins, and who struck it since the last one."""
    table, rng = laid(slug="shadowscape", seats=3, seed=5, heroes="dealt"), random.Random(1)
    session = Session(table, (0,), pace="instant")
    found, hits, away = [], [], True
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
