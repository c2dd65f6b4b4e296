"""Every settlement rule of 31 Classic, edition by edition."""

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.rules.hand import Hand
from dealer_terminal.rules.settlement import collected, live_spots, returned
from tests.fast.rules.rounds import (
    BOOKS,
    DEALER_PROCEDURES,
    ORIGINAL,
    RULES_OF_PLAY,
    THIRTY_ONE,
    WA,
    WITH_ROYAL_FAMILY,
    came_to,
    cards,
    order,
    seat,
    settle,
)
from tests.helpers.cases import every

SIXTEEN, ITS_DRAW = "8s 5s 3s", "Kh"
RAINBOW, NO_HELP = "2s 3h 4d", "5c"
ALL = {"ante": 500, "natural_31": 500, "royal_family": 500}
TWO = {"ante": 500, "natural_31": 500}
WON, LOST, GONE = ("win", 500), ("lose", 0), ("forfeit", 0)


def wagers_of(name: str) -> dict[str, int]:
    return ALL if name in WITH_ROYAL_FAMILY else TWO


@every("name", THIRTY_ONE)
def test_folds_are_collected_first_and_hands_settled_from_the_highest_position_to_one(name):
    hands = [seat(n, RAINBOW, NO_HELP, fold=n in (2, 5), ante=500) for n in (2, 6, 1, 5)]
    collected_first = [(5, "ante"), (2, "ante")]
    assert order(settle(name, *hands)) == [*collected_first, (6, "ante"), (6, "play"), (1, "ante"), (1, "play")]


@every("name", THIRTY_ONE)
def test_a_seat_is_settled_natural_first_then_ante_and_play_then_royal_family(name):
    lines = settle(name, seat(1, RAINBOW, NO_HELP, **wagers_of(name)))
    royal_family = ["royal-family"] if name in WITH_ROYAL_FAMILY else []
    assert [line.spot for line in lines] == ["natural-31", "ante", "play", *royal_family]


AFTER_A_FOLD = {
    "a fold that told nothing": {
        WA: {"ante": GONE, "natural-31": GONE, "royal-family": LOST},
        ORIGINAL: {"ante": GONE, "natural-31": GONE},
        RULES_OF_PLAY: {"ante": GONE, "natural-31": GONE, "royal-family": LOST},
        DEALER_PROCEDURES: {"ante": GONE, "natural-31": GONE},
    },
    "a fold that told its 16": {
        WA: {"ante": GONE, "natural-31": WON, "royal-family": LOST},
        ORIGINAL: {"ante": GONE, "natural-31": WON},
        RULES_OF_PLAY: {"ante": GONE, "natural-31": GONE, "royal-family": LOST},
        DEALER_PROCEDURES: {"ante": GONE, "natural-31": WON},
    },
}


@every("case", AFTER_A_FOLD)
def test_a_natural_16_with_every_bonus_is_folded(case):
    for name, expected in AFTER_A_FOLD[case].items():
        hand = seat(4, SIXTEEN, ITS_DRAW, fold=True, told="told its" in case, **wagers_of(name))
        assert came_to(settle(name, hand)) == expected, name


@every("name", [WA, ORIGINAL, DEALER_PROCEDURES])
def test_a_told_16_without_the_natural_bonus_saves_nothing(name):
    assert came_to(settle(name, seat(4, SIXTEEN, ITS_DRAW, fold=True, told=True, ante=500))) == {"ante": GONE}


TOLD = {
    "it is a 16": (SIXTEEN, "16", WON),
    "it is a 15": ("8s 5s 2s", None, LOST),
    "it is a 31": ("As Ks 10s", "31", ("win", 50 * 500)),
    "it is trips": ("4s 4h 4d", "Trips", ("win", 25 * 500)),
}


@every(("held", "event", "result"), TOLD.values())
def test_a_hand_told_as_16_is_resolved_on_its_cards(held, event, result):
    hand = seat(4, held, NO_HELP, fold=True, told=True, **TWO)
    assert came_to(settle(WA, hand)) == {"ante": GONE, "natural-31": result}


def test_a_tucked_16_is_resolved_at_its_turn():
    lines = settle(
        WA,
        seat(6, RAINBOW, NO_HELP, ante=500),
        seat(4, SIXTEEN, ITS_DRAW, fold=True, told=True, **TWO),
        seat(1, RAINBOW, NO_HELP, ante=500),
    )
    assert order(lines) == [(4, "ante"), (6, "ante"), (6, "play"), (4, "natural-31"), (1, "ante"), (1, "play")]


@every("name", WITH_ROYAL_FAMILY)
def test_a_folded_royal_family_bonus_is_resolved_on_all_four_cards(name):
    hand = seat(4, RAINBOW, NO_HELP, fold=True, ante=500, royal_family=500)
    assert came_to(settle(name, hand)) == {"ante": GONE, "royal-family": ("win", 4 * 500)}


def test_a_fold_with_both_bonuses_resolves_each_at_its_own_turn():
    hand = seat(4, SIXTEEN, ITS_DRAW, fold=True, told=True, **ALL)
    lines = settle(WA, hand)
    assert order(lines) == [(4, "ante"), (4, "natural-31"), (4, "royal-family")]


TUCKS = {
    "nothing in action": (WA, {"ante": 500}, False, ()),
    "a 16 under Natural 31": (WA, TWO, True, ("natural-31",)),
    "any hand under Royal Family": (WA, {"ante": 500, "royal_family": 500}, False, ("royal-family",)),
    "a 16 under both": (WA, ALL, True, ("natural-31", "royal-family")),
    "the original's 16 under Natural 31": (ORIGINAL, TWO, True, ("natural-31",)),
    "rules of play: under Royal Family alone": (RULES_OF_PLAY, ALL, True, ("royal-family",)),
    "rules of play: no tuck for a 16": (RULES_OF_PLAY, TWO, True, ()),
    "dealer procedures: a 16 under Natural 31": (DEALER_PROCEDURES, TWO, True, ("natural-31",)),
    "dealer procedures: no tuck for another fold": (DEALER_PROCEDURES, TWO, False, ()),
}


@every(("name", "wagers", "told", "under"), TUCKS.values())
def test_a_folded_hand_is_tucked(name, wagers, told, under):
    book = BOOKS[name]
    hand = seat(4, SIXTEEN, ITS_DRAW, fold=True, told=told, **wagers)
    assert installed_rulebooks.game_of(book).tucks(book, live_spots(book, hand)) == under


FORFEITS_ALL = [WA, ORIGINAL, DEALER_PROCEDURES]


@every("name", FORFEITS_ALL)
def test_a_handled_draw_card_forfeits_every_wager_and_returns_the_play_wager_last(name):
    hand = seat(4, "As Ks Qs", "Js", forfeit="draw-card-handled", **wagers_of(name))
    lines = settle(name, hand)
    placed = list(wagers_of(name))
    assert [line.spot for line in lines] == [spot.replace("_", "-") for spot in placed] + ["play"]
    assert {line.result.value for line in lines[:-1]} == {"forfeit"}
    assert (lines[-1].result.value, lines[-1].stake, lines[-1].pays) == ("returned", 500, 0)
    assert {line.rule for line in lines} == {BOOKS[name].citations["draw-card-handled"]}


@every("name", FORFEITS_ALL)
def test_a_handled_draw_card_on_a_fold_ends_the_bonuses_that_would_have_stayed(name):
    hand = seat(4, SIXTEEN, ITS_DRAW, fold=True, told=True, forfeit="draw-card-handled", **wagers_of(name))
    assert set(came_to(settle(name, hand)).values()) == {GONE}


HANDLED = {
    "it wins, played": (RAINBOW, NO_HELP, False, ("win", 4 * 500)),
    "it wins, folded": (RAINBOW, NO_HELP, True, ("win", 4 * 500)),
    "it loses": (SIXTEEN, ITS_DRAW, False, LOST),
}


@every(("held", "draw", "fold", "bonus"), HANDLED.values())
def test_by_the_rules_of_play_a_handled_draw_card_leaves_the_royal_family_bonus(held, draw, fold, bonus):
    lines = settle(RULES_OF_PLAY, seat(4, held, draw, fold=fold, forfeit="draw-card-handled", **ALL))
    returned_play = {} if fold else {"play": ("returned", 0)}
    assert came_to(lines) == {"ante": GONE, "natural-31": GONE, **returned_play, "royal-family": bonus}
    assert lines[-1].spot == "royal-family"
    assert {line.rule for line in lines[:-1]} == {"House Procedure 4"}
    assert lines[-1].rule == "Rules of Play 11"


@every("name", THIRTY_ONE)
def test_a_misdeal_returns_every_wager_of_every_seat(name):
    hand = seat(4, SIXTEEN, ITS_DRAW, **wagers_of(name))
    rule = BOOKS[name].citations["misdeal"]
    lines = returned(hand, rule)
    assert {line.spot: line.stake for line in lines} == hand.wagers
    assert {(line.result.value, line.pays, line.rule) for line in lines} == {("returned", 0, rule)}


SEVENTEEN = "10s 7s 2h", "3d"
AT_17 = (
    [(WA, {"play": option}, ("push", 0)) for option in "12345"]
    + [
        (name, {"play": option}, ("push", 0) if option == "5" else WON)
        for name in (ORIGINAL, DEALER_PROCEDURES)
        for option in "12345"
    ]
    + [(RULES_OF_PLAY, {"play": "1"}, ("push", 0))]
)


@every(("name", "options", "play"), AT_17)
def test_at_17_the_ante_pushes_and_play_does_as_its_option_prints(name, options, play):
    lines = settle(name, seat(1, *SEVENTEEN, ante=500), options=options)
    assert came_to(lines) == {"ante": ("push", 0), "play": play}
    assert {line.event for line in lines} == {"17"}


BEST_EVENT = {
    "trips that total 20 in a suit": ("10s 10h 10d", "10c", "play", "Trips"),
    "trips that make 21 with the draw": ("As Ah Ad", "10s", "play", "Trips"),
    "four of a kind holds trips": ("4s 4h 4d", "4c", "play", "Trips"),
    "four of a kind is quads, not a rainbow": ("4s 4h 4d", "4c", "royal-family", "Quads"),
    "four suited below 32": ("2s 3s 4s", "5s", "royal-family", "4 Card Flush"),
    "four suited that total 31": ("As 10s 8s", "2s", "royal-family", "4 Card Flush"),
    "four suited that total 32": ("As 10s 8s", "3s", "royal-family", "32 - 39"),
    "A K Q 10 suited": ("As Ks Qs", "10s", "royal-family", "41"),
    "A K Q J suited": ("As Ks Qs", "Js", "royal-family", "Royal Family"),
    "A J 10 is 31 and no Mini-Royal": ("As Js 10s", "2h", "play", "31"),
    "A K Q beats the other 31s of four cards": ("As Ks Js", "Qs", "play", "Mini-Royal"),
    "A K Q is a Mini-Royal on the ante too": ("As Ks Qs", "2h", "ante", "Mini-Royal"),
    "trips on the ante": ("10s 10h 10d", "As", "ante", "Trips"),
    "A K Q of two suits is 21": ("As Ks Qh", "2d", "play", "18 - 21"),
}


@every(("held", "draw", "spot", "event"), BEST_EVENT.values())
def test_the_event_that_pays_most_is_paid(held, draw, spot, event):
    lines = settle(WA, seat(1, held, draw, **ALL))
    assert next(line.event for line in lines if line.spot == spot) == event


@every("name", THIRTY_ONE)
def test_ante_is_paid_even_money_on_trips(name):
    assert came_to(settle(name, seat(1, "2s 2h 2d", "5c", ante=500)))["ante"] == WON


@every("name", THIRTY_ONE)
def test_every_line_cites_its_own_rulebook(name):
    lines = settle(name, seat(2, RAINBOW, NO_HELP, **wagers_of(name)), seat(1, RAINBOW, NO_HELP, fold=True, ante=500))
    spots = {spot.id: spot for spot in BOOKS[name].spots}
    for line in lines:
        expected = spots[line.spot].fold_citation if line.seat == 1 else spots[line.spot].citation
        assert line.rule == expected


def test_an_edition_s_own_bands_decide():
    paid = {name: came_to(settle(name, seat(1, "10s 6s 6h", "7s", ante=500)))["play"] for name in THIRTY_ONE}
    assert paid == {WA: ("win", 1000), ORIGINAL: WON, RULES_OF_PLAY: ("win", 1000), DEALER_PROCEDURES: WON}


def test_a_seat_without_wagers_has_no_lines():
    assert not settle(WA, Hand(3, {}, cards={"natural": cards(RAINBOW), "draw": cards(NO_HELP)}))
    assert not collected(BOOKS[WA], Hand(3, {}))
