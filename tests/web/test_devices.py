"""One person, several keys: a word that works once joins them, and what was joined can be forgotten."""

import pytest

from engine.core import Rejected
from engine.store import MemoryStore
from engine.tables.hall.hall import Hall
from engine.tables.hall.joining import LASTS, Joining
from engine.tables.hall.people import Who, guest_id, id_of
from tests.ssh.halls import HALL, new_key, until, visit
from tests.web.pages import browser, come, web_hall
from tui.server.connection.identity import Visitor
from tui.server.devices import Devices
from tui.server.web.messages import AGAIN, FORGOTTEN


class Clock:
    now = 1_000_000

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def joining(clock):
    return Joining(MemoryStore(), clock)


MIRA, OTHER, STRANGER = Who(id_of("mira"), "Mira"), id_of("other"), id_of("stranger")


def test_a_word_makes_another_key_the_same_person(joining):
    joining.join(OTHER, joining.new_word(MIRA))
    assert joining.person_of(OTHER) == MIRA.id
    assert joining.person_of(STRANGER) == STRANGER


def test_a_word_works_once(joining):
    word = joining.new_word(MIRA)
    joining.join(OTHER, word)
    with pytest.raises(Rejected, match="wrong or has expired"):
        joining.join(STRANGER, word)


def test_a_word_is_good_for_ten_minutes(joining, clock):
    word = joining.new_word(MIRA)
    clock.now += LASTS
    with pytest.raises(Rejected, match="wrong or has expired"):
        joining.join(OTHER, word)


def test_a_new_word_ends_the_one_before(joining):
    first, _ = joining.new_word(MIRA), joining.new_word(MIRA)
    with pytest.raises(Rejected, match="wrong or has expired"):
        joining.join(OTHER, first)


def test_however_a_word_is_typed_it_is_the_same(joining):
    joining.join(OTHER, f"  {joining.new_word(MIRA).upper().replace('-', ' ')} ")
    assert joining.person_of(OTHER) == MIRA.id


def test_nobody_tries_words_without_end(joining, clock):
    for _ in range(6):
        with pytest.raises(Rejected, match="wrong or has expired"):
            joining.join(STRANGER, "bababa-bababa-bababa")
    with pytest.raises(Rejected, match="Too many attempts"):
        joining.join(STRANGER, joining.new_word(MIRA))


def test_the_store_keeps_no_word(joining):
    word = joining.new_word(MIRA)
    kept = [f"{entry.key} {entry.value!r}" for entry in joining.words.store.entries("joining")]
    assert kept
    for said in (word, word.replace("-", "")):
        assert not any(said in entry for entry in kept)


def test_a_guest_has_nothing_to_join(joining):
    with pytest.raises(Rejected, match="Guests"):
        joining.new_word(Who(guest_id("visit"), "Guest"))


def test_who_was_forgotten_is_who_they_were_by_their_key(joining):
    joining.join(OTHER, joining.new_word(MIRA))
    joining.forget(OTHER)
    assert joining.person_of(OTHER) == OTHER


def test_who_holds_a_seat_is_not_made_somebody_else():
    hall = Hall(MemoryStore())
    devices, visitor = Devices(hall), Visitor("bo", "key of bo")
    mira, bo = hall.people.call(MIRA.id, "Mira"), hall.people.call(visitor.id, "Bo")
    id = hall.lay(bo, "fairy_tale", {}, 2)
    with pytest.raises(Rejected, match="finish or leave"):
        devices.join(visitor, bo, devices.joining.new_word(mira))
    hall.leave(bo, id)
    devices.join(visitor, bo, devices.joining.new_word(mira))
    assert hall.people.profile(bo.id).name == ""
    assert hall.people.call(id_of("third"), "Bo").name == "Bo"


def test_a_joined_key_that_is_forgotten_is_nobody_else_and_the_person_stays_who_they_are():
    hall = Hall(MemoryStore())
    devices, visitor = Devices(hall), Visitor("bo", "key of bo")
    mira = hall.people.call(MIRA.id, "Mira")
    devices.join(visitor, Who(visitor.id, ""), devices.joining.new_word(mira))
    assert devices.person_of(visitor) == mira.id
    devices.forget(visitor, mira)
    assert devices.person_of(visitor) == visitor.key_id
    assert hall.people.profile(mira.id).name == "Mira"


def test_who_has_no_key_is_not_linked_to_anybody():
    hall = Hall(MemoryStore())
    devices, guest = Devices(hall), Visitor("bo", visit="bakodu-lameki")
    word = devices.joining.new_word(hall.people.call(MIRA.id, "Mira"))
    with pytest.raises(Rejected, match="Guests cannot link"):
        devices.join(guest, Who(guest.id, "Bo"), word)
    assert devices.person_of(guest) == ""


async def test_a_browser_becomes_who_came_with_an_ssh_key_and_finds_their_seat():
    async with web_hall(ssh=True) as hall, browser() as session:
        key = new_key()
        async with visit(hall, key, "mira") as client:
            await client.sees(HALL)
            [app] = [stay.app for stay in hall.house.stays]
            table = hall.meeting.hall.lay(app.who, "fairy_tale", {}, 2)
            client.type(b"\x10")
            client.type(b"another device\r")
            await client.sees("It works once")
            word = app.screen.query_one("#ask-input").value
            async with come(hall, session) as page:
                await page.sees(HALL)
                await page.type(b"\x10")
                await page.type(b"i have a word\r")
                await page.sees("Type the word your other device shows.")
                await page.type(word.encode() + b"\r")
                await page.is_sent_away()
                assert page.code == AGAIN
            async with come(hall, session, room=table) as page:
                await page.sees("Your table is waiting")
                persons = {stay.app.who.id for stay in hall.house.stays}
                assert persons == {id_of(key.get_fingerprint())}


async def test_a_browser_that_wants_to_be_forgotten_is():
    async with web_hall() as hall, browser() as session, come(hall, session) as page:
        await page.sees(HALL)
        [visitor] = hall.visitors
        await page.type(b"\x10")
        await page.type(b"forget me\r")
        await page.sees("Forget me here?")
        await page.type(b"y")
        await page.is_sent_away()
        assert page.code == FORGOTTEN
        assert hall.meeting.hall.people.profile(visitor.id).name == ""
        async with session.post(f"{hall.origin}/forget", headers={"Origin": hall.origin}) as answer:
            assert answer.status == 204
        assert not [cookie for cookie in session.cookie_jar if cookie.value]


async def test_a_page_that_comes_back_is_at_its_table_and_one_that_left_it_is_not():
    async with web_hall() as hall, browser() as session:
        async with come(hall, session, size=(120, 40)) as page:
            await page.sees(HALL)
            await page.type(b"n\r")
            await page.sees("Your table is waiting")
            await until(lambda: page.last_told("room"))
            room = page.last_told("room")
        async with come(hall, session, size=(120, 40), room=room) as page:
            await page.sees("Your table is waiting")
            await page.type(b"\x1b")
            await page.sees("Your tables")
            await until(lambda: page.last_told("room") == "")


async def test_a_page_cannot_name_a_table_that_is_not_for_it():
    async with web_hall() as hall, browser() as one, browser() as other:
        owner = hall.meeting.hall.people.call(id_of("owner"), "Owner")
        secret = hall.meeting.hall.lay(owner, "fairy_tale", {}, 2, word="hush")
        async with come(hall, one, room=secret) as page:
            await page.sees(HALL)
            await until(lambda: page.told)
            assert all(said.get("room", "") == "" for said in page.told)
            [stay] = hall.house.stays
            assert not stay.app._notifications, "not even that there is such a table"
        async with come(hall, other, room="../../etc") as page:
            await page.sees(HALL)
