"""What 3 Card's cards are worth, as `evaluate` says it."""

from dealer_terminal.rules.games import GAMES
from tests.fast.rules.rounds import AGS, BOOKS, cards
from tests.helpers.every import every

GAME = GAMES["3-card"]


def evaluated(held: str, dealer: str = ""):
    return GAME.evaluate(BOOKS[AGS], cards(held), cards(dealer))


def test_a_hand_alone_is_evaluated_without_bounty_dealer_and_result():
    assert evaluated("Ad Kd Qd") == {
        "hand": {"event": "AKQ Suited"},
        "ante-bonus": {"event": "Straight Flush"},
        "player-bonus": {"event": "AKQ Suited"},
        "stax": {"event": "Royal Flush in Diamonds", "meter": "star"},
    }


def test_a_hand_against_the_dealer_s():
    assert evaluated("7h 7s 2d", "7c Kh 4d") == {
        "hand": {"event": "Pair"},
        "ante-bonus": {"event": None},
        "player-bonus": {"event": "Pair"},
        "six-card-bounty": {"event": "3 of a kind", "cards": list(cards("7c 7h 7s Kh 4d"))},
        "stax": {"event": None, "meter": None},
        "dealer": {"qualifies": True, "event": "High Card"},
        "result": "win",
    }


RESULTS = {
    "not qualified": ("4h 3s 2d", "Jc 9d 2h", False, "win"),
    "higher": ("Kh 9s 3d", "Kc 9d 2h", True, "win"),
    "tie": ("Kh 9s 2d", "Kc 9d 2h", True, "push"),
    "lower": ("Qh 9s 2d", "Kc 9d 2h", True, "lose"),
}


@every(("held", "dealer", "qualifies", "result"), RESULTS.values())
def test_the_result_against_the_dealer(held, dealer, qualifies, result):
    answer = evaluated(held, dealer)
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


@every(("held", "name"), NAMES.items())
def test_every_hand_has_a_name(held, name):
    assert evaluated(held)["hand"]["event"] == name


def test_a_six_card_royal_shows_all_six_cards():
    assert evaluated("As Ks Qs", "Js 10s 9s")["six-card-bounty"] == {
        "event": "6-Card Royal",
        "cards": list(cards("As Ks Qs Js 10s 9s")),
    }


def test_the_game_deals_three_cards_to_each_hand_and_to_the_dealer():
    assert (GAME.packet, GAME.dealer_packet, [place.at for place in GAME.places]) == (3, 3, [(0, 1, 2)])


def test_a_seat_needs_no_ante():
    assert not GAME.ante_needed
