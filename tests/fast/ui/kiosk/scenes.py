"""Every screen of the kiosk, reached by what a person would press."""

from collections.abc import Callable
from functools import cache

from msgspec.structs import replace

from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.ui.kiosk.frame import FrameProps
from tests.fast.ui.kiosk import (
    approving,
    counting,
    named_prizes,
    over_limit,
    settled_hands,
    signing,
    stories,
)
from tests.fast.ui.kiosk.faulty import READER_SCENES
from tests.fast.ui.kiosk.irregularities import at, noted, reason_given, report, write
from tests.fast.ui.kiosk.line_table import drawing, showing
from tests.fast.ui.kiosk.office import SUPERVISOR as SEEING
from tests.fast.ui.kiosk.office import OfficeTable
from tests.fast.ui.kiosk.rounds import play_round
from tests.fast.ui.kiosk.stories import (
    at_hand,
    big_hand,
    checklist_off,
    collecting,
    dealing,
    deciding,
    drawn,
    event_only,
    folded,
    folded_three_card,
    forfeited,
    forfeited_with_the_natural_open,
    full,
    lost,
    over_the_deals_limit,
    pushed,
    racked,
    recalled,
    settling,
    stopped_after_a_round,
    three_card,
)
from tests.fast.ui.kiosk.table import DEALER, HAND, READER, SUPERVISOR, Table, card_keys


def signed_on() -> Table:
    return Table().who(DEALER)


def wager_pad() -> Table:
    table = full()
    table.spot(4, "natural-31")
    return table


def beyond_limit() -> Table:
    return wager_pad().press("100", "100")


def second_round() -> Table:
    """Of six positions, 1, 2, 4 and 6 played the first one."""
    table = Table(seed=4).open()
    for seat in (1, 2, 4, 6):
        table.wager(seat, "ante", "25").wager(seat, "natural-31", "5")
    play_round(table)
    return table


def late() -> Table:
    return second_round().number(4).press("Late")


def card_pad() -> Table:
    table = at_hand().press("Open position 1")
    return table.press("A", "Spades", "10")


def asked(irregularity: str, phase: Phase = Phase.DECISIONS) -> Table:
    table = at(phase)
    report(table, irregularity)
    return table


LONG = "The player at position 2 reached over and turned the card of position 3 face up."


def new_role(name: str) -> Table:
    table = OfficeTable().office().press("Add a person")
    return write(table, name).press("Done")


def resting() -> Table:
    table = Table(cards_from=HAND).open().wager(1, "ante", "25")
    return table.press("No more bets", "Position 1 dealt")


def dealers_turn() -> Table:
    table = Table("3-card-ags").open().wager(1, "ante", "25").press("No more bets").sensed()
    return table.press("Lock decisions")


def long_names(cards_from: CardsFrom = HAND) -> Table:
    """A table, an edition and a dealer with names as long as they come."""
    table = OfficeTable()
    called, edition = "Salon Privé, Mezzanine 12", "31-classic-dealer-procedures"
    table.begin(replace(table.room.settings, table=called, rulebook=edition, cards_from=(cards_from, HAND)), 1)
    table.who(("1004", "6042")).press("Open the table").who(SEEING)
    return table.wager(1, "ante", "25").wager(1, "natural-31", "100")


def long_names_reader_lost() -> Table:
    return long_names(READER).unplug()


def misdealt_three_card() -> Table:
    table = three_card().press("Irregularity", "The round is void", "Void the round: all wagers go back")
    return table.who(SUPERVISOR)


def no_ante(table: Table) -> None:
    table.open().wager(2, "natural-31", "5").press("No more bets")


def wrong_pin(table: Table) -> None:
    table.press(*DEALER[0], *SUPERVISOR[1], "Sign on")


def dealer_approves_alone(table: Table) -> None:
    table.who(DEALER)
    table.press("Open the table").who(DEALER)


def refused(doing: Callable[[Table], None], **given: object) -> Table:
    table = Table(cards_from=HAND)
    doing(table)
    return table


def asked_to_void(begun: Callable[[], Table]) -> Table:
    table = begun()
    if table.state.phase is Phase.WAGERS:
        table.press("No more bets").until(lambda: table.state.phase is Phase.DECISIONS)
    return table.press(*signing.VOID[:2])


def dealer_mismatch() -> Table:
    table = three_card().press("Irregularity", "A card does not match what was recorded", "Dealer's hand")
    return table.cards("2c 3d 9h")


SCENES: dict[str, Callable[[], Table]] = {
    "sign-on": Table,
    "sign-on-typed": lambda: Table().press(*"10011"),
    "sign-on-refused": lambda: refused(wrong_pin),
    "open-table": signed_on,
    "open-table-limits": lambda: signed_on().press("Limits and thresholds"),
    "open-table-limits-3-card": lambda: Table("3-card-ags").who(DEALER).press("Limits and thresholds"),
    "open-table-amount": lambda: signed_on().press("Limits and thresholds", "Camera above"),
    "open-table-approval": lambda: signed_on().press("Open the table", "Start of shift"),
    "open-table-refused": lambda: refused(dealer_approves_alone),
    "wagers-empty": lambda: Table().open(),
    "wagers-full": full,
    "wagers-of-several-chips": lambda: stories.several_chips("31-classic-wa-2019", *stories.SPOTS),
    "wagers-of-several-chips-3-card": lambda: stories.several_chips("3-card-ags", *settled_hands.BETS),
    "wagers-pad": wager_pad,
    "wagers-beyond-limit": beyond_limit,
    "wagers-seat": lambda: full().number(3),
    "wagers-seat-empty": lambda: Table().open().number(5),
    "wagers-seat-again": lambda: second_round().number(4),
    "wagers-seat-3-card": lambda: approving.seven().number(7),
    "wagers-seat-placed": lambda: second_round().press("Same again").number(4),
    "wagers-seat-late": lambda: late().number(4),
    "wagers-late": late,
    "wagers-late-placed": lambda: late().press("Same again"),
    "3-card-seven-late": lambda: approving.seven().number(7).press("Late").number(1).press("Late"),
    "wagers-refused": lambda: refused(no_ante),
    "deal": dealing,
    "reader-lost": lost,
    "decisions": deciding,
    "folds": collecting,
    "folds-taken": folded,
    "folds-forfeit": forfeited,
    "folds-forfeit-opened": forfeited_with_the_natural_open,
    "folds-3-card": folded_three_card,
    "settle-pushed": pushed,
    "settle-pushed-before-another": settled_hands.pushed_before_another,
    "folds-of-several-chips": settled_hands.tucked_of_several_chips,
    "settle-closed": lambda: collecting().press("Tucked · position 2"),
    "settle-natural": settling,
    "settle-drawn": drawn,
    "settle-hold": big_hand,
    "settle-hold-verified": stories.big_hand_paid,
    "settle-five-paid": lambda: stories.seen_on_camera(approving.bounty()),
    "settle-29-paid": lambda: settled_hands.after_the_natural("As 10s 8s", "5h"),
    "settle-royal-paid": lambda: settled_hands.after_the_natural("As Ks Qs", "2d"),
    "settle-hold-paid": lambda: settled_hands.after_the_natural("Kh Qh Ah", "Jh"),
    "settle-racked": racked,
    "settle-3-card": three_card,
    "settle-natural-paid": lambda: settled_hands.after_the_natural("As Ks 10s", "2d"),
    "settle-natural-paid-27": lambda: settled_hands.after_the_natural("As 9s 7s", "2h", royal=""),
    "settle-natural-paid-royal": lambda: settled_hands.after_the_natural("As 9s 7s", "2s"),
    "settle-natural-pushed": lambda: settled_hands.after_the_natural("10s 7s 2h", "3d"),
    "settle-dealers-straight-flush": settled_hands.straight_flush_of_the_dealers,
    "settle-3-card-lost": settled_hands.all_lost,
    "settle-3-card-lost-stax": settled_hands.all_lost_with_stax,
    "jackpot-beside-a-bonus": settled_hands.bonus_and_jackpot,
    "settle-put-right-asked": settled_hands.put_right,
    "settle-three-paid": settled_hands.three_paid,
    "settle-three-paid-one-corrected": settled_hands.three_paid_one_corrected,
    "settle-five-wagers": settled_hands.five_wagers,
    "folds-against-the-dealer": settled_hands.folded_against_the_dealer,
    "settle-longest-sentence": settled_hands.longest_sentence,
    "settle-put-right": settled_hands.put_right_signed,
    "settle-show": showing,
    "settle-show-draw": drawing,
    "settle-show-read": lambda: showing().gathered("10s 10h"),
    "round-summary": settled_hands.classic,
    "round-summary-3-card": settled_hands.with_a_jackpot,
    "round-summary-void": settled_hands.called_off,
    "card-pad": card_pad,
    "card-pad-on-record": stories.card_on_record,
    "events": event_only,
    "approval-camera": lambda: big_hand().press("Call the supervisor", "Seen on camera", *"47"),
    "approval-pin": lambda: big_hand().press("Call the supervisor", "Seen on camera", *"4711", "Next", *"20012"),
    "irregularities": lambda: at(Phase.DECISIONS).press("Irregularity"),
    "irregularity-seat": lambda: at(Phase.DECISIONS).press("Irregularity", "A player handled the Draw card"),
    "irregularity-cards": lambda: at(Phase.SETTLE).press("Irregularity", "A card does not match what was recorded"),
    "irregularity-mismatch": lambda: asked("card-mismatch", Phase.SETTLE),
    "irregularity-wrong-count": lambda: asked("wrong-count", Phase.DEAL),
    "irregularity-out-of-turn": lambda: asked("exposed-out-of-turn"),
    "irregularity-deck-out": lambda: asked("deck-out-of-use"),
    "irregularity-dealer-mismatch": dealer_mismatch,
    "irregularity-void": lambda: asked("void-round"),
    "irregularity-approval": lambda: asked("skipped-player").press("Misdeal: all wagers go back"),
    "misdeal": lambda: asked("skipped-player").press("Misdeal: all wagers go back").who(SUPERVISOR),
    "supervisor": lambda: full().press("Supervisor"),
    "supervisor-lines": lambda: drawn().press("Supervisor", "Correct a payment"),
    "correction-of-a-prize": lambda: approving.paid().press(*approving.CORRECT_PRIZE),
    "correction-by-nobody": lambda: signing.corrected().who((DEALER[0], SUPERVISOR[1])),
    "supervisor-amount": lambda: drawn().press("Supervisor", "Correct a payment", "Position 6 · PLAY"),
    "more": lambda: full().press("More"),
    "manual": lambda: full().press("More", "The manual"),
    "manual-first-page": lambda: Table("3-card-ags").open().press("The manual", *["Page back"] * 2),
    "manual-searched": lambda: write(drawn().press("The manual", "Search"), "draw card").press("Done"),
    "manual-next-hit": lambda: write(drawn().press("The manual", "Search"), "push").press("Done", "Next hit"),
    "manual-search": lambda: drawn().press("The manual", "Search", *"royal"),
    "manual-contents": lambda: Table("31-classic-dealer-procedures").open().press("The manual", "Contents"),
    "pay-tables": lambda: full().press("Pay tables"),
    "pay-tables-lost": lambda: drawn().press("Pay tables"),
    "pay-tables-won": lambda: big_hand().press("Pay tables"),
    "pay-tables-3-card": lambda: approving.six_lines().press("Pay tables"),
    "pay-tables-meter": lambda: approving.paid().press("Pay tables"),
    **READER_SCENES,
    "lock": lambda: full().press("More", "Lock the screen"),
    "recall": recalled,
    "jackpot-chips": approving.staked,
    "jackpot-more": lambda: approving.staked().press("More"),
    "jackpot-count": lambda: approving.staked().press("More", "Another count"),
    "jackpot-hands": lambda: approving.shown().press("Jackpot · position 1"),
    "jackpot-pay": lambda: approving.chosen().press("Pending Jackpot"),
    "jackpot-chosen": approving.chosen,
    "jackpot-pending": approving.pending,
    "jackpot-paid": approving.paid,
    "jackpot-camera": lambda: approving.above_the_camera().press("Call the supervisor", "Seen on camera", *"47"),
    "jackpot-unsupported": lambda: approving.shown().press("Jackpot · position 1", "Flush"),
    "jackpot-verify": lambda: approving.pending().press("Call the supervisor"),
    "jackpot-at-a-full-seat": approving.full_seat_pending,
    "jackpot-at-a-full-seat-verified": lambda: approving.full_seat_pending().press("Call the supervisor"),
    "jackpot-at-a-full-seat-paid": lambda: approving.verified(approving.full_seat_pending()),
    "jackpot-disputed": approving.disputed,
    "jackpot-other-cards": lambda: approving.pending().press("Call the supervisor", "Other cards lie there"),
    "jackpot-refused": approving.refused,
    "last-cards": lambda: named_prizes.last_round().press(*named_prizes.CORRECT, *card_keys("Kc 9c")),
    "last-cards-signed": lambda: named_prizes.last_round().press(*named_prizes.CORRECT).cards("Kc 9c 3c"),
    "event-anew": lambda: named_prizes.locked("Flush").press(*named_prizes.CORRECT),
    "event-anew-signed": lambda: named_prizes.named("Nothing pays").press(*named_prizes.CORRECT, approving.SPADE),
    "3-card-no-ante": approving.no_ante,
    "jackpot-disputed-approval": lambda: approving.disputed().press("The jackpot stands"),
    "jackpot-two-on-one": approving.two_on_one,
    "jackpot-beside-another-hand": approving.pending_beside,
    "jackpot-every-seat": approving.every_seat_pending,
    "chips-differ": lambda: approving.staked().press("More", "Another count", "0"),
    "3-card-bounty": approving.bounty,
    "3-card-six-lines": approving.six_lines,
    "3-card-misdeal": misdealt_three_card,
    "3-card-seven-wagers": approving.seven,
    "3-card-seven-decisions": approving.seven_deciding,
    "3-card-seven-settling": approving.seven_settling,
    "3-card-supervisor": lambda: Table("3-card-ags").open().press("Supervisor"),
    **counting.SCENES,
    "seven-tucked": stories.tucked,
    "seven-taken": stories.taken,
    "seven-late": stories.late,
    "meter-which": lambda: Table("3-card-ags").open().press("Supervisor", "Change a meter"),
    "meter-amount": lambda: approving.meter().press("5", "0", "25¢"),
    "meter-approval": lambda: approving.meter().press("5", "0", "Enter the amount"),
    "meter-why": lambda: Table("3-card-ags").open().press("Supervisor", "Change a meter", "Star"),
    "checklist-off": checklist_off,
    "checklist-off-contents": lambda: checklist_off().press("Page on"),
    "checklist-off-search": lambda: write(checklist_off().press("Search"), "misdeal").press("Done"),
    "checklist-off-recall": lambda: stopped_after_a_round().press("Recall"),
    "operators": lambda: OfficeTable().lock("1002").office(),
    "operators-looked-at": lambda: OfficeTable().office(SEEING).press("Bartholomew Featherstonehaugh"),
    "operators-person": lambda: OfficeTable().lock("1002").office().press("Nguyễn Thị Ánh Tuyết"),
    "operators-disable": lambda: OfficeTable().office().press("Kim Dee", "Disable"),
    "operators-name": lambda: OfficeTable().office().press("Add a person"),
    "operators-name-typed": lambda: OfficeTable().office().press("Add a person", *"Nguye", "ê"),
    "operators-signs": lambda: OfficeTable().office().press("Add a person", "123"),
    "operators-role": lambda: new_role("Nguyễn Thị Ánh Tuyết Phương Thảo"),
    "operators-pin": lambda: new_role("Nguyễn Thị Ánh Tuyết Phương Thảo").press("Dealer", *"1006", *"60"),
    "operators-pins-differ": lambda: new_role("An").press("Dealer", *"1006", *"6042", *"6043", "Add"),
    "note": lambda: write(at(Phase.DECISIONS).press("Irregularity", "Note"), LONG),
    "note-written": lambda: noted(LONG),
    "note-told": lambda: noted(LONG).press("A player handled the Draw card", "Position 1"),
    "reason": reason_given,
    "rest": resting,
    "dealers-turn": dealers_turn,
    "deal-limit": over_the_deals_limit,
    **over_limit.SCENES,
    "settle-folded-rainbow": settled_hands.rainbow,
    "leave": lambda: Table().press("Supervisor", "Leave the terminal"),
    "signing-misdeal": signing.misdeal,
    "signing-void": signing.void,
    "signing-void-3": lambda: signing.page(signing.void(), 3),
    "signing-void-question": lambda: asked_to_void(full),
    "signing-void-seven-3": lambda: signing.page(signing.void_seven(), 3),
    "signing-mismatch-question": signing.mismatch,
    "signing-mismatch": signing.mismatch_signed,
    "signing-dealer-mismatch": signing.dealer_mismatch,
    "signing-deck-out": signing.deck_out,
    "signing-deck-out-void": lambda: signing.void_by_deck().looked_at(),
    "signing-limit": signing.limit,
    "signing-chips-stand": signing.chips_stand,
    "signing-correction": signing.corrected,
    "settle-corrected": lambda: signing.corrected().who(SUPERVISOR),
    "recall-corrected": signing.corrected_recalled,
    "operators-sign-on": lambda: OfficeTable().press("Supervisor", "Operators"),
    "operators-new-pin": lambda: OfficeTable().office().press("Kim Dee", "New PIN", *"60"),
    "long-names": long_names,
    "long-names-simulated": lambda: long_names(READER),
    "long-names-simulated-reader-lost": long_names_reader_lost,
    "long-names-settled": lambda: (
        long_names()
        .press("No more bets", "Position 1 dealt", "Rest in the rack", "Lock decisions", "Open position 1")
        .cards("As Ks Qs")
    ),
    "reason-written": lambda: reason_given().press("Done"),
    "reason-long": lambda: write(reason_given(), "消防警报响了，全体离场。" + LONG).press("Done"),
}


@cache
def table_of(scene: str) -> Table:
    """Built once by whoever looks first; nobody presses on it, and its machine does not run on."""
    table = SCENES[scene]()
    table.close()
    return table


@cache
def props_of(scene: str, language: str = "en") -> FrameProps:
    """The same for each panel."""
    controller = table_of(scene).controller
    controller.desk = replace(controller.desk, language=language)
    return controller.props()
