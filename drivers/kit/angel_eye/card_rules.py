"""What a shoe tells of cards, of itself and of what is wrong with it. It takes a person's hands."""

from itertools import pairwise

from drivers.angel_eye.wire.cards import HANDS, IN_GAME, RANK_CODES, Drawn, read_drawn
from drivers.angel_eye.wire.codec import ERROR_CODE, ERROR_MODE, IN_ERROR_MODE, IN_LOCK_MODE, Error, ShoeReport
from drivers.kit.angel_eye import optional
from drivers.kit.angel_eye.as_host import AsHost, letter_of, payload_of, shown
from drivers.kit.angel_eye.line_rules import CLEAR, CONFIRM
from drivers.kit.conformance.hands import put_right
from drivers.kit.conformance.rules import NotTried, Rule, needed, want

DIGITS = b"0123456789"
INDEXES = 16
GAMES, HAND = 4, 3
"""Games, and cards in each: a row that goes on is none that begins anew."""
ROW = INDEXES + 1
"""Cards, after which every number and every index has come."""


def tells_a_card(host: AsHost) -> None:
    host.quiet()
    report = host.drawn("DR").report
    assert isinstance(report, ShoeReport)
    want(report.letter == "D", f"a card of a game is told as {report.letter!r}")
    drawn = read_drawn(report.payload)
    want(isinstance(drawn, Drawn), f"its payload {shown(report.payload)} is no card")
    want(isinstance(drawn, Drawn) and drawn.target in HANDS, f"it goes to {drawn}, not to player or banker")


def counts(host: AsHost) -> None:
    numbers = [chr(report.seq) for report in _row(host)]
    told = f"reports are numbered {' '.join(numbers)}"
    want(all(ord(number) in DIGITS for number in numbers), told)
    follows = {number: {str((int(number) + 1) % 10), "1" if number == "9" else ""} for number in numbers}
    want(all(later in follows[number] for number, later in pairwise(numbers)), told)


def indexes(host: AsHost) -> None:
    cards = [read_drawn(report.payload) for report in _row(host) if report.letter == "D"]
    for target in HANDS:
        told = [each.index for each in cards if isinstance(each, Drawn) and each.target == target]
        in_order = all(later == (index + 1) % INDEXES for index, later in pairwise(told))
        want(in_order, f"cards to {IN_GAME[target]} have indexes {' '.join(map(str, told))}")


def games(host: AsHost) -> None:
    """`GP` confirms a game, so the next card begins another one."""
    host.quiet()
    row = [_in_another_game(host) for _ in range(GAMES)]
    first, last = [cards[0] for cards in row], [cards[-1] for cards in row]
    anew = len(set(first)) == 1 and first[0] in (0, 1)
    on = all(index == (before + 1) % INDEXES for index, before in zip(first[1:], last, strict=False))
    want(
        anew or on, f"games begin with the indexes {' '.join(map(str, first))}, and end with {' '.join(map(str, last))}"
    )


def _row(host: AsHost) -> list[ShoeReport]:
    """Many cards, one after the other; drawn once."""
    if not host.row:
        host.quiet()
        before = len(host.told)
        for _ in range(ROW):
            host.drawn("D")
        host.row = host.told[before:]
    return host.row


def _in_another_game(host: AsHost) -> list[int]:
    host.obeyed(CONFIRM, "other_orders")
    host.quiet()
    cards = [read_drawn(payload_of(host.drawn("D"))) for _ in range(HAND)]
    return [card.index for card in cards if isinstance(card, Drawn)] or [-1]


def drawn_while_locked(host: AsHost) -> None:
    host.quiet()
    with host.locked():
        host.quiet()
        drawn = host.where_there_is("draw-card", "DdR", optional.LOCKED_DRAWS)
    told = read_drawn(payload_of(drawn))
    place = told.target if isinstance(told, Drawn) else told
    want(letter_of(drawn) == "d" and place == IN_LOCK_MODE, f"a card drawn while locked is told as {shown(drawn.raw)}")


def clears_by_order(host: AsHost) -> None:
    host.quiet()
    with put_right(host.hands, "clear"):
        with needed("tells_a_fault"):
            host.asked("jam", "E")
        host.obeyed(CLEAR, "other_orders")
        host.until(lambda each: letter_of(each) == "e", 3.0, "report e")


def burnt(host: AsHost) -> None:
    host.quiet()
    payload = payload_of(host.where_there_is("burn-card", "D", optional.BURNT))
    want(len(payload) == 2, f"a burnt card is told as {shown(payload)}")
    place, code = payload[0] >> 4 & 0x07, payload[1] & 0x0F
    want(place in IN_GAME.keys() - HANDS, f"a burnt card goes to place {place}")
    want(code in RANK_CODES.values(), f"a burnt card has rank {code}")


def tells_a_fault(host: AsHost) -> None:
    host.quiet()
    with put_right(host.hands, "clear"):
        raised = payload_of(host.asked("jam", "E"))
        over = payload_of(host.asked("clear", "e"))
    want(len(raised) == len(over) == 1, f"a fault is told as {shown(raised)}, its end as {shown(over)}")
    want(raised[0] & ERROR_CODE in set(Error), f"error {raised[0] & ERROR_CODE} is none that the page lists")
    want(
        raised[0] & ERROR_CODE == over[0] & ERROR_CODE,
        f"error {raised[0] & ERROR_CODE} ends as error {over[0] & ERROR_CODE}",
    )


def outside_the_game(host: AsHost) -> None:
    host.quiet()
    with put_right(host.hands, "clear"):
        with needed("tells_a_fault"):
            raised = payload_of(host.asked("jam", "E"))
        drawn = host.drawn() if raised[:1] and raised[0] & ERROR_MODE else None
        with needed("tells_a_fault"):
            host.asked("clear", "e")
    if drawn is None:
        raise NotTried("its fault is no error mode: bit 6 is not set", optional.ERROR_MODE)
    told = read_drawn(payload_of(drawn))
    place = told.target if isinstance(told, Drawn) else told
    fits = letter_of(drawn) == "d" and place == IN_ERROR_MODE
    want(fits, f"a card drawn in error mode is told as {shown(drawn.raw)}")


def preset(host: AsHost) -> None:
    host.quiet()
    payload = payload_of(host.where_there_is("change-preset", "M", optional.SETTINGS))
    plain = len(payload) == 6 and payload.isalnum() and payload.isascii()
    want(plain, f"a changed setting is told as {shown(payload)}, not as six plain digits")


def after_9(host: AsHost) -> None:
    wraps = [after for last, after in pairwise(host.told) if last.seq == ord("9") and after.letter != "S"]
    if len(wraps) < 2:
        raise NotTried(f"only {len(wraps)} times a report came after one numbered 9")
    told = [chr(report.seq) for report in wraps]
    want(len(set(told)) == 1, f"after 9 come {' '.join(told)}")


def tells_its_start(host: AsHost) -> None:
    host.quiet()
    noise = host.noise
    host.asked("power-cycle", "S")
    host.noise = noise  # what the power cut short is no fault


def bit_7(host: AsHost) -> None:
    want(not host.plain, f"{shown(host.plain[0])} has a byte without it" if host.plain else "")


def all_in_whole_frames(host: AsHost) -> None:
    want(not host.noise, f"{len(host.noise)} bytes are no frame, such as {shown(host.noise[:16])}")


FIRST: tuple[Rule[AsHost], ...] = (
    Rule("Reports", "a card of the game is told as D, with its place and the card", tells_a_card),
)
RULES: tuple[Rule[AsHost], ...] = (
    Rule("Missed reports", "reports are numbered by digits, one after the other", counts),
    Rule("Reports", "cards of one place have indexes, one after the other, 0 after 15", indexes),
    Rule("Reports", "each game begins with index 0, each with 1, or all go on", games, ("other_orders",)),
    Rule("Reports", "a burnt card goes to place 2, 4 or 5, and has a rank", burnt),
    Rule("Reports", "E tells one error of the list, e its end", tells_a_fault),
    Rule("Reports", "a card drawn in error mode is d, with place 1", outside_the_game),
    Rule("Reports", "a card drawn while locked is d, with place 0", drawn_while_locked),
    Rule("Orders", "EC 00 clears an error: e", clears_by_order, ("other_orders",)),
    Rule("Reports", "M tells a setting in two plain digits and its value in four", preset),
    Rule("Missed reports", "after 9 comes 0, or 1, and always the same", after_9),
)
LAST: tuple[Rule[AsHost], ...] = (
    Rule("Reports", "S after power-up", tells_its_start, ("tells_a_card",)),
    Rule("Frames", "payload bytes have bit 7 set", bit_7),
    Rule("Frames", "all that it sent was whole frames with a right BCC", all_in_whole_frames, ("bit_7",)),
)
