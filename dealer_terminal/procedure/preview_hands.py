"""Hands in a signing preview: cards as drawn, each wager, and money, before and after."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.deal_limit import seats_asked
from dealer_terminal.procedure.facts import DEALER_SEAT, DEALER_STAGE
from dealer_terminal.procedure.irregularities import asks_for_cards, told_otherwise
from dealer_terminal.procedure.irregularity_paths import Where, path
from dealer_terminal.procedure.last_round import as_it_lay
from dealer_terminal.procedure.preview_card import CardSet, HandShown, WagerResultShown, WagerShown
from dealer_terminal.procedure.preview_money import SignedHand, house, waits, waits_on
from dealer_terminal.procedure.progressive import wagered
from dealer_terminal.procedure.state import State, lines_of, uncollected
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import Line
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.settlement import collected

Cards = Mapping[str, tuple[Card, ...]]
TABLE = "table"
VOID = "void"
"""Result of an award that has no wager to return."""


class BeforeAfter(Struct, frozen=True):
    """The table before and after a command. For a payment of the last round these are that round's tables."""

    before: State
    after: State
    command: Command | None

    def of_last_round(self) -> bool:
        match self.command:
            case commands.CorrectPayment() | commands.CorrectEvent():
                return self.before.last_lines != self.after.last_lines
            case commands.VerifyPayout(seat=seat, spot=spot):
                held = {(hold.seat, hold.spot, hold.pays) for hold in self.before.holds}
                here = {(line.seat, line.spot, line.pays) for line in lines_of(self.before)}
                return not any(each[:2] == (seat, spot) for each in held & here)
            case _:
                return False

    def round(self) -> int:
        return self.before.round - 1 if self.of_last_round() else self.after.round

    def states(self) -> tuple[State, State]:
        if self.of_last_round():
            return _as_it_was_paid(self.before), _as_it_was_paid(self.after)
        return self.before, self.after


def _as_it_was_paid(state: State) -> State:
    """Return the last round with the lines for which its chips were moved so far, if a difference is owed (House
    Procedure 17)."""
    lay = as_it_lay(state)
    for owed in (each for each in state.owing if each.round == state.round - 1):
        seat = lay.seat(owed.line.seat)
        lay = lay.with_seat(owed.line.seat, replace(seat, paid_before=(*seat.paid_before, owed.was)))
    return lay


def hands(beside: BeforeAfter) -> Iterator[HandShown]:
    before, after = beside.states()
    named = _named(before, beside.command)
    differ = {n for n in {*before.seats, *after.seats} if _differs(before, after, n)}
    shown = sorted(n for n in {*named, *differ} if n and _is_there(before, after, n))
    if (shown and (before.dealer_cards or after.dealer_cards)) or DEALER_SEAT in named:
        yield HandShown(DEALER_SEAT, _sets(before, after, DEALER_SEAT))
    for number in shown:
        yield _hand(before, after, number)


def _named(state: State, command: Command | None) -> tuple[int, ...]:
    match command:
        case (
            commands.VerifyPayout()
            | commands.CorrectPayment()
            | commands.CorrectEvent()
            | meter_commands.VerifyJackpot()
        ):
            return (command.seat,)
        case meter_commands.PayJackpot(seat=seat):
            return (seat,)
        case commands.DecideDealLimit():
            paid = (n for n, seat in state.seats.items() if any(line.pays for line in seat.lines))
            return seats_asked(state) or tuple(paid)
        case commands.ResolveIrregularity() | None if state.issue is not None:
            if state.issue.id is IrregularityId.CHIPS_DIFFER:
                return tuple(wagered(state))
            known = path(state.issue.id)
            dealers = known is not None and known.where is Where.DEALER
            return (DEALER_SEAT,) if dealers else state.issue.seats
        case _:
            return ()


def _is_there(before: State, after: State, number: int) -> bool:
    return any(state.seat(number).staked() or state.seat(number).lines for state in (before, after))


def _differs(before: State, after: State, number: int) -> bool:
    old, new = before.seat(number), after.seat(number)
    if (old.cards, old.wagers, old.forfeit, old.decision) != (new.cards, new.wagers, new.forfeit, new.decision):
        return True
    return _lines(before, number) != _lines(after, number)


def _hand(before: State, after: State, number: int) -> HandShown:
    signed = _signed(before, after, number)
    old, new = signed.old, signed.new
    waiting, waiting_on = partial(waits, signed), partial(waits_on, signed)
    wagers = {**before.seat(number).wagers, **after.seat(number).wagers}
    spots = [spot for spot in wagers if wagers[spot]] + [spot for spot in {**old, **new} if not wagers.get(spot)]
    return HandShown(
        number,
        _sets(before, after, number),
        tuple(
            WagerShown(
                spot,
                wagers.get(spot, 0),
                _said(old.get(spot), waiting),
                _said(new.get(spot), waiting_on) if spot in new or not signed.is_void() else WagerResultShown(VOID),
                (new.get(spot) or old[spot]).rule if spot in {**old, **new} else "",
            )
            for spot in spots
        ),
        *house(signed),
    )


def _signed(before: State, after: State, number: int) -> SignedHand:
    signed = SignedHand(number, before, after, _lines(before, number), _lines(after, number))
    return replace(signed, old=_handed_out(before, number)) if signed.is_void() else signed


def _lines(state: State, number: int) -> dict[str, Line]:
    """Return the settled lines, and those still to be collected from a folded or forfeited hand."""
    seat = state.seat(number)
    due = collected(state.rulebook(), state.hand(number)) if uncollected(seat) else ()
    return {line.spot: line for line in (*due, *seat.lines)}


def _handed_out(state: State, number: int) -> dict[str, Line]:
    """Return the lines as their chips were moved. A payment that was corrected later is reversed at its original
    amount."""
    return {**_lines(state, number), **{line.spot: line for line in state.seat(number).paid_before}}


def _said(line: Line | None, kept: Callable[[Line], bool]) -> WagerResultShown:
    return (
        WagerResultShown()
        if line is None
        else WagerResultShown(line.result.value, line.event or "", line.pays, kept(line))
    )


def _sets(before: State, after: State, number: int) -> tuple[CardSet, ...]:
    """Return the cards on record, followed by the cards that a report names."""
    recorded, later = _cards(before, number), _cards(after, number)
    reported = _reported(before, number, recorded)
    if told_otherwise(before) and reported:
        return _waiting(before, reported, recorded, lies=before is after or _among(reported, later))
    if reported and recorded:
        asked = before is after
        first = CardSet(before.cards_from.value, dict(recorded), asked or later == recorded)
        return first, CardSet(TABLE, dict(reported), asked or later == reported)
    found = (CardSet(before.cards_from.value, dict(recorded), recorded == later),) if recorded else ()
    if later and later != recorded:
        found = (*found, CardSet(TABLE, dict(later)))
    return (*found, CardSet(TABLE, dict(reported))) if reported else found


def _waiting(before: State, entered: Cards, recorded: Cards, *, lies: bool) -> tuple[CardSet, ...]:
    """Return entered cards that are not on record yet, after the cards that were exposed before."""
    found = (CardSet(before.cards_from.value, dict(recorded)),) if recorded else ()
    return (*found, CardSet(TABLE, dict(entered), lies))


def _among(entered: Cards, later: Cards) -> bool:
    lie = {card for held in later.values() for card in held}
    return all(card in lie for held in entered.values() for card in held)


def _cards(state: State, number: int) -> Cards:
    if number == DEALER_SEAT:
        return {DEALER_STAGE: state.dealer_cards} if state.dealer_cards else {}
    return state.seat(number).cards


def _reported(state: State, number: int, recorded: Cards) -> Cards:
    """Return the reported cards by place; a single exposed card has no place."""
    issue = state.issue
    known = path(issue.id) if issue is not None else None
    if issue is None or known is None or not issue.cards:
        return {}
    if number not in (issue.seats or (DEALER_SEAT,)):
        return {}
    if not asks_for_cards(known) or told_otherwise(state):
        return {"": issue.cards}
    rest = iter(issue.cards)
    return {place: tuple(next(rest) for _ in held) for place, held in recorded.items()}
