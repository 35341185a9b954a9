"""Completion in shells: click's own for zsh and fish, ours for bash, which breaks words where our words go on.

Bash takes `level:opponent` and `name=value` for several words, so the line is taken apart here, and the part that bash
has put behind itself already is left out of what is offered. Imported only to complete, or to print a script.
"""

from __future__ import annotations

import os

from click.shell_completion import BashComplete, add_completion_class, split_arg_string

BASH = """\
%(complete_func)s() {
    local IFS=$'\\n' line="${COMP_LINE:0:COMP_POINT}" breaks="${COMP_WORDBREAKS//[^:=]/}"
    local word="${line##*[[:space:]]}" known="" type value found
    if [[ $word == -*=* ]]; then
        word="${word#*=}"
    fi
    if [[ -n $breaks ]]; then
        known="${word%%"${word##*[$breaks]}"}"
    fi
    COMPREPLY=()
    for found in $(env COMP_WORDS="$line" %(complete_var)s=bash_complete "$1"); do
        IFS=',' read -r type value <<< "$found"
        if [[ $type == 'plain' ]]; then
            COMPREPLY+=("${value#"$known"}")
        elif [[ $type == 'dir' || $type == 'file' ]]; then
            compopt -o filenames 2> /dev/null
            [[ $type == 'dir' ]] && type='directory'
            for value in $(compgen -A "$type" -- "$word"); do
                COMPREPLY+=("${value#"$known"}")
            done
        fi
    done
    return 0
}

complete -o nosort -F %(complete_func)s %(prog_name)s
"""


class Bash(BashComplete):
    """Bash, told the whole line up to the cursor."""

    source_template = BASH

    def get_completion_args(self) -> tuple[list[str], str]:
        line = os.environ["COMP_WORDS"]
        words = split_arg_string(line)[1:]
        begun = words.pop() if words and not line[-1:].isspace() else ""
        return words, begun


def know_our_bash() -> None:
    """From now on click uses our script for bash."""
    add_completion_class(Bash)
