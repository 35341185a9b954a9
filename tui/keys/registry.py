"""Every key and every typed word of Duskhall, once: one row each, with the places where it works.

Bindings (`tui.keys.bindings`), key rows, the help page, the rulebook's list of keys, the palette and the words of line
mode are all made from these rows, so they cannot disagree. Who has a place's bindings has an `action_…` for each of
its calls. Plain keys only: none that a terminal swallows. Letters h j k l move the cursor, so no row gives them another
meaning; the hint and the log have capitals. A game's board lists keys of its own as its face's `commands`.
"""

from __future__ import annotations

import msgspec

from tui.draw.glyphs import DOWN, LEFT, RIGHT, UP

BOARD, TABLE, SHEET, SHARED, REPLAY, COVER = "board", "table", "sheet", "shared", "replay", "cover"
"""At a table: on its board, while it is played, at its end, among other people; in a replay; between two people."""

PAGE, HALL, NEW_TABLE, LIST, REPLAYS, GALLERY, TEXT, RULEBOOK, STATISTICS, SETTINGS = (
    "page", "hall", "new_table", "list", "replays", "gallery", "text", "rulebook", "statistics", "settings",
)  # fmt: skip
"""On any page; in the hall; on the pages that lay tables, with a list, with text to scroll."""

LOBBY, ROOM, CRASH, LINE = "lobby", "room", "crash", "line"
"""In the lobby; in a room with seats and talk; after a crash; typed in line mode."""

MEETINGS = (
    (BOARD, TABLE, SHARED), (BOARD, SHEET, SHARED), (REPLAY,), (COVER,), (CRASH,), (LINE,),
    (PAGE, HALL), (PAGE, NEW_TABLE), (PAGE, LIST, REPLAYS), (PAGE, LIST, GALLERY), (PAGE, TEXT, RULEBOOK),
    (PAGE, STATISTICS), (PAGE, SETTINGS), (PAGE, LOBBY), (PAGE, ROOM),
)  # fmt: skip
"""Which places are in one's hands at the same time: in none of these may a key have two meanings."""

SHOWN = (TABLE, SHEET, REPLAY)
PALETTE = ("ctrl+p", "all actions")
"""The key of Textual's palette, for the key row."""


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

    @property
    def every_key(self) -> tuple[str, ...]:
        """All its keys, one by one."""
        return tuple(key for names in self.keys for key in names.split(","))


def _row(
    name: str, keys: str | dict[str, str], shown: str, word: str, tells: str, *places: str, rank: int = 0
) -> Command:
    by_call = {keys: name} if isinstance(keys, str) else keys
    return Command(name=name, keys=by_call, shown=shown, word=word, tells=tells, places=places, rank=rank)


def _digits(name: str, digits: str = "123456789") -> dict[str, str]:
    return {digit: f"{name}({digit})" for digit in digits}


SIDEWAYS = {"left,h": "move('left')", "right,l": "move('right')"}
UP_AND_DOWN = {"up,k": "move('up')", "down,j": "move('down')"}
ENDS = {"home": "end(-1)", "end": "end(1)"}
AREAS = {"tab": "area(1)", "shift+tab": "area(-1)"}
HEROES = {"right_square_bracket": "next_hero(1)", "left_square_bracket": "next_hero(-1)"}
HEADINGS = {"left_square_bracket": "heading(-1)", "right_square_bracket": "heading(1)"}

AT_A_TABLE = (
    _row("move", SIDEWAYS | UP_AND_DOWN, LEFT + RIGHT, "move", "Move the cursor; h j k l do the same.", BOARD),
    _row("end", ENDS, "Home End", "first, last", "Go to the first or last card of an area.", BOARD),
    _row("area", AREAS, "Tab", "area", "Go to the next area of the board; shift+Tab to the one before.", BOARD),
    _row(
        "pick", _digits("pick"), "1-9", "look", "Point at a card by its number; the same digit again chooses it.", BOARD
    ),
    _row("choose", "enter", "Enter", "choose", "Choose what the cursor is on.", BOARD),
    _row("forward", "right,l", RIGHT, "step", "One step forward.", REPLAY, rank=9),
    _row("backward", "left,h", LEFT, "back", "One step back.", REPLAY, rank=9),
    _row("autoplay", "space", "space", "play", "Play the game by itself, or pause.", REPLAY, rank=9),
    _row("next_turn", "right_square_bracket", "]", "next turn", "Jump to the next turn.", REPLAY, rank=7),
    _row("last_turn", "left_square_bracket", "[", "previous turn", "Jump back to the previous turn.", REPLAY, rank=7),
    _row("next_phase", "pagedown,down,j", "PgDn", "next phase", "Jump to the next phase.", REPLAY, rank=6),
    _row("last_phase", "pageup,up,k", "PgUp", "previous phase", "Jump back to the previous phase.", REPLAY, rank=6),
    _row("faster", "plus,equals_sign", "+", "faster", "Play by itself faster.", REPLAY, rank=4),
    _row("slower", "minus", "-", "slower", "Play by itself more slowly.", REPLAY, rank=4),
    _row("start", "home", "Home", "start", "Go to the start.", REPLAY, rank=3),
    _row("finish", "end", "End", "end", "Go to the end.", REPLAY, rank=3),
    _row("seat", "tab", "Tab", "seat", "Look from the next seat.", REPLAY, rank=8),
    _row(
        "move_of", _digits("move_of", "123456"), "1-6", "next move of",
        "Jump to the next move of a player, by the number of the seat.", REPLAY, rank=5,
    ),
    _row("search", "slash", "/", "search", "Search the log.", REPLAY, rank=7),
    _row("find_next", "n", "n", "next match", "Go to the next match.", REPLAY, rank=2),
    _row(
        "step_back", "escape", "Esc", "back",
        "Back; from the table, to the hall. The game is saved.", *SHOWN, COVER, rank=3,
    ),
    _row("inspect", "i", "i", "inspect", "Show all details of what the cursor is on.", *SHOWN, rank=6),
    _row("undo", "u", "u", "undo", "Undo your last choice.", TABLE, SHEET, rank=8),
    _row("redo", "r", "r", "redo", "Redo what you undid.", TABLE, SHEET, rank=4),
    _row("hint", "H", "H", "hint", "Hint: point at a good choice, explain it, play it.", TABLE, rank=5),
    _row("call", "n", "n", "bots act", "Let the waiting bots act now.", TABLE, rank=8),
    _row("skip", "space", "space", "skip", "Skip ahead while others play, or show their next move.", TABLE, rank=9),
    _row(
        "next_hero", HEROES, "] [", "next hero",
        "Go to your next or previous hero that can act.", TABLE, rank=8,
    ),
    _row("look_around", "o", "o", "look at", "Look at the next player's side of the table.", TABLE, rank=5),
    _row("log", "L", "L", "log", "Open or widen the log; Page Up and Page Down scroll it.", *SHOWN, rank=6),
    _row("rules", "question_mark", "?", "rules", "Open the rulebook at the right page, with all keys.", *SHOWN, rank=9),
    _row("gallery", "G", "g", "cards", "See all cards of the game, and which you have not seen yet.", *SHOWN, rank=4),
    _row("settings", "comma", ",", "settings", "Pace, theme, confirmation, hints, thinking time.", *SHOWN, rank=2),
    _row("export", "e", "e", "export", "Save the log, the story or a picture.", *SHOWN, rank=1),
    _row("rematch", "m", "m", "rematch", "Play again with the same people and options.", SHEET, rank=10),
    _row("same_deal", "s", "s", "same deal", "Play again with the very same shuffle.", SHEET, rank=10),
    _row("another", "a", "a", "next foe", "Play on against the next faction of the game.", SHEET, rank=10),
    _row("harder", "x", "x", "harder", "Play again, one step harder.", SHEET, rank=10),
    _row("replay", "p", "p", "replay", "Watch the game again, step by step.", SHEET, rank=9),
    _row("fork", "f", "f", "fork", "Open the replay at its end; from there, play on from any moment.", SHEET, rank=9),
    _row("fork", "f", "f", "fork", "Play on from here against bots, as a new table.", REPLAY, rank=9),
    _row(
        "scroll", {"pageup": "scroll(-1)", "pagedown": "scroll(1)"}, "PgUp PgDn", "scroll the log",
        "Scroll the log.", TABLE, SHEET,
    ),
    _row("ready", "enter,space", "Enter", "ready", "Start your turn; everyone else looks away.", COVER, rank=9),
    _row("leave", "q", "q", "leave", "Quit; the game is saved.", *SHOWN, COVER, rank=1),
)  # fmt: skip

AMONG_PEOPLE = (
    _row(
        "pick", _digits("pick"), "1-9", "go",
        "Go to a table by its number: back to your own, join an open one, watch one being played.", LOBBY, rank=9,
    ),
    _row("new_table", "n", "n", "new table", "Open a table, for everyone or by invitation.", LOBBY, rank=8),
    _row("invitation", "i", "i", "word", "Join a table with an invitation word.", LOBBY, rank=6),
    _row("talk", "c", "c", "chat", "Say something to everyone here.", LOBBY, ROOM, rank=7),
    _row("talk", "c,slash", "c", "chat", "Say something to everyone at the table; / does the same.", SHARED, rank=7),
    _row("watch", "w", "w", "watch", "Watch the table under the cursor.", LOBBY, rank=6),
    _row("bots", "b", "b", "bots", "Fill free seats with bots, or seats of players who are away.", ROOM, rank=8),
    _row("take_another", "a", "a", "sit here too", "Take the free seat under the cursor as well.", ROOM, rank=7),
    _row(
        "send_away", "x", "x", "remove",
        "At your table: remove the player under the cursor, or give up one of your own seats.", ROOM, rank=5,
    ),
    _row("give_up", "g", "g", "leave for good", "Give up your seat for good; asks first.", LOBBY, ROOM, rank=4),
    _row("people", "P", "P", "people", "See who is playing, away or watching, and manage the seats.", SHARED, rank=7),
    _row("learn", "t", "t", "learn", "Learn a game step by step, at a table of your own.", LOBBY, rank=5),
    _row("rules", "r", "r", "rules", "Open the rulebook of the game under the cursor.", LOBBY, ROOM, rank=3),
    _row("replays", "v", "v", "replays", "The games you played here: watch or export them.", LOBBY, rank=3),
    _row("statistics", "s", "s", "statistics", "Wins, scores and lengths of your games here.", LOBBY, rank=3),
    _row("settings", "o", "o", "settings", "Theme, symbols, pace, confirmation, your name.", LOBBY, rank=3),
    _row("gallery", "G", "G", "cards", "See all cards of the game under the cursor.", LOBBY, rank=3),
)  # fmt: skip

ON_PAGES = (
    _row(
        "pick", _digits("pick"), "1-9", "go",
        "Continue a table or start a game, by its number.", HALL, rank=9,
    ),
    _row("move", UP_AND_DOWN, UP + DOWN, "move", "Move the cursor; k and j do the same.", PAGE, rank=8),
    _row(
        "sideways", SIDEWAYS, LEFT + RIGHT, "change",
        "Go left or right; on a row of choices, choose the next one. h and l do the same.", PAGE, rank=7,
    ),
    _row("area", AREAS, "Tab", "area", "Go to the next area of the page; shift+Tab to the one before.", PAGE, rank=5),
    _row("choose", "enter", "Enter", "open", "Open what the cursor is on, or start.", PAGE, rank=8),
    _row("new_table", "n", "n", "new table", "Start a new table: game, options, who sits where.", HALL, rank=4),
    _row("learn", "t", "t", "learn", "Learn a game step by step, at a real table.", HALL, NEW_TABLE, rank=6),
    _row("replays", "v", "v", "replays", "All your games: watch, export, delete, import a file.", HALL, rank=3),
    _row("statistics", "s", "s", "statistics", "Wins, scores and lengths of your games.", HALL, rank=3),
    _row("settings", "o", "o", "settings", "Theme, symbols, pace, confirmation, your name.", HALL, rank=3),
    _row("gallery", "g", "g", "cards", "See all cards of the game under the cursor.", HALL, NEW_TABLE, rank=3),
    _row("more", "plus,equals_sign", "+", "more seats", "Add a seat.", NEW_TABLE, rank=5),
    _row("fewer", "minus", "-", "fewer", "Remove a seat.", NEW_TABLE, rank=5),
    _row("level", "v", "v", "level", "Change the level of the bot under the cursor.", NEW_TABLE, rank=7),
    _row("edit", "e", "e", "type", "Type a name, a seed or an invitation word.", NEW_TABLE, rank=6),
    _row("edit", "e", "e", "type", "Type your name.", SETTINGS, rank=6),
    _row(
        "search", "slash", "/", "search", "Search as you type; Enter keeps the search, Esc clears it.",
        REPLAYS, GALLERY, RULEBOOK, rank=6,
    ),
    _row("find_next", "n", "n", "next", "Go to the next match.", RULEBOOK, rank=4),
    _row("find_last", "N", "N", "previous", "Go to the previous match.", RULEBOOK),
    _row("go_on", "c", "c", "play on", "Continue a game, or see its score sheet.", REPLAYS, rank=6),
    _row("filter", "f", "f", "which", "Show all games, finished ones, or unfinished ones.", REPLAYS, rank=5),
    _row("export", "e", "e", "export", "Save the log of the game under the cursor as a file.", REPLAYS, rank=4),
    _row("bring", "b", "b", "import", "Import a game from a log file.", REPLAYS, rank=4),
    _row("delete", "d", "d", "delete", "Delete the game under the cursor; asks first.", REPLAYS, rank=3),
    _row(
        "turn", {"pageup": "turn(-1)", "pagedown,space": "turn(1)"}, "PgDn", "page",
        "Page down or up; space pages down.", LIST, TEXT, rank=5,
    ),
    _row(
        "end", {"home,g": "end(-1)", "end,G": "end(1)"}, "Home End", "ends",
        "Go to the first or the last line.", LIST, TEXT,
    ),
    _row("heading", HEADINGS, "[ ]", "heading", "Go to the previous or next heading.", RULEBOOK, GALLERY, rank=7),
    _row("rules", "r", "r", "rules", "Open the rulebook of the game under the cursor.", HALL, NEW_TABLE, rank=4),
    _row("help", "question_mark", "?", "help", "Help: the keys of this page.", PAGE, rank=2),
    _row("back", "escape", "Esc", "back", "Back; from the last page, to the hall.", PAGE, rank=6),
    _row("quit", "q", "q", "quit", "Quit Duskhall; every move is saved.", PAGE, rank=2),
    _row("hall", "enter,escape", "Enter", "back to the hall", "Go back to the hall.", CRASH),
    _row("leave", "q", "q", "leave", "Leave Duskhall.", CRASH),
)  # fmt: skip


def _word(name: str, short: str, tells: str) -> Command:
    names = ",".join((name, *short.split()))
    return _row(name, names, " or ".join(names.split(",")), name, tells, LINE)


IN_LINE_MODE = (
    _word("help", "? h", "this list."),
    _word("look", "l", "the whole table in words."),
    _word("log", "", "what happened so far; log 5 shows the last five lines."),
    _word("rules", "", "the rules for this moment; rules and a word opens another heading."),
    _word("hint", "", "what a bot would choose."),
    _word("bots", "b", "let the waiting bots act now."),
    _word("next", "n", "if you have several seats: go to the next one."),
    _word("undo", "u", "undo the last choice."),
    _word("redo", "r", "redo it."),
    _word("export", "e", "save the game's log to a file; or export story, export picture."),
    _word("save", "", "show the name of the saved game; every move is saved already."),
    _word("quit", "q exit", "quit; the game is saved."),
)

COMMANDS = (*AT_A_TABLE, *AMONG_PEOPLE, *ON_PAGES, *IN_LINE_MODE)


def commands_at(*places: str) -> tuple[Command, ...]:
    """The commands that apply in any of these places, in the order of the rows."""
    return tuple(command for command in COMMANDS if set(places) & set(command.places))


def command_named(name: str, place: str) -> Command:
    """The command of this name in a place."""
    return next(command for command in commands_at(place) if command.name == name)


def meeting(*places: str) -> tuple[str, ...]:
    """All places that can be in one's hands together with one of these."""
    return tuple(dict.fromkeys(each for group in MEETINGS if set(group) & set(places) for each in group))
