"""Who looks at a table: people at one keyboard, each with one seat or several, one of them at a time.

The base of the session. A person's eyes are those of all their seats together; one of these is in focus: the hero they
play now. The cover comes between two people, never between the seats of one.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping

from engine.journal import Journal
from engine.journal.steps import Step
from engine.tables import Person, Sitter, Table
from tui.keys.keymap import USUAL
from tui.keys.registry import TABLE
from tui.table.session.acting import is_free_to_act, next_after
from tui.table.session.event_frames import Beat
from tui.table.session.narration import Eyes


class Viewing:
    """See the module. `viewer` is the seat in focus, `upcoming` that of who is to sit down, `looked` one looked at."""

    sat_as: Mapping[int, Sitter] = {}  # who must still sit there for a choice to count

    def __init__(self, table: Table, mine: Iterable[int]) -> None:
        self.table, self.mine = table, tuple(sorted(mine))
        people = {table.seats_of(seat) for seat in self.mine}
        self.viewer: int | None = self.mine[0] if len(people) == 1 else None
        self.upcoming: int | None = None
        self.looked: int | None = None
        self.beats: deque[Beat] = deque()
        self.pictured: Step | None = None  # the line whose pictures pass
        self.keys = USUAL

    def key(self, command: str) -> str:
        """The viewer's key of a command, for a sentence."""
        return self.keys.shown(command, TABLE)

    def looking_words(self, seat: int) -> str:
        """That another seat is looked at, and how to go on."""
        name, key, back = self.table.names[seat], self.key("look_around"), self.key("step_back")
        return f"You are looking at {name}. {key} shows the next, {back} goes back."

    @property
    def journal(self) -> Journal:
        return self.table.journal

    @property
    def is_covered(self) -> bool:
        """Whether somebody else must sit down before anything is shown."""
        return self.upcoming is not None and not self.beats

    @property
    def is_over(self) -> bool:
        """Whether the score sheet is due: the game has ended and its last pictures were seen."""
        return self.journal.outcome is not None and not self.beats

    @property
    def own(self) -> Eyes:
        """All seats of the person who looks."""
        return () if self.viewer is None else self.seats_beside(self.viewer)

    def seats_beside(self, seat: int) -> Eyes:
        """The seats of one person that are played here."""
        return tuple(other for other in self.table.seats_of(seat) if other in self.mine)

    @property
    def eyes(self) -> Eyes:
        """Whose knowledge is shown: that of all seats of who looks; everybody's after the end; nobody's if covered."""
        if self.journal.header.view is not None:
            return self.journal.header.view
        if self.is_over:
            return tuple(range(len(self.table.names)))
        return () if self.is_covered else self.own

    @property
    def focus(self) -> int | None:
        """The seat that the person who looks plays now."""
        if self.is_over and self.viewer is None and self.mine:
            return self.mine[0]
        return None if self.is_covered else self.viewer

    @property
    def seat(self) -> int | None:
        """The place the table is shown from: the one in focus, or another that is looked at."""
        return self.focus if self.looked is None or self.is_covered else self.looked

    def person_at(self, seat: int) -> str:
        """What whoever holds a seat is called themselves, whatever they play there."""
        sitter = self.table.sitters[seat]
        return sitter.name if isinstance(sitter, Person) else self.table.names[seat]

    # Who is next

    def sit(self) -> None:
        """The next person is there, and nobody else looks."""
        if self.upcoming is not None:
            self._turn_to(self.upcoming)

    def heroes(self) -> Eyes:
        """The seats one can go on with: one's own that may act; where all act freely, those of others here too."""
        world, own = self.journal.world, self.own
        return tuple(
            seat for seat in self.mine if (world.may_act(seat) if seat in own else is_free_to_act(world, seat))
        )

    def go_to_hero(self, step: int) -> None:
        """Play the next, or the last, of one's own seats that may act; another person's comes with the cover."""
        following = next_after(self.viewer, [seat for seat in self.heroes() if seat != self.viewer], step)
        if following is not None and not self.is_covered:
            self._give_to(following)

    def look_at_next(self) -> None:
        """Look at the next seat of the table, as far as these eyes may know it; one's own that may act is played."""
        seats = range(len(self.table.names))
        following = next_after(self.seat, seats)
        if following in self.own and following in self.heroes():
            self._turn_to(following)
        else:
            self.looked = None if following == self.viewer else following

    def look_back(self) -> bool:
        """Look at one's own place again; whether one did not."""
        looked, self.looked = self.looked, None
        return looked is not None

    def _seat_next(self) -> None:
        """Who is to look now: one's own next seat that is asked, else the next person who is, with their first."""
        asked = [seat for seat in self.journal.waiting() if seat in self.mine]
        own = [seat for seat in asked if seat in self.own]
        self.upcoming = None
        if own and self.viewer not in own:
            following = next_after(self.viewer, own)
            assert following is not None
            self._turn_to(following)
        elif asked and not own:
            following = next_after(self.viewer, asked)
            assert following is not None
            self._give_to(next(seat for seat in self.seats_beside(following) if seat in asked))

    def _give_to(self, seat: int) -> None:
        """Show the table to who plays this seat, behind a cover where that is somebody else with something to hide."""
        others = self.mine if self.viewer is None else (self.viewer,)
        is_open = seat in self.own or all(self._see_the_same(other, seat) for other in others)
        if is_open:
            self._turn_to(seat)
        else:
            self.upcoming = seat

    def _turn_to(self, seat: int) -> None:
        """Play this seat from now on."""
        self.viewer, self.upcoming, self.looked = seat, None, None

    def _see_the_same(self, one: int, other: int) -> bool:
        """Whether there is nothing to hide between two people."""
        views = [self.table.view(*self.seats_beside(seat)) for seat in (one, other)]
        for view in views:
            view.eyes = ()
        return views[0] == views[1]
