"""A table whose payments go over a threshold."""

from dealer_terminal.procedure.terms import Limit, Terms, Thresholds
from tests.fast.procedure.walk import EDITIONS, Walk, book, usual_terms

WA = EDITIONS[0]
HANDS = {1: ("4c 4h 4s", "9d"), 3: ("2s 3h 4d", "5c"), 5: ("As Ks 10s", "5h")}


def table(**thresholds: int) -> Walk:
    usual = usual_terms(book(WA), thresholds=Thresholds(**thresholds))
    by_the_cent = {spot: Limit(1, 100_000, 1) for spot in usual.limits}
    terms = Terms(usual.positions, usual.pay_tables, by_the_cent, usual.thresholds, usual.cards_from)
    return Walk(WA, terms)


def settling(walk: Walk, wagers: dict[int, dict[str, int]]) -> Walk:
    walk.wagers(wagers)
    walk.deal()
    walk.lock()
    return walk
