"""Text entry: letter by letter on the screen, or whole lines from a plugged-in keyboard."""

import unicodedata
from collections.abc import Iterator
from enum import Enum
from itertools import accumulate
from typing import assert_never

from msgspec.structs import replace

from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import words
from dealer_terminal.ui.kiosk.bar import ready_key, waiting_key
from dealer_terminal.ui.kiosk.keys import EditKey, Typing
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Inputs, Light, Reaction, Sheet
from dealer_terminal.ui.kiosk.surfaces import LetterProps, TextPadProps
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import PressKey

ACUTE, GRAVE, HOOK, TILDE, DOT = "\u0301", "\u0300", "\u0309", "\u0303", "\u0323"
CIRCUMFLEX, BREVE, HORN, DIAERESIS = "\u0302", "\u0306", "\u031b", "\u0308"
STROKE = "\u0335"
_TONES = (ACUTE, GRAVE, HOOK, TILDE, DOT)
_SHAPES = (CIRCUMFLEX, BREVE, HORN, DIAERESIS)
MARKS = (*_TONES, *_SHAPES, STROKE)
_STROKED = {"d": "đ", "đ": "d", "D": "Đ", "Đ": "D"}
_SMALL = "áàảãạăắằẳẵặâấầẩẫậäđéèẻẽẹêếềểễệëíìỉĩịïñóòỏõọôốồổỗộơớờởỡợöúùủũụưứừửữựüýỳỷỹỵ"
WRITTEN = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ" + _SMALL + _SMALL.upper())


def marked(letter: str, mark: str) -> str:
    """Return the letter with the mark, or without it if it has the mark already; empty if that is not a letter in
    use."""
    if mark == STROKE:
        return _STROKED.get(letter, "")
    base, *marks = list(unicodedata.normalize("NFD", letter))
    alike = _TONES if mark in _TONES else _SHAPES
    kept = [each for each in marks if each not in alike]
    wanted = kept if mark in marks else [*kept, mark]
    made = unicodedata.normalize("NFC", base + "".join(sorted(wanted, key=_innermost_first)))
    return made if made in WRITTEN else ""


def last_marked(text: str, mark: str) -> str:
    """Return the last letter with the mark; empty if there is none."""
    return marked(text[-1], mark) if text else ""


def begins_word(text: str) -> bool:
    """Return True if the next letter starts a word of a name, which is a capital."""
    return not text or text[-1] in " -'"


def _innermost_first(mark: str) -> int:
    return MARKS.index(mark) + (len(MARKS) if mark in _TONES else 0)


def shortened(text: str, most: int) -> str:
    """Return as much of the text as fits into the width of `most` letters. A Chinese character counts as two."""
    wide = list(accumulate(2 if unicodedata.east_asian_width(each) in "WF" else 1 for each in text))
    if not wide or wide[-1] <= most:
        return text
    return text[: sum(each < most for each in wide)].rstrip() + "…"


NAMES = words("Chinese and other letters: by a keyboard that is plugged in.")


class TextSubject(Enum):
    NAME = "name"
    NOTE = "note"
    REASON = "reason"
    SEARCH = "search"
    PAPER = "paper"


MOST = {
    TextSubject.NAME: 32,
    TextSubject.NOTE: 80,
    TextSubject.REASON: 60,
    TextSubject.SEARCH: 40,
    TextSubject.PAPER: 24,
}
_TITLES = {
    TextSubject.NAME: words("New operator"),
    TextSubject.NOTE: words("A note on the report"),
    TextSubject.REASON: words("Other reason"),
    TextSubject.SEARCH: words("Search the manual"),
    TextSubject.PAPER: words("Number on paper"),
}
_QUESTIONS = {
    TextSubject.NAME: words("What is the name?"),
    TextSubject.NOTE: words("What is to be kept of it?"),
    TextSubject.REASON: words("Why is it approved?"),
    TextSubject.SEARCH: words("Which words?"),
    TextSubject.PAPER: words("What is printed on the paper form?"),
}
_LETTERS, _SIGNS = ("qwertyuiop", "asdfghjkl", "zxcvbnm,."), ("1234567890", "@#$€&%+()", '/:;!?¡¿"=')
_SAMPLES = dict(zip(MARKS, "áàảãạâăơüđ", strict=True))
_BESIDE = ("'", "-")
_MAY_BE_EMPTY = frozenset({TextSubject.NOTE, TextSubject.SEARCH, TextSubject.PAPER})


class LetterKey(PressKey, frozen=True):
    text: str


class MarkKey(PressKey, frozen=True):
    """Key that puts a mark on the last letter."""

    mark: str


class CaseKey(Enum):
    SHIFT = "shift"
    SIGNS = "signs"


LineKey = LetterKey | MarkKey | CaseKey | EditKey


class TextEntry(Sheet[LineKey], frozen=True):
    """Text entry. `wanted_by` is the sheet that receives the text and opens next."""

    subject: TextSubject
    wanted_by: AnySheet
    text: str = ""
    shifted: bool = False
    signs: bool = False

    def fits(self, state: State) -> bool:
        return self.wanted_by.fits(state)

    def reads_only(self) -> bool:
        return self.wanted_by.reads_only()

    def before(self) -> AnySheet:
        return self.wanted_by

    def left_alone(self) -> AnySheet:
        left = self.wanted_by.left_alone()
        return self if left == self.wanted_by else left

    def lit(self, state: State) -> Light:
        return self.wanted_by.lit(state)

    def typing(self) -> Typing:
        return Typing.TEXT

    def pressed(self, here: Here, key: LineKey) -> Reaction:
        match key:
            case CaseKey.SHIFT:
                return here.opens(replace(self, shifted=not self.shifted))
            case CaseKey.SIGNS:
                return here.opens(replace(self, signs=not self.signs))
            case EditKey.CLEAR:
                return here.opens(self._with(""))
            case EditKey.ERASE:
                return here.opens(self._with(self.text[:-1]))
            case MarkKey(mark=mark):
                made = last_marked(self.text, mark)
                return here.opens(self._with(self.text[:-1] + made)) if made else here.stays()
            case LetterKey(text=text):
                return here.opens(self._with(self.text + (text.upper() if self._capital() else text)))
            case _:
                assert_never(key)

    def written(self, here: Here, text: str) -> Reaction:
        return here.opens(self._with(text))

    def entered(self, here: Here) -> Reaction:
        return here.opens(self.wanted_by.with_words(self.text.strip())) if self._is_ready() else here.stays()

    def shows(self, inputs: Inputs, say: Say) -> TextPadProps:
        most = MOST[self.subject]
        return TextPadProps(
            title=say(_TITLES[self.subject]),
            question=say(_QUESTIONS[self.subject]),
            back_text=say("Back"),
            text=self.text,
            hint=say(NAMES) if self.subject is TextSubject.NAME else "",
            left=f"{len(self.text)} / {most}",
            most=most,
            rows=tuple(self._rows(say)),
            marks=(
                *(_mark(self.text, mark) for mark in MARKS),
                *(LetterProps(LetterKey(each), each) for each in _BESIDE),
            ),
        )

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        return ready_key(say("Done")) if self._is_ready() else waiting_key(say("Done"), say("Nothing is written yet"))

    def bar(self, inputs: Inputs, say: Say) -> tuple[ActionProps, ...]:
        return ()

    def _with(self, text: str) -> "TextEntry":
        """Return the entry with this text on one line, cut to its maximum length."""
        line = "".join(each for each in text if each.isprintable())[: MOST[self.subject]]
        return replace(self, text=line, shifted=False)

    def _capital(self) -> bool:
        """Return True if the next letter is a capital: the first of each word of a name, and the first of a note or
        reason. Searches and form numbers have none. Shift reverses it."""
        if self.subject in (TextSubject.SEARCH, TextSubject.PAPER):
            return self.shifted
        begins = begins_word(self.text) if self.subject is TextSubject.NAME else not self.text
        return begins is not self.shifted

    def _is_ready(self) -> bool:
        """Return True if the text may be submitted. Notes, searches, and form numbers may be empty; names and reasons
        may not."""
        return self.subject in _MAY_BE_EMPTY or bool(self.text.strip())

    def _rows(self, say: Say) -> Iterator[tuple[LetterProps, ...]]:
        """Yield the rows of keys. Erase ends the second row, and Shift starts the third."""
        first, second, third = (tuple(self._letters(row)) for row in (_SIGNS if self.signs else _LETTERS))
        written = bool(self.text)
        shift = LetterProps(CaseKey.SHIFT, say("Shift"), sign="up", possible=not self.signs, chosen=self.shifted)
        yield first
        yield (*second, LetterProps(EditKey.ERASE, say("Erase"), sign="erase", possible=written))
        yield (shift, *third)
        yield (
            LetterProps(CaseKey.SIGNS, "abc" if self.signs else "123", span=2),
            LetterProps(LetterKey(" "), say("Space"), span=6),
            LetterProps(EditKey.CLEAR, say("Clear"), sign="cross", span=2, possible=written),
        )

    def _letters(self, row: str) -> Iterator[LetterProps]:
        large = self._capital() and not self.signs
        return (LetterProps(LetterKey(each), each.upper() if large else each) for each in row)


def _mark(text: str, mark: str) -> LetterProps:
    made = last_marked(text, mark)
    return LetterProps(MarkKey(mark), made or _SAMPLES[mark], possible=bool(made))
