"""Several keys of one person: a word joins a browser and an SSH key, and either can be forgotten again.

Used by the lobby on the screen and in lines. What the hall refuses is raised as a sentence.
"""

from __future__ import annotations

from engine.core import Rejected
from engine.tables.hall.hall import Hall
from engine.tables.hall.joining import Joining
from engine.tables.hall.people import Who
from tui.server.connection.identity import Visitor

SEATED = "You still have a seat here as {name}; finish or leave those games first."
OFFERED = "Your word is {word}. Type it on your other device within ten minutes; it works once."


class Devices:
    """See the module."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.joining = Joining(hall.store, hall.clock)

    def person_of(self, visitor: Visitor) -> str:
        """Who somebody is who comes in."""
        return "" if visitor.is_guest else self.joining.person_of(visitor.key_id)

    def offer(self, who: Who) -> str:
        """A sentence with a new word. Raises Rejected."""
        return OFFERED.format(word=self.joining.new_word(who))

    def join(self, visitor: Visitor, who: Who, word: str) -> None:
        """Make this key the person who was shown the word. Raises Rejected."""
        if visitor.is_guest:
            raise Rejected("NoKey", "Guests cannot link devices; connect with an SSH key or in a browser.")
        if who.id == visitor.key_id and self.holds_seats(who):
            raise Rejected("StillSeated", SEATED.format(name=who.name))
        self.joining.join(visitor.key_id, word)
        if who.id == visitor.key_id:
            self.hall.people.release(who)

    def forget(self, visitor: Visitor, who: Who) -> None:
        """This key is nobody any more. A person without another key, and without a seat, is forgotten with it."""
        self.joining.forget(visitor.key_id)
        others = any(owner.id == who.id for _, owner in self.joining.keys)
        if who.id == visitor.key_id and not others and not self.holds_seats(who):
            self.hall.people.release(who)

    def holds_seats(self, who: Who) -> bool:
        return any(table.is_mine and table.state != "over" for table in self.hall.listing(who))
