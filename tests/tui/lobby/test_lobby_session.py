"""A session at a table of the hall shows the cards of the seats somebody holds, and what others do meanwhile."""

from engine.games.shadowrift.actions import OpenPurse, SayDone, Tell
from engine.store import MemoryStore
from engine.tables import Bot, Person, Table
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


# What others do, and what it leads to


def heroes(pace="slow"):
    """Two heroes of people from elsewhere and a companion, and the session of the first."""
    sitters = [Person("ada", "ada"), Person("bo", "bo"), Bot("Dov", "adept")]
    table = Table.create(MemoryStore(), "shadowrift", {"stacks": "first"}, sitters, 5)
    session = SharedSession(table, (0,), lambda: None)
    session.pace = pace
    return table, session


def end_round(table, last):
    """Everybody says done, this seat last."""
    for seat in (*(each for each in range(3) if each != last), last):
        table.act(seat, SayDone())


def calls_of(session):
    """What the prompt says while pictures pass."""
    said = []
    while session.beats:
        said.append(session.picture().prompt.call)
        session.advance()
    return said


def test_what_the_monsters_do_is_shown_to_who_was_done_before_the_others():
    table, session = heroes()
    end_round(table, last=1)
    assert session.heard()
    assert not session.is_asked
    assert any(call.startswith("Power ") for call in calls_of(session))
    assert session.is_asked


def test_what_a_companion_tells_then_does_not_cut_the_pictures_short():
    table, session = heroes()
    end_round(table, last=1)
    session.heard()
    whole = [beat.facts for beat in session.beats]
    table.act(2, Tell())
    session.heard()
    assert [beat.facts for beat in session.beats] == whole
    calls = calls_of(session)
    assert any(call.startswith("Power ") for call in calls)
    assert not any("can " in call for call in calls)
    assert "can " in session.told()[-1].text


def test_both_at_once_are_shown_as_one_after_the_other():
    table, session = heroes()
    end_round(table, last=1)
    table.act(2, Tell())
    session.heard()
    assert any(call.startswith("Power ") for call in calls_of(session))


def test_a_question_asked_twice_stays_while_others_act_and_goes_when_it_is_another():
    table, session = heroes()
    session.confirm = "always"
    assert session.choose(Tell()).said == "asks"
    table.act(1, Tell())
    session.heard()
    assert session.asked == (Tell(),)
    assert session.choose(Tell()).said == "done"
    assert session.choose(SayDone()).said == "asks"
    assert session.choose(SayDone()).said == "done"
    assert session.choose(OpenPurse(False)).said == "asks"
    table.act(2, SayDone())
    table.act(1, SayDone())
    session.heard()
    assert session.asked is None


def test_a_draft_that_another_ends_is_shown_as_well():
    table, session = seated()
    session.pace = "slow"
    for _ in range(40):
        if session.beats:
            break
        session.choose(session.legal()[0])
        for seat in (2, 1):
            table.act(seat, table.legal(seat)[0])
        assert session.heard()
    assert session.beats
    assert not session.is_asked


def test_a_seat_given_up_elsewhere_while_one_acts_for_another_shows_its_cards_no_more():
    person = Person("ada", "ada")
    table = Table.create(MemoryStore(), "shadowrift", {"stacks": "first"}, [person, person, Person("bo", "bo")], 4)
    session = SharedSession(table, (0, 1), lambda: None)
    table.sit(1, Bot("Gorm", "random"))
    assert session.choose(Tell()).said == "done"
    assert session.picture().scene.you == {0}
