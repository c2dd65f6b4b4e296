"""The keyboard: what is written, letters or signs, and the marks that the last letter can bear."""

from collections.abc import Iterator

from dealer_terminal.procedure.words import words
from dealer_terminal.ui.kiosk.letters import MARKS, last_marked
from dealer_terminal.ui.kiosk.react.writing import LETTER, MARK, capital
from dealer_terminal.ui.kiosk.say import Say
from dealer_terminal.ui.kiosk.sheets import Subject, Writing
from dealer_terminal.ui.kiosk.text_props import LetterProps, TextPadProps
from dealer_terminal.ui.kiosk.writing import MOST, NAMES

_WORDS = {
    Subject.NAME: (words("New operator"), words("What is the name?")),
    Subject.NOTE: (words("A note on the report"), words("What is to be kept of it?")),
    Subject.REASON: (words("Other reason"), words("Why is it approved?")),
}
_LETTERS, _SIGNS = ("qwertyuiop", "asdfghjkl", "zxcvbnm,."), ("1234567890", "@#$€&%+()", '/:;!?¡¿"=')
_SAMPLES = dict(zip(MARKS, "áàảãạâăơüđ", strict=True))
_BESIDE = ("'", "-")


def text_pad(writing: Writing, say: Say) -> TextPadProps:
    title, question = _WORDS[writing.subject]
    most = MOST[writing.subject]
    return TextPadProps(
        title=say(title),
        question=say(question),
        back_text=say("Back"),
        text=writing.text,
        hint=say(NAMES) if writing.subject is Subject.NAME else "",
        left=f"{len(writing.text)} / {most}",
        most=most,
        rows=tuple(_rows(writing, say)),
        marks=(*(_mark(writing.text, mark) for mark in MARKS), *(_letter(each, each) for each in _BESIDE)),
    )


def _rows(writing: Writing, say: Say) -> Iterator[tuple[LetterProps, ...]]:
    """The last letter of the second row has the eraser beside it, the third row the shift before it."""
    first, second, third = (tuple(_keys(writing, row)) for row in (_SIGNS if writing.signs else _LETTERS))
    shift = LetterProps("shift", say("Shift"), sign="up", possible=not writing.signs, chosen=writing.shifted)
    yield first
    yield (*second, LetterProps("erase", say("Erase"), sign="erase", possible=bool(writing.text)))
    yield (shift, *third)
    yield (
        LetterProps("signs", "abc" if writing.signs else "123", span=2),
        LetterProps(f"{LETTER} ", say("Space"), span=6),
        LetterProps("clear", say("Clear"), sign="cross", span=2, possible=bool(writing.text)),
    )


def _keys(writing: Writing, row: str) -> Iterator[LetterProps]:
    large = capital(writing) and not writing.signs
    return (_letter(each, each.upper() if large else each) for each in row)


def _letter(letter: str, text: str) -> LetterProps:
    return LetterProps(f"{LETTER}{letter}", text)


def _mark(text: str, mark: str) -> LetterProps:
    made = last_marked(text, mark)
    return LetterProps(f"{MARK}{mark}", made or _SAMPLES[mark], possible=bool(made))
