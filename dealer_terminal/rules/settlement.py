"""Settlement of a round in the order of the dealer's work (Dealer Protocol 5 and 6)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from msgspec.structs import replace

from dealer_terminal.rules.game import Game, Settling, Stage
from dealer_terminal.rules.hand import PLAY, TOLD_16, Decision, Hand, Line, Result, lost, settled
from dealer_terminal.rules.paytable import Event
from dealer_terminal.rules.rulebook import Need, OnFold, OnForfeit, Rulebook

_LOST_ON_A_FOLD = ((OnFold.FORFEITS, OnFold.STAYS_IF_TOLD_16), (OnFold.FORFEITS,))
"""Fold effects that lose the wager: without a claimed 16, and with it."""


class Staked(Protocol):
    """Part of a hand that determines the wagers in action. An undecided hand plays."""

    @property
    def wagers(self) -> Mapping[str, int]: ...

    @property
    def decision(self) -> Decision | None: ...

    @property
    def claims(self) -> Sequence[str]: ...

    @property
    def forfeit(self) -> str: ...


def live_spots(book: Rulebook, hand: Staked) -> tuple[str, ...]:
    """Return the wagers still in action once all decisions are locked (Rules of Play 3: some always)."""
    wagers = hand.wagers
    if hand.forfeit:
        return tuple([spot.id for spot in book.spots if spot.on_forfeit is OnForfeit.STAYS and wagers.get(spot.id)])
    if hand.decision is Decision.FOLD:
        lost = _LOST_ON_A_FOLD[TOLD_16 in hand.claims]
        return tuple([spot.id for spot in book.spots if wagers.get(spot.id) and spot.on_fold not in lost])
    return tuple([spot.id for spot in book.spots if wagers.get(spot.id)])


def collected(book: Rulebook, hand: Hand) -> tuple[Line, ...]:
    """Return the lines that a folded or forfeited seat loses when the dealer collects (Dealer Protocol 5,
    Irregularities B1)."""
    live = live_spots(book, hand)
    return tuple(
        _collect(book, hand, spot.id, spot.fold_citation)
        for spot in sorted(book.spots, key=lambda spot: spot.need is Need.EQUALS_ANTE)
        if hand.stake(spot.id) and spot.id not in live
    )


def _collect(book: Rulebook, hand: Hand, spot: str, citation: str) -> Line:
    rule = book.citations[hand.forfeit] if hand.forfeit else citation
    result = Result.RETURNED if spot == PLAY else Result.FORFEIT
    return Line(hand.seat, spot, None, result, None, hand.stake(spot), 0, rule)


def returned(hand: Hand, rule: str) -> tuple[Line, ...]:
    """Return the lines of a misdeal, in which every wager is returned."""
    return tuple(
        Line(hand.seat, spot, None, Result.RETURNED, None, stake, 0, rule)
        for spot, stake in hand.wagers.items()
        if stake
    )


def seat_lines(game: Game, settling: Settling, hand: Hand) -> Iterator[Line]:
    """Yield one seat's lines, stage by stage. A meter that was hit is at its reset level for later lines."""
    live = live_spots(settling.book, hand)
    for stage in game.stages:
        for line in game.settle(settling, hand, stage, live):
            yield line
            settling = settling_after(settling, line)


def settling_after(settling: Settling, line: Line) -> Settling:
    """Return the values after this line. A second hit on a meter in a round pays the reseeded amount."""
    if line.meter is None:
        return settling
    reseeded = {**settling.meters, line.meter: settling.book.reset_level(line.meter, line.stake)}
    return replace(settling, meters=reseeded)


def settle_round(game: Game, settling: Settling, hands: Sequence[Hand]) -> tuple[Line, ...]:
    """Return forfeits in the order of collection, then each live hand from the highest position to one."""
    ordered = sorted(hands, key=lambda hand: -hand.seat)
    lines = [line for hand in ordered for line in collected(settling.book, hand)]
    for hand in ordered:
        for line in seat_lines(game, settling, hand):
            lines.append(line)
            settling = settling_after(settling, line)
    return tuple(lines)


def settle_events(
    settling: Settling, hand: Hand, stage: Stage, live: Sequence[str], events: Mapping[str, str]
) -> tuple[Line, ...]:
    """Return the lines of one stage by events that a dealer named. A wager without an event loses."""
    return tuple(_by_event(settling, hand, spot, events[spot]) for spot in stage.settles if spot in live)


def _by_event(settling: Settling, hand: Hand, spot: str, label: str) -> Line:
    event = next((each for each in settling.tables[spot].events if each.label == label), None)
    if event is None:
        return lost(hand, spot, settling.book.spot(spot).citation)
    return event_line(settling, hand, spot, event)


def event_line(settling: Settling, hand: Hand, spot: str, event: Event) -> Line:
    """Return the line of a wager that an event pays, by its odds or from its meter."""
    rule = settling.book.spot(spot).citation
    if not event.meter:
        return settled(hand, spot, rule, event.label, event.odds)
    stake = hand.stake(spot)
    return Line(
        hand.seat,
        spot,
        event.label,
        Result.WIN,
        event.odds.printed,
        stake,
        _amount(settling, event.meter, stake),
        rule,
        event.meter,
    )


def _amount(settling: Settling, meter: str, stake: int) -> int:
    """Return the amount on top of the wager. A meter without a value is at its reset level."""
    told = settling.meters.get(meter)
    return settling.book.reset_level(meter, stake) if told is None else told
