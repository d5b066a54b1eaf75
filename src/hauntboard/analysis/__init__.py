"""What a finished match was made of: every decision judged at its player's own knowledge, luck and skill
apart, and what moves gave away. ``docs/analysis.md`` explains the method.

``study.py`` looks at single moments (in any order, so that the work can be shared out), ``account.py`` makes
one report of them, ``model.py`` says what is in it. What only one game knows is in the file of its name.
"""

from .analyser import MatchAnalyser, analyse, moments, put_together
from .model import Analysis, Piece

__all__ = ["Analysis", "MatchAnalyser", "Piece", "analyse", "moments", "put_together"]
