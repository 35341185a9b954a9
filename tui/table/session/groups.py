"""What one key stands for: a choice, what comes with it, and what goes without saying after it; and its pictures.

The session does a person's choices by it. All lines of one key are one group, so they are undone together.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec

from engine.core import AnyEvent
from engine.journal.steps import Step
from engine.tables import Sitter, Table
from engine.tables.table.seats import is_one_keyboard
from tui.board.contract import Face
from tui.table.session.event_frames import Beat
from tui.table.session.narration import Eyes, Narrator


def act_as_group(table: Table, face: Face, seat: int, chosen: Sequence[Any], sitter: Sitter | None) -> list[AnyEvent]:
    """Do one thing after the other, as far as that can be done; the lines of it."""
    events, then = [table.act(seat, chosen[0], sitter=sitter)], deque(chosen[1:])
    among_friends = is_one_keyboard(table.sitters)
    while table.may_act(seat):
        view = table.view(seat)
        action = face.settled(view, seat, among_friends)
        if then and action in (None, then[0]):
            action = then.popleft()
        if action is None or table.game.why_not(view, seat, action):
            break
        events.append(table.act(seat, action, group=events[0].group, sitter=sitter))
    return events


def earlier_pictures(narrator: Narrator, eyes: Eyes, steps: Sequence[Step]) -> list[Beat]:
    """What all lines of a group but the last show, where there is something to be seen on their way."""
    found: list[Beat] = []
    for step, after in pairwise(steps):
        beats = narrator.beats(eyes, step)
        if beats:
            end = Beat(narrator.seen(eyes, after)[0], len(step.event.facts))
            found += (msgspec.structs.replace(beat, step=step) for beat in (*beats, end))
    return found
