"""The commands of `duskhall`, a module for each family. `tui.cli` puts them together.

Nothing here imports Textual, a game or the engine before a command runs that needs it: `--help` must be quick.
"""
