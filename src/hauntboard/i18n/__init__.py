"""Texts in four languages: Fluent catalogues, and the speaker that renders their messages."""

from .catalogue import FOLDER, LANGUAGES, Catalogue, catalogue, catalogue_files, detect
from .speaker import Speaker, join

__all__ = ["FOLDER", "LANGUAGES", "Catalogue", "Speaker", "catalogue", "catalogue_files", "detect", "join"]
