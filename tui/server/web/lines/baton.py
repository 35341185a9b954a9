"""A conversation that waits for its answers as a program does, in the loop that serves everybody: it has a thread, but
only one of the two ever runs.

The loop hands the baton over with an answer and takes it back when the next one is waited for, so whatever the
conversation does with tables and stores happens as if the loop did it. It must not take long; what does, pauses.
"""

from __future__ import annotations

import contextvars
import threading
from collections.abc import Callable

from tui.plain.voice import Gone

STACK = 512 * 1024
"""Bytes of stack a conversation has: it is deep in nothing."""


class Waiting:
    """What the conversation waits for: an answer, or with `seconds` a moment."""

    def __init__(self, prompt: str = "", seconds: float | None = None) -> None:
        self.prompt, self.seconds = prompt, seconds


class Baton:
    """See the module. `resume` is called by the loop, `wait` by the conversation."""

    def __init__(self, talk: Callable[[], None]) -> None:
        self.failure: Exception | None = None
        self.is_over = False
        self._talk = talk
        self._go, self._back = threading.Semaphore(0), threading.Semaphore(0)
        self._answer: str | None = ""
        self._waiting: Waiting | None = None
        self._thread: threading.Thread | None = None

    def resume(self, answer: str | None) -> Waiting | None:
        """Let the conversation go on with an answer, None if nobody answers any more; what it waits for then."""
        if self.is_over:
            return None
        self._answer = answer
        if self._thread is None:
            context, before = contextvars.Context(), threading.stack_size(STACK)
            self._thread = threading.Thread(target=context.run, args=(self._run,), name="conversation", daemon=True)
            self._thread.start()
            threading.stack_size(before)
        else:
            self._go.release()
        self._back.acquire()
        return self._waiting

    def wait(self, waiting: Waiting) -> str:
        """Hand the baton back until there is an answer; raises Gone where there will be none."""
        if self._answer is None:
            raise Gone
        self._waiting = waiting
        self._back.release()
        self._go.acquire()
        if self._answer is None:
            raise Gone
        return self._answer

    def _run(self) -> None:
        try:
            self._talk()
        except Gone:
            pass
        except Exception as failure:
            self.failure = failure
        finally:
            self.is_over, self._waiting = True, None
            self._back.release()
