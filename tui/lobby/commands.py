"""Every key of the lobby, the rooms and the shared tables, once, in the form of `tui.commands`.

What these pages have in common with all others is in `tui.hall_commands`.
"""

from __future__ import annotations

from textual.binding import BindingType

from tui.commands import Command, bindings_of
from tui.hall_commands import PAGE, hall_commands

LOBBY, ROOM, SHARED = "lobby", "room", "shared"
"""Where commands apply: in the lobby; in a room with seats and talk; at a table being played."""


def _command(name: str, keys: str, shown: str, word: str, tells: str, *places: str, rank: int = 0) -> Command:
    return Command(name=name, keys={keys: name}, shown=shown, word=word, tells=tells, places=places, rank=rank)


LOBBY_COMMANDS = (
    Command(
        name="pick",
        keys={digit: f"pick({digit})" for digit in "123456789"},
        shown="1-9",
        word="go",
        tells="Go to a table by its number: back to your own, join an open one, watch one being played.",
        places=(LOBBY,),
        rank=9,
    ),
    _command("new_table", "n", "n", "new table", "Lay a table, for everybody or by a word.", LOBBY, rank=8),
    _command("invitation", "i", "i", "word", "Say an invitation word and go to its table.", LOBBY, rank=6),
    _command("talk", "c", "c", "talk", "Say something to everybody here.", LOBBY, ROOM, SHARED, rank=7),
    _command("watch", "w", "w", "watch", "Look on at the table under the cursor.", LOBBY, rank=6),
    _command("bots", "b", "b", "bots", "Bots for free seats, or for who is away.", ROOM, rank=8),
    _command("send_away", "x", "x", "send away", "Your table: send away who is under the cursor.", ROOM, rank=5),
    _command("give_up", "g", "g", "leave for good", "Give your seat up for good; asks first.", LOBBY, ROOM, rank=4),
    _command("people", "P", "P", "people", "Who sits, is away and looks on; what to do about it.", SHARED, rank=7),
    _command("learn", "t", "t", "learn", "Learn a game in five minutes, at a table of your own.", LOBBY, rank=5),
    _command("rules", "r", "r", "rules", "Open the rulebook of the game under the cursor.", LOBBY, ROOM, rank=3),
    _command("replays", "v", "v", "replays", "The games you played here: watch or export them.", LOBBY, rank=3),
    _command("statistics", "s", "s", "statistics", "Wins, scores and lengths of your games here.", LOBBY, rank=3),
    _command("settings", "o", "o", "settings", "Theme, signs, pace, confirmation, your name.", LOBBY, rank=3),
)


def lobby_commands(*places: str) -> tuple[Command, ...]:
    """The commands that apply in any of these places, in the order of the list."""
    return tuple(command for command in LOBBY_COMMANDS if set(places) & set(command.places))


def lobby_bindings(*places: str) -> list[BindingType]:
    """Bindings for a page of the lobby."""
    return bindings_of(lobby_commands(*places))


def page_commands(*places: str) -> tuple[Command, ...]:
    """A page's own commands and those of every page, for its row of keys."""
    return (*lobby_commands(*places), *hall_commands(PAGE))
