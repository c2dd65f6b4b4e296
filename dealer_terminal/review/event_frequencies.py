"""Frequencies of the pay tables' events in some rounds, compared with the exact expectation."""

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import isqrt

from msgspec import Struct

from dealer_terminal.review.shift_play import InForce, PlayedRound
from dealer_terminal.rules.hand import ANTE, PLAY, Line, Result
from dealer_terminal.rules.returns import returns
from dealer_terminal.rules.returns.entry import Return

ANTE_PLAY = "ante-play"


class EventFrequency(Struct, frozen=True):
    """Number of wagers, and how many met the event. `expected` is exact; `deviations` counts standard deviations."""

    rulebook: str
    spot: str
    pay_table: str
    event: str
    wagers: int
    came: int
    expected: Fraction
    deviations: float
    basis: str

    def is_remarkable(self) -> bool:
        """Return True if the count is at least three standard deviations off, with at least five expected."""
        return abs(self.deviations) >= 3 and self.expected >= 5


class WagerResults(Struct, frozen=True):
    """Wagers of one dealer that share an edition, a spot, an event and a result. Amounts are in cents."""

    dealer: str
    rulebook: str
    spot: str
    event: str
    result: str
    wagers: int
    staked: int
    paid: int


def event_frequencies(rounds: Iterable[PlayedRound]) -> tuple[EventFrequency, ...]:
    """Compare every event of the pay tables that were in effect, one row for each edition, pay table and event."""
    lines: dict[object, list[Line]] = {}
    in_force: dict[object, InForce] = {}
    for each in rounds:
        in_force.setdefault(each.in_force.key, each.in_force)
        lines.setdefault(each.in_force.key, []).extend(_kept(each))
    counted: dict[str, tuple[Return, ...]] = {}
    found: list[EventFrequency] = []
    for key, own in lines.items():
        book = in_force[key].book
        for entry in counted.setdefault(book.hash, tuple(returns((book,)))):
            found += _of(entry, in_force[key], own)
    return tuple(found)


def wager_results(rounds: Iterable[PlayedRound]) -> tuple[WagerResults, ...]:
    """Count all results, including returned wagers."""
    groups: dict[tuple[str, str, str, str, str], list[Line]] = {}
    for each in rounds:
        for hand in each.hands:
            for line in hand.lines:
                key = (each.dealer, each.in_force.book.id, line.spot, line.event or "", line.result.value)
                groups.setdefault(key, []).append(line)
    return tuple(
        WagerResults(*key, len(own), sum(line.stake for line in own), sum(line.pays for line in own))
        for key, own in sorted(groups.items())
    )


def deviations(came: int, wagers: int, chance: Fraction) -> float:
    """Return the distance in standard deviations to the hundredth, computed in whole numbers."""
    variance = wagers * chance * (1 - chance)
    if not variance:
        return 0.0
    off = came - wagers * chance
    hundredths = isqrt(int(10_000 * off * off / variance))
    return (hundredths if off > 0 else -hundredths) / 100


def _kept(played: PlayedRound) -> Iterator[Line]:
    return (line for hand in played.hands for line in hand.lines if line.result is not Result.RETURNED)


def _of(entry: Return, in_force: InForce, lines: list[Line]) -> Iterator[EventFrequency]:
    """Yield the events of one pay table. An Ante and its Play are one decision, so Antes are the wagers counted."""
    bet, met = (ANTE, PLAY) if entry.spot == ANTE_PLAY else (entry.spot, entry.spot)
    wagers = sum(1 for line in lines if line.spot == bet and line.stake)
    if not wagers or not _is_in_force(entry, in_force):
        return
    came = Counter(line.event for line in lines if line.spot == met)
    for event in entry.events:
        chance = Fraction(event.count, entry.combinations)
        off = deviations(came[event.event], wagers, chance)
        named = (entry.rulebook, entry.spot, str(entry.pay_table), event.event)
        yield EventFrequency(*named, wagers, came[event.event], wagers * chance, off, entry.basis)


def _is_in_force(entry: Return, in_force: InForce) -> bool:
    """Return True for the chosen pay table. Ante and Play use the Play table, or that of the award on the Ante."""
    named = (PLAY, *in_force.book.awards()) if entry.spot == ANTE_PLAY else (entry.spot,)
    option = next((in_force.options[name] for name in named if name in in_force.options), "")
    return option == str(entry.pay_table)
