"""What the screens say in the operator's language, from the Linguist files as they are: there is nothing to compile.

A text comes as its source, or filled in already: then the template that it came from is found, and filled in again.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from xml.etree import ElementTree

from dealer_terminal.installed import assets

TRANSLATED = ("es", "vi", "zh_CN")
JOINTS = {". ": "{one}. {two}", "; ": "{one}; {two}"}
_HOLE = re.compile(r"\{(\w+)\}")
_VALUE = r"(?:(?!(?<!\b[A-Z])\. |; ).)+?"

Say = Callable[[str], str]


@cache
def spoken(language: str) -> Say:
    """English is what is written in the source."""
    if language not in TRANSLATED:
        return str
    return Language(_translations(assets() / "translations" / f"{language}.ts")).say


class Language:
    def __init__(self, translations: Mapping[str, str]) -> None:
        self._translations = translations
        templates = sorted(filter(_HOLE.search, translations), key=_letters, reverse=True)
        self._templates = [(_pattern(each), translations[each]) for each in templates if each not in JOINTS.values()]
        self._found = lru_cache(4096)(self._find)

    def say(self, text: str) -> str:
        """What nobody translated stays as it is printed."""
        return self._found(text) or text

    def _find(self, text: str) -> str:
        return self._translations.get(text) or self._filled(text) or self._joined(text)

    def _filled(self, text: str) -> str:
        for pattern, translation in self._templates:
            found = pattern.fullmatch(text)
            if found is not None:
                return translation.format_map({name: self.say(value) for name, value in found.groupdict().items()})
        return ""

    def _joined(self, text: str) -> str:
        """Sentences that stand one after the other; what a device says in its own words stays before what to do."""
        halves = [(template, *half) for joint, template in JOINTS.items() for half in _halves(text, joint)]
        for whole in (True, False):
            for template, one, two in halves:
                first, second = self._found(one), self._found(two)
                if second and (first or not whole):
                    return self._translations[template].format(one=first or one, two=second)
        return ""


def _halves(text: str, joint: str) -> Iterator[tuple[str, str]]:
    for found in re.finditer(re.escape(joint), text):
        yield text[: found.start()], text[found.end() :]


def _letters(template: str) -> int:
    """The template that says most comes first."""
    return len(_HOLE.sub("", template))


def _pattern(template: str) -> re.Pattern[str]:
    parts = _HOLE.split(template)
    return re.compile("".join(f"(?P<{part}>{_VALUE})" if at % 2 else re.escape(part) for at, part in enumerate(parts)))


def _translations(file: Path) -> dict[str, str]:
    messages = ElementTree.parse(file).iter("message")
    return {each.findtext("source", ""): each.findtext("translation", "") for each in messages}
