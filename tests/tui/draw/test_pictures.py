"""The README's pictures: the script draws every one of them from the running app."""

import re

from tests.architecture.tree import ROOT
from tui import pictures


def test_the_script_draws_every_picture_of_the_readme(tmp_path, monkeypatch):
    monkeypatch.setattr(pictures, "FOLDER", tmp_path)
    pictures.main()
    shown = re.findall(r"\]\(tui/pictures/(\w+\.svg)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert shown
    drawn = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    assert set(shown) <= set(drawn)
    assert all(svg.startswith("<svg") for svg in drawn.values())


def test_every_picture_of_the_readme_is_in_the_repository():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert all((ROOT / path).is_file() for path in re.findall(r"\]\((tui/pictures/\w+\.svg)\)", readme))
