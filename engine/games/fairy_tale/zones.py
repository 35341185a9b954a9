"""Where the cards of Fairy Tale lie, and who knows them there. The names are part of the log format."""

from engine.core.places import ALL, NOBODY, OWNER, Layout, counter, seat_zone, zone

_DECK = zone("deck", up=NOBODY, down=NOBODY)
_DISCARD = zone("discard", up=NOBODY, down=NOBODY, loose=True)
HAND = seat_zone("hand", up=OWNER, down=OWNER, loose=True)  # the packet being drafted
PACKET = seat_zone("packet", up=NOBODY, down=NOBODY, loose=True)  # a hand on its way to this seat
KEPT = seat_zone("kept", up=OWNER, down=OWNER, loose=True)  # drafted this round, then played from
CHOSEN = seat_zone("chosen", up=OWNER, down=OWNER, loose=True)  # waits for the reveal
ROW = seat_zone("row", up=ALL, down=OWNER)  # in play
DECK, DISCARD = str(_DECK), str(_DISCARD)  # facts hold plain text

ROUND = counter("round", 0, 4)

LAYOUT = Layout((_DECK, _DISCARD, HAND, PACKET, KEPT, CHOSEN, ROW), (ROUND,))

BACK = "tale"  # all cards look the same from behind
ROUNDS = 4
DEALT = 5
PLAYS = 3
