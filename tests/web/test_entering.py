"""A page comes into the hall: the same lobby and the same people as over SSH, found again by a cookie."""

from engine.tables.hall.people import Who, id_of
from tests.ssh.emulator import Emulator
from tests.ssh.halls import HALL, until, visit
from tests.web.pages import browser, come, web_hall
from tui.config.settings import Settings
from tui.server.remote_files import settings_of
from tui.server.web.cookie import digest_of
from tui.server.web.messages import FAILED, LEFT


async def test_a_page_shows_the_lobby_and_answers_keys():
    async with web_hall() as hall, browser() as session, come(hall, session) as page:
        await page.sees(HALL)
        await page.type(b"?")
        await page.sees("On every page")


async def test_every_page_of_the_lobby_opens_and_leads_back():
    pages = {
        b"n": "Enter opens the table",
        b"v": "Nothing to open",
        b"s": "finish a game first",
        b"o": "saved in this hall",
    }
    pages |= {b"r": "rulebook", b"G": "in the box"}
    async with web_hall() as hall, browser() as session, come(hall, session) as page:
        for key, words in pages.items():
            await page.sees("Play Fairy Tale?")
            await page.type(key)
            await page.sees(words)
            await page.type(b"\x1b")


async def test_a_setting_changed_in_a_browser_is_kept_for_the_next_visit():
    async with web_hall() as hall, browser() as session:
        async with come(hall, session) as page:
            await page.sees(HALL)
            await page.type(b"o")
            await page.sees("saved in this hall")
            await page.type(b"\x1b[C")
            await until(lambda: hall.meeting.hall.people.profile(hall.visitors[0].id).settings)
        people, [visitor] = hall.meeting.hall.people, hall.visitors
        assert settings_of(people, visitor).theme == people.profile(visitor.id).settings["theme"] != Settings().theme


async def test_who_comes_again_with_the_cookie_is_the_same_person_and_another_browser_is_somebody_else():
    async with web_hall() as hall, browser() as first, browser() as second:
        for session in (first, first, second):
            async with come(hall, session) as page:
                await page.sees(HALL)
        one, again, other = (visitor.id for visitor in hall.visitors)
        assert one == again != other


async def test_the_hall_knows_a_digest_and_never_the_key():
    async with web_hall() as hall, browser() as session, come(hall, session) as page:
        await page.sees(HALL)
        [cookie] = session.cookie_jar
        [visitor] = hall.visitors
        assert len(cookie.value) * 4 == 256
        assert visitor.key == digest_of(cookie.value)
        assert visitor.id == id_of(digest_of(cookie.value))
        assert not hall.said(cookie.value)


async def test_a_new_person_is_asked_for_a_name():
    async with web_hall(strangers=True) as hall, browser() as session, come(hall, session) as page:
        await page.sees("What should the others call you?")
        await page.type(b"\x7f" * 5)
        await page.type(b"Mira\r")
        await page.sees("Mira")
        await until(lambda: hall.meeting.hall.people.profile(hall.visitors[0].id).name == "Mira")


async def test_people_from_both_sides_meet():
    async with (
        web_hall(ssh=True) as hall,
        browser() as session,
        come(hall, session) as page,
        visit(hall, username="anselm") as client,
    ):
        await page.sees("anselm")
        await client.sees("Guest")
        assert hall.house.crowd.inside() == 2


async def test_who_leaves_is_told_so_by_the_way_the_socket_closes():
    async with web_hall() as hall, browser() as session, come(hall, session) as page:
        await page.sees(HALL)
        await page.type(b"q")
        await page.is_sent_away()
        assert page.code == LEFT
        assert "every move is saved" in page.screen.text()
        await until(lambda: not hall.house.stays)


async def test_an_app_that_breaks_says_so_by_the_way_the_socket_closes():
    def broken(visitor, terminal):
        raise LookupError("a card of Bo's")

    async with web_hall(broken) as hall, browser() as session, come(hall, session) as page:
        await page.is_sent_away()
        assert page.code == FAILED
        assert "Bo" not in page.screen.text()


async def test_the_page_is_as_large_as_it_says():
    async with web_hall() as hall, browser() as session, come(hall, session, size=(90, 33)) as page:
        await page.sees(HALL)
        [stay] = hall.house.stays
        await until(lambda: stay.app.size == (90, 33))
        page.screen = Emulator(400, 120, was_resized=True)
        await page.say(size=(120, 40))
        await until(lambda: stay.app.size == (120, 40))
        await page.say(size=(100_000, 100_000))
        await until(lambda: stay.terminal.extent == (400, 120))


async def test_a_page_that_goes_without_a_word_frees_its_place():
    async with web_hall(max_sessions=1) as hall, browser() as session:
        async with come(hall, session) as page:
            await page.sees(HALL)
        await until(lambda: hall.house.crowd.inside() == 0 and not hall.house.doors)
        async with come(hall, session) as page:
            await page.sees(HALL)


async def test_when_the_hall_closes_pages_are_told_to_come_back_by_themselves():
    async with web_hall() as hall, browser() as session, come(hall, session) as page:
        await page.sees(HALL)
        await hall.service.stop()
        await page.is_sent_away()
        assert page.code not in (LEFT, FAILED)
        assert "The hall is closing" in page.screen.text()


async def test_what_is_too_long_to_send_is_not_sent_but_told(monkeypatch):
    monkeypatch.setattr("tui.server.web.page_hall.LONGEST_EXPORT", 10)
    async with web_hall() as hall, browser() as session, come(hall, session) as page:
        await page.sees(HALL)
        [stay] = hall.house.stays
        assert "downloads the story as game.txt" in stay.app.files.export("game", "story", b"0123456789")
        assert "too long to send" in stay.app.files.export("game", "story", b"0123456789.")
        await until(lambda: page.last_told("file"))
        assert [told["file"]["text"] for told in page.told if "file" in told] == ["0123456789"]


async def test_a_page_that_shows_the_sheet_of_a_game_shows_it_again_and_nobody_else_sees_it():
    async with web_hall() as hall, browser() as session, browser() as other:
        async with come(hall, session) as page:
            await page.sees(HALL)
            [visitor], halls = hall.visitors, hall.meeting.hall
            who = Who(visitor.id, halls.people.profile(visitor.id).name)
            room = halls.lay(who, "fairy_tale", {}, 2, word="hush")
            halls.fill(who, room)
        table = halls.table(room)
        while not table.is_over:
            seat = table.waiting()[0]
            table.act(seat, table.legal(seat)[0])
        async with come(hall, session, room=room) as page:
            await page.sees("Score sheet")
        halls.posts.strike(room)  # as the keeper does when nobody is there any more
        async with come(hall, session, room=room) as page:
            await page.sees("Score sheet")
        async with come(hall, other, room=room) as page:
            await page.sees("Play Fairy Tale?")
            assert "Score sheet" not in page.screen.text()
