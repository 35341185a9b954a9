"""What happened since a seat last chose, as it saw it: the World at that choice, pieces touched after it, bad news."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from engine.core import World
from engine.journal import is_game_line
from engine.journal.steps import Step
from engine.kit.telling import Told
from tui.table.session.event_frames import touched_by
from tui.table.session.narration import Eyes, Narrator


class News(msgspec.Struct, frozen=True):
    """`before` is None where the seat has not chosen yet: then nothing is news. `harms` is what was bad."""

    before: World | None = None
    changed: frozenset[int] = frozenset()
    harms: tuple[Told, ...] = ()


def news_for(narrator: Narrator, seat: int, known: tuple[Step, News] | None = None, eyes: Eyes = ()) -> News:
    """The news of a seat, now, for its own eyes or all those of its holder; what is known already is not looked up.

    An answer in another's turn, such as where a wound goes, leaves bad news that lasts.
    """
    changed: set[int] = set()
    harms: tuple[Told, ...] = ()
    found: News | None = None
    eyes = eyes or (seat,)
    for step in narrator.journal.tip.path():
        if known is not None and step is known[0]:
            past = [told for told in known[1].harms if found is None or told.lasts]
            return replace(found or News(known[1].before, known[1].changed | changed), harms=(*past, *harms))
        look = narrator.look(eyes, step)
        is_own = look.told.seat == seat and is_game_line(look.told.action)
        more = harms_in(narrator, eyes, step, look.own if is_own else 0)
        harms = (*(told for told in more if found is None or told.lasts), *harms)
        changed |= touched_by(look.told.facts[look.own if is_own else 0 :])
        if is_own:
            found = found or News(look.answered, frozenset(changed))
            if look.before.turn in (None, seat):
                return replace(found, harms=harms)
    return News() if found is None else replace(found, harms=harms)


def harms_in(narrator: Narrator, eyes: Eyes, step: Step, own: int) -> tuple[Told, ...]:
    """The lines of a step that are bad news for these eyes, without those of its first facts: their own answer."""
    lines = narrator.told(eyes, step)
    is_whole = own and own >= len(narrator.look(eyes, step).told.facts)  # nothing followed from one's own choice
    if is_whole or not any(set(told.harmed) & set(eyes) for told in lines):
        return ()
    chosen = len(narrator.told_so_far(eyes, step, own)) if own else 0
    return tuple(told for told in lines[chosen:] if set(told.harmed) & set(eyes))
