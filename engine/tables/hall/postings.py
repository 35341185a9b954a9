"""What is posted about a table of the hall: who laid it, for whom, who waits, who is away, whose seat is lent to a bot.

A posting is a value: these functions make the next one and raise `Rejected` where that may not be. Who waits in several
seats is named once for each. Once the game has begun its log says who sits where; what only matters between people
stays here.
"""

import msgspec

from engine.core import Rejected
from engine.tables.hall.people import Who

SECOND = 1_000
MOST_ADMITTED = 200
"""People who said a table's word and are remembered; the first to come are forgotten first, and may say it again."""


class Posting(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """See the module. `gone` says since when people are not at the table, `lent` whose seats bots play meanwhile.

    `secret` is what the chance of the table will be made of, see `engine.journal.commitment`: for nobody's eyes.
    """

    game: str
    owner: Who
    seats: int
    made: int
    options: dict[str, str] = {}
    word: str = ""
    hold: int = 300
    level: str = "adept"
    waiting: tuple[Who, ...] = ()
    begun: bool = False
    gone: dict[str, int] = {}
    lent: dict[int, Who] = {}
    admitted: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()
    secret: str = ""

    @property
    def free(self) -> int:
        """Seats that nobody has taken before the game begins."""
        return 0 if self.begun else self.seats - len(self.waiting)

    def waits(self, id: str) -> bool:
        return any(one.id == id for one in self.waiting)

    def lent_by(self, id: str) -> tuple[int, ...]:
        """The seats that bots play for somebody until they return."""
        return tuple(seat for seat, one in self.lent.items() if one.id == id)

    def may_enter(self, id: str, word: str = "") -> bool:
        """Whether somebody may see, watch and join this table."""
        if id in self.barred:
            return False
        invited = not self.word or id in self.admitted or (bool(word) and word == self.word)
        return invited or self.owner.id == id or self.waits(id) or bool(self.lent_by(id))

    def away_for(self, id: str, now: int) -> int | None:
        """Milliseconds for which somebody has been away; None for who is at the table."""
        return max(now - self.gone[id], 0) if id in self.gone else None

    def held_for(self, id: str, now: int) -> int:
        """Milliseconds for which the seat of somebody who is away is still held."""
        away = self.away_for(id, now)
        return self.hold * SECOND if away is None else max(self.hold * SECOND - away, 0)


def admitted(posting: Posting, who: Who, word: str = "") -> Posting:
    """Somebody comes in by the word, and is known from then on."""
    if who.id in posting.barred:
        raise Rejected("Barred", "The host of this table has removed you.")
    if not posting.may_enter(who.id, word):
        raise Rejected("NotInvited", "This table is by invitation only: you need its word.")
    if not posting.word or who.id in posting.admitted:
        return posting
    return changed(posting, admitted=(*posting.admitted, who.id)[-MOST_ADMITTED:])


def joined(posting: Posting, who: Who) -> Posting:
    """Somebody takes a seat before the game begins, if they have none."""
    return posting if posting.waits(who.id) else joined_again(posting, who)


def joined_again(posting: Posting, who: Who) -> Posting:
    """Somebody takes a seat, also one more than they have: under the name they sit there by."""
    if posting.begun or not posting.free:
        raise Rejected("TableFull", "All seats are taken; you can watch.")
    who = next((one for one in posting.waiting if one.id == who.id), who)
    if any(one.name == who.name and one.id != who.id for one in posting.waiting):
        raise Rejected("SameNames", f"Someone called {who.name} is already at this table.")
    waiting = (*posting.waiting, who)
    return changed(posting, waiting=waiting, begun=len(waiting) == posting.seats)


def without_seat(posting: Posting, seat: int) -> Posting:
    """A seat that somebody waited in is free again; they keep their others."""
    return changed(posting, waiting=(*posting.waiting[:seat], *posting.waiting[seat + 1 :]))


def filled(posting: Posting, who: Who) -> Posting:
    """The owner lets bots take the seats that are free: the game begins."""
    refuse_others(posting, who)
    if posting.begun:
        raise Rejected("BegunAlready", "The game has begun.")
    return changed(posting, begun=True)


def without(posting: Posting, id: str, *others: Who) -> Posting | None:
    """Somebody leaves for good; `others` are those who play on. The next who stays owns the table, or it is none."""
    waiting = posting.waiting if posting.begun else tuple(one for one in posting.waiting if one.id != id)
    staying = [one for one in (others if posting.begun else waiting) if one.id != id]
    if not staying:
        return None
    owner = staying[0] if posting.owner.id == id else posting.owner
    return changed(
        posting,
        owner=owner,
        waiting=waiting,
        gone={one: since for one, since in posting.gone.items() if one != id},
        lent={seat: one for seat, one in posting.lent.items() if one.id != id},
    )


def barring(posting: Posting, id: str) -> Posting:
    """Somebody is to stay away from now on."""
    return changed(posting, barred=(*posting.barred, id), admitted=tuple(one for one in posting.admitted if one != id))


def left(posting: Posting, id: str, now: int) -> Posting:
    """Somebody who has a seat is not at the table from now on."""
    return posting if id in posting.gone else changed(posting, gone={**posting.gone, id: now})


def back(posting: Posting, id: str) -> Posting:
    """Somebody is at the table again, and their seat is theirs."""
    return changed(
        posting,
        gone={one: since for one, since in posting.gone.items() if one != id},
        lent={seat: one for seat, one in posting.lent.items() if one.id != id},
    )


def lent(posting: Posting, seat: int, who: Who, now: int) -> Posting:
    """A bot plays for somebody until they return, if their seat has been held long enough."""
    if posting.away_for(who.id, now) is None:
        raise Rejected("NotAway", f"{who.name} is at the table.")
    held = posting.held_for(who.id, now)
    if held:
        minutes = -(-held // (60 * SECOND))
        still = "a minute" if minutes == 1 else f"{minutes} minutes"
        raise Rejected("StillHeld", f"The seat is held for {who.name} for {still} more.")
    return changed(posting, lent={**posting.lent, seat: who})


def refuse_others(posting: Posting, who: Who) -> None:
    """Raise Rejected for who does not own the table."""
    if posting.owner.id != who.id:
        raise Rejected("NotYourTable", f"Only {posting.owner.name} can do that: it is their table.")


def changed(posting: Posting, **changes: object) -> Posting:
    return msgspec.structs.replace(posting, **changes)
