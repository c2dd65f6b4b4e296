"""Simulated 3 Card rounds, settled twice: as played, and by the `settle` command from what lay on the table."""

import io
import json
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, replace

from dealer_terminal import installed
from dealer_terminal.app.installed_rulebooks import rulebook
from dealer_terminal.cli.main import main
from dealer_terminal.procedure import facts, meter_facts
from dealer_terminal.procedure.choices import OVERRIDES
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.progressive import shown_meters
from dealer_terminal.procedure.state import Seat, State
from dealer_terminal.procedure.terms import CardsFrom, Terms, usual_terms
from dealer_terminal.rules.hand import ANTE, Decision, Line
from dealer_terminal.table.derived_keys import DerivedKeys
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.clock import StoryClock
from dealer_terminal.table.simulation.dealer import SimulatedDealer
from dealer_terminal.table.simulation.table import open_simulated
from tests.helpers.memory import MemoryJournal

BOOK = rulebook("3-card-ags")
_CORRECTED = (facts.CardsCorrected, facts.PaymentCorrected, facts.RoundMisdealt, meter_facts.JackpotReversed)
"""Where a supervisor decided otherwise, the cards alone do not say what was paid."""


class Played(Struct):
    """A round as its facts left it: the table before it was closed, and what its meters showed at settlement."""

    state: State = State()
    lines: list[Line] = []
    meters: dict[str, int] = {}
    corrected: bool = False


class Recorder:
    """Listens to a session; a round is ready once it is closed."""

    def __init__(self, session: Session) -> None:
        self._round = Played()
        self.rounds: list[Played] = []
        self._before = session.state
        session.listen(self.heard)

    def heard(self, state: State, happened: Sequence[Fact]) -> None:
        for fact in happened:
            match fact:
                case facts.DecisionsLocked():
                    self._round.meters = shown_meters(state)
                case facts.CardsExposed(lines=lines) | facts.HandCollected(lines=lines):
                    self._round.lines += lines
                case meter_facts.JackpotLocked(line=line):
                    self._locked(line)
                case facts.IrregularityResolved(choice=choice):
                    self._round.corrected |= choice in OVERRIDES
                case facts.RoundClosed():
                    self._round.state = self._before
                    self.rounds.append(self._round)
                    self._round = Played()
            self._round.corrected |= isinstance(fact, _CORRECTED)
        self._undone(happened)
        self._before = state

    def _locked(self, line: Line) -> None:
        self._round.lines.append(line)

    def _undone(self, happened: Sequence[Fact]) -> None:
        """A fold that was collected, taken back and collected again is paid once."""
        if any(isinstance(fact, facts.StepUndone) and fact.step == "hand_collected" for fact in happened):
            self._round.lines.pop()


def terms(chance: Random, wager: int = 500) -> Terms:
    """Any letters of the pay tables."""
    usual = usual_terms(BOOK, CardsFrom.SIMULATED)
    letters = {table.spot: chance.choice(table.option_ids()) for table in BOOK.tables}
    limit = replace(usual.limits["stax"], least=wager, most=wager, step=wager)
    return replace(usual, pay_tables=letters, limits={**usual.limits, "stax": limit})


def played(rounds: int, seed: int, wager: int = 500) -> Iterator[Played]:
    chance = Random(seed)
    keys = DerivedKeys("agreement", seed=bytes(32), master=bytes(32))
    session = Session(MemoryJournal(keys), keys, StoryClock(chance))
    recorder = Recorder(session)
    open_simulated(session, "7", _text("rulebooks/3-card-ags"), _text("house/procedures"), terms(chance, wager))
    dealer = SimulatedDealer(session, chance)
    for _ in range(rounds):
        dealer.play_round()
        yield recorder.rounds.pop()


def as_json(each: Played) -> dict[str, Any]:
    """The round as `settle` takes it."""
    state = each.state
    return {
        "rulebook": BOOK.id,
        "pay_tables": state.in_force().pay_tables,
        "seats": [_seat(number, state.seats[number]) for number in state.playing()],
        "dealer": [str(card) for card in state.dealer_cards],
        "meters": each.meters,
    }


def settled(asked: dict[str, Any], file: Path) -> list[dict[str, Any]]:
    file.write_text(json.dumps(asked))
    written = io.BytesIO()
    with redirect_stdout(io.TextIOWrapper(written, write_through=True)) as text:
        assert main(["settle", str(file)]) == 0
        text.flush()
        found: list[dict[str, Any]] = json.loads(written.getvalue())["lines"]
    return found


def as_written(lines: Sequence[Line]) -> list[dict[str, Any]]:
    return [_written(line) for line in lines]


def _written(line: Line) -> dict[str, Any]:
    fields = {**asdict(line), "result": line.result.value}
    meter = fields.pop("meter")
    return fields if meter is None else {**fields, "meter": meter, "amount": line.pays}


def _seat(number: int, seat: Seat) -> dict[str, Any]:
    wagers = {spot: cents for spot, cents in seat.wagers.items() if cents}
    decided = {"decision": (seat.decision or Decision.PLAY).value} if ANTE in wagers else {}
    return {"seat": number, "wagers": wagers, "cards": [str(card) for card in seat.cards.get("hand", ())], **decided}


def _text(name: str) -> str:
    return (installed.assets() / f"{name}.toml").read_text(encoding="utf-8")
