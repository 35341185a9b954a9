"""`duskhall bench`: is Duskhall as quick as it promises? Every figure beside its bar, all measured in one run.

Parts that need Textual import it when they measure, so that the command line can name this package for nothing.
"""

from tui.bench.figures import Figure
from tui.bench.run import PARTS, measure

__all__ = ["PARTS", "Figure", "measure"]
