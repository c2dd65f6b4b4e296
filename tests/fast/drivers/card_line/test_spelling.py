"""How readers write cards, and how a settings file says it."""

import re
from itertools import product

import pytest

from drivers.card_line.spelling import RANKS, SUITS, Spelling
from drivers.declaration import Setup
from drivers.errors import BadOption
from drivers.events import CardRead, DeviceTime, Fault, FaultRaised
from drivers.registry import named
from tests.helpers.cases import failures

GERMAN = Spelling(
    prefix="K:",
    ranks={**RANKS, "A": ("A",), "J": ("B",), "Q": ("D",)},
    suits={"s": ("P",), "h": ("H",), "d": ("R",), "c": ("X",)},
)
TAGS = Spelling(codes={"04A2F1": "As", "04a2f2": "10h"})


def test_every_card_is_read_rank_first_and_suit_first_in_either_case():
    found = []
    for rank, suit in product(RANKS, SUITS):
        words = (rank + suit, suit + rank, (rank + suit).upper(), f" {suit}{rank} ")
        found += [word for word in words if Spelling().card(word) != rank + suit]
    assert found == []


CASES = {
    "ten as T": (Spelling(), "TS", "10s"),
    "empty": (Spelling(), "", None),
    "one more character": (Spelling(), "ASX", None),
    "rank 11": (Spelling(), "11S", None),
    "prefix and other words": (GERMAN, "K:BP", "Js"),
    "prefix in lower case": (GERMAN, "k:dr", "Qd"),
    "prefix missing": (GERMAN, "BP", None),
    "tag": (TAGS, "04a2f1", "As"),
    "unknown tag": (TAGS, "04A2F3", None),
}


def test_a_line_is_a_card_or_nothing():
    def check(spelling, text, card):
        assert spelling.card(text) == card

    assert failures(check, CASES) == []


UNSURE = {
    "no line end": {"ends": (b"",)},
    "two cards written alike": {"ranks": {**RANKS, "J": ("K",)}},
    "a code that is another card's word": {"codes": {"AS": "Kd"}},
    "rank and suit in one letter": {"ranks": {"Q": ("D",), "J": ("H",)}, "suits": {"d": ("D",), "h": ("H",)}},
}


def test_a_table_that_cannot_be_sure_is_refused():
    def check(options):
        with pytest.raises(ValueError, match=r"mean both|needs an end"):
            Spelling(**options)

    assert failures(check, UNSURE) == []


KIND = named("card-line")
SET = {
    "nothing": ({}, b"AS\r", "As"),
    "its line end": ({"end": "etx"}, b"AS\x03", "As"),
    "a prefix": ({"prefix": "K:"}, b"K:AS\n", "As"),
    "a prefix that nobody can print": ({"prefix": "\x02", "end": "etx"}, b"\x02AS\x03", "As"),
    "a code that has a sign of equality": ({"codes": "As=A=1,FF"}, b"A=1\r", "As"),
    "ranks": ({"ranks": "J=B Q=D"}, b"BS\n", "Js"),
    "suits": ({"suits": "s=P h=H d=R c=X"}, b"10P\n", "10s"),
    "codes": ({"codes": "As=04A2F1 10h=04A2F2,FF"}, b"ff\n", "10h"),
    "codes with spaces": ({"codes": 'As="04 A2 F1" 10h="04 A2 F2",FF'}, b"04 a2 f2\r\n", "10h"),
}
WRONG = {
    "no such setting": ({"spelling": "x"}, "there is no such setting; it has end, prefix, ranks"),
    "no such line end": ({"end": "tab"}, "end=tab: write any or cr or lf or crlf"),
    "no pair": ({"ranks": "JB"}, "'JB': write it as J=B"),
    "an open quotation": ({"codes": 'As="04 A2'}, "a quotation mark has no other"),
    "a code in several words": ({"codes": "As=04 A2 F1"}, "'A2': write it as J=B"),
    "no such rank": ({"ranks": "11=B"}, "'11' is not known; there are A 2 3"),
    "no such card": ({"codes": "1s=FF"}, "'1s' is no card"),
    "two cards alike": ({"ranks": "J=K"}, "would mean both"),
    "two cards with one code, in capitals": ({"codes": "As=ff Ah=FF"}, "'FF' would mean both As and Ah"),
    "commas where spaces belong": ({"codes": "As=1,Ks=2"}, "'As=1,Ks=2': write it as J=B, with spaces"),
    "a prefix that holds the end": ({"prefix": "\r"}, "write ASCII without the line's end"),
    "a card named twice": ({"codes": "As=1 As=2"}, "'As' is there twice: write all of it as As=1,2"),
    "a code that is another card": ({"codes": "As=KD"}, "'KD' would mean both Kd and As"),
}


def test_a_reader_is_understood_as_it_is_set():
    def check(options, line, card):
        protocol = KIND.device(Setup(options=options))()
        [frame] = protocol.split(line, 0.0)
        assert protocol.decode(frame, 0.0).events == (CardRead(card, DeviceTime.IN_GAME),)

    assert failures(check, SET) == []


def test_a_failed_read_is_one_behind_the_prefix_too():
    lines = (b"\x02NOREAD\x03", b"NOREAD\x03", b"\x02 no read\x03")
    protocol = KIND.device(Setup(options={"prefix": "\x02", "end": "etx"}))()
    replies = [protocol.decode(frame, 0.0).events for line in lines for frame in protocol.split(line, 0.0)]
    assert replies == [(FaultRaised(Fault.UNREADABLE, "the reader saw a card that it cannot read"),)] * 3


def test_what_cannot_be_set_is_told():
    def check(options, told):
        with pytest.raises(BadOption, match=re.escape(told)):
            KIND.device(Setup(options=options))

    assert failures(check, WRONG) == []


def test_the_twin_writes_as_it_is_set():
    twin = KIND.twin(0, Setup(options={"end": "cr", "prefix": "K:", "suits": "s=P"}))
    twin.gestures()["insert-deck"]("As")
    twin.gestures()["draw-card"]()
    assert twin.tick(0.0) == b"K:AP\r"


def test_nothing_set_is_the_usual_spelling():
    assert KIND.device()()._spelling == Spelling()
