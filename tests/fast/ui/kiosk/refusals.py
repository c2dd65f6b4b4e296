"""Every refusal that a table gives on the way: each state is asked for what others allow, and for worse."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from random import Random

from msgspec.structs import replace

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.device_faults import FAULTS, FaultId
from dealer_terminal.procedure.evidence import with_evidence
from dealer_terminal.procedure.facts import Packet
from dealer_terminal.procedure.meter_facts import Adjustment
from dealer_terminal.procedure.people import Approval
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.terms import CardsFrom, Limit, Thresholds
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import Decision
from dealer_terminal.table import sign_on, staff
from dealer_terminal.ui.kiosk import sheets
from tests.fast.procedure.long_walk import CASES, LongWalk
from tests.fast.procedure.walk import DEALER, HOUSE, SUPERVISOR, approval, book, book_text, usual_terms
from tests.helpers.legal import legal

STEPS, ASKED = 60, 25
NOT_HIM = Approval(DEALER, "seen")
NO_REASON = Approval(SUPERVISOR, " ")
ACES = (Card("As"), Card("Ah"), Card("Ad"))


def worse(state: State) -> Iterator[Command]:
    """What no screen offers."""
    for seat in (0, 3, 9):
        yield commands.PlaceWager(seat, "natural-31", 501)
        yield commands.PlaceWager(seat, "moon-shot", 500)
        yield commands.Decide(seat, Decision.FOLD, ("natural-16",))
        yield commands.CollectHand(seat)
        yield commands.RackHand(seat)
        for source in CardsFrom:
            yield commands.Expose(seat, "royal-family", {"natural": ACES}, source)
            yield commands.Expose(seat, "natural", {"natural": ACES[:2]}, source)
            yield commands.Expose(seat, "dealer", {"dealer": ACES}, source)
        yield commands.DeclareEvent(seat, "natural", {"natural-31": "Mini-Royal"})
        yield commands.DeclareEvent(seat, "hand", {})
        for report in ("card-mismatch", "no-such-thing", "void-round", "late-wager"):
            yield commands.ReportIrregularity(report, seats=(seat,), cards=ACES)
            yield commands.ReportIrregularity(report, seats=(seat,))
        yield commands.CorrectPayment(seat, "four-aces", 500, approval())
        yield commands.SettleDifference(1, seat, "ante")
        yield commands.VerifyPayout(seat, "royal-family", "", approval())
        yield meter_commands.OpenJackpot(seat)
        yield meter_commands.ChooseJackpot(seat, "Royal Flush, Other Suit")
        yield meter_commands.PayJackpot(seat)
        yield meter_commands.VerifyJackpot(seat, "", approval())
    for source in CardsFrom:
        for number in (1, 2, 9):
            yield commands.DealPacket(Packet(number, source, b"sealed"))
        yield commands.RackRest(source)
    for choice in ("go-on", "void", "by-hand"):
        for given in ((), (NOT_HIM,), (NO_REASON,)):
            yield commands.ResolveIrregularity(choice, given)
    yield from _people(state)


def _people(state: State) -> Iterator[Command]:
    yield commands.SignOn(SUPERVISOR)
    yield commands.SignOn(replace(SUPERVISOR, role=staff.Role.SURVEILLANCE))
    yield commands.ClearFault(FaultId.OTHER)
    for given in (NOT_HIM, NO_REASON, approval()):
        yield commands.CloseTable(given)
        yield commands.ReplaceDeck(given)
        yield meter_commands.AdjustMeter("gold-star", 500, Adjustment.ADDED, given)
        yield meter_commands.AdjustMeter("star", -500, Adjustment.ADDED, given)
        yield meter_commands.AdjustMeter("star", 0, Adjustment.ADDED, given)
    for terms in _terms():
        yield commands.ChangeTerms(terms, approval())
        if state.phase is Phase.CLOSED:
            yield commands.OpenTable("7", book_text("3-card-ags"), HOUSE, terms, approval())


def _terms() -> Iterator[commands.Terms]:
    terms = usual_terms(book("3-card-ags"))
    yield terms
    yield replace(terms, positions=9)
    yield replace(terms, pay_tables={**terms.pay_tables, "player-bonus": "twenty-two"})
    yield replace(terms, pay_tables={**terms.pay_tables, "side-show": "1"})
    yield replace(terms, limits={})
    yield replace(terms, limits={**terms.limits, "six-card-bounty": Limit(500, 400, 0)})
    yield replace(terms, limits={**terms.limits, "stax": Limit(500, 1_000, 500)})
    yield replace(terms, thresholds=Thresholds(camera=-1))


@cache
def every_refusal() -> tuple[Refusal, ...]:
    found: dict[Refusal, None] = dict.fromkeys(_constants())
    for rulebook, table in CASES:
        walk, chance, seen = LongWalk(rulebook, table, 7), Random(7), [commands.Undo()]
        for _ in range(STEPS):
            walk.step()
            state = walk.machine.state
            seen += legal(state, approval())
            for command in (*chance.sample(seen, min(ASKED, len(seen))), *worse(state)):
                for at in (state, replace(state, dealer=None), replace(state, faults=dict.fromkeys(FAULTS, ""))):
                    outcome = decide(at, with_evidence(at, command))
                    if isinstance(outcome, Refusal):
                        found[outcome] = None
    return tuple(found)


def _constants() -> Iterator[Refusal]:
    kept = [import_module(f"{sheets.__name__}.{each.name}") for each in iter_modules(sheets.__path__)]
    for module in (*kept, sign_on):
        yield from (each for each in vars(module).values() if isinstance(each, Refusal))
