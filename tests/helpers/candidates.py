"""Commands that may be possible now, phase by phase; `legal` keeps those that are."""

from collections.abc import Iterator

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.deciding.events import possible_events, wagers_due
from dealer_terminal.procedure.facts import DEALER_SEAT, DEALER_STAGE, LimitChoice, Packet
from dealer_terminal.procedure.irregularities import asks_for_cards, endings, possible, shown_cards
from dealer_terminal.procedure.irregularity_paths import Path
from dealer_terminal.procedure.people import Approval
from dealer_terminal.procedure.sources import dealt_by, sources
from dealer_terminal.procedure.state import Phase, State, lines_of, next_stage, open_cards, to_collect, to_settle
from dealer_terminal.procedure.terms import EventEntry
from dealer_terminal.rules.cards import DECK, Card
from dealer_terminal.rules.hand import TOLD_16, Decision, Result
from tests.helpers import progressive_candidates


def steps(state: State) -> Iterator[Command]:
    match state.phase:
        case Phase.WAGERS:
            yield from _wagers(state)
        case Phase.CHIPS:
            yield from progressive_candidates.chips(state)
        case Phase.DEAL:
            yield commands.DealPacket(Packet(len(state.dealt) + 1, dealt_by(state)))
        case Phase.REST:
            yield commands.RackRest(dealt_by(state))
        case Phase.DECISIONS:
            yield from _decisions(state)
        case Phase.FOLDS:
            yield commands.CollectHand(to_collect(state)[0])
        case Phase.DEALER:
            yield from _exposures(state, DEALER_SEAT, DEALER_STAGE)
        case Phase.SETTLE:
            yield from _settle(state)
        case Phase.DECK_BACK:
            yield commands.ReturnDeck()
        case Phase.CLOSED:
            return


def reports(state: State) -> Iterator[Command]:
    if state.phase is Phase.CLOSED:
        return
    for path, seats in possible(state):
        for seat in seats or (0,):
            cards = _as_they_lie(state, path, seat) if asks_for_cards(path) else ()
            yield commands.ReportIrregularity(path.id, seats=(seat,) if seat else (), cards=cards)


def questions(state: State, approvals: tuple[Approval, ...]) -> Iterator[Command]:
    """The endings of an open irregularity, and payments that wait."""
    for ending in endings(state):
        yield commands.ResolveIrregularity(ending.choice)
        yield from (commands.ResolveIrregularity(ending.choice, (each,)) for each in approvals)
    for approval in approvals:
        for hold in state.holds:
            yield commands.VerifyPayout(hold.seat, hold.spot, "camera", approval)
        for choice in LimitChoice:
            yield commands.DecideDealLimit(choice, approval)
        yield from progressive_candidates.verifications(state, approval)


def corrections(state: State, approvals: tuple[Approval, ...]) -> Iterator[Command]:
    for approval in approvals:
        for line in (*lines_of(state), *state.last_lines):
            for pays, result in ((line.stake, Result.WIN), (0, Result.PUSH), (0, Result.LOSE)):
                yield commands.CorrectPayment(line.seat, line.spot, pays, approval, result)
        yield from progressive_candidates.other_events(state, approval)
    for each in state.owing:
        yield commands.SettleDifference(each.round, each.line.seat, each.line.spot)


def tables(state: State, approvals: tuple[Approval, ...]) -> Iterator[Command]:
    """What ends here and needs nothing new; who comes, and on which terms, nobody can name beforehand."""
    yield commands.SignOff()
    yield from (commands.ClearFault(fault) for fault in state.faults)
    for approval in approvals:
        yield commands.CloseTable(approval)
        yield from progressive_candidates.adjustments(state, approval)
        yield commands.ReplaceDeck(approval)


def _wagers(state: State) -> Iterator[Command]:
    limits = state.in_force().limits
    for seat in range(1, state.in_force().positions + 1):
        for spot in state.rulebook().placed_spots():
            for cents in (limits[spot.id].least, limits[spot.id].most, 0):
                yield commands.PlaceWager(seat, spot.id, cents)
        yield commands.RepeatWagers((seat,))
        yield commands.DoubleWagers(seat)
        yield commands.ClearWagers(seat)
        yield commands.LeaveSeat(seat)
        yield commands.SitIn(seat) if state.seat(seat).late else commands.SitOut(seat)
    yield commands.RepeatWagers()
    yield commands.CloseWagers()


def _decisions(state: State) -> Iterator[Command]:
    for seat in state.playing():
        yield commands.Decide(seat, Decision.PLAY)
        yield commands.Decide(seat, Decision.FOLD)
        yield commands.Decide(seat, Decision.FOLD, (TOLD_16,))
    yield commands.LockDecisions()


def _settle(state: State) -> Iterator[Command]:
    seat = to_settle(state)[0]
    stage = next_stage(state, seat)
    if stage is None or not stage.exposes:
        yield from progressive_candidates.jackpot(state, seat)
        return
    if not _declared(state, seat):
        yield from _exposures(state, seat, stage.id)
    if state.in_force().event_entry is EventEntry.EVENT_ALLOWED:
        yield from _events(state, seat, stage.id)


def _events(state: State, seat: int, stage: str) -> Iterator[Command]:
    """Two of the ways in which the hand can end."""
    wagers = wagers_due(state, seat, stage)
    if all(spot in state.tables().tables for spot in wagers):
        ways = sorted({tuple((spot, way[spot]) for spot in wagers) for way in possible_events(state, seat)})
        for way in dict.fromkeys((ways[0], ways[-1])):
            yield commands.DeclareEvent(seat, stage, dict(way))


def _declared(state: State, seat: int) -> bool:
    """An earlier turn of the hand was settled by its event: its cards were not seen."""
    return bool(state.seat(seat).stages) and not state.seat(seat).cards


def _exposures(state: State, seat: int, stage: str) -> Iterator[Command]:
    for source in dict.fromkeys(sources(state, seat)):
        yield commands.Expose(seat, stage, {}, source)


def _as_they_lie(state: State, path: Path, seat: int) -> tuple[Card, ...]:
    """The last card is another than what is recorded."""
    lying = open_cards(state)
    return (*shown_cards(state, path, seat)[:-1], next(card for card in DECK if card not in lying))
