"""Status that is always shown: table, rulebook, round, dealer, reader, and checkpoint."""

from collections.abc import Iterator

from dealer_terminal.procedure.balance import round_totals
from dealer_terminal.procedure.state import Phase, State, corrections_of, lines_of, paid
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.hand import Result
from dealer_terminal.rules.money import dollars
from dealer_terminal.table.reader import ReaderCondition
from dealer_terminal.ui.kiosk.props import FigureProps, ReaderMark, StatusProps, SummaryProps
from dealer_terminal.ui.kiosk.sheet import Inputs
from dealer_terminal.ui.kit.languages import Say

_READERS = {
    ReaderCondition.NONE: ReaderMark.BUSY,
    ReaderCondition.CONNECTING: ReaderMark.CONNECTING,
    ReaderCondition.READY: ReaderMark.READY,
    ReaderCondition.BUSY: ReaderMark.BUSY,
    ReaderCondition.QUIET: ReaderMark.CONNECTING,
    ReaderCondition.FAULTY: ReaderMark.LOST,
    ReaderCondition.LOST: ReaderMark.LOST,
}


def status(inputs: Inputs, say: Say) -> StatusProps:
    state, around = inputs.state, inputs.around
    opened = state.phase is not Phase.CLOSED
    looked_at = inputs.desk.sheet.looks_at(inputs).state.round
    return StatusProps(
        table=say("Table {name}", name=state.table or inputs.room.settings.table),
        rulebook=state.rulebook().title if opened else say("closed"),
        revision=f"{say('revision')} {state.rulebook().source.revision}" if opened else "",
        round=round_name(looked_at, say) if opened else "",
        dealer=state.dealer.name if state.dealer else say("no dealer"),
        reader=_READERS[around.reader.standing],
        reader_text=reader_text(inputs, say),
        checkpoint=age(around.checkpoint_age, say),
        clock=around.clock,
        simulated=say("SIMULATED") if simulated(inputs) else "",
    )


def round_name(number: int, say: Say) -> str:
    return say("Round {number}", number=f"{number:,}".replace(",", "\u2009"))


def simulated(inputs: Inputs) -> bool:
    """Return True if the table is simulated. A table with a simulated reader has invented operators, even if its cards
    are entered by hand."""
    terms = inputs.state.terms
    dealt = terms is not None and terms.cards_from is CardsFrom.SIMULATED
    return dealt or inputs.room.settings.cards_from[0] is CardsFrom.SIMULATED


def reader_text(inputs: Inputs, say: Say) -> str:
    match inputs.around.reader.standing:
        case ReaderCondition.LOST:
            return say("Reader lost")
        case ReaderCondition.FAULTY:
            return say("Reader fault")
        case ReaderCondition.NONE:
            return say("By hand")
        case _ if inputs.state.cards_from is CardsFrom.DEALER and inputs.state.phase is not Phase.CLOSED:
            return say("By hand")
        case ReaderCondition.QUIET:
            return say("Reader quiet")
        case ReaderCondition.CONNECTING:
            return say("Connecting")
        case _:
            return say("Reader")


def age(seconds: int, say: Say) -> str:
    if seconds < 0:
        return ""
    if seconds < 60:
        return say("{count} s", count=seconds)
    if seconds < 3600:
        return say("{count} min", count=seconds // 60)
    return say("{count} h", count=seconds // 3600)


SECONDS = 2.0


def is_summed_up(inputs: Inputs) -> bool:
    around = inputs.around
    free = inputs.desk.sheet.sums_up() and not inputs.desk.refusal.why and not around.broken
    return free and bool(around.past) and around.since_closed < SECONDS


def summary(inputs: Inputs, say: Say) -> SummaryProps:
    if not is_summed_up(inputs):
        return SummaryProps()
    ended = inputs.around.past[0]
    return SummaryProps(round_name(ended.round, say), tuple(_figures(ended, say)))


def _figures(ended: State, say: Say) -> Iterator[FigureProps]:
    """Yield the figures of a finished round. A misdealt round moved no money in the end, because its bets were
    returned."""
    _, house_paid, taken = round_totals(lines_of(ended))
    if ended.misdealt:
        yield FigureProps("", say("All wagers returned"), Result.RETURNED.value)
    else:
        yield FigureProps(say("Taken"), dollars(taken), Result.LOSE.value)
        yield FigureProps(say("Paid"), dollars(house_paid), Result.WIN.value, _by_meters(ended, say))
    yield FigureProps(say("Tray"), _signed(taken - house_paid, say), note=_corrected(ended, say))


def _by_meters(ended: State, say: Say) -> str:
    """Return the part of the payouts that progressive meters fund; empty if none."""
    prizes = paid(line for line in lines_of(ended) if line.meter)
    return say("of it from meters: {amount}", amount=dollars(prizes)) if prizes else ""


def _corrected(ended: State, say: Say) -> str:
    """Return the number of corrected payments, because they change the result of the cards; empty if none."""
    changed = {(line.seat, line.spot) for line in lines_of(ended) if corrections_of(ended, line)}
    return say("Payments corrected: {count}", count=len(changed)) if changed else ""


def _signed(cents: int, say: Say) -> str:
    return f"+{dollars(cents)}" if cents > 0 else f"−{dollars(-cents)}" if cents < 0 else say("even")
