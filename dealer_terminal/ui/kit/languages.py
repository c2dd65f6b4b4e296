"""Translation of screen texts. The Qt Linguist .ts files are read directly, without a compile step."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Protocol
from xml.etree import ElementTree

from dealer_terminal.installed import assets
from dealer_terminal.languages import ENGLISH
from dealer_terminal.procedure.words import Value, Words, written


class Say(Protocol):
    """Translates a sentence, or a template with its values. A template without values is returned unfilled."""

    def __call__(self, said: str | Words, /, **values: Value) -> str: ...


@cache
def spoken(language: str) -> Say:
    """Return the translator of a language. English needs no file because it is the source language."""
    if language == ENGLISH:
        return Language({}).say
    return Language(_translations(assets() / "translations" / f"{language}.ts")).say


class Language:
    def __init__(self, translations: Mapping[str, str]) -> None:
        self._translations = translations

    def say(self, said: str | Words, /, **values: Value) -> str:
        """Return the text in the language, or the source text if there is no translation."""
        sentence = Words(said, tuple(values.items())) if isinstance(said, str) else said
        return written(sentence, self._translated)

    def _translated(self, template: str) -> str:
        return self._translations.get(template) or template


def _translations(file: Path) -> dict[str, str]:
    messages = ElementTree.parse(file).iter("message")
    return {each.findtext("source", ""): each.findtext("translation", "") for each in messages}
