"""Words a game hands to any front end: narration, prompt and status, without colour, glyphs or layout.

Screens add colour and glyphs by `tone`, `sign` and `seat`; line mode prints the text with the seat's name before it.
"""

from typing import Literal

import msgspec

Tone = Literal["title", "plain", "dim", "good", "bad", "news"]


class Tally(msgspec.Struct, frozen=True):
    """How a line reads for several of its kind: `text` with the sums of `amounts`, then the newest `state`."""

    text: str
    amounts: tuple[int, ...]
    state: str = ""

    def __add__(self, later: "Tally") -> "Tally":
        amounts = tuple(one + other for one, other in zip(self.amounts, later.amounts, strict=True))
        return Tally(self.text, amounts, later.state)

    @property
    def words(self) -> str:
        return self.text.format(*self.amounts) + self.state


class Told(msgspec.Struct, frozen=True):
    """One line of narration. `seat` is who it is about (not named in the text), `sign` names a glyph of the game.

    `harms` are the seats it is bad news for; unless a game says otherwise, a bad line is bad for its seat. Bad news is
    old when such a seat has chosen again; what `lasts`, only when it has chosen in its own turn. `moment` is the place
    of its event in a log; games leave it to whoever tells a whole log. Lines of a seat that follow each other and have
    the same `tally` but for its numbers may be shown as one.
    """

    text: str
    tone: Tone = "plain"
    seat: int | None = None
    sign: str = ""
    harms: tuple[int, ...] | None = None
    lasts: bool = False
    moment: int | None = None
    tally: Tally | None = None

    @property
    def harmed(self) -> tuple[int, ...]:
        """Whom it is bad news for."""
        if self.harms is not None:
            return self.harms
        return (self.seat,) if self.tone == "bad" and self.seat is not None else ()


class Prompt(msgspec.Struct, frozen=True):
    """What to do now: a call to act, a remark below it, the verb for Enter, and the rulebook heading that fits.

    `awaits` are the seats that are still to choose, where the reader waits for them; games know no names.
    """

    call: str
    remark: str = ""
    verb: str = "choose"
    heading: str = ""
    awaits: tuple[int, ...] = ()


class Progress(msgspec.Struct, frozen=True):
    """How far a seat or a side is, by what will count at the end: in words, in fewer words, and as a rank.

    `share` of the whole way, from 0 to 1, is drawn as a bar; without it bars compare ranks.
    """

    words: str
    brief: str = ""
    rank: float = 0.0
    share: float | None = None


class Status(msgspec.Struct, frozen=True):
    """Where the game stands. `done` of `of` is how near the end is; `now` is the index of the present phase.

    `scores` are by seat; `teams` are the seats that count together, none where everybody plays alone. Where the score
    does not tell everything, `progress` says by seat how far each is, and ranks them; `side` says how far all are who
    play together against the game.
    """

    stage: str
    step: str
    done: int
    of: int
    phases: tuple[str, ...]
    now: int
    scores: tuple[float, ...]
    note: str = ""
    teams: tuple[tuple[int, ...], ...] = ()
    progress: tuple[Progress, ...] = ()
    side: Progress | None = None
