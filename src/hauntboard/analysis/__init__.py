"""Judge every decision of a finished match by what its player knew, separate luck from skill, and find what
moves gave away. ``docs/research/analysis.md`` explains the method.

``analyser.py`` judges single moments (in any order, so the work can be shared out), ``report.py`` combines
them, ``model.py`` defines the result. Each game's ``analysis.py`` is its :class:`~.adapter.GameAdapter`.
"""

from .analyser import MatchAnalyser, analyse, moments, put_together
from .model import Analysis, Piece

__all__ = ["Analysis", "MatchAnalyser", "Piece", "analyse", "moments", "put_together"]
