"""Qt Linguist's file format, as far as it is used here: contexts, sources, translations, what is unfinished."""

from collections.abc import Mapping
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'


def read(file: Path) -> dict[str, str]:
    """Translations by source; an unfinished one is empty."""
    if not file.exists():
        return {}
    messages = ElementTree.parse(file).iter("message")
    return {each.findtext("source", ""): _finished(each.find("translation")) for each in messages}


def _finished(translation: ElementTree.Element | None) -> str:
    return "" if translation is None or translation.get("type") else translation.text or ""


def write(file: Path, language: str, contexts: Mapping[str, tuple[str, ...]], known: Mapping[str, str]) -> None:
    """What is no longer said goes away; what is new stands there unfinished."""
    lines = [f'<TS version="2.1" language="{language}" sourcelanguage="en">']
    for name, sources in contexts.items():
        lines += ["<context>", f"    <name>{name}</name>"]
        lines += [line for source in sources for line in _message(source, known.get(source, ""))]
        lines += ["</context>"]
    file.write_text(HEAD + "\n".join([*lines, "</TS>"]) + "\n", encoding="utf-8")


def _message(source: str, translation: str) -> list[str]:
    said = f"<translation>{_text(translation)}</translation>" if translation else '<translation type="unfinished"/>'
    return ["    <message>", f"        <source>{_text(source)}</source>", f"        {said}", "    </message>"]


def _text(words: str) -> str:
    return escape(words, {'"': "&quot;", "'": "&apos;"})
