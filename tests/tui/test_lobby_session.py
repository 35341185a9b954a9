"""A session at a table of the hall shows the cards of the seats somebody holds, for as long as they hold them."""

from engine.tables import Bot, Person
from tests.tui.tables import NAMES, laid
from tui.lobby.session import SharedSession


def seated(people=2):
    """A session of the first of several people, each from elsewhere."""
    table = laid(people=people, keyboards=("ada", "bo", "cleo"))
    return table, SharedSession(table, (0,), lambda: None)


def test_who_holds_a_seat_sees_its_cards_and_may_choose():
    table, session = seated()
    assert session.seen == table.view(0)
    assert session.legal() == tuple(table.legal(0))


def test_a_seat_given_up_from_elsewhere_shows_its_cards_no_more():
    table, session = seated()
    action = table.legal(0)[0]
    table.sit(0, Bot("Gorm", "random"))
    assert session.heard()
    assert (session.viewer, session.eyes, session.legal()) == (None, (), ())
    assert session.seen == table.view()
    assert session.picture().scene.you == frozenset()
    assert session.choose(action).said == "refused"
    assert 0 in table.waiting()


def test_a_seat_that_somebody_else_gives_up_changes_nothing_here():
    table, session = seated()
    table.sit(1, Bot("Gorm", "random"))
    assert session.heard()
    assert session.viewer == 0
    assert session.seen == table.view(0)


def test_a_seat_that_went_to_somebody_else_is_theirs():
    table, session = seated()
    table.sit(0, Person(NAMES[0], "dan"))
    assert session.heard()
    assert session.viewer is None
