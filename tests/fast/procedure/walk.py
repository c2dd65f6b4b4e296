"""A table to walk by hand in tests: commands in, facts kept, refusals raised."""

from pathlib import Path

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Fact, Packet
from dealer_terminal.procedure.people import Approval, Operator, Role
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.signing_preview import with_evidence
from dealer_terminal.procedure.state import Phase, State, next_stage, to_settle
from dealer_terminal.procedure.terms import CardsFrom, EventEntry, Limit, ReadAt, Terms, Thresholds
from dealer_terminal.rules.cards import parse_cards
from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.hand import Decision
from dealer_terminal.rules.rulebook import Need, Rulebook
from dealer_terminal.rules.rulebook_file import read_rulebook
from tests.helpers.touches import Touches

ASSETS = Path(__file__).parents[3] / "assets"
HOUSE = (ASSETS / "house" / "procedures.toml").read_text()
DEALER = Operator("d1", "Kim", Role.DEALER)
SUPERVISOR = Operator("s1", "Rosa", Role.SUPERVISOR)
EDITIONS = (
    "31-classic-wa-2019",
    "31-classic-original",
    "31-classic-rules-of-play",
    "31-classic-dealer-procedures",
)
RULEBOOKS = (*EDITIONS, "3-card-ags")


def book_text(rulebook: str) -> str:
    return installed_rulebooks.rulebook_text(rulebook)


def book(rulebook: str) -> Rulebook:
    return read_rulebook(book_text(rulebook), rulebook, GAMES)


def usual_limits(rulebook: Rulebook) -> dict[str, Limit]:
    placed = [spot.id for spot in rulebook.spots if spot.need in (Need.REQUIRED, Need.OPTIONAL)]
    one_size = rulebook.progressive.spot if rulebook.progressive else ""
    return {spot: Limit(500, 500 if spot == one_size else 40_000, 500) for spot in placed}


def usual_terms(
    rulebook: Rulebook,
    *,
    cards_from: CardsFrom = CardsFrom.DEALER,
    event_entry: EventEntry = EventEntry.CARDS_ONLY,
    thresholds: Thresholds = Thresholds(),  # noqa: B008
    read_at: ReadAt = ReadAt.DEAL,
) -> Terms:
    options = {table.spot: table.suggested() or table.option_ids()[0] for table in rulebook.tables}
    limits = usual_limits(rulebook)
    return Terms(max(rulebook.positions), options, limits, thresholds, cards_from, read_at, event_entry)


def approval(reason: str = "checked at the table") -> Approval:
    return Approval(SUPERVISOR, reason)


class Refused(AssertionError):
    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class Walk(Touches):
    """One table, from open on."""

    def __init__(self, rulebook: str = EDITIONS[0], terms: Terms | None = None) -> None:
        self.state = State()
        self.facts: list[Fact] = []
        self.book = book(rulebook)
        self.do(commands.SignOn(DEALER))
        terms = terms or usual_terms(self.book)
        self.do(commands.OpenTable("7", book_text(rulebook), HOUSE, terms, approval("start of shift")))

    def ask(self, command: Command) -> tuple[Fact, ...] | Refusal:
        return decide(self.state, with_evidence(self.state, command))

    def do(self, command: Command) -> tuple[Fact, ...]:
        outcome = self.ask(command)
        if isinstance(outcome, Refusal):
            raise Refused(outcome)
        for fact in outcome:
            self.state = evolve(self.state, fact)
            self.facts.append(fact)
        return outcome

    def refusal(self, command: Command) -> Refusal:
        outcome = self.ask(command)
        assert isinstance(outcome, Refusal), outcome
        return outcome

    # -- a round in a few words ---------------------------------------------------------------------------------------

    def deal(self) -> None:
        self.do(commands.CloseWagers())
        while self.state.phase is Phase.DEAL:
            self.packet()
        self.do(commands.RackRest(CardsFrom.DEALER))

    def packet(self) -> None:
        self.do(commands.DealPacket(Packet(len(self.state.dealt) + 1, CardsFrom.DEALER)))

    def fold(self, seat: int, *claims: str) -> None:
        self.do(commands.Decide(seat, Decision.FOLD, claims))

    def lock(self) -> None:
        self.do(commands.LockDecisions())

    def expose(self, cards: str) -> None:
        """The next stage of the hand in turn."""
        seat = to_settle(self.state)[0]
        stage = next_stage(self.state, seat)
        assert stage is not None
        shown = {stage.exposes: parse_cards(cards.split())}
        self.do(commands.Expose(seat, stage.id, shown, CardsFrom.DEALER))

    def settle(self, hands: dict[int, tuple[str, str]]) -> None:
        while self.state.phase is Phase.SETTLE:
            natural, draw = hands[to_settle(self.state)[0]]
            self.expose(natural)
            if next_stage(self.state, to_settle(self.state)[0]) is not None:
                self.expose(draw)
            self.rack()


def came_to(walk: Walk, seat: int) -> dict[str, str]:
    return {line.spot: line.result.value for line in walk.state.seat(seat).lines}
