"""Every text of the screens is in every Linguist file: finished, whole, and drawn by our own fonts."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QRawFont

from dealer_terminal.installed import assets
from dealer_terminal.ui.kiosk.derive.menus import LANGUAGE_NAMES
from dealer_terminal.ui.kiosk.room import Settings
from dealer_terminal.ui.shared.languages import TRANSLATED, spoken
from tests.translations import ts
from tests.translations.sources import sources

CONTEXTS = sources()
SOURCES = [source for found in CONTEXTS.values() for source in found]
EVERY_LANGUAGE = pytest.mark.parametrize("language", TRANSLATED)


def file_of(language: str) -> Path:
    return assets() / "translations" / f"{language}.ts"


def test_the_operator_chooses_among_english_and_every_translation() -> None:
    assert ("en", *TRANSLATED) == Settings("7", "").languages == tuple(LANGUAGE_NAMES)


@EVERY_LANGUAGE
def test_every_text_is_translated_and_nothing_else_is_there(language: str) -> None:
    known = ts.read(file_of(language))
    assert [source for source in SOURCES if not known.get(source)] == [], "make translations, then translate these"
    assert sorted(known.keys() - set(SOURCES)) == [], "make translations takes these out"


@EVERY_LANGUAGE
def test_a_translation_fills_in_what_its_source_does(language: str) -> None:
    holes = re.compile(r"\{\w*\}")
    known = ts.read(file_of(language)).items()
    assert [source for source, said in known if sorted(holes.findall(source)) != sorted(holes.findall(said))] == []


@EVERY_LANGUAGE
def test_what_the_manual_puts_in_quotation_marks_stays_as_printed(language: str) -> None:
    known = ts.read(file_of(language)).items()
    assert [source for source, said in known if not _quoted(said) >= _quoted(source) - {"“{title}”"}] == []


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
    ts.write(again, language, CONTEXTS, ts.read(file_of(language)))
    assert again.read_text(encoding="utf-8") == file_of(language).read_text(encoding="utf-8")


@EVERY_LANGUAGE
def test_linguist_reads_the_file_as_the_screens_do(language: str, tmp_path: Path, qapp: object) -> None:
    compiled = tmp_path / f"{language}.qm"
    release = [str(Path(sys.executable).with_name("pyside6-lrelease")), str(file_of(language)), "-qm", str(compiled)]
    subprocess.run(release, check=True, capture_output=True, timeout=60)
    translator = QTranslator()
    assert translator.load(str(compiled))
    known = {source: said for source, said in ts.read(file_of(language)).items() if said}
    contexts = {source: name for name, found in CONTEXTS.items() for source in found}
    assert {source: translator.translate(contexts.get(source, ""), source) for source in known} == known
    assert {source: spoken(language)(source) for source in known} == known


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("Position {seat}", "Vị trí {seat}"),
        ("Position 3: collect the folded hand and the forfeited wagers.", "Vị trí 3: thu bài bỏ và các cược bị mất."),
        (
            "Position 4: $1,000 on Natural 31 Bonus waits for verification. Call a supervisor and a camera.",
            "Vị trí 4: $1,000 ở Natural 31 Bonus chờ xác minh. Gọi giám sát và phòng camera.",
        ),
        (
            "Return all wagers; take back $75 from position 3; take back $5 from position 2. Place the deck back.",
            "Trả lại mọi cược; lấy lại $75 từ vị trí 3; lấy lại $5 từ vị trí 2. Trả bộ bài.",
        ),
        ("29 in spades", "29 in spades"),
        ("No cable. See to it.", "No cable. See to it."),
        (
            "E07 at the belt. See what its display says, and put it right there.",
            "E07 at the belt. Xem màn hình máy báo gì và sửa tại đó.",
        ),
    ],
)
def test_a_text_that_is_filled_in_already_is_translated_by_its_template(written: str, said: str) -> None:
    assert spoken("vi")(written) == said


def test_english_is_as_written() -> None:
    assert spoken("en")("No more bets") == "No more bets"
