"""Letters with marks, as Spanish and Vietnamese write them: a mark is put on the letter that was written last."""

import unicodedata
from itertools import accumulate

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
    """The letter with the mark, or without it where it has it already; empty where nobody writes that."""
    if mark == STROKE:
        return _STROKED.get(letter, "")
    base, *marks = list(unicodedata.normalize("NFD", letter))
    alike = _TONES if mark in _TONES else _SHAPES
    kept = [each for each in marks if each not in alike]
    wanted = kept if mark in marks else [*kept, mark]
    made = unicodedata.normalize("NFC", base + "".join(sorted(wanted, key=_innermost_first)))
    return made if made in WRITTEN else ""


def last_marked(text: str, mark: str) -> str:
    """What the mark makes of the last letter; empty where it makes nothing."""
    return marked(text[-1], mark) if text else ""


def begins_word(text: str) -> bool:
    """Whether the next letter is a capital in a name."""
    return not text or text[-1] in " -'"


def _innermost_first(mark: str) -> int:
    return MARKS.index(mark) + (len(MARKS) if mark in _TONES else 0)


def shortened(text: str, most: int) -> str:
    """As much as fits where `most` letters do; a Chinese one is as wide as two."""
    wide = list(accumulate(2 if unicodedata.east_asian_width(each) in "WF" else 1 for each in text))
    if not wide or wide[-1] <= most:
        return text
    return text[: sum(each < most for each in wide)].rstrip() + "…"
