"""The words that can be typed at a plain table, from the registry: its orders and its help."""

from __future__ import annotations

from tui.keys.registry import LINE, commands_at

COMMANDS = commands_at(LINE)
WORDS = {word: command for command in COMMANDS for word in command.every_key}
HELP = (
    "Type a number or part of a choice's name. Enter repeats the question.",
    *(f"{command.shown}: {command.tells}" for command in COMMANDS),
)
