"""A game watched again in lines of text, a step for each Enter."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import observe
from engine.journal import Journal
from tui.plain.telling import status_line, told_line
from tui.plain.voice import Gone, Voice
from tui.table.session.narration import Narrator
from tui.table.story import eyes_for
from tui.words.sentences import ending

HELP = "Enter shows the next step, a number that many, all the rest; look describes the table, quit leaves."


def watch(journal: Journal, seats: Sequence[int], voice: Voice) -> None:
    """Tell a game from its first line, as these seats may see it; with every card open once it is over."""
    with voice.spelling(journal.game.slug):
        tell_steps(journal, seats, voice)


def tell_steps(journal: Journal, seats: Sequence[int], voice: Voice) -> None:
    """All of it, or until the one who watches leaves."""
    header, eyes = journal.header, eyes_for(journal, seats)
    narrator = Narrator(journal)
    names = narrator.names
    seat = eyes[0] if eyes and (len(eyes) == 1 or eyes == tuple(seats)) else None
    steps = list(journal.tip.path())[::-1]
    voice.say(f"{journal.game.title}. At the table: {', '.join(names)}.", HELP)
    ahead = 1
    try:
        for number, step in enumerate(steps):
            voice.say(*(told_line(told, names) for told in narrator.told(eyes, step)))
            ahead -= 1
            while not ahead and number + 1 < len(steps):
                world = step.world() if header.view is not None else observe(step.world(), *eyes)
                typed = voice.hear(f"step {number + 1} of {len(steps)}").lower()
                if typed in ("look", "l"):
                    voice.say(status_line(journal.game.words.status(world, seat)))
                    voice.say(*journal.game.words.describe(world, seat, names))
                else:
                    ahead = steps_in(typed, len(steps), voice)
    except (Gone, KeyboardInterrupt):
        return
    if journal.outcome is not None:
        voice.say(ending(journal.outcome, names, journal.game.sides(header.options, len(header.seats))))
    else:
        voice.say("The game is not over yet.")


def steps_in(typed: str, whole: int, voice: Voice) -> int:
    """How many steps to go on; 0 where the line means nothing."""
    if typed in ("quit", "q", "exit"):
        raise Gone
    if typed in ("", "next", "n"):
        return 1
    if typed == "all":
        return whole
    if typed.isdigit() and int(typed):
        return int(typed)
    voice.say(HELP)
    return 0
