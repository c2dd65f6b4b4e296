"""What is played is what `settle` and the rules come to, line for line; 10,000 rounds of it are in the benchmarks."""

from pathlib import Path
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from dealer_terminal.procedure import commands, facts, meter_facts
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.meter_facts import JackpotLocked
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.terms import CardsFrom, Terms
from dealer_terminal.rules.hand import TOLD_16, Decision, Line
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.rulebook import Need
from dealer_terminal.rules.settlement import settle_round
from tests.fast.procedure.decks import Deck
from tests.fast.procedure.finish import way_on
from tests.fast.procedure.machine import Machine
from tests.fast.procedure.stax import HANDS, METERS, StaxWalk
from tests.fast.procedure.walk import RULEBOOKS, approval, book, usual_terms
from tests.helpers.agreement import Played, as_json, as_written, played, settled
from tests.helpers.cases import every


@every("wager", [500, 100, 1_000])
def test_simulated_rounds_agree_with_settle(wager: int, tmp_path: Path) -> None:
    checked = [each for each in played(60, seed=wager, wager=wager) if not each.corrected]
    assert len(checked) > 50
    for each in checked:
        assert as_written(each.lines) == settled(as_json(each), tmp_path / "round.json")


@every("event", METERS)
def test_every_meter_agrees_with_settle(event: str, tmp_path: Path) -> None:
    _agrees({6: HANDS[event], 2: HANDS["Flush"]}, (event, "Flush"), tmp_path / "round.json")


def test_two_on_one_meter_agree_with_settle(tmp_path: Path) -> None:
    event = "Straight Flush, Other Suit"
    _agrees({6: "5s 4s 3s", 2: "Qh Jh 10h"}, (event, event), tmp_path / "round.json")


def _agrees(hands: dict[int, str], events: tuple[str, ...], file: Path) -> None:
    """The highest position first, as they are dealt here."""
    walk = StaxWalk().dealt(tuple(hands))
    each = Played(meters={meter: walk.shows(meter) for meter in METERS.values()})
    begun = len(walk.facts)
    for cards, event in zip(hands.values(), events, strict=True):
        seat = walk.approved(event, cards)
        walk.verify(seat)
        walk.rack()
    each.state = walk.state
    for fact in walk.facts[begun:]:
        match fact:
            case facts.CardsExposed(lines=lines):
                each.lines += lines
            case meter_facts.JackpotLocked(line=line):
                each.lines.append(line)
    assert as_written(each.lines) == settled(as_json(each), file)
    assert len(each.lines) == len(hands)


@settings(max_examples=120, deadline=None)
@given(
    rulebook=st.sampled_from(RULEBOOKS),
    source=st.sampled_from([CardsFrom.DEALER, CardsFrom.SIMULATED]),
    seed=st.integers(0, 10**6),
)
def test_a_played_round_comes_to_what_the_rules_come_to(rulebook: str, source: CardsFrom, seed: int) -> None:
    chance = Random(seed)
    table = Machine(rulebook, _terms(rulebook, source, chance), Deck(seed))
    _wagers(table, chance)
    _go_on(table, Phase.DECISIONS)
    _decisions(table, chance)
    table.do(commands.LockDecisions())
    locked = table.state
    table.finish()
    assert _lines(table.facts) == _by_the_rules(locked, table.deck)


def _terms(rulebook: str, source: CardsFrom, chance: Random) -> Terms:
    paper = book(rulebook)
    options = {table.spot: chance.choice(table.option_ids()) for table in paper.tables}
    return replace(usual_terms(paper, cards_from=source), pay_tables=options, positions=chance.choice(paper.positions))


def _wagers(table: Machine, chance: Random) -> None:
    state = table.state
    optional = [spot.id for spot in state.rulebook().spots if spot.need is Need.OPTIONAL and spot.id != "ante"]
    for seat in range(1, state.in_force().positions + 1):
        if chance.random() < 0.8:
            table.do(commands.PlaceWager(seat, "ante", chance.choice([500, 2_500, 40_000])))
            for spot in optional:
                table.ask(commands.PlaceWager(seat, spot, chance.choice([0, 500, 1_500])))
    if not table.state.playing():
        table.do(commands.PlaceWager(1, "ante", 500))
    table.do(commands.CloseWagers())


def _decisions(table: Machine, chance: Random) -> None:
    for seat in table.state.playing():
        if chance.random() < 0.5:
            claims = (TOLD_16,) if chance.random() < 0.5 else ()
            table.ask(commands.Decide(seat, Decision.FOLD, claims))
        elif chance.random() < 0.2:
            table.ask(commands.Decide(seat, Decision.PLAY))
        if chance.random() < 0.1:
            table.ask(commands.ReportIrregularity(IrregularityId.DRAW_CARD_HANDLED, seats=(seat,)))
            table.ask(commands.ResolveIrregularity(Choice.FORFEIT, (approval(),)))


def _go_on(table: Machine, phase: Phase) -> None:
    while table.state.phase is not phase:
        table.do(way_on(table.state))


def _lines(happened: list[Fact]) -> list[Line]:
    """As they were settled; a progressive prize by its approval."""
    settled = []
    for fact in happened:
        match fact:
            case facts.HandCollected(lines=lines) | facts.CardsExposed(lines=lines):
                settled += lines
            case JackpotLocked(line=line):
                settled.append(line)
    return settled


def _by_the_rules(state: State, deck: Deck) -> list[Line]:
    hands = [deck.whole(state, state.hand(seat)) for seat in state.playing()]
    dealer = deck.packet(state, 0) if 0 in state.deal else ()
    settling = replace(state.settling(), dealer=dealer)
    return list(settle_round(state.game(), settling, hands))
