"""`python -m tui` is `duskhall`, for a checkout whose script is not installed."""

from tui.cli import main

if __name__ == "__main__":
    main(prog_name="duskhall")
