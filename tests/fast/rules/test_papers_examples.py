"""Every worked example of the papers, named after its paragraph."""

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.rules.hands import points
from tests.fast.rules.rounds import (
    BOOKS,
    DEALER_PROCEDURES,
    ORIGINAL,
    WA,
    came_to,
    cards,
    seat,
    settle,
)
from tests.helpers.cases import every

STAKE = 500


def played(name: str, held: str, draw: str) -> dict[str, tuple[str, int]]:
    wagers = {"ante": STAKE, "natural_31": STAKE}
    if "royal-family" in BOOKS[name].spot_ids():
        wagers["royal_family"] = STAKE
    return came_to(settle(name, seat(1, held, draw, **wagers)))


def evaluated(name: str, held: str, draw: str):
    book = BOOKS[name]
    return installed_rulebooks.game_of(book).evaluate(book, cards(f"{held} {draw}"), ())


def test_getting_started_3_and_rules_of_play_5_the_ace_and_ten_of_spades_with_the_seven_of_clubs_are_21():
    value = points.natural(cards("As 10s 7c"))
    assert (value.total, value.suit.value) == (21, "s")


def check(name: str, held: str, draw: str, natural: dict, best: int, *pays: int) -> None:
    """Check the worth of a hand, and what it wins on Natural 31, Ante, Play and Royal Family, in stakes."""
    value = evaluated(name, held, draw)
    assert (value["natural"], value["best"]["total"]) == (natural, best)
    spots = ["natural-31", "ante", "play", "royal-family"][: len(pays)]
    won = [("win", each * STAKE) if each else ("lose", 0) for each in pays]
    assert played(name, held, draw) == dict(zip(spots, won, strict=True))


def test_wa_2019_specific_hand_examples_1_a_natural_29_stays_29():
    check(WA, "As 10s 8s", "5h", {"event": "29 & 30", "total": 29}, 29, 15, 1, 4, 0)


def test_wa_2019_specific_hand_examples_2_a_natural_18_improves_to_29():
    check(WA, "10s 8s 5h", "As", {"event": "16 - 20", "total": 18}, 29, 1, 1, 4, 0)


def test_wa_2019_specific_hand_examples_3_a_natural_15_loses_and_improves_to_21():
    check(WA, "10s 10h 5h", "As", {"event": None, "total": 15}, 21, 0, 1, 1, 0)


@every("name", [ORIGINAL, DEALER_PROCEDURES])
def test_original_specific_hand_examples_1_a_natural_20_stays_20(name):
    check(name, "Qd 10d 5s", "5c", {"event": "16 - 21", "total": 20}, 20, 1, 1, 1)


@every("name", [ORIGINAL, DEALER_PROCEDURES])
def test_original_specific_hand_examples_2_a_natural_15_loses_and_improves_to_25(name):
    check(name, "Qd 5d 5s", "10d", {"event": None, "total": 15}, 25, 0, 1, 2)


@every("name", [WA, ORIGINAL])
def test_irregularities_c1_a_folded_8_5_3_of_spades_loses_the_ante_and_wins_the_natural_31_bonus(name):
    hand = seat(1, "8s 5s 3s", "Kh", fold=True, told=True, ante=STAKE, natural_31=STAKE)
    assert came_to(settle(name, hand)) == {"ante": ("forfeit", 0), "natural-31": ("win", STAKE)}


def test_irregularities_c2_a_fold_still_collects_on_a_winning_4_card_royal_family_bonus():
    hand = seat(1, "2s 3h 4d", "5c", fold=True, ante=STAKE, royal_family=STAKE)
    assert came_to(settle(WA, hand)) == {"ante": ("forfeit", 0), "royal-family": ("win", 4 * STAKE)}


def test_getting_started_2_number_cards_hold_their_value_pictures_ten_the_ace_eleven():
    hearts = cards("2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh Ah")
    assert [points.points(card) for card in hearts] == [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11]


def test_getting_started_4_three_of_a_kind_is_worth_its_own_line_whatever_its_points():
    assert played(WA, "2s 2h 2d", "5c")["natural-31"] == ("win", 25 * STAKE)
