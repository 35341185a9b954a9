"""A session at a table that other people play too: what they do is shown as it comes, bots are played by the hall.

Made from the session of one machine. The table is one and the same for all sessions of the process, so this one only
looks what was written since it last looked. Who is away, and whose bot is one for now, is told by the hall.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from engine.core import AnyEvent, Asked
from engine.journal import Redo, Seated, Undo, is_game_line
from engine.tables import Person, Table
from engine.tables.hall.listing import Listed
from tui.board.contract import Scene
from tui.lobby.pages.wording import minutes_of
from tui.lobby.shelf import Shelf
from tui.table.session.narration import Narrator
from tui.table.session.pace import DELAYS
from tui.table.session.record import record_of
from tui.table.session.session import Reply, Session


class SharedSession(Session):
    """See the module. `listed` asks the hall about this table."""

    def __init__(self, table: Table, mine: Iterable[int], listed: Callable[[], Listed | None]) -> None:
        super().__init__(table, mine)
        self.listed = listed
        self.known = len(self.journal.events)
        self.sat_as = {seat: table.sitters[seat] for seat in self.mine}

    # What others do

    def delay(self) -> float | None:
        return DELAYS[self.pace] if self.beats else None

    def advance(self) -> None:
        if self.beats:
            self.beats.popleft()

    def ponder(self) -> None:
        """Bots are the hall's; only the adviser is ours."""
        if not self.minds.is_advised:
            self.minds.drop_advice()

    def heard(self) -> bool:
        """Look what was written since; whether there was anything."""
        news = self._take_in()
        if any(isinstance(event.action, Undo | Redo) for event in news):
            self._moved_back(news[-1])
        else:
            for event in news:
                if is_game_line(event.action):
                    self._happened(event)
        return bool(news)

    def _take_in(self) -> list[AnyEvent]:
        """What was written since; who sits where is known from now on."""
        news = list(self.journal.events[self.known :])
        self.known += len(news)
        if any(isinstance(event.action, Seated) for event in news):
            self.narrator = Narrator(self.journal, self.table.names)
            self._news = None
            self._stand_up()
        return news

    def _stand_up(self) -> None:
        """A seat that was given up, perhaps from elsewhere, shows its cards here no more."""
        self.mine = tuple(seat for seat in self.mine if self.table.sitters[seat] == self.sat_as[seat])
        if self.viewer is not None and self.viewer not in self.mine:
            self.viewer, self.looked = next(iter(self.mine), None), None
            self.asked, self.hint = None, None
            self.beats.clear()
            self.minds.drop_advice()
            self._seat_next()

    def _happened(self, event: AnyEvent) -> None:
        """What others do while one chooses is not shown: it would disturb them, or the pictures of what led to it."""
        beats, pictured, asked, hint = self.beats, self.pictured, self.asked, self.hint
        super()._happened(event)
        if self._is_beside(event):
            self.beats, self.pictured, self.asked, self.hint = beats, pictured, asked, hint

    def _is_beside(self, event: AnyEvent) -> bool:
        """Whether somebody else did something that leaves what the viewer is asked as it was."""
        asks = any(isinstance(fact, Asked) and fact.seat in self.own for fact in event.facts)
        return event.seat not in self.own and not asks and self.table.may_act(self.viewer)

    @property
    def is_awaited(self) -> bool:
        """Whether the table waits for the viewer, and shows it; who is done and may still act is not waited for."""
        return self.is_asked and any(seat in self.journal.waiting() for seat in self.own)

    # What is done here is known here

    def choose(self, action: Any, *then: Any, asks: bool = False) -> Reply:
        return self._seen(super().choose(action, *then, asks=asks))

    def undo(self) -> Reply:
        return self._seen(super().undo())

    def redo(self) -> Reply:
        return self._seen(super().redo())

    def consent(self, yes: bool) -> Reply:
        return self._seen(super().consent(yes))

    def _seen(self, reply: Reply) -> Reply:
        """What was refused may have been so for what others did: that is still to be shown."""
        if reply.said == "done":
            self._take_in()
        return reply

    # What is shown

    def record(self) -> str:
        """How the player stands in this game, by the games they played here."""
        sitter = self.table.sitters[self.mine[0]] if self.mine else None
        if not isinstance(sitter, Person):
            return ""
        if self._record is None or self._record[0] is not self.journal.tip:
            self._record = (self.journal.tip, record_of(Shelf(self.table.store, sitter.keyboard), self.table.id))
        return self._record[1]

    def scene(self, seen: Any) -> Scene:
        scene, listed = super().scene(seen), self.listed()
        if listed is None or len(listed.chairs) != len(scene.kinds):
            return scene
        return msgspec.structs.replace(scene, kinds=kinds_in(listed, scene.kinds, self.mine))

    def who_is_away(self) -> str:
        """Who of those the table waits for is away, and until when the seat is held."""
        listed = self.listed()
        if listed is None or self.beats or self.is_over:
            return ""
        due = [chair for seat, chair in enumerate(listed.chairs) if chair.is_due and seat not in self.mine]
        away = [chair for chair in due if chair.is_away and not chair.is_lent]
        if not away:
            return ""
        held = f"the seat is held for {minutes_of(away[0].held)} more" if away[0].held else "P calls in a bot"
        return f"{away[0].name} is away; {held}."


def kinds_in(listed: Listed, kinds: tuple[str, ...], mine: Iterable[int]) -> tuple[str, ...]:
    """What stands beside each name: who is away, and whose bot is one for now."""
    told = list(kinds)
    for seat, chair in enumerate(listed.chairs):
        if chair.is_lent:
            told[seat] = "bot for now"
        elif chair.kind == "person" and seat not in set(mine):
            told[seat] = "away" if chair.is_away else "here"
    return tuple(told)
