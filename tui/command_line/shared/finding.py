"""Finding a stored table by what people type: its name, the beginning of it, or `last`."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

from tui.command_line.shared.call import Call

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.store import EventStore, Row

LAST = "last"


class TableName(click.ParamType):  # type: ignore[type-arg]
    """A stored table. Looked up by the command, with its store at hand; here it only completes itself."""

    name = "table"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        call = Call()
        call.home = ctx.find_root().params.get("home")
        try:
            with call.known_store() as store:
                rows = store.tables()
        except Exception:  # a shell waiting for words is no place for complaints
            return []
        return [CompletionItem(row.id, help=row.game) for row in rows if row.id.startswith(incomplete)]


class LogName(TableName):
    """A stored table or a log file."""

    name = "file|table"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [*super().shell_complete(ctx, param, incomplete), CompletionItem(incomplete, type="file")]


def found_table(store: EventStore, word: str) -> Row:
    """The one table that is meant."""
    rows = store.tables()
    if not rows:
        raise click.ClickException("No games yet; duskhall play starts one.")
    if word == LAST:
        return rows[0]
    exact = [row for row in rows if row.id == word]
    begun = exact or [row for row in rows if row.id.startswith(word)]
    if len(begun) == 1:
        return begun[0]
    if begun:
        raise click.ClickException(f"Several tables begin with {word!r}: {listed(begun)}.")
    near = get_close_matches(word, [row.id for row in rows], n=1, cutoff=0.5)
    hint = f"; did you mean {near[0]!r}?" if near else "; duskhall tables lists them."
    raise click.ClickException(f"There is no table {word!r}{hint}")


def listed(rows: Sequence[Row]) -> str:
    names = [row.id for row in rows[:4]]
    return ", ".join([*names, "…"] if len(rows) > 4 else names)


def seats_here(row: Row) -> tuple[int, ...]:
    """The seats of the people at this keyboard."""
    return tuple(seat for seat, sat in enumerate(row.summary.seats) if sat.kind == "person" and not sat.keyboard)


def eyes_of(row: Row) -> tuple[int, ...]:
    """Whose cards may be shown to whoever asks: the one person's; nobody's where several share the keyboard."""
    here = seats_here(row)
    return here if len({row.summary.seats[seat] for seat in here}) == 1 else ()
