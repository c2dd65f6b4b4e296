"""The dealer's language on every part of the screen, and the paper's own words beneath."""

from itertools import pairwise

from tests.journeys.conftest import Opens
from tests.journeys.table import Seen, Table

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


STEPS = {
    "Español": ("Meta bajo ROYAL", "Empate", "Más", "Idioma", "Atrás"),
    "Tiếng Việt": ("Đặt dưới ROYAL", "Hòa", "Thêm", "Ngôn ngữ", "Quay lại"),
    "简体中文": ("压ROYAL下", "平局", "更多", "语言", "返回"),
    "English": ("Tuck under ROYAL", "Push", "More", "Language", "Back"),
}
"""The step's verb where a folded hand is laid under its wager, and where a hand is neither paid nor taken."""


def begins(seen: Seen, verb: str) -> bool:
    return any(line.startswith(f"{verb} ") for line in seen.text.splitlines())


def in_each_language(table: Table, at: int) -> None:
    """And back to the first."""
    for (*_, more, choose, _), words in pairwise((STEPS["English"], *STEPS.values())):
        table.press(more, choose, words[-1])
        seen = table.until(lambda seen, words=words: begins(seen, words[at]), words[at])
        assert not [verbs[at] for verbs in STEPS.values() if verbs != words and begins(seen, verbs[at])]
        table.picture(words[at])


def test_a_tuck_and_a_push_are_said_in_each_language(opens: Opens) -> None:
    table = opens().staffed().start().opened()
    table.wager("1 ANTE", "chip 25").wager("2 ANTE", "chip 25").wager("2 ROYAL", "chip 5")
    table.press(
        "No more bets", "Position 1 dealt", "Position 2 dealt", "Rest in the rack", "Position 2", "Lock decisions"
    )
    in_each_language(table, 0)
    table.press("Tucked").press("Open position 2").cards("2c 4d 6h 8s")
    table.press("Paid · open position 1").cards("10s 7s 2d 3h")
    in_each_language(table, 1)
