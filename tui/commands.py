"""Every key of the table, once: what it is called, which key it has, what it says of itself and where it applies.

Key bindings, the key row, the help page and the palette are all made from this list, so they cannot disagree.
A widget or screen with a place's bindings has an `action_…` for each of its commands. Plain keys only: none that a
terminal swallows. Letters h j k l move the cursor, so the hint and the log have capitals. A game whose board has keys
of its own lists them as its face's `commands`; they are bound, explained and offered in the same way.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from textual.binding import Binding, BindingType

from tui.glyphs import LEFT, RIGHT

BOARD, TABLE, SHEET, REPLAY, COVER = "board", "table", "sheet", "replay", "cover"
"""Where commands apply: on a board, at a table, at its end, in a replay, on the cover between two people."""

SHOWN = (TABLE, SHEET, REPLAY)


class Command(msgspec.Struct, frozen=True, kw_only=True):
    """One thing a player can do with a key.

    `keys` are Textual's names by the action they call, `shown` is what the key row prints, `word` stands beside it and
    `tells` is the sentence for help and palette. A higher `rank` stays longer when the key row is narrow; 0: not there.
    """

    name: str
    keys: dict[str, str]
    shown: str
    word: str
    tells: str
    places: tuple[str, ...]
    rank: int = 0

    @property
    def action(self) -> str | None:
        """What the palette and a click on the key row call; None where the key alone makes sense."""
        calls = tuple(dict.fromkeys(self.keys.values()))
        return calls[0] if len(calls) == 1 else None


def _command(name: str, keys: str, shown: str, word: str, tells: str, *places: str, rank: int = 0) -> Command:
    return Command(name=name, keys={keys: name}, shown=shown, word=word, tells=tells, places=places, rank=rank)


COMMANDS = (
    Command(
        name="move",
        keys={"left,h": "move('left')", "right,l": "move('right')", "up,k": "move('up')", "down,j": "move('down')"},
        shown=f"{LEFT}{RIGHT}",
        word="move",
        tells="Move the cursor; h j k l do the same.",
        places=(BOARD,),
    ),
    Command(
        name="end",
        keys={"home": "end(-1)", "end": "end(1)"},
        shown="Home End",
        word="first, last",
        tells="Go to the first or last thing of an area.",
        places=(BOARD,),
    ),
    Command(
        name="area",
        keys={"tab": "area(1)", "shift+tab": "area(-1)"},
        shown="Tab",
        word="area",
        tells="Go to the next area of the board.",
        places=(BOARD,),
    ),
    Command(
        name="pick",
        keys={digit: f"pick({digit})" for digit in "123456789"},
        shown="1-9",
        word="look",
        tells="Point at a card by its number; the same digit again chooses it.",
        places=(BOARD,),
    ),
    _command("choose", "enter", "Enter", "choose", "Choose what the cursor is on.", BOARD),
    _command("forward", "right,l,space", RIGHT, "step", "One step forward.", REPLAY, rank=9),
    _command("backward", "left,h", LEFT, "back", "One step back.", REPLAY, rank=9),
    _command("next_turn", "pagedown,down,j", "PgDn", "next phase", "Jump to the next phase.", REPLAY, rank=7),
    _command("last_turn", "pageup,up,k", "PgUp", "last phase", "Jump to the last phase.", REPLAY, rank=7),
    _command("start", "home", "Home", "start", "Go to the start.", REPLAY, rank=3),
    _command("finish", "end", "End", "end", "Go to the end.", REPLAY, rank=3),
    _command("seat", "tab", "Tab", "seat", "Look from the next seat.", REPLAY, rank=8),
    Command(
        name="move_of",
        keys={digit: f"move_of({digit})" for digit in "123456"},
        shown="1-6",
        word="next move of",
        tells="Jump to the next move of a player, by the number of the seat.",
        places=(REPLAY,),
        rank=5,
    ),
    _command("search", "slash", "/", "search", "Search the log.", REPLAY, rank=6),
    _command("find_next", "n", "n", "next found", "Go to the next place found.", REPLAY, rank=2),
    _command(
        "step_back",
        "escape",
        "Esc",
        "back",
        "Step back, at last to the hall; the game is kept.",
        *SHOWN,
        COVER,
        rank=3,
    ),
    _command("inspect", "i", "i", "inspect", "Tell everything about the thing under the cursor.", *SHOWN, rank=6),
    _command("undo", "u", "u", "undo", "Take your last choice back.", TABLE, SHEET, rank=8),
    _command("redo", "r", "r", "redo", "Make the choice taken back again.", TABLE, SHEET, rank=4),
    _command("hint", "H", "H", "hint", "Hint: point at a good choice, explain it, play it.", TABLE, rank=5),
    _command("skip", "space", "space", "skip", "Skip ahead while others play, or show their next move.", TABLE, rank=9),
    _command("log", "L", "L", "log", "Open or widen the log; Page Up and Page Down turn it.", *SHOWN, rank=6),
    _command("rules", "question_mark", "?", "rules", "Open the rulebook where it fits, with all keys.", *SHOWN, rank=9),
    _command("export", "e", "e", "export", "Save the log, the story or a picture.", *SHOWN, rank=1),
    _command("rematch", "m", "m", "rematch", "Play again with the same people and options.", SHEET, rank=9),
    _command("replay", "p", "p", "replay", "Watch the game again, step by step.", SHEET, rank=9),
    _command("fork", "f", "f", "fork", "Open the replay at its end: f plays on from a moment there.", SHEET, rank=9),
    _command("fork", "f", "f", "fork", "Play on from here against bots, as a new table.", REPLAY, rank=9),
    Command(
        name="scroll",
        keys={"pageup": "scroll(-1)", "pagedown": "scroll(1)"},
        shown="PgUp PgDn",
        word="turn the log",
        tells="Turn the pages of the log.",
        places=(TABLE, SHEET),
    ),
    _command(
        "ready", "enter,space", "Enter", "ready", "Say that you sit down and the others look away.", COVER, rank=9
    ),
    _command("leave", "q", "q", "leave", "Leave; the game is kept as it is.", *SHOWN, COVER, rank=1),
)

PALETTE = ("ctrl+p", "all actions")
"""The key of Textual's palette, for the key row."""


def commands_at(*places: str) -> tuple[Command, ...]:
    """The commands that apply in any of these places."""
    return tuple(command for command in COMMANDS if set(places) & set(command.places))


def bindings_at(*places: str) -> list[BindingType]:
    """Bindings for a widget or a screen."""
    return bindings_of(commands_at(*places))


def bindings_of(commands: Iterable[Command]) -> list[BindingType]:
    """Bindings for some commands. Hidden from Textual's own footer: our key row shows them."""
    return [
        Binding(keys, action, command.word, show=False) for command in commands for keys, action in command.keys.items()
    ]


def hints_of(commands: Iterable[Command]) -> tuple[tuple[str, str], ...]:
    """What a key row shows of commands, the most useful first: (key, word)."""
    shown = sorted((command for command in commands if command.rank), key=lambda command: -command.rank)
    return tuple((command.shown, command.word) for command in shown)
