"""The round that ended, for two seconds where the next step will stand: what was taken, what was paid, and the tray."""

from collections.abc import Iterator

from dealer_terminal.procedure.balance import round_totals
from dealer_terminal.procedure.state import State, corrections_of, lines_of, paid
from dealer_terminal.rules.hand import Result
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.props import FigureProps, SummaryProps
from dealer_terminal.ui.kiosk.regions.status import round_name
from dealer_terminal.ui.kiosk.sheet import Inputs
from dealer_terminal.ui.kit.languages import Say

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
    """A round that was void moved nothing in the end: what was paid came back."""
    _, house_paid, taken = round_totals(lines_of(ended))
    if ended.misdealt:
        yield FigureProps("", say("All wagers returned"), Result.RETURNED.value)
    else:
        yield FigureProps(say("Taken"), dollars(taken), Result.LOSE.value)
        yield FigureProps(say("Paid"), dollars(house_paid), Result.WIN.value, _by_meters(ended, say))
    yield FigureProps(say("Tray"), _signed(taken - house_paid, say), note=_corrected(ended, say))


def _by_meters(ended: State, say: Say) -> str:
    """It left the tray like any payment, and the meters have it less."""
    prizes = paid(line for line in lines_of(ended) if line.meter)
    return say("of it from meters: {amount}", amount=dollars(prizes)) if prizes else ""


def _corrected(ended: State, say: Say) -> str:
    """What it comes to is not what the cards made alone."""
    changed = {(line.seat, line.spot) for line in lines_of(ended) if corrections_of(ended, line)}
    return say("Payments corrected: {count}", count=len(changed)) if changed else ""


def _signed(cents: int, say: Say) -> str:
    return f"+{dollars(cents)}" if cents > 0 else f"−{dollars(-cents)}" if cents < 0 else say("even")
