"""Every key of the hall's own pages, once; the table's are in `tui.commands`, in the same form.

Bindings, key rows, the help page and the palette are made from this list. Letters h j k l move the cursor, so no page
gives them another meaning.
"""

from __future__ import annotations

from collections.abc import Iterable

from textual.binding import BindingType

from tui.commands import Command, bindings_of
from tui.glyphs import DOWN, LEFT, RIGHT, UP

PAGE, HALL, NEW_TABLE, LIST, REPLAYS, TEXT, RULEBOOK, STATISTICS, SETTINGS = (
    "page", "hall", "new_table", "list", "replays", "text", "rulebook", "statistics", "settings",
)  # fmt: skip
"""Where commands apply: on any page; in the hall; on the pages that lay tables, with a list, with text to scroll."""


def _command(name: str, keys: str, shown: str, word: str, tells: str, *places: str, rank: int = 0) -> Command:
    return Command(name=name, keys={keys: name}, shown=shown, word=word, tells=tells, places=places, rank=rank)


HALL_COMMANDS = (
    Command(
        name="pick",
        keys={digit: f"pick({digit})" for digit in "123456789"},
        shown="1-9",
        word="go",
        tells="Continue a table, or lay a new one of a game, by its number.",
        places=(HALL,),
        rank=9,
    ),
    Command(
        name="move",
        keys={"up,k": "move('up')", "down,j": "move('down')"},
        shown=f"{UP}{DOWN}",
        word="move",
        tells="Move the cursor; k and j do the same.",
        places=(PAGE,),
        rank=8,
    ),
    Command(
        name="sideways",
        keys={"left,h": "move('left')", "right,l": "move('right')"},
        shown=f"{LEFT}{RIGHT}",
        word="change",
        tells="Go left or right; on a row of choices, choose the next one. h and l do the same.",
        places=(PAGE,),
        rank=7,
    ),
    Command(
        name="area",
        keys={"tab": "area(1)", "shift+tab": "area(-1)"},
        shown="Tab",
        word="area",
        tells="Go to the next area of the page.",
        places=(PAGE,),
        rank=5,
    ),
    _command("choose", "enter", "Enter", "open", "Open what the cursor is on, or start.", PAGE, rank=8),
    _command("new_table", "n", "n", "new table", "Lay a new table: game, options, who sits where.", HALL, rank=4),
    _command("learn", "t", "t", "learn", "Learn a game in five minutes, at a real table.", HALL, NEW_TABLE, rank=6),
    _command("replays", "v", "v", "replays", "All stored games: watch, export, delete, bring in a file.", HALL, rank=3),
    _command("statistics", "s", "s", "statistics", "Wins, scores and lengths of your games.", HALL, rank=3),
    _command("settings", "o", "o", "settings", "Theme, glyphs, pace, confirmation, your name.", HALL, rank=3),
    _command("more", "plus,equals_sign", "+", "more seats", "Add a seat.", NEW_TABLE, rank=5),
    _command("fewer", "minus", "-", "fewer", "Take a seat away.", NEW_TABLE, rank=5),
    _command("level", "v", "v", "level", "Let the bot under the cursor play on another level.", NEW_TABLE, rank=7),
    _command(
        "edit",
        "e",
        "e",
        "type",
        "Type a name, a seed, an invitation word.",
        NEW_TABLE,
        SETTINGS,
        rank=6,
    ),
    _command(
        "search", "slash", "/", "search", "Search as you type; Enter keeps it, Esc drops it.", REPLAYS, RULEBOOK, rank=6
    ),
    _command("find_next", "n", "n", "next", "Go to the next place found.", RULEBOOK, rank=4),
    _command("find_last", "N", "N", "previous", "Go to the place found before.", RULEBOOK),
    _command("go_on", "c", "c", "play on", "Play on where a game was left, or see its score sheet.", REPLAYS, rank=6),
    _command("filter", "f", "f", "which", "Show all games, finished ones, or unfinished ones.", REPLAYS, rank=5),
    _command("export", "e", "e", "export", "Save the log of the game under the cursor as a file.", REPLAYS, rank=4),
    _command("bring", "b", "b", "bring in", "Bring in a game from a log file.", REPLAYS, rank=4),
    _command("delete", "d", "d", "delete", "Delete the game under the cursor; asks first.", REPLAYS, rank=3),
    Command(
        name="turn",
        keys={"pageup": "turn(-1)", "pagedown,space": "turn(1)"},
        shown="PgDn",
        word="page",
        tells="Turn a page; space does the same.",
        places=(LIST, TEXT),
        rank=5,
    ),
    Command(
        name="end",
        keys={"home,g": "end(-1)", "end,G": "end(1)"},
        shown="Home End",
        word="ends",
        tells="Go to the first or the last line.",
        places=(LIST, TEXT),
    ),
    Command(
        name="heading",
        keys={"left_square_bracket": "heading(-1)", "right_square_bracket": "heading(1)"},
        shown="[ ]",
        word="heading",
        tells="Go to the heading before or after.",
        places=(RULEBOOK,),
        rank=7,
    ),
    _command("rules", "r", "r", "rules", "Open the rulebook of the game under the cursor.", HALL, NEW_TABLE, rank=4),
    _command("help", "question_mark", "?", "help", "Open the page you need help with: rules and keys.", PAGE, rank=2),
    _command("back", "escape", "Esc", "back", "Step back, at last to the hall.", PAGE, rank=6),
    _command("quit", "q", "q", "quit", "Leave Duskhall; every move is kept.", PAGE, rank=2),
)


def hall_commands(*places: str) -> tuple[Command, ...]:
    """The commands that apply in any of these places, in the order of the list."""
    return tuple(command for command in HALL_COMMANDS if set(places) & set(command.places))


def bindings_for(*places: str) -> list[BindingType]:
    """Bindings for a page."""
    return bindings_of(hall_commands(*places))


def row_of(commands: Iterable[Command], **words: str) -> list[tuple[str, str]]:
    """The keys of a row, (key, word), the most useful first; `words` says some anew, an empty word drops its key."""
    shown = sorted((command for command in commands if command.rank), key=lambda command: -command.rank)
    said = [(command.shown, words.get(command.name, command.word)) for command in shown]
    return [(key, word) for key, word in said if word]
