"""What was found reads in the reviewer's language, the calls of the kiosk too."""

from itertools import product

from dealer_terminal.review.day import reported_tick
from dealer_terminal.review.finder import SettledWager, done_by, hand_told
from dealer_terminal.rules.house import read_house
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.storage.review.finder import TRIED, WALKED
from dealer_terminal.ui.kit.languages import spoken
from tests.helpers.languages import TRANSLATED
from tests.helpers.playing import house_text


def test_a_call_stands_in_the_readers_language() -> None:
    results = [SettledWager("Ante", "win", "Dealer does not qualify"), SettledWager("Play", "win", "Higher hand")]
    told = spoken("vi")(hand_told(2, "play", results))
    assert "(Dealer không đủ điều kiện)" in told
    assert "(Bài cao hơn)" in told
    assert "(Dealer does not qualify)" in str(hand_told(2, "play", results))


def test_a_hand_of_which_nothing_is_settled_is_told_by_its_decision() -> None:
    assert spoken("es")(hand_told(2, "fold", ())) == "Posición 2: se retira"


def test_an_irregularity_is_told_by_the_houses_own_title_in_the_readers_language() -> None:
    titles = {each.id: each.title for each in read_house(house_text(), "house").irregularities}
    found = []
    for name, language in product(IrregularityId, TRANSLATED):
        what, say = reported_tick(7, 0, name).what, spoken(language)
        translated = say(what) == say("Reported: {name}", name=say(titles[name])) and say(titles[name]) != titles[name]
        if not translated or str(what) != f"Reported: {titles[name]}":
            found.append((name, language))
    assert found == []


def test_an_irregularity_of_a_later_version_is_told_as_it_stands() -> None:
    assert str(reported_tick(7, 0, "wind-gust").what) == "Reported: wind gust"


def test_what_is_found_by_its_kind_alone_is_told_in_the_readers_language() -> None:
    found = []
    for kind, language in product({kind for kinds in WALKED.values() for kind in kinds} | {*TRIED}, TRANSLATED):
        what = done_by(kind, "1001").values[0][1]
        if str(what) in (spoken(language)(what), kind.replace("_", " ")):
            found.append((kind, language))
    assert found == []
