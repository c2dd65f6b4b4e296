"""Content of the player display, derived from the table's journal. Prizes are not shown before they are locked."""

from collections.abc import Iterator

from dealer_terminal.procedure.jackpot import LOCKED, JackpotStage
from dealer_terminal.procedure.progressive_view import JackpotView, ProgressiveView, progressive_view
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.words import words
from dealer_terminal.ui.kiosk.money import with_cents
from dealer_terminal.ui.kiosk.props import MeterProps
from dealer_terminal.ui.kiosk.regions.progressive import meter_signs
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import Props, Row


class PrizeProps(Row, frozen=True):
    """A prize that is locked but not verified. `order` is its rank if its meter was hit before in this round."""

    seat: str
    event: str
    amount: str
    note: str
    order: str = ""


class PlayersProps(Props, frozen=True):
    """Content of the display. Without meters, `waiting` is the message to show."""

    title: str = ""
    waiting: str = ""
    meters: tuple[MeterProps, ...] = ()
    prizes: tuple[PrizeProps, ...] = ()
    simulated: str = ""


NOT_IN_PLAY = words("No progressive is in play at this table.")
CLOSED = words("The progressive is closed for now.")
NOT_REACHED = words("The meters are shown again in a moment.")


def players(state: State, say: Say) -> PlayersProps:
    progressive = progressive_view(state)
    return PlayersProps(
        title=_title(state, say),
        waiting=_waiting(progressive, say),
        meters=() if progressive.closed else meter_signs(progressive, say),
        prizes=tuple(_prizes(progressive, say)),
        simulated=say("SIMULATED") if _simulated(state) else "",
    )


def _waiting(progressive: ProgressiveView, say: Say) -> str:
    if progressive.closed:
        return say(CLOSED)
    return "" if progressive.meters else say(NOT_IN_PLAY)


def not_reached(say: Say) -> PlayersProps:
    """Return a display without amounts, because they may be out of date."""
    return PlayersProps(waiting=say(NOT_REACHED))


def _simulated(state: State) -> bool:
    return state.terms is not None and state.terms.cards_from is CardsFrom.SIMULATED


def _title(state: State, say: Say) -> str:
    if state.phase is Phase.CLOSED:
        return ""
    return f"{state.rulebook().title} · {say('Table {name}', name=state.table)}"


def _prizes(progressive: ProgressiveView, say: Say) -> Iterator[PrizeProps]:
    """Yield the pending prizes in the order in which they were locked."""
    locked = [each for each in progressive.jackpots if each.stage in LOCKED]
    for each in locked:
        if each.stage is JackpotStage.PENDING:
            yield PrizeProps(
                say("Position {seat}", seat=each.seat),
                each.event,
                with_cents(each.pays),
                say("PENDING"),
                _order(each, locked, say),
            )


def _order(jackpot: JackpotView, locked: list[JackpotView], say: Say) -> str:
    on_it = sum(1 for each in locked if each.meter and each.meter == jackpot.meter)
    if on_it < 2:
        return ""
    return say("{meter}: {order} of {all}", meter=jackpot.meter, order=jackpot.order, all=on_it)
