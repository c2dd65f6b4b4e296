"""What a command changes beside the hands: meters, the deal's payments, terms, the deck, the table, faults."""

from collections.abc import Iterator

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.deal_limit import asked, left
from dealer_terminal.procedure.evidence_card import Amount, Change
from dealer_terminal.procedure.evidence_forms import METER_HITS
from dealer_terminal.procedure.evidence_meters import (
    METER,
    prize_amounts,
    prize_changes,
    unmade_meters,
    unmade_prizes,
)
from dealer_terminal.procedure.evidence_tray import tray_amounts, tray_changes
from dealer_terminal.procedure.progressive import shares_meters, wagered
from dealer_terminal.procedure.state import Issue, Phase, State, counted, lines_of, paid
from dealer_terminal.procedure.term_changes import terms_beside
from dealer_terminal.procedure.terms import Hands
from dealer_terminal.procedure.tray_commands import TrayCommand
from dealer_terminal.rules.house import MeterHits
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.meter_money import whole_cents

LIES_OPEN = "open-as-told"
EVENT = "event"
DEAL, LIMIT, LEFT, BY_METERS = "deal", "deal-limit", "deal-limit-left", "deal-meters"


def amounts(before: State, after: State, command: Command | None) -> Iterator[Amount]:
    if isinstance(command, TrayCommand):
        yield from tray_amounts(before, after, command)
    if isinstance(command, commands.DecideDealLimit):
        yield from _deal(before, after)
    unmade = unmade_meters(before, after, command)
    for meter in sorted({*before.meters, *after.meters}):
        old, new = (whole_cents(state.meters.get(meter, 0)) for state in (before, after))
        if old != new or meter in unmade:
            yield Amount(METER, after.rulebook().meter(meter).name, old, new)
    yield from prize_amounts(before, command)


def _deal(before: State, after: State) -> Iterator[Amount]:
    """The limit is of all payments of the deal: what the others left of it is what it leaves for these."""
    limit = before.in_force().thresholds.deal
    yield Amount(LIMIT, "", limit, limit)
    if asked(before):
        yield Amount(LEFT, "", left(before), left(after))
    meters = _by_meters(before), _by_meters(after)
    if any(meters):
        yield Amount(BY_METERS, "", *meters)
    yield Amount(DEAL, "", counted(lines_of(before)), counted(lines_of(after)))


def _by_meters(state: State) -> int:
    """What is paid beside what counts."""
    return paid(lines_of(state)) - counted(lines_of(state))


def changes(before: State, after: State, command: Command | None) -> Iterator[Change]:
    if isinstance(command, TrayCommand):
        yield from tray_changes(before, after, command)
    yield from _events(before, after)
    yield from prize_changes(before, command)
    yield from unmade_prizes(before, after, command)
    yield from _table(before, after)
    yield from _terms(before, after)
    yield from _deck_changes(before, after)
    if isinstance(command, commands.ResolveIrregularity | None):
        yield from _question(before, after)
        yield from _told_in_doubt(before, after)
    if Phase.CLOSED not in (before.phase, after.phase) and before.cards_from is not after.cards_from:
        yield Change("cards_from", "", before.cards_from.value, after.cards_from.value)
    for fault in sorted({*before.faults} - {*after.faults}, key=lambda each: each.value):
        yield Change("fault", fault.value, "raised", "cleared")


def _events(before: State, after: State) -> Iterator[Change]:
    """What was named of a hand whose cards nobody saw, and what is named now."""
    for number, seat in sorted(after.seats.items()):
        named = before.seat(number).events
        for spot, event in seat.events.items():
            if named.get(spot, event) != event:
                yield Change(EVENT, spot, named[spot], event)


def _table(before: State, after: State) -> Iterator[Change]:
    if (before.phase is Phase.CLOSED) != (after.phase is Phase.CLOSED):
        yield Change("table", after.table, _table_is(before), _table_is(after))
    if after.phase is not Phase.CLOSED and before.phase is Phase.CLOSED:
        old = before.book.title if before.book else ""
        yield Change("rulebook", "", old, after.rulebook().title)


def _terms(before: State, after: State) -> Iterator[Change]:
    """A table opens on all of them; later those are shown that differ."""
    opens = before.phase is Phase.CLOSED and after.phase is not Phase.CLOSED
    if after.terms is None or not (opens or before.terms != after.terms):
        return
    yield from (each for each in terms_beside(before.terms, after.terms) if opens or each.before != each.after)
    if opens and after.rulebook().progressive is not None:
        hits = MeterHits.SHARED if shares_meters(after) else MeterHits.IN_ORDER
        yield Change(METER_HITS, "", "", hits.value)


def _deck_changes(before: State, after: State) -> Iterator[Change]:
    """What becomes of the round that is dealt from it, and what comes next (House Procedure 18)."""
    if before.deck_out == after.deck_out:
        return
    yield Change("deck", "", _deck(before), _deck(after))
    if after.deck_out and before.phase is not Phase.WAGERS:
        yield Change("round", str(before.round), "in-play", "void" if after.misdealt else "finished")
    if after.deck_out:
        yield Change("next", "", "", "new-deck")


def _question(before: State, after: State) -> Iterator[Change]:
    """What an open question counts, and what its answer leads to."""
    match before.issue:
        case Issue(id=IrregularityId.CHIPS_DIFFER):
            yield Change("chips", "", str(len(wagered(before))), str(before.chips))
            yield from _counted(after) if before is not after else ()
        case Issue(id=IrregularityId.ALIGNMENT) if not after.misdealt:
            yield from _packets(before)


def _told_in_doubt(before: State, after: State) -> Iterator[Change]:
    """What was told of the hands counts no more: those that lie open already are looked at again, paid or not (House
    Procedure 17)."""
    lies_open = [number for number, seat in sorted(after.seats.items(), reverse=True) if seat.cards]
    if after.hands is Hands.ENTERED is not before.hands and lies_open and not after.misdealt:
        yield Change(LIES_OPEN, "", "", " ".join(map(str, lies_open)))


def _counted(after: State) -> Iterator[Change]:
    """House Procedure 24."""
    if after.phase is Phase.WAGERS:
        yield Change("wagers", "", "closed", "open")
        yield Change("next", "", "", "counted-again")
    else:
        yield Change("next", "", "", "deal")


def _packets(state: State) -> Iterator[Change]:
    """Which hands have theirs, by what was told of them (House Procedure 20)."""
    for what, hands in (("dealt", state.dealt), ("to-come", [n for n in state.deal if n not in state.dealt])):
        if hands:
            yield Change(what, "", "", " ".join(map(str, hands)))


def _deck(state: State) -> str:
    return "out" if state.deck_out else "in-play"


def _table_is(state: State) -> str:
    return "closed" if state.phase is Phase.CLOSED else "open"
