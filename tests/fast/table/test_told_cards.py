"""Cards that a reader told of a packet that lies unread: kept closed, and held against what is entered."""

from msgspec.structs import replace

from dealer_terminal.journal.head import JournalHead, extend
from dealer_terminal.journal.record import Times
from dealer_terminal.journal.replay import entry_of, steps
from dealer_terminal.journal.seal import told_place, unseal_told
from dealer_terminal.journal.seal_check import SealCheck
from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.people import Approval
from dealer_terminal.procedure.questions import question
from dealer_terminal.procedure.signing_preview import asked_about, evidence
from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.review.check import check
from dealer_terminal.rules.cards import parse_cards
from dealer_terminal.table.cards_in.intake import Top, Way
from drivers.events import (
    UNREAD,
    CardBurnt,
    DeviceStarted,
    Fault,
    FaultRaised,
    PacketRead,
    ReportChanged,
    ReportsMissing,
)
from tests.fast.procedure.walk import approval
from tests.fast.table.desk import KEYS, THREE_CARD, Desk
from tests.fast.table.reports import drawn
from tests.helpers.cases import failures

DECK = ["7h", "3c", "Js", "4h", "2c", "5d", "9h", "Kd"]
"""The first four are drawn for position 1."""
SECOND_LOST = ReportsMissing("2", "3", (drawn(UNREAD, 2),), sure=True)


def deals(desk, *told):
    for each in told:
        desk.tell(drawn(each[0], each[1]) if isinstance(each, tuple) else each)
    if desk.question:
        desk.answer("continue")
    return desk


def with_one_lost(top=Top.LAST_DRAWN):
    """The second card of four went by untold: on the table the first three lie as the natural, and the draw on top."""
    desk = Desk(Way.CARDS)
    desk.feed = desk.new_feed(top=top)
    desk.dealing(1, 2)
    deals(desk, (DECK[0], 1), SECOND_LOST, (DECK[2], 3), (DECK[3], 4))
    for at in range(4, 8):
        desk.tell(drawn(DECK[at], at + 1))
    desk.do(commands.RackRest(CardsFrom.DEALER)).do(commands.LockDecisions())
    return turned_to(desk, 1)


def turned_to(desk, seat):
    """The positions above it are settled."""
    while desk.state.phase is Phase.SETTLE and not desk.state.seat(seat + 1).racked:
        desk.do(desk._next())
    return desk


def told(desk, seat):
    packet = desk.state.packet(seat)
    assert packet.told, "cards were told of it"
    round_ = desk.keys.round_id(desk.state.round)
    opened = unseal_told(desk.keys.round_key(desk.state.round), told_place(round_, packet.number), packet.told)
    return {at: str(card) for at, card in opened}


def enters(desk, stage, text, seat=1):
    place = {stage: tuple(parse_cards(text.split()))}
    desk.do(commands.Expose(seat, stage, place, CardsFrom.DEALER))
    return desk


def test_what_was_told_is_kept_closed_with_its_place_in_the_packet():
    assert told(with_one_lost(Top.LAST_DRAWN), 1) == {3: "7h", 1: "Js", 0: "4h"}
    assert told(with_one_lost(Top.FIRST_DRAWN), 1) == {0: "7h", 2: "Js", 3: "4h"}


def test_what_was_told_stays_out_of_every_fact_until_it_lies_open():
    desk = with_one_lost()
    bodies = b"".join(record.body for record in desk.journal.records())
    assert not any(card.encode() in bodies for card in (DECK[0], DECK[2], DECK[3]))


def test_other_cards_than_were_told_are_a_question_with_both_sets_and_nothing_is_settled():
    desk = enters(with_one_lost(), "natural", "9s Qc Jd")
    assert (desk.question, desk.state.issue.seats) == ("card-mismatch", (1,))
    said = question(desk.state)
    assert str(said.note) == "The reader told Js 7h here; 9s Qc Jd were entered."
    assert said.note.template == "The reader told {told} here; {entered} were entered."
    assert [ending.choice.value for ending in said.endings] == ["enter-again", "table-stands", "misdeal"]
    assert not desk.state.seat(1).cards
    assert not desk.state.seat(1).lines
    assert DECK[3] not in desk.state.issue.note


def test_cards_with_those_that_were_told_among_them_lie_there():
    def check(entered):
        desk = enters(with_one_lost(), "natural", entered)
        assert not desk.question
        assert desk.state.seat(1).cards["natural"] == tuple(parse_cards(entered.split()))

    assert failures(check, ["7h 3c Js", "Js 3c 7h", "7h Js 9s"]) == []


def test_a_slip_is_entered_again():
    desk = enters(with_one_lost(), "natural", "9s Qc Jd").do(commands.ResolveIrregularity("enter-again"))
    assert not enters(desk, "natural", "7h 3c Js").question
    assert enters(desk, "draw", "Ac").question == "card-mismatch"
    desk.do(commands.ResolveIrregularity("enter-again"))
    assert not enters(desk, "draw", "4h").question


def test_what_a_supervisor_sees_on_the_table_stands_and_is_settled():
    desk = enters(with_one_lost(), "natural", "9s Qc Jd").answer("table-stands")
    assert not desk.question
    assert desk.state.seat(1).cards["natural"] == tuple(parse_cards(["9s", "Qc", "Jd"]))
    shown = desk.facts(facts.IrregularityResolved)[-1].approvals[0]
    assert isinstance(shown, Approval)
    assert "Js 7h" in shown.shown.note


def sets_shown(seen):
    (hand,) = [each for each in seen.hands if each.seat == 1]
    return [(" ".join(str(card) for held in each.cards.values() for card in held), each.stands) for each in hand.sets]


def test_what_a_supervisor_signs_shows_the_cards_that_were_entered():
    for choice, lies in (("table-stands", True), ("misdeal", False)):
        desk = enters(with_one_lost(), "natural", "9s Qc Jd")
        assert sets_shown(asked_about(desk.state)) == [("9s Qc Jd", True)]
        command = commands.ResolveIrregularity(choice, (approval(),))
        assert sets_shown(evidence(desk.state, command)) == [("9s Qc Jd", lies)]


KEPT = {
    "a hole that proves nothing": ([(DECK[0], 1), (DECK[1], 2), ReportsMissing("3", "5")], {3: "7h", 2: "3c"}),
    "a report that differs": ([(DECK[0], 1), (DECK[1], 2), ReportChanged("2")], {3: "7h", 2: "3c"}),
    "a card that was told twice": ([(DECK[0], 1), (DECK[1], 2), (DECK[0], 3), ("5s", 4)], {2: "3c", 0: "5s"}),
    "a start that hid a card": ([(DECK[0], 1), DeviceStarted()], {3: "7h"}),
}


def test_where_a_packet_lies_unread_what_was_told_of_it_is_kept():
    def check(events, kept):
        desk = deals(Desk(Way.CARDS).dealing(1, 2), *events)
        desk = desk if desk.dealt() else deals(desk, (DECK[5], 7))
        assert told(desk, 1) == kept

    assert failures(check, KEPT) == []
    desk = Desk(Way.PACKETS).dealing(1, 2)
    desk.tell(PacketRead(1, ("7h", UNREAD, "Js", "4h"), 1)).answer("continue")
    assert told(desk, 1) == {0: "7h", 2: "Js", 3: "4h"}


def test_where_the_round_goes_on_by_hand_nothing_is_held_against_it():
    desk = with_one_lost()
    desk.do(commands.ReportIrregularity("reader-lost")).answer("by-hand")
    assert not enters(desk, "natural", "9s Qc Jd").question


BURNT = CardBurnt("burn")
WAITING = {
    "a card lost": SECOND_LOST,
    "nobody knows how many": ReportsMissing("2", "4"),
    "a report that differs": ReportChanged("1"),
}


def test_a_hole_that_comes_while_a_fault_stands_is_asked_once_it_is_over():
    def check(hole):
        desk = Desk(Way.CARDS).dealing(1, 2)
        desk.tell(drawn(DECK[0], 1), FaultRaised(Fault.REVERSED_CARD), hole, drawn(DECK[2], 3), drawn(DECK[3], 4))
        assert not desk.question
        assert desk.dealt() == {}
        desk.do(commands.ClearFault(FaultId.REVERSED_CARD))
        assert desk.question == "alignment"
        desk.answer("continue")
        assert desk.dealt()[1] == ""

    assert failures(check, WAITING) == []


def test_a_card_that_is_burnt_in_the_middle_of_the_deal_is_a_question_and_goes_to_no_hand():
    def check(before):
        desk = Desk(Way.CARDS).dealing(1, 2)
        desk.tell(*(drawn(card, at) for at, card in enumerate(DECK[:before], 1)), BURNT)
        assert "burnt in the middle of the deal" in desk.state.issue.note
        desk.answer("continue")
        desk.tell(*(drawn(DECK[at], at + 1) for at in range(before, 8)))
        assert desk.dealt() == {1: "4h Js 3c 7h", 2: "Kd 9h 5d 2c"}

    assert failures(check, [1, 4]) == []


def finished(desk):
    """Position 1 has both its cards on record; the round goes to its end."""
    desk.settled().do(commands.ReturnDeck())
    assert desk.state.round == 2
    return list(desk.journal.records())


def findings(records):
    seals = SealCheck(KEYS.journal)
    return [finding.what for step in steps(records) if type(step.entry) in seals.sees for finding in seals.see(step)]


def both_entered(desk, natural, draw):
    enters(desk, "natural", natural)
    if desk.question:
        desk.answer("table-stands")
    return enters(desk, "draw", draw)


def test_a_journal_of_such_a_round_is_right_and_each_step_is_decided_again():
    for natural in ("7h 3c Js", "9s Qc Jd"):
        records = finished(both_entered(with_one_lost(), natural, "4h"))
        assert (findings(records), check(list(steps(records))).findings) == ([], ())


def test_a_journal_where_other_cards_lie_and_nobody_was_asked_is_found():
    records = finished(both_entered(with_one_lost(), "7h 3c Js", "4h"))
    found = findings(told_as(records, other_card))
    assert any("position 1 has no Js, which a reader had told" in each for each in found)
    assert any("packet" in found for found in findings(told_as(records, broken_seal))), "its seal does not open"


def told_as(records, change):
    """Each fact as `change` would have it, hashed as if it had been so."""
    head, changed = JournalHead(), []
    for record in records:
        batch = extend(head, [change(entry_of(record))], record.operator, Times(record.utc, record.monotonic))
        head = batch.head
        changed += batch.records()
    return changed


def other_card(fact):
    if isinstance(fact, facts.CardsExposed) and "natural" in fact.cards and fact.seat == 1:
        return replace(fact, cards={"natural": tuple(parse_cards(["7h", "3c", "Qd"]))})
    return fact


def broken_seal(fact):
    if isinstance(fact, facts.PacketDealt) and fact.packet.told:
        return replace(fact, packet=replace(fact.packet, told=b"x" * len(fact.packet.told)))
    return fact


def test_a_hand_of_three_and_the_dealers_own_are_held_against_it_too():
    desk = Desk(Way.CARDS, rulebook=THREE_CARD).bets(2).do(commands.CloseWagers())
    deals(desk, *((card, at) for at, card in enumerate(DECK[:3], 1)))
    deals(desk, (DECK[3], 4), ReportsMissing("5", "6", (drawn(UNREAD, 5),), sure=True), (DECK[5], 6))
    desk.do(commands.RackRest(CardsFrom.DEALER)).do(commands.Decide(2, "play")).do(commands.LockDecisions())
    enters(desk, "dealer", "9s Qc Jd", 0)
    assert (desk.question, desk.state.issue.seats) == ("dealer-card-mismatch", ())
    desk.answer("table-stands")
    assert desk.state.dealer_cards == tuple(parse_cards(["9s", "Qc", "Jd"]))
