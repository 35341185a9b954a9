"""Every word that can be typed at a plain table, once: the help and the table's orders are made from this list."""

from __future__ import annotations

import msgspec


class Command(msgspec.Struct, frozen=True):
    """A word, its short forms, and what it does."""

    name: str
    short: tuple[str, ...]
    tells: str


COMMANDS = (
    Command("help", ("?", "h"), "this list"),
    Command("look", ("l",), "the whole table in words"),
    Command("log", (), "what happened so far; log 5 tells the last five lines"),
    Command("rules", (), "the rules that fit now; rules and a word opens another heading"),
    Command("hint", (), "what a bot would choose"),
    Command("undo", ("u",), "take the last choice back"),
    Command("redo", ("r",), "make it again"),
    Command("export", ("e",), "write the game to a file: its log; export story or export picture for people"),
    Command("save", (), "tell under which name the game is kept; every move is saved already"),
    Command("quit", ("q", "exit"), "leave; the game is kept"),
)
WORDS = {word: command for command in COMMANDS for word in (command.name, *command.short)}
HELP = (
    "A number chooses; so does a part of a choice's name. Enter alone asks again.",
    *(f"{' or '.join((command.name, *command.short))}: {command.tells}." for command in COMMANDS),
)
