"""The shoe's counts: what is lost is told, what is not lost is not."""

from drivers.angel_eye.declaration import GAMES
from drivers.angel_eye.host.protocol import AngelEye, AngelEyeDevice
from drivers.angel_eye.wire.codec import ShoeReport, report_bytes
from drivers.declaration import StoredFrame
from drivers.events import CardRead, DeviceTime, Event, ReportChanged, ReportsMissing
from tests.helpers.cases import failures

HOLES = (ReportsMissing, ReportChanged)
FROM_1 = GAMES["1"]


def drawn(seq: str, index: int, letter: str = "D", target: int = 0) -> bytes:
    """A card of its own for each number and index."""
    code = 0x90 + (ord(seq) + index) % 13 + 1
    return report_bytes(ShoeReport(ord(seq), letter, bytes((0x80 | target << 4 | index, code))))


def said(seq: str, letter: str, payload: bytes = b"") -> bytes:
    return report_bytes(ShoeReport(ord(seq), letter, payload))


def heard(*reports: bytes, protocol: AngelEye | None = None) -> list[Event]:
    """By default the house says with which index a game begins here."""
    protocol = protocol or AngelEyeDevice(games=FROM_1)()
    frames = [frame for report in reports for frame in protocol.split(report, 0.0)]
    return [event for frame in frames for event in protocol.decode(frame, 0.0).events]


def holes(*reports: bytes, protocol: AngelEye | None = None) -> list[Event]:
    return [event for event in heard(*reports, protocol=protocol) if isinstance(event, HOLES)]


def lost(*indexes: int) -> tuple[CardRead, ...]:
    return tuple(CardRead("??", DeviceTime.IN_GAME, "player", index) for index in indexes)


ROW = (drawn("1", 1), drawn("2", 2))
CASES = {
    "one after the other": ((*ROW, drawn("3", 3)), []),
    "each three times": ((*ROW * 1, ROW[1], ROW[1], drawn("3", 3), drawn("3", 3)), []),
    "from 9 to 1": ((said("7", "S"), drawn("8", 1), drawn("9", 2), drawn("1", 3), drawn("2", 4)), []),
    "a card lost": ((*ROW, drawn("4", 4)), [ReportsMissing("3", "4", lost(3), sure=True)]),
    "0 lost where 0 is known": (
        (drawn("0", 1), drawn("1", 2), *(drawn(str(n), n + 1) for n in range(2, 10)), drawn("1", 12)),
        [ReportsMissing("0", "1", lost(11), sure=True)],
    ),
    "what was lost is no card": (
        (*ROW, *(drawn(str(each), each) for each in (3, 4, 5)), drawn("7", 6)),
        [ReportsMissing("6", "7", (), sure=True)],
    ),
    "what was lost is no card, or a start and two cards": ((*ROW, drawn("4", 3)), [ReportsMissing("3", "4")]),
    "lost where indexes do not count": (
        (said("0", "S"), drawn("1", 1), drawn("2", 1), drawn("4", 1)),
        [ReportsMissing("3", "4")],
    ),
    "lost where indexes prove nothing yet": ((drawn("1", 1), drawn("3", 3)), [ReportsMissing("2", "3")]),
    "lost before what is no card": ((*ROW, said("4", "C")), [ReportsMissing("3", "4")]),
    "ten lost, and nobody knows how it counts": ((*ROW, drawn("3", 13)), [ReportsMissing("3", "3")]),
    "ten lost, and the index stands where a game begins": (
        (drawn("0", 5), drawn("1", 6), drawn("2", 1)),
        [ReportsMissing("", "0"), ReportsMissing("2", "2")],
    ),
    "ten lost to one of two places": (
        (drawn("0", 1), drawn("1", 1, target=1), drawn("2", 2), drawn("3", 12, target=1)),
        [ReportsMissing("3", "3")],
    ),
    "the second place of a game begins far ahead": (
        (drawn("0", 1), drawn("1", 2), drawn("2", 11, target=1)),
        [ReportsMissing("2", "2")],
    ),
    "the last number again with the next card": ((*ROW, drawn("2", 3)), [ReportsMissing("3", "2")]),
    "the last number again with the same card otherwise": (
        (*ROW, report_bytes(ShoeReport(ord("2"), "D", b"\x82\xc1"))),
        [ReportChanged("2")],
    ),
    "the count starts anew and says so": ((*ROW, drawn("3", 3), said("1", "S"), drawn("2", 4)), []),
    "the count starts anew and says so, and perhaps two cards were lost": (
        (*ROW, said("1", "S"), drawn("2", 3)),
        [ReportsMissing("2", "2", fewest=2)],
    ),
    "after a start under its number": ((*ROW, said("7", "S"), drawn("7", 3)), []),
    "after a start in a game, its index begins anew": ((*ROW, said("1", "S"), drawn("2", 1)), []),
    "after a start in a game, a card is lost": ((*ROW, said("1", "S"), drawn("2", 4)), [ReportsMissing("2", "2")]),
    "a start, and the first card begins a game": ((said("1", "S"), drawn("2", 1), drawn("3", 2)), []),
    "a start, and the first card begins no game": ((said("1", "S"), drawn("2", 2)), [ReportsMissing("2", "2")]),
    "a card lost behind a start between two games": (
        (*ROW, said("3", "G", b"\x91"), said("1", "S"), drawn("2", 4)),
        [ReportsMissing("2", "2")],
    ),
    "after a start from 0": ((*ROW, said("7", "S"), drawn("0", 1)), []),
    "the first of all, in the middle of a count": ((drawn("2", 1),), [ReportsMissing("", "2")]),
    "the first of all is no card": ((said("4", "C"), drawn("5", 1)), []),
    "the first of all is no card, and the first card begins no game": (
        (said("4", "C"), drawn("5", 2)),
        [ReportsMissing("5", "5")],
    ),
    "from 9 to 1 for the second time": (
        (said("8", "S"), *(drawn(str(n), 1) for n in (9, *range(1, 10), *range(1, 10), 1))),
        [ReportsMissing("0", "1")],
    ),
    "from 9 to 1 beside a row of cards": (
        (said("6", "S"), drawn("7", 1), drawn("8", 2), said("9", "C"), said("1", "M", b"120001"), drawn("2", 4)),
        [ReportsMissing("2", "2", (), sure=False)],
    ),
    "a card sent again under later numbers": ((*ROW, drawn("5", 3, "R")), []),
    "a told card sent again under later numbers": (
        (*ROW, report_bytes(ShoeReport(ord("6"), "R", bytes((0x82, 0x90 + (ord("2") + 2) % 13 + 1))))),
        [],
    ),
    "a card that was lost, told again behind the next one": (
        (*ROW, drawn("4", 4), drawn("5", 3, "R"), drawn("6", 5)),
        [ReportsMissing("3", "4", lost(3), sure=True)],
    ),
    "a card that was not lost, told again behind two others": (
        (*ROW, drawn("3", 3), drawn("4", 4), drawn("5", 2, "R")),
        [ReportsMissing("5", "5")],
    ),
}


LOOKED = [ReportsMissing("1", "1", fewest=1)]
"""The first card that is heard of a shoe whose first index nobody said."""
BETWEEN_GAMES = {
    "a start between two games, and its index goes on": (
        (*ROW, drawn("3", 3), said("4", "G", b"\x91"), said("1", "S"), drawn("2", 4)),
        {"learned": LOOKED, "1": [ReportsMissing("2", "2")], "on": LOOKED},
    ),
    "another game": (
        (*ROW, said("3", "G", b"\x91"), drawn("4", 1), drawn("5", 2)),
        {"learned": [*LOOKED, ReportsMissing("4", "4", fewest=30)], "1": [], "on": [*LOOKED, ReportsMissing("4", "4")]},
    ),
    "another game, and the index goes on": (
        (
            *ROW,
            *(said("3", "G", b"\x91"), drawn("4", 3), drawn("5", 4)),
            *(said("6", "G", b"\x91"), drawn("7", 5), drawn("8", 6)),
        ),
        {
            "learned": [*LOOKED, ReportsMissing("4", "4", fewest=18)],
            "1": [ReportsMissing("4", "4"), ReportsMissing("7", "7")],
            "on": LOOKED,
        },
    ),
}


def test_a_hole_is_told_with_what_is_known_of_it():
    def check(reports, told):
        assert holes(*reports) == told

    assert failures(check, CASES) == []


def test_what_the_house_says_of_its_shoe_tells_a_new_game_from_a_hole():
    found = {
        (name, house): heard_
        for name, (reports, told) in BETWEEN_GAMES.items()
        for house in told
        if (heard_ := holes(*reports, protocol=AngelEyeDevice(games=GAMES[house])())) != told[house]
    }
    assert found == {}


def test_a_hole_is_told_before_the_report_that_shows_it():
    assert [type(event).__name__ for event in heard(*ROW, drawn("4", 4))][-2:] == ["ReportsMissing", "CardRead"]


def test_a_hole_across_a_pulled_cable_is_told_too():
    device = AngelEyeDevice()
    heard(*ROW, protocol=device())
    assert holes(drawn("4", 4), protocol=device()) == [ReportsMissing("3", "4", lost(3), sure=True)]


BEHIND_A_RESTART = {
    "changed": ((report_bytes(ShoeReport(ord("2"), "D", b"\x82\xc1")),), [ReportChanged("2")]),
    "goes on": ((drawn("3", 3), drawn("4", 4)), []),
    "its index begins anew": ((drawn("3", 1), drawn("4", 2)), [ReportsMissing("3", "3", since=7)]),
    "a card of a row lost": ((drawn("4", 4),), [ReportsMissing("3", "4", lost(3), sure=True, since=7)]),
    "the last one again": ((drawn("2", 2),), []),
    "its number again": ((drawn("2", 3),), [ReportsMissing("3", "2", since=7)]),
    "a start": ((said("5", "S"), drawn("6", 1)), [ReportsMissing("6", "6", fewest=1, since=7)]),
    "a start, and its index was never seen": ((said("5", "S"), drawn("6", 0)), [ReportsMissing("6", "6", since=7)]),
}


def test_the_count_goes_on_where_another_run_of_the_program_left_it():
    stored = [StoredFrame(7, raw) for raw in (b"noise", *ROW, ROW[-1])]
    found = {
        name: heard_
        for name, (reports, told) in BEHIND_A_RESTART.items()
        if (heard_ := holes(*reports, protocol=AngelEyeDevice(heard=stored, game=lambda: 7)())) != told
    }
    assert found == {}


def test_a_last_report_that_is_told_again_after_a_restart_is_news_for_it_may_not_have_been_taken():
    protocol = AngelEyeDevice(heard=[StoredFrame(7, raw) for raw in ROW])()
    assert [type(event) for event in protocol.decode(ROW[-1], 0.0).events] == [CardRead]
