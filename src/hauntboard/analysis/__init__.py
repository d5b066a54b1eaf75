"""What a finished match was made of: every decision judged at its player's own knowledge, luck and skill
apart, and what moves gave away. ``docs/analysis.md`` explains the method.

``study.py`` looks at single moments (in any order, so that the work can be shared out), ``account.py`` makes
one report of them, ``model.py`` says what is in it. What only one game knows is in the file of its name.
"""

from .model import Analysis, Piece
from .study import Study, analyse, moments, put_together

__all__ = ["Analysis", "Piece", "Study", "analyse", "moments", "put_together"]
