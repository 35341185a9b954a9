"""Everything that can go wrong for a reason people can act on, as one sentence. The rest is a crash."""

from __future__ import annotations

import errno

import click


def sentence_about(failure: Exception) -> str | None:
    """The sentence for a failure; None where nobody foresaw it."""
    if isinstance(failure, click.ClickException):
        return one_line(failure.format_message())
    if isinstance(failure, OSError):
        return about_file(failure)
    return about_engine(failure)


def about_engine(failure: Exception) -> str | None:
    """What stores, logs, games and folders say of themselves."""
    from engine.content.problems import BadContent
    from engine.core import Damaged, Rejected
    from engine.store import Conflict, StoreProblem
    from tui.config.locations import HomeUnusable

    if isinstance(failure, Rejected | StoreProblem):
        return one_line(failure.sentence)
    if isinstance(failure, HomeUnusable):
        return one_line(str(failure))
    if isinstance(failure, Damaged):
        return f"The log is damaged at line {failure.line}: {one_line(failure.sentence)}"
    if isinstance(failure, Conflict):
        return "Someone else is playing at this table right now; try again in a moment."
    if isinstance(failure, BadContent):
        return about_content(failure.problems)
    return None


def about_content(problems: tuple[object, ...]) -> str:
    """The first problem of bad content, and how to see the others."""
    more = f" and {len(problems) - 1} more" if len(problems) > 1 else ""
    return f"The content cannot be used: {one_line(str(problems[0])).rstrip('.')}{more}; see duskhall content check."


def about_file(failure: OSError) -> str:
    """What the system says about a file."""
    if failure.errno == errno.EBADF and not failure.filename:
        return "Cannot continue: standard output is closed."
    reason = failure.strerror or str(failure) or type(failure).__name__
    name = f"{failure.filename}: " if failure.filename else ""
    return f"Cannot continue: {name}{reason}."


def one_line(text: str) -> str:
    """One line that ends like a sentence."""
    line = " ".join(text.split())
    return line if line.rstrip(")").endswith((".", "?", "!")) else f"{line}."
