"""What a file is called that leaves the house."""

import re

from tests.fast.ui.person import Key
from tests.fast.ui.replay.sitting import Sitting


def file_of(sits: Sitting) -> str:
    return str(sits.replay.showing.desk.sheets[-1].typed["file"])


def test_a_file_is_named_after_what_it_holds_until_somebody_names_it(sits: Sitting) -> None:
    sits.strikes(Key.Key_E)
    begun = file_of(sits)
    assert re.fullmatch(r"round-\d+\.html", begun)
    sits.fills(first="2", last="3")
    assert file_of(sits) == "rounds-2-to-3.html"
    sits.presses("what csv")
    assert file_of(sits) == "marks.csv"
    sits.presses("what vtt")
    assert file_of(sits) == "marks.vtt"
    sits.presses("what html")
    sits.presses("key round")
    assert file_of(sits) == begun
    sits.fills(file="claim 118.html", first="2")
    assert file_of(sits) == "claim 118.html"
    sits.presses("what csv")
    assert file_of(sits) == "claim 118.csv"
