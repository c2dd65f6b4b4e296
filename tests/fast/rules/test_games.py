"""What cards are worth in each game, as `evaluate` says it, and which card lies where."""

from dealer_terminal.rules.games import GAMES
from tests.fast.rules.rounds import AGS, BOOKS, ORIGINAL, RULES_OF_PLAY, WA, cards
from tests.helpers.cases import every

THIRTY_ONE, THREE_CARD = GAMES["31-classic"], GAMES["3-card"]


def evaluated(name: str, held: str, dealer: str = ""):
    return GAMES[BOOKS[name].game].evaluate(BOOKS[name], cards(held), cards(dealer))


def test_three_cards_are_a_natural_alone():
    assert evaluated(WA, "As 10s 8s") == {"natural": {"event": "29 & 30", "total": 29}}


def test_four_cards_are_a_natural_a_best_hand_and_a_royal_family_hand():
    assert evaluated(WA, "As 10s 8s 5h") == {
        "natural": {"event": "29 & 30", "total": 29},
        "best": {"event": "27 - 30", "total": 29, "cards": list(cards("As 10s 8s"))},
        "royal-family": {"event": None},
    }
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
    assert {place.id: place.at for place in THIRTY_ONE.places} == {"natural": (1, 2, 3), "draw": (0,)}


@every("held", ["10s 10h 10d 10c", "4s 4h 4d 4c", "As Ah Ad 10s"])
def test_trips_are_trips_whatever_they_total(held):
    assert evaluated(WA, held)["best"]["event"] == "Trips"


# -- 3 Card ------------------------------------------------------------------------------------------------------------


def test_a_hand_alone_is_evaluated_without_bounty_dealer_and_result():
    assert evaluated(AGS, "Ad Kd Qd") == {
        "hand": {"event": "AKQ Suited"},
        "ante-bonus": {"event": "Straight Flush"},
        "player-bonus": {"event": "AKQ Suited"},
        "stax": {"event": "Royal Flush in Diamonds", "meter": "star"},
    }


def test_a_hand_against_the_dealer_s():
    assert evaluated(AGS, "7h 7s 2d", "7c Kh 4d") == {
        "hand": {"event": "Pair"},
        "ante-bonus": {"event": None},
        "player-bonus": {"event": "Pair"},
        "six-card-bounty": {"event": "3 of a kind", "cards": list(cards("7c 7h 7s Kh 4d"))},
        "stax": {"event": None, "meter": None},
        "dealer": {"qualifies": True, "event": "High Card"},
        "result": "win",
    }


RESULTS = [
    ("4h 3s 2d", "Jc 9d 2h", False, "win"),
    ("Kh 9s 3d", "Kc 9d 2h", True, "win"),
    ("Kh 9s 2d", "Kc 9d 2h", True, "push"),
    ("Qh 9s 2d", "Kc 9d 2h", True, "lose"),
]


@every(("held", "dealer", "qualifies", "result"), RESULTS)
def test_the_result_against_the_dealer(held, dealer, qualifies, result):
    answer = evaluated(AGS, held, dealer)
    assert (answer["dealer"]["qualifies"], answer["result"]) == (qualifies, result)


NAMES = {
    "4h 3s 9d": "High Card",
    "4h 4s 9d": "Pair",
    "4h 9h Kh": "Flush",
    "Ah 2s 3d": "Straight",
    "4h 4s 4d": "Three of a Kind",
    "Ah 2h 3h": "Straight Flush",
    "Ah Kh Qh": "AKQ Suited",
}


def test_every_hand_has_a_name():
    assert {held: evaluated(AGS, held)["hand"]["event"] for held in NAMES} == NAMES


def test_a_six_card_royal_shows_all_six_cards():
    six = "As Ks Qs Js 10s 9s"
    found = evaluated(AGS, six[:8], six[9:])["six-card-bounty"]
    assert found == {"event": "6-Card Royal", "cards": list(cards(six))}


def test_the_game_deals_three_cards_to_each_hand_and_to_the_dealer():
    places = [place.at for place in THREE_CARD.places]
    assert (THREE_CARD.packet, THREE_CARD.dealer_packet, places) == (3, 3, [(0, 1, 2)])


def test_a_seat_needs_no_ante():
    assert not THREE_CARD.ante_needed
