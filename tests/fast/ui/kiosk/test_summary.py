"""The money of whole rounds: what a summary says, and what the rows and the keys ask for on the way."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from msgspec.structs import replace

from dealer_terminal.procedure.balance import is_owed, round_totals
from dealer_terminal.procedure.facts import Fact, RoundClosed
from dealer_terminal.procedure.positions import turn_of
from dealer_terminal.procedure.progressive import collected_spot
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.words import NO_WORDS
from dealer_terminal.rules.hand import Result
from dealer_terminal.table.reader import ReaderCondition, ReaderStatus
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.table import play_rounds
from dealer_terminal.ui.kiosk import touches
from dealer_terminal.ui.kiosk.kiosk_context import KioskContext, KioskSettings
from dealer_terminal.ui.kiosk.props import KioskProps, SummaryProps
from dealer_terminal.ui.kiosk.recent_rounds import PastRounds
from dealer_terminal.ui.kiosk.regions.status import SECONDS, summary
from dealer_terminal.ui.kiosk.screen_inputs import ScreenInputs
from dealer_terminal.ui.kiosk.sheet import Inputs, ScreenState
from dealer_terminal.ui.kiosk.sheets.table_sheet import BareTable
from dealer_terminal.ui.kit.languages import spoken
from tests.fast.ui.kiosk import settled_hands
from tests.fast.ui.kiosk.table import LIBRARY, Table
from tests.fast.ui.kiosk.walks import EDITIONS, walk
from tests.helpers.cases import every
from tests.helpers.memory import MemoryJournal
from tests.helpers.playing import CLASSIC, KEYS, THREE_CARD, played

ROUND_TELLS = {
    "taken and paid": (settled_hands.classic, [("Taken", "$2,000", ""), ("Paid", "$800", ""), ("Tray", "+$1,200", "")]),
    "a prize of a meter": (
        settled_hands.with_a_jackpot,
        [("Taken", "$0", ""), ("Paid", "$530.25", "of it from meters: $500.25"), ("Tray", "−$530.25", "")],
    ),
    "all pushed": (settled_hands.all_pushed, [("Taken", "$0", ""), ("Paid", "$0", ""), ("Tray", "even", "")]),
    "void": (settled_hands.called_off, [("", "All wagers returned", ""), ("Tray", "even", "")]),
}


def shown(table: Table) -> SummaryProps:
    return table.props.table.summary


@every(("scene", "figures"), ROUND_TELLS.values())
def test_a_round_that_ended_tells_what_moved(scene: Callable[[], Table], figures: list[tuple[str, str, str]]) -> None:
    told = shown(scene())
    assert told.round == "Round 1"
    assert [(each.label, each.amount, each.note) for each in told.figures] == figures


def test_it_goes_by_itself_and_changes_nothing_else() -> None:
    table = settled_hands.classic()
    during = table.props.table
    table.world.now = SECONDS - 0.1
    table.controller.tick()
    assert shown(table) == during.summary
    table.world.now = SECONDS
    table.controller.tick()
    assert shown(table) == SummaryProps()
    assert replace(during, summary=SummaryProps()) == table.props.table


TOUCHES: dict[str, tuple[touches.Touch, Callable[[Table], object]]] = {
    "a circle": (touches.TouchSpot(1, "natural-31"), lambda table: table.props.over.surface),
    "a seat": (touches.TouchSeat(1), lambda table: table.state.seat(1).staked()),
}


@every(("touch", "reached"), TOUCHES.values())
def test_the_first_touch_is_taken_and_ends_it(touch: touches.Touch, reached: Callable[[Table], object]) -> None:
    table = settled_hands.classic()
    assert not reached(table)
    table.touch(touch)
    assert reached(table)
    assert shown(table) == SummaryProps()


def test_the_primary_is_taken_on_its_first_press() -> None:
    table = settled_hands.classic().press("Same again")
    assert len(table.state.playing()) == 6
    assert shown(table) == SummaryProps()


class Books:
    """Beside the screen: each round's summary, and what the journal says of the same round."""

    def __init__(self, session: Session) -> None:
        self.rounds = 0
        self._past = PastRounds(session.state, (), lambda: 0.0)
        session.listen(self._past.take)
        session.listen(self._compare)

    def _compare(self, state: State, facts: tuple[Fact, ...]) -> None:
        for fact in facts:
            if isinstance(fact, RoundClosed):
                self.rounds += 1
                ended = self._past.rounds[0]
                figures = {each.label: each.amount for each in summed_up(state, ended).figures}
                assert cents(figures["Tray"]) == fact.taken - fact.paid == wagered(ended) - left(ended)
                assert cents(figures.get("Taken", "$0")) == fact.taken
                assert cents(figures.get("Paid", "$0")) == fact.paid


def summed_up(state: State, ended: State) -> SummaryProps:
    around = ScreenInputs("14:02", 0, ReaderStatus(ReaderCondition.NONE, NO_WORDS), past=(ended,), since_closed=0.0)
    return summary(
        Inputs(state, ScreenState(BareTable()), around, KioskContext(KioskSettings("7", ""), LIBRARY)), spoken("en")
    )


def wagered(ended: State) -> int:
    return sum(cents for seat in ended.seats.values() for cents in seat.wagers.values())


def left(ended: State) -> int:
    """What lies before the players in the end."""
    lines = [line for seat in ended.seats.values() for line in seat.lines]
    own = sum(line.stake for line in lines if line.result not in (Result.LOSE, Result.FORFEIT))
    return own + sum(line.pays for line in lines)


def cents(amount: str) -> int:
    if amount == "even":
        return 0
    whole, _, part = amount.lstrip("+−").removeprefix("$").replace(",", "").partition(".")
    return (int(whole) * 100 + int(part or 0)) * (-1 if amount.startswith("−") else 1)


@every("rulebook", [CLASSIC, THREE_CARD])
def test_the_tray_has_what_the_players_have_less_on_random_rounds(rulebook: str) -> None:
    session = played(MemoryJournal(KEYS), 0, rulebook=rulebook)
    books = Books(session)
    for _ in play_rounds(session, Random(7), 100):
        pass
    assert books.rounds >= 100


MOVES = re.compile(r"(Pay|Take back|Take|Return) \$([\d,]+(?:\.\d\d)?)")
SEEDS = (1, 2, 3)


def cents_walk(amount: str) -> int:
    whole, _, rest = amount.replace(",", "").partition(".")
    return int(whole) * 100 + int(rest or 0)


def in_the_key(shown: KioskProps) -> Counter[str]:
    return Counter({done: cents_walk(amount) for done, amount in MOVES.findall(shown.primary.note)})


def in_the_rows(shown: KioskProps) -> Counter[str]:
    found: Counter[str] = Counter()
    for row in shown.settlement.lines:
        told = f"{row.done} {row.amount} {row.odds}"
        found.update({done: cents_walk(amount) for done, amount in MOVES.findall(told)})
    return found


def test_rows_add_up_to_the_key_and_what_the_keys_ask_for_to_the_round() -> None:
    found = [(edition, seed, *each) for edition in EDITIONS for seed in SEEDS for each in differences(edition, seed)]
    assert found == []


def differences(edition: str, seed: int) -> Iterator[tuple[object, ...]]:
    """A wager of the player's own that goes back is no payment; one that was collected before is, and so is the
    progressive one, which was collected before the deal."""
    moved = 0
    for table in walk(edition, seed):
        shown, state = table.props.table, table.state
        key = in_the_key(shown)
        if key and isinstance(table.controller.desk.sheet, BareTable):
            if in_the_rows(shown) != key:
                yield shown.primary, shown.settlement.lines
            moved += key["Pay"] - key["Take"] - key["Take back"]
            settled = state.phase is Phase.SETTLE and bool(collected_spot(state))
            moved += key["Return"] if settled or is_owed(state.seat(turn_of(state) or 0)) else 0
    spot = collected_spot(table.state)
    moved -= sum(line.stake for line in table.state.last_lines if line.spot == spot)
    _, paid, taken = round_totals(table.state.last_lines)
    if moved != paid - taken:
        yield moved, paid, taken
