"""What a player types, as Textual's events: its parser, made safe against whatever a stranger may send.

Textual's own keeps every parser, and with it every app, alive in a cache; it raises on malformed sequences and collects
a paste for as long as it goes on. Here nothing is kept, malformed input is dropped, and a paste ends: at its end, at a
length, or when nothing more of it comes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from textual import events, messages
from textual._parser import ParseError
from textual._xterm_parser import BRACKETED_PASTE_END, BRACKETED_PASTE_START, XTermParser
from textual.message import Message

from tui.server.process.takedown import empty

LONGEST_PASTE = 4096
UNWANTED = (events.Resize, messages.InBandWindowResize, events.CursorPosition)
"""A window's size comes from the connection, never from what is typed."""

_extended_key = XTermParser._parse_extended_key.__wrapped__


@lru_cache(1024)
def extended_key(sequence: str) -> list[events.Key] | None:
    """Keys in the protocol of newer terminals, remembered by the sequence alone."""
    found: list[events.Key] | None = _extended_key(XTermParser, sequence)
    return found


class Parser(XTermParser):
    """Textual's parser without the cache that holds on to it."""

    def _parse_extended_key(self, sequence: str) -> list[events.Key] | None:  # type: ignore[override]
        return extended_key(sequence)

    def give_up_waiting(self) -> Iterator[Message]:
        """What began like a sequence was none: an Escape, or keys."""
        if self._timeout_time is not None:
            self._timeout_time = 0
            yield from self.tick()


class Keyboard:
    """See the module."""

    def __init__(self) -> None:
        self._parser = Parser()
        self._held = ""
        self._paste: list[str] | None = None
        self._length = 0

    @property
    def is_waiting(self) -> bool:
        """Whether what came so far may go on; if nothing more comes for a while, call `settle`."""
        return bool(self._held) or self._paste is not None or self._parser._timeout_time is not None

    @property
    def is_pasting(self) -> bool:
        """Whether a paste has begun and not ended."""
        return self._paste is not None

    def feed(self, text: str) -> Iterator[Message]:
        """The events in what was typed."""
        rest, self._held = self._held + text, ""
        while rest:
            mark = BRACKETED_PASTE_START if self._paste is None else BRACKETED_PASTE_END
            before, found, after = rest.partition(mark)
            if not found:
                kept = held_back(before, mark)
                before, self._held = before[: len(before) - kept], before[len(before) - kept :]
            yield from self._typed(before) if self._paste is None else self._pasted(before)
            if found:
                yield from self._begin() if self._paste is None else self._end()
            rest = after

    def settle(self) -> Iterator[Message]:
        """Nothing more came: an Escape is an Escape, and a paste is over."""
        held, self._held = self._held, ""
        if self._paste is not None:
            yield from self._pasted(held)
            yield from self._end()
            return
        yield from self._typed(held)
        yield from self._wanted(self._parser.give_up_waiting())

    def let_go(self) -> None:
        """Nothing more is typed: a parser is a circle, with the last key in it, and whose that was."""
        empty(self._parser)

    def _begin(self) -> Iterator[Message]:
        self._paste, self._length = [], 0
        yield from ()

    def _pasted(self, text: str) -> Iterator[Message]:
        """Keep what fits; the rest is read over."""
        assert self._paste is not None
        if text and self._length < LONGEST_PASTE:
            self._paste.append(text[: LONGEST_PASTE - self._length])
        self._length += len(text)
        yield from ()

    def _end(self) -> Iterator[Message]:
        pasted, self._paste = "".join(self._paste or ()), None
        yield events.Paste(pasted.replace("\x00", ""))

    def _typed(self, text: str) -> Iterator[Message]:
        if text:
            yield from self._wanted(self._parser.feed(text))

    def _wanted(self, found: Iterable[Message]) -> Iterator[Message]:
        """Events of use; after a sequence that makes no sense a new parser goes on with what follows."""
        try:
            for event in found:
                if not isinstance(event, UNWANTED):
                    yield event
        except (ParseError, ValueError, OverflowError, LookupError, TypeError, StopIteration, RuntimeError):
            self.let_go()
            self._parser = Parser()


def held_back(text: str, mark: str) -> int:
    """How many characters at the end of a text may be the beginning of a mark."""
    for length in range(min(len(mark) - 1, len(text)), 0, -1):
        if mark.startswith(text[-length:]):
            return length
    return 0
