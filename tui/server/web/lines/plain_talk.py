"""The hall of many in lines: tables to go on with, to join, to watch, to lay; games to learn; a word to everybody.

One conversation of one person, run in a thread that shares the loop's time; see `baton`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from engine.bots.levels.bot import Budget
from engine.core import Damaged, Rejected
from engine.games import GAMES
from engine.kit.game import Game
from engine.store import StoreProblem
from engine.tables.hall.chat import LOBBY
from engine.tables.hall.listing import Listed
from engine.tables.hall.people import Who
from engine.tables.plain_text import plain_name
from tui.config.local_files import OwnFiles
from tui.config.settings import Settings
from tui.lobby.shelf import Shelf
from tui.plain.hall import asked_bots, asked_table, asked_word
from tui.plain.lesson import PlainLesson
from tui.plain.records import asked_game, tell_statistics
from tui.plain.table import PlainTable
from tui.plain.voice import Gone
from tui.plain.watching import watch
from tui.server.web.lines.page_voice import PageVoice
from tui.server.web.lines.plain_seat import PausingMinds, PlainSeat
from tui.server.web.messages import AGAIN, FORGOTTEN
from tui.table.laying import last_laid
from tui.table.stored_tables import game_title
from tui.table.teaching import lessons_of
from tui.words.seating import LEVEL

if TYPE_CHECKING:
    from tui.lobby import Meeting
    from tui.lobby.meeting import Attending
    from tui.server.connection.identity import Visitor
    from tui.server.devices import Devices

HELP = (
    "Type a number to choose. Enter repeats the list. Other commands: say and a message, word and an invitation word, "
    "who, name and a new name, replays, statistics, device, quit."
)
ROOM_HELP = "Enter looks again. Other commands: say and a message, bots fills the seats, leave gives up yours, quit."
IN_HALL, IN_ROOM = "A number or a command", "A command"
COMPANY = ("anyone", "invited", "bots")
TROUBLE = (Rejected, StoreProblem)


class PlainTalk:
    """See the module. `come` and `go` are the loop's, everything else the conversation's."""

    def __init__(
        self,
        meeting: Meeting,
        visitor: Visitor,
        devices: Devices,
        voice: PageVoice,
        files: OwnFiles,
        settings: Settings,
    ) -> None:
        self.meeting, self.hall, self.visitor, self.devices = meeting, meeting.hall, visitor, devices
        self.voice, self.files, self.settings = voice, files, settings
        self.who = Who(visitor.id, self.hall.people.profile(visitor.id).name)
        self.seat: PlainSeat | None = None
        self.room: Callable[[], bool] | None = None
        self.shown: object = None
        self._notice: Callable[[], None] = lambda: None

    # Coming and going

    def come(self, notice: Callable[[], None], visit: Attending) -> None:
        """Be in the hall from now on, and hear of it."""
        self._notice = notice
        self.hall.listeners.append(notice)
        self.meeting.attach(self.visitor.visit, visit)

    def go(self) -> None:
        if self._notice in self.hall.listeners:
            self.hall.listeners.remove(self._notice)
            self.meeting.detach(self.visitor.visit)
        self.attempt(lambda: self.hall.depart(self.visitor.visit))

    def is_stale(self) -> bool:
        """Whether what was told last is no longer so, as far as the store can be read."""
        try:
            return self.seat.is_stale() if self.seat is not None else self.room is not None and self.room()
        except StoreProblem:
            return False

    def attempt(self, work: Callable[[], object]) -> bool:
        """Do something the hall may refuse; whether it did it."""
        try:
            work()
        except TROUBLE as refused:
            self.voice.say(refused.sentence)
            return False
        except Damaged as damage:
            self.voice.say(f"This game cannot be opened: line {damage.line}: {damage.sentence}")
            return False
        return True

    # The hall

    def run(self) -> None:
        """Be here until the player leaves."""
        self.voice.say("Duskhall, in lines of text.")
        while not self.who.name:
            self.take_name(self.voice.hear("What should the others call you? Your name"))
        self.voice.say(f"Welcome, {self.who.name}. {HELP}")
        self.come_back()
        while True:
            self.voice.page.tell(room="")
            self.attempt(lambda: self.hall.enter(self.visitor.visit, self.who, LOBBY))
            doors = self.tell_doors()
            if not self.go_on(doors):
                self.voice.say("Good night.")
                return

    def come_back(self) -> None:
        """Be where the page was, if that is still a place for this person."""
        room, self.voice.page.room = self.voice.page.room, ""
        listed = self.hall.listed(room, self.who) if room else None
        if listed is not None:
            self.attempt(lambda: self.go_to(listed))

    def take_name(self, name: str) -> None:
        def call() -> None:
            self.who = self.hall.people.call(self.who.id, plain_name(name))

        self.attempt(call)

    def tell_doors(self) -> list[Callable[[], None]]:
        """Say where one can go, numbered, and the way to each."""
        tables = [table for table in self.hall.listing(self.who) if table.state != "over"]
        self.voice.list(
            [
                *(told_table(table) for table in tables),
                *(f"New table: {game.title}" for game in GAMES.values()),
                *(f"Learn: {game.title}" for game in GAMES.values()),
            ]
        )
        return [
            *(partial(self.go_to, table) for table in tables),
            *(partial(self.lay, game) for game in GAMES.values()),
            *(partial(self.learn, game) for game in GAMES.values()),
        ]

    def go_on(self, doors: list[Callable[[], None]]) -> bool:
        """Take lines until one leads somewhere; False where it leads out."""
        while True:
            typed = self.voice.hear(IN_HALL)
            word, _, rest = typed.partition(" ")
            if typed.isdigit() and 1 <= int(typed) <= len(doors):
                self.attempt(doors[int(typed) - 1])
                return True
            if word.lower() in ("quit", "q", "exit"):
                return False
            if typed == "":
                return True
            order = getattr(self, f"order_{word.lower()}", None) if word.isalpha() else None
            if order is None:
                self.voice.say(HELP)
            else:
                self.attempt(lambda: order(rest.strip()))  # noqa: B023

    def order_say(self, rest: str) -> None:
        self.hall.say(self.who, LOBBY, rest)
        self.voice.say(f"{self.who.name}: {rest}")

    def order_who(self, _: str) -> None:
        here = [f"{name}{'' if in_lobby else ' (at a table)'}" for name, in_lobby in self.hall.everybody()]
        self.voice.say(f"Here: {', '.join(here)}.")
        self.voice.say(*(f"{line.name}: {line.text}" for line in self.hall.said(LOBBY)[-5:]))

    def order_name(self, rest: str) -> None:
        self.take_name(rest)
        self.voice.say(f"You are {self.who.name}.")

    def order_word(self, rest: str) -> None:
        id = self.hall.find(self.who, rest, self.visitor.origin)
        listed = self.hall.listed(id, self.who)
        if listed is not None:
            self.go_to(listed)

    def order_replays(self, _: str) -> None:
        """Games that are over, to be told again."""
        row = asked_game(self.voice, self.shelf().tables())
        if row is not None:
            table = self.hall.table(row.id)
            seats = self.hall.seats_of(table.id, self.who.id)
            watch(table.journal, seats, self.voice)

    def order_statistics(self, _: str) -> None:
        tell_statistics(self.voice, self.shelf().tables())

    def shelf(self) -> Shelf:
        """The games of this person."""
        return Shelf(self.hall.store, self.who.id)

    def order_device(self, rest: str) -> None:
        """Be one person with another browser or key, or forget who one is in this one."""
        if rest == "forget":
            self.devices.forget(self.visitor, self.who)
            self.voice.page.ending = FORGOTTEN
            raise Gone
        if rest:
            self.devices.join(self.visitor, self.who, rest)
            self.voice.page.ending = AGAIN
            raise Gone
        self.voice.say(self.devices.offer(self.who))
        self.voice.say("device and the word from your other device links the two; device forget forgets you here.")

    # Tables

    def go_to(self, table: Listed) -> None:
        """Sit down where one can, else look on."""
        if table.is_mine or table.state == "open":
            self.hall.join(self.who, table.id)
        else:
            self.hall.watch(self.who, table.id)
        self.be_at(table.id)

    def be_at(self, id: str) -> None:
        """Wait in the room of a table until its game begins, then play or look on."""
        self.hall.enter(self.visitor.visit, self.who, id)
        self.voice.page.tell(room=id)
        if not self.wait_in_room(id):
            return
        seats = self.hall.seats_of(id, self.who.id)
        self.seat = PlainSeat(self.hall, self.who, self.hall.table(id), seats, self.voice, self.files)
        try:
            self.converse(self.seat)
        finally:
            self.seat = None

    def converse(self, table: PlainTable) -> None:
        """Play at a table until the player leaves it."""
        table.minds.thinker, table.minds.budget = self.meeting.keeper.thinker, Budget(self.settings.think)
        try:
            table.run()
        except Gone:
            self.voice.say(table.farewell())
        finally:
            table.minds.drop_all()

    def wait_in_room(self, id: str) -> bool:
        """Whether the game has begun; False where one goes before."""
        while (listed := self.hall.listed(id, self.who)) is not None and listed.state == "open":
            names = ", ".join(name or "a free seat" for name in listed.names)
            word = f" The word is {listed.word}." if listed.word else ""
            said = self.hall.said(id)
            self.voice.say(
                f"{game_title(listed.game)}, waiting: {names}.{word}", *(f"{one.name}: {one.text}" for one in said[-3:])
            )
            seen = (listed.names, said)
            self.room = partial(self.has_changed, id, seen)
            typed, word_typed = "", ""
            try:
                typed = self.voice.hear(IN_ROOM)
            finally:
                self.room = None
            word_typed, _, rest = typed.partition(" ")
            if word_typed in ("quit", "q"):
                return False
            orders: dict[str, Callable[[], object]] = {
                "say": partial(self.hall.say, self.who, id, rest),
                "bots": partial(self.hall.fill, self.who, id),
                "leave": partial(self.hall.leave, self.who, id),
            }
            if word_typed in orders:
                self.attempt(orders[word_typed])
            elif typed:
                self.voice.say(ROOM_HELP)
        return listed is not None

    def has_changed(self, id: str, seen: object) -> bool:
        listed = self.hall.listed(id, self.who)
        return listed is None or listed.state != "open" or (listed.names, self.hall.said(id)) != seen

    def lay(self, game: Game) -> None:
        """Ask for the game, who may come and who fills the seats, and go there."""
        table = asked_table(self.voice, last_laid(game.slug, {}))
        company, level = COMPANY[0], LEVEL
        if table.count > 1:
            self.voice.say("anyone: everyone can join. invited: only people with your word. bots: just you and bots.")
            company = asked_word(self.voice, "who plays", COMPANY, company)
        word = self.voice.hear("the invitation word") if company == "invited" else None
        if table.count > 1:
            level = asked_bots(self.voice, game)
        origin = self.visitor.origin
        id = self.hall.lay(self.who, game.slug, table.options, table.count, word=word, level=level, origin=origin)
        self.hall.enter(self.visitor.visit, self.who, id)
        if company == "bots":
            self.hall.fill(self.who, id)
        self.be_at(id)

    def learn(self, game: Game) -> None:
        lessons = lessons_of(game.slug)
        self.voice.say(*(f"{name}: {lesson.title}. {lesson.about}" for name, lesson in lessons.items()))
        name = asked_word(self.voice, "lesson", tuple(lessons), next(iter(lessons)))
        lesson = PlainLesson(game.slug, name, self.voice, self.files)
        lesson.minds = PausingMinds(lesson.table, self.voice)
        self.converse(lesson)


def told_table(table: Listed) -> str:
    """A table in one line: what Enter does with it, and who is there."""
    names = ", ".join(_names(table))
    title = game_title(table.game)
    if table.is_my_turn:
        return f"Continue: {title}, your turn, with {names}"
    if table.is_mine:
        return f"{'Continue' if table.state == 'playing' else 'Wait at'}: {title}, with {names}"
    return f"{'Join' if table.state == 'open' else 'Watch'}: {title}, with {names}"


def _names(table: Listed) -> Iterator[str]:
    for chair, name in zip(table.chairs, table.names, strict=True):
        yield "a free seat" if chair.kind == "free" else name
