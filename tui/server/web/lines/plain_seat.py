"""A table among people, in lines: what others do is told as it happens, bots are the hall's, and taking back asks them.

Made from the line mode of one machine, which tells and asks. Its own words are those that need others: say, yes, no,
leave, people.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import Rejected
from engine.tables import Table
from engine.tables.hall.hall import Hall
from engine.tables.hall.people import Who
from tui.config.local_files import OwnFiles
from tui.keys.line_words import HELP
from tui.lobby.pages.wording import minutes_of, note_of
from tui.plain.table import PlainTable
from tui.plain.voice import Gone
from tui.server.web.lines.page_voice import PageVoice
from tui.table.session.bot_thinking import Pondering
from tui.table.session.narration import Narrator
from tui.words.agreement import all_of

MOMENT = 0.05
MORE = (
    "say and a message: talk to everyone at the table.",
    "yes, no: answer a player who wants to undo a move.",
    "people: who is here and who is away; people and a name: call in a bot for a player who has been away too long.",
    "leave: give up your seat for good; a bot takes over.",
    "quit or q or exit: back to the hall; your seat is held.",
)


class PausingMinds(Pondering):
    """Waits for thoughts without keeping anybody else from theirs."""

    def __init__(self, table: Table, voice: PageVoice) -> None:
        super().__init__(table)
        self.voice = voice

    def wait(self) -> None:
        self.voice.pause(MOMENT)


class PlainSeat(PlainTable):
    """See the module."""

    voice: PageVoice

    def __init__(self, hall: Hall, who: Who, table: Table, seats: Sequence[int], voice: PageVoice, files: OwnFiles):
        super().__init__(table, voice, files)
        self.hall, self.who = hall, who
        self.mine, self.people = list(seats), {tuple(seats)} if seats else set()
        self.viewer = seats[0] if seats else None
        self.minds = PausingMinds(table, voice)
        self.offered: tuple[int, list[Any]] | None = None
        self.known, self.names = len(table.journal.events), table.names
        self.spoken = len(hall.said(table.id))
        self.asks_for_undo = False

    @property
    def own(self) -> tuple[int, ...]:
        return tuple(self.mine)

    @property
    def asking(self) -> int | None:
        return self.viewer

    # What others do

    def is_stale(self) -> bool:
        """Whether what was told last is no longer so, or somebody has said something."""
        if len(self.hall.said(self.table.id)) != self.spoken:
            return True
        if len(self.table.journal.events) == self.known:
            return False
        if self.offered is None or self.is_wished or self.table.is_over:
            return True
        seat, choices = self.offered
        return not self.table.may_act(seat) or list(self.table.legal(seat)) != choices

    def let_bots_act(self) -> None:
        """Bots are played by the hall. What was said and asked meanwhile is told first."""
        self.known = len(self.table.journal.events)
        if self.table.names != self.names:
            self.names, self.narrator = self.table.names, Narrator(self.table.journal, self.table.names)
        own = self.hall.seats_of(self.table.id, self.who.id)
        if self.mine and tuple(self.mine) != own:
            self.voice.say("You have no seat here any more." if not own else "You have other seats now.")
            self.mine, self.viewer = list(own), own[0] if own else None
        lines = self.hall.said(self.table.id)
        self.voice.say(*(f"{line.name}: {line.text}" if line.name else line.text for line in lines[self.spoken :]))
        self.spoken = len(lines)
        if self.is_wished and self.table.wish is not None:
            name = self.table.names[self.table.wish.seat]
            self.voice.say(f"{name} wants to undo a move. Type yes or no.")

    @property
    def is_wished(self) -> bool:
        wish = self.table.wish
        return wish is not None and any(seat in wish.needs for seat in self.own)

    def others(self) -> str:
        return super().others() + self.held()

    def held(self) -> str:
        """Who of them is away."""
        listed = self.hall.listed(self.table.id, self.who)
        away = [chair for chair in listed.chairs if chair.is_due and chair.is_away] if listed else []
        return f" (away; held for {minutes_of(away[0].held)})" if away and away[0].held else ""

    def ask(self, seat: int) -> None:
        self.offered, self.voice.is_turn = (seat, list(self.table.legal(seat))), True
        try:
            super().ask(seat)
        finally:
            self.offered, self.voice.is_turn = None, False

    # Words

    def obey(self, typed: str, choices: list[Any]) -> bool:
        word, _, rest = typed.partition(" ")
        order = getattr(self, f"shared_{word.lower()}", None) if word.isalpha() else None
        if order is not None:
            self.attempt(lambda: order(rest.strip()))
            return True
        return super().obey(typed, choices)

    def shared_say(self, rest: str) -> None:
        self.hall.say(self.who, self.table.id, rest)

    def shared_yes(self, _: str) -> None:
        self.table.consent(self.viewer or 0, True)

    def shared_no(self, _: str) -> None:
        self.table.consent(self.viewer or 0, False)

    def shared_people(self, name: str) -> None:
        listed = self.hall.listed(self.table.id, self.who)
        for seat, chair in enumerate(listed.chairs if listed else ()):
            if name and chair.name.casefold().startswith(name.casefold()):
                self.hall.lend(self.who, self.table.id, seat)
                return
        told = [f"{chair.name} {note_of(chair) or '(here)'}" for chair in (listed.chairs if listed else ())]
        watchers = list(listed.watchers) if listed else []
        self.voice.say(", ".join(told) + ".", *([f"{all_of(watchers, 'watches')}."] if watchers else []))

    def shared_leave(self, _: str) -> None:
        self.voice.say("A bot takes over your seat for good.")
        if self.voice.hear("type yes to leave, anything else to stay").lower() == "yes":
            self.hall.leave(self.who, self.table.id)
            raise Gone

    def order_help(self, rest: str) -> None:
        """Everything that lines understand; only to quit means something else here."""
        self.voice.say(*(line for line in HELP if not line.startswith("quit")))
        self.voice.say(*MORE)

    def undo_once(self) -> None:
        if self.viewer is None:
            raise Rejected("NotSeated", "You are watching; there is nothing to undo.")
        if self.table.weigh_undo(self.viewer).is_free:
            super().undo_once()
        elif self.asks_for_undo:
            self.asks_for_undo = False
            self.table.ask_undo(self.viewer)
            self.voice.say("The others have been asked.")
        else:
            self.asks_for_undo = True
            self.voice.say("The others have to agree; type undo again to ask them.")

    def farewell(self) -> str:
        return "The game is saved." if self.table.is_over else "The game goes on; your seat is held." * bool(self.mine)
