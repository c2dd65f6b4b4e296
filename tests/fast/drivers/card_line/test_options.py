"""A reader's spelling as a settings file says it."""

import re

import pytest

from drivers.card_line.spelling import Spelling
from drivers.declaration import Setup
from drivers.errors import BadOption
from drivers.events import CardRead, Fault, FaultRaised, Setting
from drivers.registry import named

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
    "two cards with one code": ({"codes": "As=1 Ah=1"}, "'1' would mean both As and Ah"),
    "two cards with one code, in capitals": ({"codes": "As=ff Ah=FF"}, "'FF' would mean both As and Ah"),
    "commas where spaces belong": ({"codes": "As=1,Ks=2"}, "'As=1,Ks=2': write it as J=B, with spaces"),
    "a prefix that holds the end": ({"prefix": "\r"}, "write ASCII without the line's end"),
    "a prefix that no reader sends": ({"prefix": "→"}, "write ASCII without the line's end"),
    "a card named twice": ({"codes": "As=1 As=2"}, "'As' is there twice: write all of it as As=1,2"),
    "a suit named twice": ({"suits": "s=P s=S"}, "'s' is there twice"),
    "a code that is another card": ({"codes": "As=KD"}, "'KD' would mean both Kd and As"),
}


@pytest.mark.parametrize(("options", "line", "card"), SET.values(), ids=SET.keys())
def test_a_reader_is_understood_as_it_is_set(options, line, card):
    protocol = KIND.device(Setup(options=options))()
    [frame] = protocol.split(line, 0.0)
    assert protocol.decode(frame, 0.0).events == (CardRead(card, Setting.IN_GAME),)


@pytest.mark.parametrize("line", [b"\x02NOREAD\x03", b"NOREAD\x03", b"\x02 no read\x03"])
def test_a_failed_read_is_one_behind_the_prefix_too(line):
    protocol = KIND.device(Setup(options={"prefix": "\x02", "end": "etx"}))()
    [frame] = protocol.split(line, 0.0)
    assert protocol.decode(frame, 0.0).events == (
        FaultRaised(Fault.UNREADABLE, "the reader saw a card that it cannot read"),
    )


@pytest.mark.parametrize(("options", "told"), WRONG.values(), ids=WRONG.keys())
def test_what_cannot_be_set_is_told(options, told):
    with pytest.raises(BadOption, match=re.escape(told)):
        KIND.device(Setup(options=options))


def test_the_twin_writes_as_it_is_set():
    twin = KIND.twin(0, Setup(options={"end": "cr", "prefix": "K:", "suits": "s=P"}))
    twin.gestures()["insert-deck"]("As")
    twin.gestures()["draw-card"]()
    assert twin.tick(0.0) == b"K:AP\r"


def test_nothing_set_is_the_usual_spelling():
    assert KIND.device()()._spelling == Spelling()
