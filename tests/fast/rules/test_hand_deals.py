"""Every deal of one hand, against settling deal by deal with the rules of one hand."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, product
from random import Random

from dealer_terminal.app.installed_rulebooks import game_of
from dealer_terminal.rules.cards import DECK, Card
from dealer_terminal.rules.game import Settling
from dealer_terminal.rules.hand import Decision, Hand, Line, Result
from dealer_terminal.rules.returns import returns
from dealer_terminal.rules.returns.hand_deals import (
    FOLDS,
    FOLDS_UNTOLD,
    PLAYS,
    WHOLE,
    DecidedDeals,
    HandDeals,
    Layout,
    chances,
    layout,
)
from dealer_terminal.rules.rulebook_file import pay_tables
from dealer_terminal.rules.settlement import settle_round
from tests.fast.rules.rounds import AGS, BOOKS, LETTERS, THIRTY_ONE, WA, cards
from tests.helpers.cases import every

WAGERS_31 = {"ante": 2500, "natural-31": 500, "royal-family": 300}
WAGERS_3 = {"ante": 2500, "player-bonus": 700, "six-card-bounty": 500}


def layout_of(name: str, wagers: dict[str, int]) -> Layout:
    book = BOOKS[name]
    return layout(book, deals_of(name), {spot: cents for spot, cents in wagers.items() if spot in book.spot_ids()})


def deals_of(name: str) -> HandDeals:
    book = BOOKS[name]
    (found,) = game_of(book).deals(book, pay_tables(book, LETTERS if name == AGS else {}))
    return found


def house_wins(lines: tuple[Line, ...]) -> Counter[str]:
    won = Counter[str]()
    for line in lines:
        won[line.spot] += (line.stake if line.result in (Result.LOSE, Result.FORFEIT) else 0) - line.pays
    return won


def settled(name: str, hand: Hand, dealer: tuple[Card, ...] = ()) -> Counter[str]:
    book = BOOKS[name]
    tables = pay_tables(book, LETTERS if name == AGS else {})
    return house_wins(settle_round(game_of(book), Settling(book, tables, dealer, {}), [hand]))


def hand_of(name: str, wagers: dict[str, int], decided: DecidedDeals, held: dict[str, tuple[Card, ...]]) -> Hand:
    placed = {spot: cents for spot, cents in wagers.items() if spot in BOOKS[name].spot_ids()}
    told = game_of(BOOKS[name]).claims(next(iter(held.values()))) if decided.told and not decided.plays else ()
    play = {"play": placed["ante"]} if decided.plays else {}
    return Hand(1, placed | play, Decision.PLAY if decided.plays else Decision.FOLD, told, "", held)


def draws(natural: tuple[Card, ...]) -> Iterator[dict[str, tuple[Card, ...]]]:
    return ({"natural": natural, "draw": (card,)} for card in DECK if card not in natural)


NATURALS = ("6s 10h 4d", "6s 10s 9d", "2s 3h 4d", "As 10s 8s", "9s 9h 9d")


@every("edition", THIRTY_ONE)
def test_what_a_natural_comes_to_is_the_mean_of_its_49_draws(edition: str) -> None:
    lay = layout_of(edition, WAGERS_31)
    for held, decided in product(NATURALS, (PLAYS, FOLDS, FOLDS_UNTOLD)):
        row = lay.deals.row(cards(held))
        every_draw = [settled(edition, hand_of(edition, WAGERS_31, decided, each)) for each in draws(cards(held))]
        for spot in lay.stakes:
            mean = Fraction(sum(each[spot] for each in every_draw), 49)
            assert lay.expected(row, spot, decided) == mean, (held, decided, spot)


def test_a_hand_of_3_card_comes_to_the_mean_over_every_hand_of_the_dealer() -> None:
    held = cards("Kh Kd 4c")
    lay = layout_of(AGS, WAGERS_3)
    row = lay.deals.row(held)
    dealers = list(combinations([card for card in DECK if card not in held], 3))
    every = [settled(AGS, hand_of(AGS, WAGERS_3, PLAYS, {"hand": held}), dealer) for dealer in dealers]
    for spot in lay.stakes:
        assert lay.expected(row, spot, PLAYS) == Fraction(sum(each[spot] for each in every), len(dealers)), spot
    folded = settled(AGS, hand_of(AGS, WAGERS_3, FOLDS, {"hand": held}), dealers[0])
    assert sum(lay.expected(row, spot, FOLDS) for spot in lay.stakes if spot != "six-card-bounty") == sum(
        folded[spot] for spot in folded if spot != "six-card-bounty"
    )


@every("name", [*THIRTY_ONE, AGS])
def test_every_deal_is_counted_once(name: str) -> None:
    every = {AGS: 22_100 * 18_424}.get(name, 22_100 * 49)
    assert deals_of(name).total() == every
    whole = chances(layout_of(name, WAGERS_31 | WAGERS_3)).whole
    assert whole.total() == every
    assert len(set(whole.wins.tolist())) == len(whole.wins)


@every("name", [*THIRTY_ONE, AGS])
def test_an_ante_alone_comes_to_the_edge_of_best_play(name: str) -> None:
    mine = chances(layout_of(name, {"ante": 100})).whole.mean() / 100
    edges = [each for each in returns([BOOKS[name]]) if each.spot == "ante-play"]
    assert mine == Fraction(edges[0].house_edge)


def test_best_play_is_no_worse_than_any_other_in_any_row() -> None:
    lay = layout_of(WA, WAGERS_31)
    best = chances(lay).best
    for row in Random(1).sample(range(len(lay.deals.counts)), 60):
        by = {way: sum(lay.expected(row, spot, way) for spot in lay.stakes) for way in (PLAYS, FOLDS, FOLDS_UNTOLD)}
        assert by[PLAYS if best[row] else FOLDS] == min(by.values())


def test_by_what_all_players_meet_a_hand_wins_what_it_wins_in_all() -> None:
    """Kind by kind of the dealer's hand; a wager that the own cards decide alone is not told apart."""
    found = chances(layout_of(AGS, WAGERS_3))
    assert set(found.given) == {WHOLE, "ante", "play", "six-card-bounty"}
    for spot, given in found.given.items():
        spread = found.spread(spot)
        assert (given.wins == spread.wins).all()
        assert (given.counts.sum(axis=0) == spread.counts).all()
    assert chances(layout_of(WA, WAGERS_31)).given == {}


def test_the_kinds_of_a_dealers_hand_are_told_apart_by_how_strong_it_is() -> None:
    """One that does not qualify is the first; against each stronger one a player wins the less."""
    met = deals_of(AGS).met
    loses = [int(each[:, 3 * 9 :].sum()) for each in met]
    qualifies = [int(each[:, 9:].sum()) for each in met]
    assert qualifies[0] == loses[0] == 0 < min(qualifies[1:])
    assert [int(each[:, :9].sum()) for each in met[1:]] == [0] * 18
    shares = [lost / all_ for lost, all_ in zip(loses[1:], qualifies[1:], strict=True)]
    assert shares == sorted(shares)
