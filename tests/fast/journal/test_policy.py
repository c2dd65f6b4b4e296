"""C2SP tlog-policy: what a policy may say, and whose cosignatures meet it."""

from itertools import combinations

import pytest

from dealer_terminal.journal.errors import FormatError, MismatchError
from dealer_terminal.journal.note import SignedNote, parse_note
from dealer_terminal.journal.policy import missing, parse_policy, weigh
from tests.fast.journal.vectors import accepted
from tests.outside.tlog import COSIGNATURE, NOTE, SUBTREE, Key, Log

TABLE = Log(Key("casino.example/table-7", NOTE, b"7" * 32), 9)
NAMES = ("X1", "X2", "X3", "Y1", "Y2", "Y3")
KEYS = {name: Key(f"{name}.example", SUBTREE if name == "X2" else COSIGNATURE, name.encode() * 16) for name in NAMES}
LOG = f"log {TABLE.key.vkey}\n"
WITNESSES = "".join(f"witness {name} {key.vkey}\n" for name, key in KEYS.items())
PAGE = f"""# the page's own example, with blanks
{LOG}
  {WITNESSES}
group X-witnesses 2 X1 X2 X3
\tgroup\tY-witnesses any  Y1 Y2 Y3\t
group X-and-Y all X-witnesses Y-witnesses
quorum X-and-Y
"""


def cosigned(*names: str, time: int = 5) -> SignedNote:
    return parse_note((TABLE.note(9) + "".join(KEYS[each].cosign(TABLE.text(9), time) for each in names)).encode())


def by(count: int) -> list[tuple[str, ...]]:
    return list(combinations(NAMES, count))


def test_the_pages_example_is_met_by_two_of_the_one_and_one_of_the_other() -> None:
    policy = parse_policy(PAGE.encode())
    for names in [each for count in range(7) for each in by(count)]:
        xs, ys = (sum(name[0] == letter for name in names) for letter in "XY")
        found = weigh(policy, cosigned(*names))
        assert found.met == (xs >= 2 and ys >= 1), names
        assert found.names == names
        assert set(missing(policy, found)) == set(NAMES) - set(names)


def test_a_quorum_is_a_witness_or_a_group_or_nobody() -> None:
    for line, names, met in (
        ("quorum X1", ("X1",), True),
        ("quorum X1", ("X2", "X3", "Y1", "Y2", "Y3"), False),
        ("quorum none", (), True),
        (f"group g all {' '.join(NAMES)}\nquorum g", NAMES, True),
        (f"group g all {' '.join(NAMES)}\nquorum g", NAMES[1:], False),
        (f"group g 6 {' '.join(NAMES)}\nquorum g", NAMES, True),
        ("group g any X1\nquorum g", ("X1",), True),
        ("group g any X1\nquorum g", ("X2",), False),
        ("group a any X1\ngroup b 2 a X2\nquorum b", ("X1", "X2"), True),
        ("group a any X1\ngroup b 2 a X2\nquorum b", ("X2",), False),
    ):
        assert weigh(parse_policy(f"{WITNESSES}{line}\n".encode()), cosigned(*names)).met == met, (line, names)


def test_a_known_witness_whose_line_is_wrong_spoils_the_checkpoint_and_an_unknown_one_is_nobody() -> None:
    wrong = KEYS["X1"].cosign(TABLE.text(8), 5)
    note = parse_note((TABLE.note(9) + KEYS["X2"].cosign(TABLE.text(9), 5) + wrong).encode())
    with pytest.raises(MismatchError, match=r"X1\.example"):
        weigh(parse_policy(f"{WITNESSES}quorum X2\n".encode()), note)
    known = "".join(line for line in WITNESSES.splitlines(keepends=True) if "X1" not in line)
    assert weigh(parse_policy(f"{known}quorum X2\n".encode()), note).met


def test_without_a_time_nothing_was_witnessed() -> None:
    assert not weigh(parse_policy(f"{WITNESSES}quorum X2\n".encode()), cosigned("X2", time=0)).met


def test_of_two_lines_by_one_witness_the_newer_counts() -> None:
    text = TABLE.text(9)
    note = parse_note((TABLE.note(9) + KEYS["X1"].cosign(text, 7) + KEYS["X1"].cosign(text, 6)).encode())
    ((_, made),) = weigh(parse_policy(f"{WITNESSES}quorum X1\n".encode()), note).by
    assert made.time == 7


def test_names_are_bytes_whatever_letters_they_mean() -> None:
    one, two = (KEYS[each].vkey for each in ("X1", "Y1"))
    kelvin = b"witness K %b\nwitness \xe2\x84\xaa %b\nwitness \xff %b\n" % (
        one.encode(),
        two.encode(),
        KEYS["X3"].vkey.encode(),
    )
    policy = parse_policy(kelvin + b"group g all K \xe2\x84\xaa \xff\n# \xe4\nquorum g\n")
    assert weigh(policy, cosigned("X1", "Y1", "X3")).met and not weigh(policy, cosigned("X1", "Y1")).met


def test_of_its_logs_those_of_an_origin_are_trusted() -> None:
    other = Key("casino.example/table-8", NOTE, b"8" * 32)
    policy = parse_policy(f"{LOG}log {other.vkey} https://floor.example/8\nquorum none\n".encode())
    assert [str(each) for each in policy.log_keys(TABLE.key.name)] == [TABLE.key.vkey]
    assert policy.log_keys("x") == ()


W = WITNESSES
ALIAS = Key("alias.example", COSIGNATURE, b"X1" * 16)
REFUSED: dict[str, tuple[str, str]] = {
    "no quorum": (W, "no line quorum"),
    "a quorum of two names": (f"{W}quorum X1 X2\n", "line 7: quorum has 2"),
    "a quorum that comes later": (f"quorum X1\n{W}", "line 1: the quorum 'X1' is not defined"),
    "a member that comes later": (f"group g any X1\n{W}quorum g\n", "line 1: 'X1' is not defined"),
    "a group of nobody": (f"{W}group g any\nquorum g\n", "line 7: group has 2"),
    "a group that wants none": (f"{W}group g 0 X1\nquorum g\n", "0 cannot be needed"),
    "a group that wants 02": (f"{W}group g 02 X1 X2\nquorum g\n", "plain decimal"),
    "a member twice": (f"{W}group g 2 X1 X1\nquorum g\n", "'X1' is a member already"),
    "a member of two groups": (f"{W}group g any X1\ngroup h any X1 g\nquorum h\n", "'X1' is a member already"),
    "a name twice": (f"{W}group X1 any X2\nquorum X1\n", "the name 'X1' is taken"),
    "the name none": (f"witness none {KEYS['X1'].vkey}\nquorum none\n", "the name 'none' is taken"),
    "one key under two names": (f"{W}witness Z {ALIAS.vkey}\nquorum Z\n", "that of two witnesses"),
    "a log twice": (f"{LOG}{LOG}quorum none\n", "line 2: the log key"),
    "a log's key as a witness": (f"witness a {TABLE.key.vkey}\nquorum a\n", "witness's is 0x04 or 0x06"),
    "a witness's key as a log": (f"log {KEYS['X1'].vkey}\nquorum none\n", "a log's is 0x01 or 0x06"),
    "another word": ("logs x\nquorum none\n", "begins with 'logs'"),
    "a word too many": (f"{W}quorum X1 # the first\n", "line 7: quorum has 4"),
    "a carriage return": ("quorum none\r\n", "control character"),
    "an escape": ("# \x1b[31m\nquorum none\n", "control character"),
    "nothing": ("", "no line quorum"),
}


def test_what_is_no_policy_is_refused_by_its_line() -> None:
    for what, (text, says) in REFUSED.items():
        assert accepted(parse_policy, {what: text.encode()}, FormatError, says) == []


def test_thirty_two_of_each_are_no_limit() -> None:
    keys = [Key(f"w{n}", COSIGNATURE, bytes([n]) * 32) for n in range(40)]
    lines = [f"witness w{n} {key.vkey}" for n, key in enumerate(keys)]
    lines += [f"log {Key(f'l{n}', NOTE, bytes([n + 50]) * 32).vkey}" for n in range(40)]
    lines += [f"group g{n} any w{n}" for n in range(40)]
    assert len(parse_policy("\n".join([*lines, "quorum g39", ""]).encode()).groups) == 40
