"""What 31 Classic's cards are worth, as `evaluate` says it, and which card lies where."""

from dealer_terminal.rules.games import GAMES
from tests.fast.rules.rounds import BOOKS, ORIGINAL, RULES_OF_PLAY, WA, cards
from tests.helpers.every import every

GAME = GAMES["31-classic"]


def evaluated(name: str, held: str):
    return GAME.evaluate(BOOKS[name], cards(held), ())


def test_three_cards_are_a_natural_alone():
    assert evaluated(WA, "As 10s 8s") == {"natural": {"event": "29 & 30", "total": 29}}


def test_four_cards_are_a_natural_a_best_hand_and_a_royal_family_hand():
    assert evaluated(WA, "As 10s 8s 5h") == {
        "natural": {"event": "29 & 30", "total": 29},
        "best": {"event": "27 - 30", "total": 29, "cards": list(cards("As 10s 8s"))},
        "royal-family": {"event": None},
    }


def test_an_edition_without_royal_family_does_not_speak_of_it():
    assert set(evaluated(ORIGINAL, "As 10s 8s 5h")) == {"natural", "best"}


LABELS = {
    (RULES_OF_PLAY, "As Ks Qs Js"): ("Mini-Royal (AKQ)", "Royal Family (AKQJ)"),
    (RULES_OF_PLAY, "2s 3h 4d 5c"): (None, "Rainbow (1 of each suit)"),
    (WA, "As Ks Qs Js"): ("Mini-Royal", "Royal Family"),
    (WA, "2s 3h 4d 5c"): (None, "Rainbow"),
}


@every(("case", "labels"), LABELS.items())
def test_an_event_has_its_own_edition_s_label(case, labels):
    answer = evaluated(*case)
    assert (answer["best"]["event"], answer["royal-family"]["event"]) == labels


def test_the_top_card_of_a_packet_is_the_draw():
    assert {place.id: place.at for place in GAME.places} == {"natural": (1, 2, 3), "draw": (0,)}


@every("held", ["10s 10h 10d 10c", "4s 4h 4d 4c", "As Ah Ad 10s"])
def test_trips_are_trips_whatever_they_total(held):
    assert evaluated(WA, held)["best"]["event"] == "Trips"
