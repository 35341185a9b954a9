"""The page of plain text: the whole hall in lines, beside people with boards, for every game."""

import asyncio
import json
from contextlib import asynccontextmanager
from random import Random
from types import SimpleNamespace

import aiohttp
import pytest

from engine.games import GAMES
from engine.tables.hall.people import id_of
from tests.ssh.halls import until, visit
from tests.web.pages import browser, web_hall
from tui.server.web.lines.plain_talk import IN_HALL
from tui.server.web.messages import LEFT
from tui.table.teaching import lesson_of

BEFORE_THE_RELOAD = 8
"""Answers after which the page is loaded anew, in the middle of every game."""


@pytest.fixture(autouse=True)
def quick_typing(monkeypatch):
    monkeypatch.setattr("tui.server.web.lines.plain_visit.PACE", 0.0)


class PlainPage:
    """A page that remembers everything it was told."""

    def __init__(self, socket):
        self.socket, self.lines, self.choices, self.asked = socket, [], [], []
        self.offered = []
        """The choices in what was said last."""
        self.files, self.sentence, self.code, self.rooms = [], "", None, []

    async def read(self):
        async for message in self.socket:
            told = json.loads(message.data)
            self.offered = [part["choices"] for part in told.get("said", ()) if "choices" in part]
            for part in told.get("said", ()):
                self.lines += [part["line"]] if "line" in part else []
                self.choices = part.get("choices", self.choices)
            if "ask" in told:
                self.asked.append(told["ask"])
            self.files += [told["file"]] if "file" in told else []
            self.sentence = told.get("sentence", self.sentence)
            self.rooms += [told["room"]] if "room" in told else []
        self.code = self.socket.close_code

    def text(self):
        return "\n".join(self.lines)

    async def answers(self, line):
        """Say a line, and wait for the next question."""
        before = len(self.asked)
        await self.socket.send_str(json.dumps({"line": line}))
        await until(
            lambda: len(self.asked) > before or self.code is not None, lambda: f"a question, after {self.text()}"
        )

    async def goes_to(self, words):
        """Choose by what is offered."""
        number = next(number for number, offered in self.choices if words in offered)
        await self.answers(number)

    async def hears(self, words):
        await until(lambda: words in self.text(), lambda: f"{words!r}, but\n{self.text()}\nwhich")


@asynccontextmanager
async def plain_page(hall, session, room=""):
    async with session.get(f"{hall.origin}/plain") as answer:
        assert answer.status == 200
    async with session.ws_connect(f"{hall.origin}/plain/socket", origin=hall.origin) as socket:
        page = PlainPage(socket)
        reading = asyncio.create_task(page.read())
        await socket.send_str(json.dumps({"size": [80, 24], "room": room}))
        try:
            await until(lambda: page.asked, "a question")
            yield page
        finally:
            await socket.close()
            await reading


async def lay_alone(page, slug):
    """Lay a table with bots, as every question suggests."""
    await page.goes_to(f"New table: {GAMES[slug].title}")
    while True:
        asked = page.asked[-1]
        if asked.startswith("who plays"):
            await page.answers("bots")
        elif "Enter for" in asked:
            await page.answers("")
        else:
            return


async def test_opponents_are_told_by_name_and_by_what_they_like_and_chosen_so():
    async with web_hall() as hall, browser() as session, plain_page(hall, session) as page:
        await page.goes_to("New table: Fairy Tale")
        while not page.asked[-1].startswith("bots:"):
            await page.answers("bots" if page.asked[-1].startswith("who plays") else "")
        for opponent in GAMES["fairy_tale"].opponents:
            assert f"{opponent.name}, {opponent.level}: {opponent.about}." in page.lines
            assert f" {opponent.name}" in page.asked[-1]
            assert opponent.id not in page.asked[-1]
        await page.answers("ysolde")
        [row] = hall.meeting.hall.store.tables()
        assert [sat.level for sat in row.summary.seats if sat.kind == "bot"] == ["adept:collector"] * 2


async def test_who_plays_alone_is_not_asked_for_company():
    async with web_hall() as hall, browser() as session, plain_page(hall, session) as page:
        await page.goes_to("New table: Shadowrift")
        while not hall.meeting.hall.store.tables():
            await page.answers("1" if page.asked[-1].startswith("players:") else "")
        await page.hears("At the table:")
        assert page.asked
        assert not [asked for asked in page.asked if asked.startswith(("who plays", "bots:", "the invitation"))]


async def test_at_a_table_the_list_of_words_says_once_what_quit_does_there():
    async with web_hall() as hall, browser() as session, plain_page(hall, session) as page:
        await lay_alone(page, "fairy_tale")
        await page.answers("help")
        await page.hears("undo or u")
        assert [line for line in page.lines if line.startswith("quit")] == [
            "quit or q or exit: back to the hall; your seat is held."
        ]


async def test_what_is_asked_after_other_words_offers_its_choices_again():
    async with web_hall() as hall, browser() as session, plain_page(hall, session) as page:
        doors = page.choices
        for words in ("who", "statistics", "device a-wrong-word", "nonsense"):
            await page.answers(words)
            assert page.offered == [doors], words
        await lay_alone(page, "fairy_tale")
        await until(lambda: page.choices[0][1].startswith("Keep"), "the hand")
        hand = page.choices
        for words in ("look", "rules", "?"):
            await page.answers(words)
            assert page.offered == [hand], words
        await page.answers("leave")
        assert page.offered == [], "another question has other answers"


async def play_on(page, table, chance, enough):
    """Take any of the choices whenever they are asked, until it is enough; how often that was."""
    answers = 0
    while not enough(answers):
        if 0 in table.waiting():
            await page.answers(str(chance.randint(1, len(page.choices))))
            answers += 1
        await asyncio.sleep(0.005)
    return answers


@pytest.mark.parametrize("slug", GAMES)
async def test_a_whole_game_of_each_in_lines_goes_on_after_the_page_is_loaded_anew(slug, monkeypatch):
    monkeypatch.setattr("engine.tables.table.table.secrets", SimpleNamespace(randbits=lambda bits: 7))
    chance = Random(3)
    async with web_hall() as hall, browser() as session:
        async with plain_page(hall, session) as page:
            await lay_alone(page, slug)
            [row] = hall.meeting.hall.store.tables()
            table = hall.meeting.hall.table(row.id)
            await play_on(page, table, chance, lambda answers: answers >= BEFORE_THE_RELOAD)
            assert not table.is_over
            assert "At the table:" in page.text()
            for word, told in (
                ("look", table.game.words.status(table.view(0), 0).stage),
                ("rules", "For more, type"),
            ):
                await page.answers(word)
                await page.hears(told)
        async with plain_page(hall, session) as page:
            await page.goes_to(f"Continue: {GAMES[slug].title}")
            answers = await play_on(page, table, chance, lambda _: table.is_over)
            assert answers
            await until(lambda: "won" in page.text() or "lost" in page.text() or "wins" in page.text(), page.text)
            assert table.journal.verify() == []
            await page.hears("Type log to read the game again, export to save it, quit to leave.")
            await page.answers("export story")
            assert page.files[0]["name"].endswith(".txt")
            await page.answers("export log")
            assert page.files[1]["name"].endswith(".jsonl")
            await page.answers("quit")
            assert page.asked[-1] == IN_HALL
            before = len(page.lines)
            await page.answers("statistics")
            assert GAMES[slug].title in "\n".join(page.lines[before:])
            await page.answers("replays")
            await page.goes_to(row.id)
            assert page.asked[-1].startswith("step 1 of ")
            before = len(page.lines)
            await page.answers("all")
            assert page.asked[-1] == IN_HALL
            assert len(page.lines) - before > len(table.journal.events) // 4


async def test_a_page_that_was_at_a_table_is_there_again_and_one_that_left_it_is_not():
    async with web_hall() as hall, browser() as session:
        async with plain_page(hall, session) as page:
            assert page.rooms == [""]
            await lay_alone(page, "fairy_tale")
            await until(lambda: page.asked[-1].startswith("choice") or page.choices[0][1].startswith("Keep"))
            room = page.rooms[-1]
            assert room
        async with plain_page(hall, session, room) as page:
            await until(lambda: page.choices and page.choices[0][1].startswith("Keep"), "the seat")
            assert page.rooms == [room]
            await page.answers("quit")
            assert page.asked[-1] == IN_HALL
            assert page.rooms == [room, ""]
        async with plain_page(hall, session, "../../etc") as page:
            assert page.asked[-1] == IN_HALL


async def test_a_table_that_is_not_for_somebody_is_not_told_to_a_page_that_names_it():
    async with web_hall() as hall, browser() as session:
        owner = hall.meeting.hall.people.call(id_of("owner"), "Owner")
        secret = hall.meeting.hall.lay(owner, "fairy_tale", {}, 2, word="hush")
        async with plain_page(hall, session, secret) as page:
            assert page.asked[-1] == IN_HALL
            assert page.rooms == [""]
            assert len(page.lines) == 2, page.lines


async def test_a_newcomer_is_asked_for_a_name_and_finds_it_again():
    async with web_hall(strangers=True) as hall, browser() as session:
        async with plain_page(hall, session) as page:
            assert "What should the others call you" in page.asked[0]
            await page.answers("Mira")
            await page.hears("Welcome, Mira")
        async with plain_page(hall, session) as page:
            await page.hears("Welcome, Mira")


async def test_lines_and_boards_play_at_one_table_and_hear_of_each_other():
    async with web_hall(ssh=True) as hall, browser() as session, plain_page(hall, session) as page:
        await page.goes_to("New table: Fairy Tale")
        while "Enter for" in page.asked[-1]:
            await page.answers("2" if page.asked[-1].startswith("players") else "")
        await page.hears("waiting: Guest, a free seat")
        async with visit(hall, username="anselm", size=(120, 40)) as client:
            await client.sees("join, 1 free")
            client.type(b"1")
            await client.sees("Choose a card to keep")
            await page.hears("At the table: Guest, anselm")
            await page.answers("1")
            await page.hears("Waiting for anselm")
            await page.answers("say take your time")
            await client.sees("take your time")
            [row] = hall.meeting.hall.store.tables()
            table, before = hall.meeting.hall.table(row.id), len(page.choices)
            table.act(1, table.legal(1)[0])
            await until(lambda: page.asked[-1] == "Guest" and len(page.choices) < before, "the next question")


async def test_leaving_a_table_keeps_the_seat_and_leaving_the_hall_ends_the_visit():
    async with web_hall() as hall, browser() as session, plain_page(hall, session) as page:
        await lay_alone(page, "fairy_tale")
        await page.answers("quit")
        await page.hears("your seat is held")
        assert any("Continue: Fairy Tale" in words for _, words in page.choices)
        await page.answers("quit")
        await until(lambda: page.code is not None)
        assert page.code == LEFT
        assert page.sentence
        await until(lambda: not hall.house.stays)


@pytest.mark.parametrize("slug", GAMES)
async def test_a_lesson_of_each_game_is_told_in_lines(slug):
    steps = lesson_of(slug).steps
    async with web_hall() as hall, browser() as session, plain_page(hall, session) as page:
        await page.goes_to(f"Learn: {GAMES[slug].title}")
        await page.answers("")
        assert page.asked[-1] != IN_HALL
        await page.hears(steps[0].title)
        await page.answers("")
        await page.hears(steps[1].title)
        await page.answers("quit")
        await page.hears("That was the lesson.")


async def test_a_hint_is_thought_about_while_others_go_on():
    async with web_hall() as hall, browser() as session, plain_page(hall, session) as page:
        await lay_alone(page, "fairy_tale")
        await page.answers("hint")
        await page.hears("Hint:")


async def test_what_is_refused_is_told_and_the_conversation_goes_on():
    async with web_hall() as hall, browser() as session, plain_page(hall, session) as page:
        await page.answers("word nowhere")
        await page.hears("No table has that invitation word.")
        await page.answers("nonsense")
        await page.answers("who")
        await page.hears("Here: Guest.")


async def test_words_are_counted_by_address_on_this_page_as_well():
    """A browser without its cookie is somebody else; its address stays."""
    async with web_hall() as hall:
        most = hall.meeting.hall.limits.words_a_minute
        for number in range(most + 1):
            async with browser() as session, plain_page(hall, session) as page:
                await page.answers(f"word guess {number}")
                await page.hears("Too many attempts" if number == most else "No table has that invitation word.")


async def test_a_page_that_vanishes_ends_its_conversation_and_frees_its_place():
    import threading

    async with web_hall() as hall, browser() as session:
        async with plain_page(hall, session) as page:
            await lay_alone(page, "fairy_tale")
            assert any(thread.name == "conversation" for thread in threading.enumerate())
        await until(lambda: not hall.house.stays and hall.house.crowd.inside() == 0)
        await until(lambda: not any(thread.name == "conversation" for thread in threading.enumerate()))


async def test_a_conversation_that_breaks_says_so_and_tells_nothing(monkeypatch):
    def broken(self, doors):
        raise LookupError("a card of Bo's")

    monkeypatch.setattr("tui.server.web.lines.plain_talk.PlainTalk.go_on", broken)
    async with web_hall() as hall, browser() as session:
        async with session.get(f"{hall.origin}/plain"):
            pass
        async with session.ws_connect(f"{hall.origin}/plain/socket", origin=hall.origin) as socket:
            await socket.send_str('{"size": [80, 24]}')
            told = [message.data async for message in socket if message.type is aiohttp.WSMsgType.TEXT]
        assert "because of a bug" in told[-1]
        assert not any("Bo" in line for line in told)
        assert hall.said("LookupError")


async def test_the_house_that_closes_ends_conversations():
    async with web_hall() as hall, browser() as session, plain_page(hall, session) as page:
        await hall.service.stop()
        await until(lambda: page.code is not None)
        assert "The hall is closing" in page.sentence
