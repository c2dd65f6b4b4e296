"""Tables and commands, likely and unlikely."""

from hypothesis import strategies as st

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.facts import LimitChoice, Packet, RaisedBy
from dealer_terminal.procedure.meter_facts import Adjustment, LinkTrouble
from dealer_terminal.procedure.people import Approval, Operator, Role
from dealer_terminal.procedure.terms import CardsFrom, EventEntry, ReadAt, Terms, Thresholds
from dealer_terminal.procedure.tray_facts import Form
from dealer_terminal.rules.cards import DECK
from dealer_terminal.rules.hand import TOLD_16, Decision, Result
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.walk import DEALER, EDITIONS, book, usual_limits

RULEBOOKS = (*EDITIONS, "3-card-ags")
SPOTS = ("ante", "play", "natural-31", "royal-family", "player-bonus", "six-card-bounty", "stax", "moon")
STAGES = ("natural", "draw", "royal-family", "hand", "stax", "dealer", "moon")
AMOUNTS = (0, 500, 1000, 2500, 40_000, 40_500, 499, -500)

seats = st.integers(0, 8)
operators = st.sampled_from(
    [
        DEALER,
        Operator("s2", "Noor", Role.SUPERVISOR),
        Operator("d2", "Lee", Role.DEALER),
        Operator("v1", "Ira", Role.SURVEILLANCE),
        Operator("a1", "Pat", Role.ADMINISTRATOR),
    ]
)
approvals = st.builds(Approval, operators, st.sampled_from(["seen", "seen on camera", " ", ""]))
cards = st.lists(st.sampled_from(DECK), max_size=4, unique=True).map(tuple)
packets = st.builds(Packet, st.integers(1, 8), st.sampled_from(CardsFrom), st.sampled_from([b"", b"SEALED?"]))
sources = st.sampled_from(["", "the floor"])
totals = st.sampled_from([{}, {"star": 0}, {"star": 125, "moon": -1}])
counts = st.sampled_from([{}, {10_000: 4}, {10_000: 4, 500: 20}, {500: -1}])


@st.composite
def terms(draw: st.DrawFn, rulebook: str) -> Terms:
    paper = book(rulebook)
    return Terms(
        positions=draw(st.sampled_from(paper.positions)),
        pay_tables={table.spot: draw(st.sampled_from(table.option_ids())) for table in paper.tables},
        limits=usual_limits(paper),
        thresholds=draw(st.builds(Thresholds, st.sampled_from([300_000, 5_000]), st.sampled_from([0, 4_000]))),
        cards_from=draw(st.sampled_from([CardsFrom.DEALER, CardsFrom.SIMULATED, CardsFrom.SIMULATED])),
        read_at=draw(st.sampled_from(ReadAt)),
        event_entry=draw(st.sampled_from(EventEntry)),
    )


any_command: st.SearchStrategy[Command] = st.one_of(
    st.builds(commands.OpenTable, st.just("7"), st.just("no TOML"), st.just(""), terms(EDITIONS[0]), approvals),
    st.builds(commands.ChangeTerms, terms(EDITIONS[0]), approvals),
    st.builds(commands.CloseTable, approvals),
    st.builds(commands.SignOn, operators),
    st.just(commands.SignOff()),
    st.builds(commands.PlaceWager, seats, st.sampled_from(SPOTS), st.sampled_from(AMOUNTS)),
    st.builds(commands.RepeatWagers, st.lists(seats, max_size=3).map(tuple)),
    st.builds(commands.DoubleWagers, seats),
    st.builds(commands.ClearWagers, seats),
    st.builds(commands.LeaveSeat, seats),
    st.builds(commands.SitOut, seats),
    st.builds(commands.SitIn, seats),
    st.just(commands.CloseWagers()),
    st.builds(commands.DealPacket, packets),
    st.builds(commands.RackRest, st.sampled_from(CardsFrom)),
    st.builds(commands.Decide, seats, st.sampled_from(Decision), st.sampled_from([(), (TOLD_16,), ("moon",)])),
    st.just(commands.LockDecisions()),
    st.builds(commands.CollectHand, seats),
    st.builds(
        commands.Expose,
        seats,
        st.sampled_from(STAGES),
        st.dictionaries(st.sampled_from(["natural", "draw", "hand", "dealer"]), cards, max_size=2),
        st.sampled_from(CardsFrom),
    ),
    st.builds(
        commands.DeclareEvent,
        seats,
        st.sampled_from(STAGES),
        st.dictionaries(st.sampled_from(SPOTS), st.sampled_from(["", "17", "31", "Trips", "moon"]), max_size=3),
    ),
    st.builds(commands.RackHand, seats),
    st.builds(commands.VerifyPayout, seats, st.sampled_from(SPOTS), st.sampled_from(["", "camera 4"]), approvals),
    st.builds(commands.DecideDealLimit, st.sampled_from(LimitChoice), approvals),
    st.builds(commands.SettleDifference, st.integers(1, 3), seats, st.sampled_from(SPOTS)),
    st.builds(commands.CorrectEvent, seats, st.sampled_from(["", "Flush", "moon"]), approvals, st.integers(0, 3)),
    st.builds(
        commands.CorrectPayment,
        seats,
        st.sampled_from(SPOTS),
        st.sampled_from([*AMOUNTS, 600_000]),
        approvals,
        st.sampled_from(Result),
    ),
    st.builds(
        commands.ReportIrregularity,
        st.sampled_from(IrregularityId),
        st.sampled_from(RaisedBy),
        st.lists(seats, max_size=2).map(tuple),
        st.sampled_from(["", "seen by the floor"]),
        st.just(()),
    ),
    st.builds(
        commands.ResolveIrregularity,
        st.sampled_from(Choice),
        st.lists(approvals, max_size=2).map(tuple),
    ),
    st.builds(commands.ReplaceDeck, approvals),
    st.just(commands.ReturnDeck()),
    st.builds(meter_commands.CountChips, st.integers(-1, 4)),
    st.builds(
        meter_commands.AdjustMeter,
        st.sampled_from(["star", "diamond", "moon"]),
        st.sampled_from([0, 1, 100, -1, -10_000_000]),
        st.sampled_from(Adjustment),
        approvals,
    ),
    st.builds(meter_commands.LoseLink, sources, st.sampled_from(LinkTrouble)),
    st.builds(meter_commands.CompareMeters, sources, totals, totals),
    st.builds(meter_commands.MoveMeters, totals, sources),
    st.builds(meter_commands.OpenJackpot, seats),
    st.builds(meter_commands.ChooseJackpot, seats, st.sampled_from(["Flush", "Straight", "", "moon"])),
    st.builds(meter_commands.DismissJackpot, seats),
    st.builds(meter_commands.ProceedJackpot, seats),
    st.builds(meter_commands.PayJackpot, seats),
    st.builds(meter_commands.CancelJackpot, seats),
    st.builds(meter_commands.VerifyJackpot, seats, st.sampled_from(["", "camera 4"]), approvals),
    st.builds(commands.SignForm, st.sampled_from(Form), counts, approvals, counts),
    st.builds(commands.VoidForm, st.sampled_from(Form), st.integers(0, 3), approvals),
    st.just(commands.Undo()),
    st.builds(commands.RaiseFault, st.sampled_from([FaultId.JAM, FaultId.READER_LOST]), st.just("lane 2")),
    st.builds(commands.ClearFault, st.sampled_from([FaultId.JAM, FaultId.READER_LOST])),
)
