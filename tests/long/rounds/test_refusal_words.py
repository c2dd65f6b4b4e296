"""What a dealer reads in refusals, instructions, checklists and notes: whole sentences in each language."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from random import Random

from msgspec.structs import replace

from dealer_terminal.installed import assets
from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.device_faults import AWAY, FAULTS, FaultId
from dealer_terminal.procedure.facts import Packet, RaisedBy
from dealer_terminal.procedure.meter_facts import Adjustment
from dealer_terminal.procedure.people import Approval
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.signing_preview import with_evidence
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.terms import CardsFrom, Limit, Thresholds
from dealer_terminal.procedure.words import Words
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import Decision
from dealer_terminal.table import operator_rules, sign_on
from dealer_terminal.ui.kiosk import sheets
from dealer_terminal.ui.kit.languages import spoken
from tests.fast.procedure.long_walk import CASES, LongWalk
from tests.fast.procedure.walk import DEALER, HOUSE, SUPERVISOR, approval, book, book_text, usual_terms
from tests.fast.translations import ts
from tests.fast.ui.kiosk.word_faults import slugs
from tests.helpers.cases import every
from tests.helpers.languages import TRANSLATED
from tests.helpers.legal import legal
from tests.helpers.view import published
from tests.helpers.words import templates

STEPS, ASKED, SAID_STEPS = 60, 25, 150
PARAGRAPH = re.compile(r"\d|House procedures, People|Introduction|Winning and Losing Hands")
SENTENCE = re.compile(r"[A-Z“].*\.")
PRINTED = {"natural", "draw", "jackpot", "jackpots", "bonus"}
"""Words of the manuals, which stay as printed."""
SHARED = {"es": {"supervisor", "cable", "terminal", "use"}, "vi": {"dealer"}, "zh_CN": set()}
"""Words that the language has, or took over."""
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
    yield commands.SignOn(replace(SUPERVISOR, role=operator_rules.Role.SURVEILLANCE))
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


@cache
def said() -> tuple[Words, ...]:
    return tuple(dict.fromkeys(each for each in _said() if each))


def _said() -> Iterator[Words]:
    for rulebook, table in CASES:
        walk = LongWalk(rulebook, table, 7)
        for _ in range(SAID_STEPS):
            walk.step()
            view, issue = published(walk.machine.state), walk.machine.state.issue
            yield view.instruction.prompt
            for item in view.checklist:
                yield from (item.title, item.prompt, item.part)
            if view.question is not None and issue is not None:
                assert str(view.question.note) == issue.note
                yield Words(view.question.title)
                yield from () if issue.raised_by is RaisedBy.DEALER else (view.question.note,)


def sentences() -> set[Words]:
    return {each for refusal in every_refusal() for each in (refusal.why, refusal.instead)}


def texts() -> list[str]:
    return sorted(map(str, sentences()))


def test_walks_say_much_and_meet_many_refusals() -> None:
    assert len(texts()) > 120
    assert len(said()) > 100
    assert [str(each) for each in said() if "{" in str(each)] == []


def test_no_refusal_names_a_thing_by_its_id() -> None:
    assert {text: found for text in texts() if (found := slugs(text))} == {}


def test_every_refusal_cites_a_paragraph_and_says_what_to_do() -> None:
    whole = re.compile(r"[A-Z“0-9$].*")
    wanting = [
        each
        for each in every_refusal()
        if not (
            PARAGRAPH.search(each.rule) and whole.fullmatch(str(each.why)) and SENTENCE.fullmatch(str(each.instead))
        )
    ]
    assert wanting == []


def test_what_a_dealer_would_not_say_is_found() -> None:
    for text in ("The reader reports reader-lost", "Choose 'void' or go on", "PlaceWager is refused", "phase DEAL_X"):
        assert slugs(text), text


@every("language", TRANSLATED)
def test_every_refusal_and_step_is_said_in_the_operators_language(language: str) -> None:
    say, known = spoken(language), ts.read(assets() / "translations" / f"{language}.ts")
    every = {*sentences(), *said()}
    assert {each for sentence in every for each in templates(sentence) if not known.get(each)} == set()
    assert [text for text in map(say, every) if "{" in text] == []


@every("language", TRANSLATED)
def test_no_english_word_stands_in_a_translated_refusal(language: str) -> None:
    say, known = spoken(language), PRINTED | SHARED[language]
    left = {str(each): found for each in sentences() if (found := (small(str(each)) & small(say(each))) - known)}
    assert left == {}


def small(text: str) -> set[str]:
    """Its words but for names, which begin with a capital, and what the manual puts in quotation marks."""
    return set(re.findall(r"\b[a-z]{3,}\b", re.sub("“[^”]*”", "", text)))


def test_what_a_reader_reports_is_said_as_its_fault_is() -> None:
    """And how the table goes on where nobody there can end it."""
    faults = {each.told: fault for fault, each in FAULTS.items()}
    said = [each for each in every_refusal() if each.why in faults]
    assert said
    for each in said:
        fault = faults[each.why]
        without = " Without it: Irregularity, The reader is lost, Go on by hand: a supervisor."
        assert str(each.instead) == f"{FAULTS[fault].todo}{without if fault in AWAY else ''}"
