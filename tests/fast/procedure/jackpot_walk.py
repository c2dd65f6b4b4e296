"""A 3 Card table that plays on by chance, where STAX hands come often."""

from random import Random

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.jackpot import LOCKED
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.rules.cards import DECK, Card
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.decks import Deck
from tests.fast.procedure.finish import way_on
from tests.fast.procedure.machine import Machine
from tests.fast.procedure.prizes import SHARES
from tests.fast.procedure.stax import RULEBOOK, terms
from tests.fast.procedure.walk import HOUSE, approval
from tests.helpers.legal import legal
from tests.helpers.view import published

OURS = (IrregularityId.CHIPS_DIFFER, IrregularityId.JACKPOT_UNSUPPORTED, IrregularityId.JACKPOT_DISPUTED)
REPORTED = (*OURS, IrregularityId.CARD_MISMATCH)
HOUSES = (HOUSE, SHARES)
STEPS = 350
SELDOM = {commands.CloseTable, commands.SignOff, commands.Undo, commands.CorrectPayment}


class SuitedDeck(Deck):
    """Packets of neighbours, so that most hands win."""

    def order(self, number: int) -> list[Card]:
        chance = Random(self._seed * 1000 + number)
        threes = [list(DECK[at : at + 3]) for at in range(0, 51, 3)]
        chance.shuffle(threes)
        return [card for three in threes for card in three] + [DECK[51]]


class JackpotWalk:
    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.machine = Machine(RULEBOOK, terms(camera=60_000), SuitedDeck(seed), HOUSES[seed % len(HOUSES)])

    def step(self) -> None:
        state, chance = self.machine.state, self.chance
        if state.phase is Phase.WAGERS and len(state.playing()) < 4 and chance.random() < 0.9:
            self.machine.ask(commands.PlaceWager(chance.randint(1, 7), "stax", 500))
        elif state.issue is None and chance.random() < 0.5:
            self.machine.do(way_on(state))
        else:
            self._anything()
        self._check()

    def _anything(self) -> None:
        """Any kind of command that is possible; of reports, those about chips, jackpots and cards."""
        possible = [each for each in legal(self.machine.state, approval()) if type(each) not in SELDOM]
        wanted = [each for each in possible if getattr(each, "irregularity", OURS[0]) in REPORTED] or possible
        kinds = sorted({type(each).__name__ for each in wanted})
        kind = self.chance.choice(kinds)
        self.machine.do(self.chance.choice([each for each in wanted if type(each).__name__ == kind]))

    def _check(self) -> None:
        self.machine.check()
        _no_amount_early(self.machine.state)
        assert min(self.machine.state.meters.values()) >= 0


def _no_amount_early(state: State) -> None:
    view = published(state)
    for jackpot in view.progressive.jackpots:
        locked = jackpot.stage in LOCKED
        assert locked == bool(jackpot.pays)
        lines = [line for line in view.seats[jackpot.seat - 1].lines if line.spot == "stax" and line.pays]
        assert locked or not lines


def walked(seed: int, steps: int = STEPS) -> list[Fact]:
    walk = JackpotWalk(seed)
    for _ in range(steps):
        walk.step()
    walk.machine.finish()
    walk.machine.check_fold()
    return walk.machine.facts
