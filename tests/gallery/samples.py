"""Realistic tables to look at: one round of 31 Classic from wagers to settlement, and 3 Card."""

from msgspec.structs import replace

from dealer_terminal.ui.kiosk.keys import BarKey
from dealer_terminal.ui.kiosk.props import (
    ActionProps,
    ChecklistProps,
    ChipProps,
    DealerProps,
    DecisionMark,
    FeltProps,
    InstructionProps,
    ItemKind,
    ItemProps,
    ItemStatus,
    KioskProps,
    PayLineProps,
    ReaderMark,
    ResultMark,
    SeatProps,
    SettlementProps,
    SpotStatus,
    StatusProps,
)
from tests.gallery.pieces import BACK, card, cards, decided, seat, spot, spots, vacant

STATUS = StatusProps(
    table="Table 7",
    rulebook="31 Classic WA 2019",
    revision="revision 4f2a91",
    round="Round 1 204",
    dealer="Dealer K.",
    reader=ReaderMark.READY,
    reader_text="Reader",
    checkpoint="40 s",
    clock="14:02",
)
STEPS = (
    ("Wagers", ItemKind.CONFIRMED),
    ("Deal 1 → 6", ItemKind.SENSED),
    ("Rest to rack", ItemKind.CONFIRMED),
    ("Decisions", ItemKind.CONFIRMED),
    ("Folds", ItemKind.CONFIRMED),
    ("Settle 6 → 1", ItemKind.SENSED),
    ("Deck back", ItemKind.CONFIRMED),
)
SECONDARY = (
    ActionProps(BarKey.UNDO, "Undo", "undo"),
    ActionProps(BarKey.IRREGULARITY, "Irregularity", "warning"),
    ActionProps(BarKey.SUPERVISOR, "Supervisor", "person"),
    ActionProps(BarKey.PAY_TABLES, "Pay tables", "table"),
)
BETS = ((25, 5, 5), (50, 0, 5), (0, 0, 0), (100, 25, 0), (25, 0, 0), (15, 5, 5))


def checklist(at: int, note: str = "") -> ChecklistProps:
    def standing(index: int) -> ItemStatus:
        if index == at:
            return ItemStatus.CURRENT
        return ItemStatus.DONE if index < at else ItemStatus.TO_DO

    items = tuple(
        ItemProps(text=text, kind=kind, standing=standing(index), note=note if index == at else "")
        for index, (text, kind) in enumerate(STEPS)
    )
    return ChecklistProps(title="Dealer Protocol", items=items)


def wagers() -> KioskProps:
    seats = tuple(seat(at, *bet) if any(bet) else vacant(at) for at, bet in enumerate(BETS, 1))
    return KioskProps(
        status=STATUS,
        checklist=checklist(0, "Touch a circle to change a wager"),
        instruction=InstructionProps(
            "Wait until each player has placed the “Ante” and optional bonus wagers.", "Dealer Protocol 1"
        ),
        felt=FeltProps(seats=seats, seats_touchable=True, spots_touchable=True),
        primary=ActionProps(BarKey.PRIMARY, "No more bets", note="5 positions · $215 + $45 bonus"),
        secondary=(replace(SECONDARY[0], possible=False), *SECONDARY[1:]),
    )


def decisions() -> KioskProps:
    first = wagers()
    seats = [decided(seat, *bet) if seat.occupied else seat for seat, bet in zip(first.felt.seats, BETS, strict=True)]
    tucked = (spot("ante", 50), spot("natural-31"), spot("royal-family", 5, tucked=True), spot("play"))
    seats[1] = replace(
        seats[1], decision=DecisionMark.FOLD, decision_label="FOLD", spots=tucked, hand=(), total="tucked"
    )
    seats[3] = replace(seats[3], current=True, decision=DecisionMark.OPEN, decision_label="?")
    seats[3] = replace(seats[3], spots=spots(100, 25, 0))
    return replace(
        first,
        checklist=checklist(3, "Everyone plays until touched"),
        instruction=InstructionProps(
            "Position 2 folds: place the hand under the 4 CARD wager.", "Dealer Protocol 5, note 2"
        ),
        felt=FeltProps(seats=tuple(seats), seats_touchable=True),
        primary=ActionProps(BarKey.PRIMARY, "Lock decisions", note="4 play · 1 folds"),
        secondary=SECONDARY,
    )


def settlement() -> KioskProps:
    before = decisions()
    seats = [
        replace(seat, current=False, decision=DecisionMark.PLAY, decision_label="PLAY") if seat.occupied else seat
        for seat in before.felt.seats
    ]
    seats[1] = before.felt.seats[1]
    done = tuple(spot(name) for name in ("ante", "natural-31", "royal-family", "play"))
    seats[5] = replace(seats[5], decision=DecisionMark.NONE, spots=done, hand=(), draw_card=(), total="+$30")
    seats[4] = replace(seats[4], hand=(), draw_card=(), spots=done, decision=DecisionMark.NONE, total="Collected")
    seats[3] = replace(
        seats[3],
        current=True,
        hand=cards("As 10s 8s"),
        draw_card=(card("5h"),),
        spots=(
            spot("ante", 100, current=True),
            spot("natural-31", 25, SpotStatus.WON),
            spot("royal-family"),
            spot("play", 100, current=True),
        ),
    )
    lines = (
        PayLineProps("Natural 31", "29 & 30", "15-1", ResultMark.WIN, "$375", label="31"),
        PayLineProps(
            "Play",
            "27 - 30",
            "4-1",
            ResultMark.WIN,
            "$400",
            chips=(ChipProps(4, "black", "100"),),
            words="4 black",
            current=True,
        ),
        PayLineProps("Ante", "18 or higher", "1-1", ResultMark.WIN, "$100", label="ANTE"),
    )
    sized = tuple(replace(line, tall=line.current) for line in lines)
    return replace(
        before,
        checklist=checklist(5, "Position 4 of 6 → 1"),
        instruction=InstructionProps("Position 4: pay “Play” 4 to 1.", "Dealer Protocol 6 B"),
        felt=FeltProps(seats=tuple(seats)),
        settlement=SettlementProps(
            hand=cards("As 10s 8s"),
            draw_card=(card("5h"),),
            total="29 in spades",
            lines=sized,
        ),
        primary=ActionProps(BarKey.PRIMARY, "Paid", note="Then: 4 Card Royal Family"),
    )


def big_pay() -> KioskProps:
    before = settlement()
    line = PayLineProps(
        "4 Card Royal Family",
        "Royal Family (AKQJ)",
        "1000-1",
        ResultMark.WIN,
        "$5,000",
        chips=(ChipProps(9, "purple", "500"), ChipProps(4, "black", "100"), ChipProps(4, "green", "25")),
        words="9 purple, 4 black, 4 green",
        current=True,
    )
    done = (
        PayLineProps("Play", "Mini-Royal", "20-1", ResultMark.WIN, "$2,000", label="PLAY"),
        PayLineProps("Ante", "18 or higher", "1-1", ResultMark.WIN, "$100", label="ANTE"),
    )
    lines = (*done, replace(line, tall=True))
    seats = list(before.felt.seats)
    seats[3] = replace(seats[3], pending="Pending")
    return replace(
        before,
        felt=FeltProps(seats=tuple(seats)),
        instruction=InstructionProps("Position 4: call the supervisor before paying.", "WAC 230-15-320(4)"),
        settlement=SettlementProps(hand=cards("Ah Kh Qh"), draw_card=(card("Jh"),), total="41 in hearts", lines=lines),
        primary=ActionProps(BarKey.PRIMARY, "Paid", note="Waits for the supervisor", possible=False),
    )


def simulated() -> KioskProps:
    before = settlement()
    fake = tuple(replace(each, simulated=True) for each in before.settlement.hand)
    return replace(
        before,
        status=replace(STATUS, simulated="SIMULATED", reader_text="Reader", checkpoint=""),
        settlement=replace(before.settlement, hand=fake, draw_card=(replace(card("5h"), simulated=True),)),
    )


def reader_lost() -> KioskProps:
    before = decisions()
    return replace(
        before,
        status=replace(STATUS, reader=ReaderMark.LOST, reader_text="Reader lost"),
    )


def seven_seats() -> KioskProps:
    before = wagers()
    seats = (*before.felt.seats, seat(7, 1000, 100, 0))
    return replace(before, felt=replace(before.felt, seats=seats))


def three_card() -> KioskProps:
    def place(position: int, ante: int, bonus: int, bounty: int) -> SeatProps:
        laid = {"ante": ante, "player-bonus": bonus, "six-card-bounty": bounty, "play": ante}
        return SeatProps(
            position=position,
            occupied=True,
            spots=tuple(spot(name, dollars) for name, dollars in laid.items()),
            hand=(BACK,) * 3,
            decision=DecisionMark.PLAY,
            decision_label="PLAY",
            draw_label="",
        )

    return replace(
        decisions(),
        status=replace(STATUS, rulebook="3 Card (AGS)"),
        felt=FeltProps(
            seats=tuple(place(at, 25, 5 * (at % 2), 5 * (at % 3)) for at in range(1, 7)),
        ),
        dealer=DealerProps(label="DEALER", cards=cards("Qd 9d 4d"), total="Queen high"),
        instruction=InstructionProps("The dealer qualifies with Queen high or better.", "3 Card, Rules of Play"),
        primary=ActionProps(BarKey.PRIMARY, "Settle", note="6 → 1"),
    )


def vietnamese() -> KioskProps:
    before = decisions()
    names = (
        "Đặt cược",
        "Chia bài 1 → 6",
        "Bài còn lại vào khay",
        "Quyết định",
        "Thu bài bỏ",
        "Trả thưởng 6 → 1",
        "Trả bộ bài",
    )
    items = tuple(replace(item, text=name) for item, name in zip(before.checklist.items, names, strict=True))
    return replace(
        before,
        status=replace(STATUS, table="Bàn 12", rulebook="31 Classic Rules of Play", round="Ván 12 204"),
        checklist=replace(before.checklist, title="Quy trình của dealer", items=items),
        instruction=InstructionProps(
            "Vị trí 2 bỏ bài: đặt ba lá bài dưới cược 4 Card Royal Family Bonus.",
            "Dealer Protocol 5, note 2",
            "“tuck the player’s three card hand under”",
        ),
        primary=ActionProps(BarKey.PRIMARY, "Khóa các quyết định", note="4 người chơi tiếp · 1 người bỏ bài"),
        secondary=(
            ActionProps(BarKey.UNDO, "Hoàn tác", "undo"),
            ActionProps(BarKey.IRREGULARITY, "Trường hợp bất thường", "warning"),
            ActionProps(BarKey.SUPERVISOR, "Giám sát viên", "person"),
        ),
    )


def chinese() -> KioskProps:
    before = settlement()
    names = ("下注", "发牌 1 → 6", "余牌入架", "决定", "收弃牌", "结算 6 → 1", "整副牌归位")
    items = tuple(replace(item, text=name) for item, name in zip(before.checklist.items, names, strict=True))
    return replace(
        before,
        status=replace(STATUS, table="7 号桌", round="第 1 204 局", simulated="模拟 SIMULATED"),
        checklist=replace(before.checklist, title="发牌员程序", items=items),
        instruction=InstructionProps("四号位：按 4 比 1 赔付“Play”注。", "Dealer Protocol 6 B"),
        primary=ActionProps(BarKey.PRIMARY, "已赔付", note="下一项：4 Card Royal Family"),
        secondary=(
            ActionProps(BarKey.UNDO, "撤销", "undo"),
            ActionProps(BarKey.IRREGULARITY, "异常情况", "warning"),
            ActionProps(BarKey.SUPERVISOR, "主管", "person"),
        ),
    )


TABLES = {
    "table-wagers": wagers,
    "table-decisions": decisions,
    "table-settlement": settlement,
    "table-big-pay": big_pay,
    "table-simulated": simulated,
    "table-reader-lost": reader_lost,
    "table-seven-seats": seven_seats,
    "table-three-card": three_card,
    "table-vietnamese": vietnamese,
    "table-chinese": chinese,
}
