"""The dealer's language on every part of the screen, and the paper's own words beneath."""

from itertools import pairwise

from tests.acceptance.conftest import Opens

PRINTED = "Wait until each player has placed the “Ante”"
SPOKEN = {
    "English": ("More", "Language", "Back", "No more bets"),
    "Español": ("Más", "Idioma", "Atrás", "No va más"),
    "Tiếng Việt": ("Thêm", "Ngôn ngữ", "Quay lại", "Ngừng đặt cược"),
    "简体中文": ("更多", "语言", "返回", "停止下注"),
}


def test_a_screen_speaks_the_dealers_language_with_the_papers_words_beneath(opens: Opens) -> None:
    table = opens().staffed().start().opened().wager("1 ANTE", "chip 25")
    words = list(SPOKEN.values())
    for (more, language, *_), (other, _, back, last_call) in pairwise(words):
        table.press(more, language, back)
        seen = table.until(lambda seen, last_call=last_call: seen.does(last_call), last_call)
        assert seen.key(other)
        assert PRINTED in seen.text
        assert not {"Undo", "Irregularity", "More", "Supervisor"} & {*seen.keys()} - {"Supervisor"}
        table.picture(last_call)
