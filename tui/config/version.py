"""Which Duskhall this is, as the installed package says; a checkout never installed reads its project file."""

from importlib import metadata
from pathlib import Path


def version() -> str:
    """The version number."""
    try:
        return metadata.version("duskhall")
    except metadata.PackageNotFoundError:
        return _version_of(Path(__file__).resolve().parents[2] / "pyproject.toml")


def _version_of(project: Path) -> str:
    import tomllib

    try:
        return str(tomllib.loads(project.read_text(encoding="utf-8"))["project"]["version"])
    except (OSError, KeyError, tomllib.TOMLDecodeError):
        return "unknown"
