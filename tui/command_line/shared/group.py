"""A click group whose every failure is one sentence on standard error and an exit code.

Wrong usage leaves with 2, anything else that went wrong with 1, an interrupt with 130, the system's wish that it ends
with 143. What nobody foresaw writes a crash report; a traceback never reaches the terminal.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from functools import partial
from importlib import import_module
from typing import Any

import click

from tui.command_line.shared.call import Call
from tui.command_line.shared.surroundings import ends_when_told, let_go_of_output, see_to_streams
from tui.config.complaints import sentence_about

INTERRUPTED = 130
COMPLETING = "_DUSKHALL_COMPLETE"
"""Set by a shell that wants words."""


class Commands(click.Group):
    """A group that lists its commands as they were added, and says which one was meant."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            near = get_close_matches(args[0], self.list_commands(ctx), n=1)
            hint = f"; did you mean {near[0]!r}?" if near else f"; see {ctx.command_path} --help."
            raise click.UsageError(f"There is no command {args[0]!r}{hint}", ctx)
        return super().resolve_command(ctx, args)


class Later(click.Command):
    """Stands for a command in the list of all until it is called: then its module is loaded."""

    def __init__(self, name: str, place: str, short_help: str) -> None:
        super().__init__(name, short_help=short_help)
        self.place = place

    def loaded(self) -> click.Command:
        module, _, attribute = self.place.partition(":")
        command = getattr(import_module(module), attribute)
        assert isinstance(command, click.Command), f"{self.place} is no command"
        command.short_help = self.short_help
        return command


class Program(Commands):
    """The outermost group: it lists its commands without loading one, and catches everything."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        command = self.commands.get(cmd_name)
        if isinstance(command, Later):
            command = self.commands[cmd_name] = command.loaded()
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, command.short_help or "") for name, command in self.commands.items()])

    def main(
        self, args: Sequence[str] | None = None, prog_name: str | None = None, *rest: Any, **extra: Any
    ) -> Any:  # the shape of click's own, whose last arguments differ between versions
        run: Callable[..., Any] = partial(super().main, args, prog_name, *rest, standalone_mode=False)
        if not extra.pop("standalone_mode", True):
            return run(**extra)
        call = extra.setdefault("obj", Call())
        if COMPLETING in os.environ:
            from tui.command_line.shared.shells import know_our_bash

            know_our_bash()
        see_to_streams()
        with ends_when_told():
            code = self._exit_code(call, partial(run, **extra))
        sys.exit(code)

    def _exit_code(self, call: Call, run: Callable[[], Any]) -> int:
        try:
            returned = run()
            sys.stdout.flush()
        except (click.Abort, KeyboardInterrupt):
            return INTERRUPTED
        except BrokenPipeError:
            let_go_of_output()
            return 1
        except Exception as failure:
            return _complain(call, failure)
        return returned if isinstance(returned, int) else 0


def _complain(call: Call, failure: Exception) -> int:
    """Say what went wrong, and the exit code for it."""
    sentence = _sentence_or_none(failure)
    if sentence is None:
        from tui.config.crash_report import write_report

        path = write_report(failure, call.crashes_if_known())
        sentence = f"This is a bug in Duskhall, not your mistake. Your games are saved; details are in {path}."
    click.echo(sentence, err=True)
    let_go_of_output()
    return failure.exit_code if isinstance(failure, click.ClickException) else 1


def _sentence_or_none(failure: Exception) -> str | None:
    try:
        return sentence_about(failure)
    except Exception:  # an installation so broken that not even its complaints can be loaded
        return None
