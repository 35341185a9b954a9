"""What one key stands for: a choice, what comes with it, and what goes without saying after it; and its pictures.

The session does a person's choices by it. All lines of one key are one group, so they are undone together.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

import msgspec

from engine.core import AnyEvent, observe
from engine.tables import Sitter, Table
from engine.tables.table.seats import is_one_keyboard
from tui.board.contract import Face
from tui.table.session.event_frames import Beat
from tui.table.session.narration import Eyes, Narrator


def act_as_group(
    table: Table, face: Face, narrator: Narrator, eyes: Eyes, seat: int, chosen: Sequence[Any], sitter: Sitter | None
) -> tuple[AnyEvent, list[Beat]]:
    """Do one thing after the other, as far as that can be done; the last line of it, and what those before it show.

    What goes without saying is also done for another seat of the same person; what comes `then` is meant for one seat.
    """
    event, then = table.act(seat, chosen[0], sitter=sitter), deque(chosen[1:])
    shown: list[Beat] = []
    among_friends = is_one_keyboard(table.sitters)
    while (asked := next((one for one in (seat, *eyes) if table.may_act(one)), None)) is not None:
        view = table.view(asked)
        action = face.settled(view, asked, among_friends)
        if then and asked == seat and action in (None, then[0]):
            action = then.popleft()
        if action is None or table.game.why_not(view, asked, action):
            break
        shown += newest_pictures(narrator, eyes)
        event = table.act(asked, action, group=event.group, sitter=sitter)
    return event, shown


def newest_pictures(narrator: Narrator, eyes: Eyes) -> list[Beat]:
    """What the newest line shows, where there is something to be seen on its way; told while its World is at hand."""
    step = narrator.journal.tip
    narrator.told(eyes, step)
    beats = narrator.beats(eyes, step)
    end = Beat(observe(step.world(), *eyes), len(step.event.facts))
    return [msgspec.structs.replace(beat, step=step) for beat in (*beats, end)] if beats else []
