"""The languages that texts are translated into."""

from dealer_terminal.languages import ENGLISH, LANGUAGES

TRANSLATED = tuple(language for language in LANGUAGES if language != ENGLISH)
