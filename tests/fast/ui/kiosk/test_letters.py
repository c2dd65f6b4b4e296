"""Letters with marks: every letter of Vietnamese and Spanish is made by touch, and no other."""

import unicodedata

from PySide6.QtGui import QRawFont

from dealer_terminal.installed import assets
from dealer_terminal.ui.kiosk.sheets.text_entry import (
    ACUTE,
    CIRCUMFLEX,
    DOT,
    GRAVE,
    MARKS,
    STROKE,
    TILDE,
    WRITTEN,
    begins_word,
    marked,
    shortened,
)
from tests.helpers.cases import every

ALPHABETS = "aăâbcdđeêghiklmnoôơpqrstuưvxy áàảãạ ắằẳẵặ ấầẩẫậ éèẻẽẹ ếềểễệ íìỉĩị óòỏõọ ốồổỗộ ớờởỡợ úùủũụ ứừửữự ýỳỷỹỵ ñü"
CASES = {
    "a tone": ("e", ACUTE, "é"),
    "a tone on a shape": ("ê", ACUTE, "ế"),
    "a shape under a tone that was there first": ("é", CIRCUMFLEX, "ế"),
    "another tone instead": ("ế", GRAVE, "ề"),
    "the same mark takes it away": ("ố", CIRCUMFLEX, "ó"),
    "a dot below": ("Ư", DOT, "Ự"),
    "Spanish": ("N", TILDE, "Ñ"),
    "a stroke": ("D", STROKE, "Đ"),
    "a stroke taken away": ("đ", STROKE, "d"),
    "no such letter": ("b", ACUTE, ""),
    "a sign": ("7", TILDE, ""),
}


@every(("letter", "mark", "made"), CASES.values())
def test_a_mark_on_a_letter(letter: str, mark: str, made: str) -> None:
    assert marked(letter, mark) == made


def test_every_letter_of_both_alphabets_is_reached_from_the_plain_keys() -> None:
    reached = set("abcdefghijklmnopqrstuvwxyz")
    while more := {marked(letter, mark) for letter in reached for mark in MARKS} - reached - {""}:
        reached |= more
    wanted = {each for each in ALPHABETS if each != " "}
    assert wanted <= reached
    assert {each.upper() for each in wanted} <= WRITTEN
    assert reached <= WRITTEN


def test_each_is_one_character_as_everybody_else_writes_it() -> None:
    assert [each for each in WRITTEN if len(each) != 1 or unicodedata.normalize("NFC", each) != each] == []


def test_every_letter_is_in_our_fonts(qapp: object) -> None:
    for name in ("Inter-Bold.otf", "Inter-Medium.otf"):
        font = QRawFont(str(assets() / "fonts" / name), 20)
        assert [each for each in sorted(WRITTEN) if not font.supportsCharacter(ord(each))] == []


SHORT = {
    "nothing": ("", ""),
    "just what fits": ("x" * 12, "x" * 12),
    "one too many": ("x" * 13, "x" * 11 + "…"),
    "no blank before the dots": ("ten little bears", "ten little…"),
    "wide letters": ("消防警报响了，全体离场", "消防警报响…"),
}


@every(("text", "shown"), SHORT.values())
def test_a_long_text_is_shortened_to_its_place(text: str, shown: str) -> None:
    assert shortened(text, 12) == shown


@every(("text", "begins"), [("", True), ("Ana ", True), ("Ana-", True), ("O'", True), ("An", False)])
def test_where_a_word_of_a_name_begins(text: str, *, begins: bool) -> None:
    assert begins_word(text) is begins
