"""Every settlement rule of 3 Card."""

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.rules.settlement import live_spots
from tests.fast.rules.rounds import AGS, BOOKS, came_to, seat, settle
from tests.helpers.cases import every

BONUSES = {"player_bonus": 500, "six_card_bounty": 500, "stax": 500}
NO_QUALIFIER, QUEEN_HIGH, KING_HIGH, PAIR = "Jc 9d 2h", "Qc 9d 2h", "Kc 9d 2h", "4c 4d 2h"
METERS = {"star": 1_234_56, "spade": 789_01, "heart": 456_78, "diamond": 300_00}
GONE, PUSHED, LOST = ("forfeit", 0), ("push", 0), ("lose", 0)

ANTE_AND_PLAY = {
    "not qualified, and the player is higher": ("Ah Kd 3s", NO_QUALIFIER, ("win", 500), PUSHED),
    "not qualified, and the player is lower": ("8h 4d 3s", NO_QUALIFIER, ("win", 500), PUSHED),
    "not qualified, and the hands tie": ("Jh 9s 2d", NO_QUALIFIER, ("win", 500), PUSHED),
    "queen high qualifies": ("Jh 9s 3d", QUEEN_HIGH, LOST, LOST),
    "a low pair qualifies": ("Ah Kd 3s", PAIR, LOST, LOST),
    "the player is higher": ("Ah Kd 3s", KING_HIGH, ("win", 500), ("win", 500)),
    "the player is higher in the last card": ("Kh 9s 3s", KING_HIGH, ("win", 500), ("win", 500)),
    "the player is lower": ("Qh 9s 3s", KING_HIGH, LOST, LOST),
    "the hands tie": ("Kh 9s 2d", KING_HIGH, PUSHED, PUSHED),
    "a flush is lower than a straight": ("As Ks 9s", "4c 3d 2h", LOST, LOST),
    "a straight is lower than three of a kind": ("Ah Kd Qs", "2c 2d 2h", ("lose", 0), ("lose", 0)),
    "3-2-A is the lowest straight": ("3h 2s Ah", "4c 3d 2d", ("lose", 0), ("lose", 0)),
    "2-A-K is no straight": ("2h As Kh", "4c 4d 3h", LOST, LOST),
}


@every(("held", "dealer", "ante", "play"), ANTE_AND_PLAY.values())
def test_ante_and_play(held, dealer, ante, play):
    came = came_to(settle(AGS, seat(1, held, ante=500), dealer=dealer))
    assert (came["ante"], came["play"]) == (ante, play)


ANTE_BONUS = {
    "a straight, though it loses": ("3h 2s Ah", "4c 3d 2d", "Straight", 1),
    "a straight, though the dealer does not qualify": ("5h 4s 3h", NO_QUALIFIER, "Straight", 1),
    "three of a kind": ("7h 7s 7d", KING_HIGH, "Three of a Kind", 4),
    "a straight flush, though it ties": ("5h 4h 3h", "5s 4s 3s", "Straight Flush", 5),
    "A-K-Q suited is a straight flush here": ("Ah Kh Qh", KING_HIGH, "Straight Flush", 5),
}


@every(("held", "dealer", "event", "odds"), ANTE_BONUS.values())
def test_the_ante_bonus_is_awarded_on_a_played_straight_or_better(held, dealer, event, odds):
    line = next(line for line in settle(AGS, seat(1, held, ante=700), dealer=dealer) if line.spot == "ante-bonus")
    assert (line.event, line.result.value, line.pays, line.stake) == (event, "win", odds * 700, 0)


def test_no_ante_bonus_line_below_a_straight():
    for held in ("Ah Kh 9h", "Ah Ad 9h", "Ah Kd 9h"):
        assert "ante-bonus" not in came_to(settle(AGS, seat(1, held, ante=500), dealer=KING_HIGH)), held


def test_a_fold_wins_no_ante_bonus():
    came = came_to(settle(AGS, seat(1, "5h 4h 3h", fold=True, ante=500, **BONUSES), dealer=KING_HIGH))
    assert "ante-bonus" not in came
    assert came["ante"] == GONE


def test_a_seat_with_bonus_wagers_only_is_resolved_on_them_alone():
    lines = settle(AGS, seat(1, "5h 4s 3d", **BONUSES), dealer=KING_HIGH)
    assert came_to(lines) == {"player-bonus": ("win", 3000), "six-card-bounty": LOST, "stax": ("win", 2500)}


@every("spot", BONUSES)
def test_a_seat_may_have_any_one_bonus_alone(spot):
    lines = settle(AGS, seat(1, "9h 4s 3d", **{spot: 500}), dealer=KING_HIGH)
    assert came_to(lines) == {spot.replace("_", "-"): LOST}


@every("fold", [False, True])
def test_the_bonuses_are_resolved_alike_on_a_fold(fold):
    came = came_to(settle(AGS, seat(1, "7h 7s 7d", fold=fold, ante=500, **BONUSES), dealer="7c 9d 2h"))
    bonuses = {spot: came[spot] for spot in ("player-bonus", "six-card-bounty", "stax")}
    assert bonuses == {
        "player-bonus": ("win", 30 * 500),
        "six-card-bounty": ("win", 50 * 500),
        "stax": ("win", 19 * 500),
    }


TUCKS = {
    "no bonus": ({}, ()),
    "all bonuses": (BONUSES, ("six-card-bounty",)),
    "player bonus alone": ({"player_bonus": 500}, ("six-card-bounty",)),
    "bounty alone": ({"six_card_bounty": 500}, ("six-card-bounty",)),
    "stax alone": ({"stax": 500}, ("six-card-bounty",)),
}


@every(("wagers", "under"), TUCKS.values())
def test_a_fold_with_a_live_bonus_is_tucked_at_the_bounty(wagers, under):
    book = BOOKS[AGS]
    hand = seat(1, "7h 7s 7d", fold=True, ante=500, **wagers)
    assert installed_rulebooks.game_of(book).tucks(book, live_spots(book, hand)) == under


def test_a_seat_is_settled_in_the_order_a_to_f():
    lines = settle(AGS, seat(1, "7h 7s 7d", ante=500, **BONUSES), dealer=KING_HIGH)
    assert [line.spot for line in lines] == ["ante", "play", "ante-bonus", "player-bonus", "six-card-bounty", "stax"]


STAX = {
    "royal in diamonds": ("Ad Kd Qd", "Royal Flush in Diamonds", "star", 1_234_56),
    "royal in another suit": ("As Ks Qs", "Royal Flush, Other Suit", "spade", 789_01),
    "straight flush in diamonds": ("3d 2d Ad", "Straight Flush in Diamonds", "heart", 456_78),
    "straight flush in another suit": ("Ks Qs Js", "Straight Flush, Other Suit", "diamond", 300_00),
    "three of a kind, 20 for 1": ("7h 7s 7d", "Three of a Kind", None, 19 * 500),
    "straight, 6 for 1": ("5h 4s 3d", "Straight", None, 5 * 500),
    "flush, 3 to 1": ("9s 4s 2s", "Flush", None, 3 * 500),
    "a flush in diamonds is a flush": ("9d 4d 2d", "Flush", None, 3 * 500),
}


@every(("held", "event", "meter", "pays"), STAX.values())
def test_stax_pays_its_meter_or_its_odds(held, event, meter, pays):
    (line,) = settle(AGS, seat(1, held, stax=500), dealer="Jc 9c 8h", meters=METERS)
    assert (line.event, line.meter, line.pays, line.stake) == (event, meter, pays, 500)


def test_two_seats_on_one_meter_are_paid_in_the_order_of_settlement_the_second_at_the_reset_level():
    folded = seat(5, "9h 8h 7h", fold=True, ante=500, stax=500)
    hands = [seat(1, "Ks Qs Js", stax=500), folded, seat(3, "Ad Kd Qd", stax=500)]
    lines = settle(AGS, *hands, dealer="Jc 9c 8d", meters={**METERS, "star": 123_456})
    assert [(line.seat, line.meter, line.pays) for line in lines if line.meter] == [
        (5, "diamond", 300_00),
        (3, "star", 123_456),
        (1, "diamond", 250_00),
    ]
    (alone,) = settle(AGS, hands[2], dealer="Jc 9c 8d")
    assert alone.pays == 1_000_00, "a meter that nobody told stands at its reset level"


@every(("wager", "reset"), [(100, 50_00), (500, 250_00), (2500, 1_250_00)])
def test_the_meter_starts_again_in_proportion_to_the_wager(wager, reset):
    hands = [seat(2, "Ks Qs Js", stax=wager), seat(1, "9h 8h 7h", stax=wager)]
    lines = settle(AGS, *hands, dealer="Jc 9c 8d", meters=METERS)
    assert [line.pays for line in lines] == [300_00, reset]


PLAYER_BONUS = {
    "A": {"Ah Kh Qh": 50, "Kh Qh Jh": 40, "7h 7s 7d": 30, "5h 4s 3d": 6, "9s 4s 2s": 3, "9s 9d 2s": 1},
    "B": {"Ah Kh Qh": 50, "Kh Qh Jh": 40, "7h 7s 7d": 30, "5h 4s 3d": 5, "9s 4s 2s": 4, "9s 9d 2s": 1},
    "C": {"Ah Kh Qh": 40, "Kh Qh Jh": 40, "7h 7s 7d": 30, "5h 4s 3d": 6, "9s 4s 2s": 3, "9s 9d 2s": 1},
}


@every("letter", PLAYER_BONUS)
def test_the_player_bonus_pays_by_its_letter(letter):
    for held, pays in PLAYER_BONUS[letter].items():
        (line,) = settle(AGS, seat(1, held, player_bonus=100), dealer="Jc 9c 8h", options={"player-bonus": letter})
        assert line.pays == 100 * pays, held


BOUNTY = {
    "6-card royal": ("As Ks Qs", "Js 10s 9s", (20000, 1000, 1000)),
    "5-card royal": ("As Ks Qs", "Js 10s 9h", (1000, 1000, 1000)),
    "straight flush": ("Ks Qs Js", "10s 9s 2h", (200, 200, 200)),
    "six suited in a row, ten to five": ("10s 9s 8s", "7s 6s 5s", (200, 200, 200)),
    "steel wheel": ("As 2s 3s", "4s 5s Kh", (200, 200, 200)),
    "four of a kind": ("7s 7h 7d", "7c Kh 2d", (50, 100, 100)),
    "four of a kind with a pair": ("7s 7h 7d", "7c Kh Kd", (50, 100, 100)),
    "full house": ("7s 7h 7d", "Kc Kh 2d", (20, 20, 20)),
    "twice three of a kind": ("7s 7h 7d", "Kc Kh Kd", (20, 20, 20)),
    "flush": ("Ks 9s 7s", "5s 2s Ah", (15, 15, 15)),
    "flush over straight": ("9s 8s 7s", "6s 2s 5h", (15, 15, 15)),
    "straight": ("9s 8h 7d", "6s 5h Ad", (10, 9, 10)),
    "wheel": ("As 2h 3d", "4s 5h Kd", (10, 9, 10)),
    "three of a kind": ("7s 7h 2d", "7c Kh 4d", (5, 8, 7)),
}


@every(("held", "dealer", "pays"), BOUNTY.values())
def test_the_bounty_pays_the_best_event_of_the_six_cards_by_its_letter(held, dealer, pays):
    hand = seat(1, held, six_card_bounty=100)
    letters = [settle(AGS, hand, dealer=dealer, options={"six-card-bounty": letter}) for letter in "ABC"]
    assert [line.pays for (line,) in letters] == [100 * each for each in pays]


@every(("held", "dealer"), [("As Ks 2h", "Kd Ah 9c"), ("2s 3h 4d", "5s Kh 9d"), ("2s 4s 6s", "8s Kh 9d")])
def test_two_pairs_and_four_to_a_hand_win_no_bounty(held, dealer):
    assert came_to(settle(AGS, seat(1, held, six_card_bounty=100), dealer=dealer)) == {"six-card-bounty": LOST}
