"""Every text of the screens is in every Linguist file: finished, whole, and drawn by our own fonts."""

import ast
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QRawFont

from dealer_terminal.installed import assets
from dealer_terminal.languages import LANGUAGES
from dealer_terminal.procedure.device_faults import words_of
from dealer_terminal.procedure.words import Words, as_told, one_of, series, then, words
from dealer_terminal.ui.kiosk.kiosk_context import KioskSettings
from dealer_terminal.ui.kit.languages import spoken
from tests.fast.translations import ts
from tests.fast.translations.sources import CONTEXTS, is_made, said, sources, trees
from tests.helpers.languages import TRANSLATED

HOLE = re.compile(r"\{\w*\}")
PLACES = [place for several in CONTEXTS.values() for place in several]
EVERY_LANGUAGE = pytest.mark.parametrize("language", TRANSLATED)


def every_source() -> list[str]:
    return [source for found in sources().values() for source in found]


def file_of(language: str) -> Path:
    return assets() / "translations" / f"{language}.ts"


def test_the_operator_chooses_among_english_and_every_translation() -> None:
    assert ("en", *TRANSLATED) == KioskSettings("7", "").languages == tuple(LANGUAGES)


@EVERY_LANGUAGE
def test_every_text_is_translated_and_nothing_else_is_there(language: str) -> None:
    known = ts.read(file_of(language))
    wanting = [source for source in every_source() if not known.get(source)]
    assert wanting == [], "make translations, then translate these"
    assert sorted(known.keys() - set(every_source())) == [], "make translations takes these out"


@EVERY_LANGUAGE
def test_a_translation_fills_in_what_its_source_does(language: str) -> None:
    known = ts.read(file_of(language)).items()
    assert [source for source, text in known if sorted(HOLE.findall(source)) != sorted(HOLE.findall(text))] == []


def test_a_dealer_and_a_chip_have_one_name_in_vietnamese() -> None:
    other = re.compile(r"người chia|phỉnh", re.IGNORECASE)
    assert [text for text in ts.read(file_of("vi")).values() if other.search(text)] == []


@EVERY_LANGUAGE
def test_what_the_manual_puts_in_quotation_marks_stays_as_printed(language: str) -> None:
    known = ts.read(file_of(language)).items()
    assert [source for source, text in known if not _quoted(text) >= _quoted(source) - {"“{title}”"}] == []


def _quoted(text: str) -> set[str]:
    return set(re.findall("“[^”]+”", text))


@EVERY_LANGUAGE
def test_every_letter_is_in_our_fonts(language: str, qapp: object) -> None:
    fonts = [
        QRawFont(str(file), 20) for file in sorted((assets() / "fonts").glob("*.otf")) if "Medium" not in file.name
    ]
    letters = set("".join(ts.read(file_of(language)).values())) - {" "}
    assert sorted(each for each in letters if not any(font.supportsCharacter(ord(each)) for font in fonts)) == []


@EVERY_LANGUAGE
def test_the_file_is_as_refreshing_writes_it(language: str, tmp_path: Path) -> None:
    again = tmp_path / "again.ts"
    ts.write(again, language, sources(), ts.read(file_of(language)))
    assert again.read_text(encoding="utf-8") == file_of(language).read_text(encoding="utf-8")


@EVERY_LANGUAGE
def test_linguist_reads_the_file_as_the_screens_do(language: str, tmp_path: Path, qapp: object) -> None:
    compiled = tmp_path / f"{language}.qm"
    release = [str(Path(sys.executable).with_name("pyside6-lrelease")), str(file_of(language)), "-qm", str(compiled)]
    subprocess.run(release, check=True, capture_output=True, timeout=60)
    translator = QTranslator()
    assert translator.load(str(compiled))
    known = {source: text for source, text in ts.read(file_of(language)).items() if text}
    contexts = {source: name for name, found in sources().items() for source in found}
    assert {source: translator.translate(contexts.get(source, ""), source) for source in known} == known
    assert {source: spoken(language)(source) for source in known} == known


TO_RACK = "Position {seat}: pay or collect, then place the hand in the discard rack."
"""The manual's own."""
SENTENCES = [
    (words("Position {seat}", seat=4), "Vị trí 4"),
    (
        then(words("No dealer is signed on"), words("Sign on first.")),
        "Chưa có dealer đăng nhập. Đăng nhập trước.",
    ),
    (
        then(
            series(
                (
                    words("Return all wagers"),
                    words("take back {amount} from position {seat}", amount="$75", seat=3),
                    words("take back {amount} from position {seat}", amount="$5", seat=2),
                )
            ),
            words("Place the deck back."),
        ),
        "Trả lại mọi cược; lấy lại $75 từ vị trí 3; lấy lại $5 từ vị trí 2. Trả bộ bài.",
    ),
    (
        words("Choose {choices}.", choices=one_of(("Ante", "Play", "Natural 31 Bonus"))),
        "Chọn Ante, Play hoặc Natural 31 Bonus.",
    ),
    (then(*words_of("other", "E07 at the belt")), "E07 at the belt. Xem màn hình máy báo gì và sửa tại đó."),
    (as_told("No more bets"), "No more bets"),
    (Words("No such template of {seat}", (("seat", 4),)), "No such template of 4"),
]


@pytest.mark.parametrize(("sentence", "said"), SENTENCES)
def test_a_sentence_is_said_with_the_sentences_in_it(sentence: Words, said: str) -> None:
    assert spoken("vi")(sentence) == said


@EVERY_LANGUAGE
def test_a_template_without_its_values_comes_back_to_be_filled_in(language: str) -> None:
    say = spoken(language)
    assert (
        say("Position {seat}").format(seat=4) == say("Position {seat}", seat=4) == say(words("Position {seat}", seat=4))
    )


def test_two_templates_never_differ_in_the_names_of_their_holes_alone() -> None:
    shapes = Counter(HOLE.sub("{}", source) for source in every_source())
    assert [shape for shape, count in shapes.items() if count > 1] == []


def test_what_is_said_is_written_where_it_is_said() -> None:
    """Text that is put together first would be in no catalogue."""
    wrong = [ast.unparse(first) for tree in trees(PLACES) for name, first in said(tree) if is_made(name, first)]
    assert wrong == []


@pytest.mark.parametrize(
    ("call", "made"),
    [
        ('words("Go on.")', False),
        ("words(rule.prompt)", False),
        ("say(refusal.why)", False),
        ("say(ENDINGS[choice])", False),
        ("say(then(why, instead))", False),
        ('say(f"Position {seat}")', True),
        ('words("Position " + seat)', True),
        ('say("Position {}".format(seat))', True),
        ('say(", ".join(names))', True),
        ('say("On" if on else "Off")', True),
        ("words(text)", True),
    ],
)
def test_a_call_that_makes_its_text_is_found(call: str, *, made: bool) -> None:
    assert [is_made(name, first) for name, first in said(ast.parse(call))] == [made]


def test_english_is_as_written() -> None:
    assert spoken("en")("No more bets") == "No more bets"
