"""The titles of the manual's steps; a part of one begins with its position, and its list shows the rest alone."""

from dealer_terminal.procedure.words import NO_WORDS, Words, words
from dealer_terminal.rules.rulebook import Irregularity, Step

OF_A_POSITION = "Position {seat}: "


def title(entry: Step | Irregularity, seat: int | str, first: int) -> Words:
    what = part(entry, seat, first)
    return words("Position {seat}: {what}", seat=seat, what=what) if what else _filled(entry.title, seat, first)


def part(entry: Step | Irregularity, seat: int | str, first: int) -> Words:
    """What the title says of its position; nothing where it is about the table."""
    if not entry.title.startswith(OF_A_POSITION):
        return NO_WORDS
    return _filled(entry.title.removeprefix(OF_A_POSITION), seat, first)


def prompt(entry: Step | Irregularity, seat: int | str, first: int) -> Words:
    return _filled(entry.prompt, seat, first)


def _filled(template: str, seat: int | str, first: int) -> Words:
    named = (("seat", seat), ("first", first))
    return Words(template, tuple((name, value) for name, value in named if f"{{{name}}}" in template))
