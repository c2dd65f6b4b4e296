"""The bundled fonts can write what the screens say."""

from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QFont, QGuiApplication, QRawFont

from dealer_terminal.installed import assets
from dealer_terminal.ui.kit.fonts import CHINESE, FAMILY, load_fonts


@pytest.fixture(scope="module", autouse=True)
def loaded(qapp: QGuiApplication) -> None:
    load_fonts(qapp)


@pytest.mark.parametrize("weight", [QFont.Weight.Medium, QFont.Weight.Bold])
@pytest.mark.parametrize("text", ["Position 4 → 1", "¿Cuánto paga? ñ", "Đặt bài dưới cược “Ante”", "−$1,250 · § ’"])
def test_latin_in_three_languages_is_drawn_by_our_own_font(text: str, weight: QFont.Weight) -> None:
    font = QRawFont.fromFont(QFont(FAMILY, 20, weight))
    assert font.familyName() == FAMILY
    assert all(font.supportsCharacter(ord(letter)) for letter in text.replace(" ", ""))


def test_chinese_is_drawn_by_our_own_font() -> None:
    font = QRawFont(str(assets() / "fonts" / "NotoSansCJKsc-Bold.otf"), 20)
    assert font.familyName() == CHINESE
    assert all(font.supportsCharacter(ord(letter)) for letter in "发牌员，位置四：把手牌放在赢注下。")


WORDS = {
    path.stem: "".join(ElementTree.parse(path).getroot().itertext())
    for path in sorted((assets() / "translations").glob("*.ts"))
}
WORDS |= {path.stem: path.read_text() for path in sorted((assets() / "rulebooks").glob("*.toml"))}


@pytest.mark.parametrize("words", WORDS.values(), ids=WORDS)
def test_every_letter_of_every_language_and_rulebook_is_in_a_font_that_comes_along(words: str) -> None:
    fonts = [QRawFont(str(path), 20) for path in sorted((assets() / "fonts").glob("*.otf"))]
    letters = {letter for letter in words if letter.isprintable() and not letter.isspace()}
    assert {each for each in letters if not any(font.supportsCharacter(ord(each)) for font in fonts)} == set()


def test_every_font_has_its_licence_beside_it() -> None:
    folder = assets() / "fonts"
    assert {path.name for path in folder.glob("*.txt")} == {"Inter-OFL.txt", "NotoSansCJK-OFL.txt"}
    assert sum(path.stat().st_size for path in folder.iterdir()) < 2_000_000
