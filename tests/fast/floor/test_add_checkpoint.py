"""Every status of C2SP tlog-witness, asked of ours over HTTP and of one that was written from the page alone."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.helpers.witness_room import ED25519, ML_DSA, NOW, witness_in
from tests.outside.tlog import NOTE, Key, Log, b64, leaf, mth
from tests.outside.tlog_client import Refused, add, call, cosigned, latest
from tests.outside.tlog_witness import Server, TlogWitness

TABLE = Log(Key("casino.example/table-7", NOTE, b"7" * 32), 90)
FORKED = Log(TABLE.key, 90, salt=b"another story")
NEXT = Log(Key("casino.example/table-8", NOTE, b"8" * 32), 20)
STRANGER = Log(Key("elsewhere.example/log", NOTE, b"9" * 32), 5)
IMPOSTOR = Log(Key(TABLE.key.name, NOTE, b"i" * 32), 90)


class Asked(NamedTuple):
    url: str
    vkey: str


@pytest.fixture(params=["ours", "ours, ML-DSA-44", "outside"])
def asked(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Asked]:
    vkeys = [TABLE.key.vkey, NEXT.key.vkey]
    if request.param == "outside":
        witness = TlogWitness("outside.example/w", vkeys)
        witness.now = lambda: NOW
        server = Server(witness)
        yield Asked(server.url, witness.key.vkey)
        server.end()
        return
    with witness_in(tmp_path, vkeys, ML_DSA if "ML" in request.param else ED25519) as running:
        yield Asked(running.url, running.vkeys[0])


def status(url: str, body: bytes) -> tuple[int, bytes]:
    code, kind, said = call(url, "POST", "/add-checkpoint", body)
    assert (kind == "text/x.tlog.size") == (code == 409)
    return code, said


def unsigned(size: int) -> bytes:
    return TABLE.request(0, size, note=f"{TABLE.text(size)}\n{STRANGER.key.sign_note(TABLE.text(size))}")


def wrongly_signed(size: int) -> bytes:
    """A line with a trusted name and id that does not verify, beside one that does."""
    text = TABLE.text(size)
    wrong = TABLE.key.line(bytes(64))
    return TABLE.request(0, size, note=f"{text}\n{TABLE.key.sign_note(text)}{wrong}")


def beside_unknown(size: int) -> bytes:
    text = TABLE.text(size)
    lines = [TABLE.key.sign_note(text), IMPOSTOR.key.sign_note("x\n"), STRANGER.key.sign_note("x\n")]
    return TABLE.request(0, size, note=f"{text}\n{''.join(lines)}")


def hashes(count: int) -> list[bytes]:
    return [leaf(bytes([number])) for number in range(count)]


GOOD = TABLE.request(0, 5).decode()
NO_STATE: dict[str, tuple[bytes, int]] = {
    "an empty tree with another root": (TABLE.request(0, 0, note=TABLE.note(0, bytes(32))), 422),
    "an empty tree and a proof": (TABLE.request(0, 0, hashes(1)), 422),
    "a proof from nothing": (TABLE.request(0, 5, hashes(3)), 422),
    "63 hashes from nothing": (TABLE.request(0, 5, hashes(63)), 422),
    "64 hashes": (TABLE.request(0, 5, hashes(64)), 400),
    "an old size that was never cosigned": (TABLE.request(3, 5), 409),
    "an old size beyond the new": (TABLE.request(6, 5, []), 400),
    "a log that nobody knows": (STRANGER.request(0, 3), 404),
    "a log that nobody knows, wrongly signed": (STRANGER.request(0, 3, note=STRANGER.note(3)[:-9] + "AAAAAA==\n"), 404),
    "signed by nobody known": (unsigned(5), 403),
    "signed by a known name and another key": (IMPOSTOR.request(0, 5), 403),
    "a trusted line that does not verify": (wrongly_signed(5), 403),
    "no bytes": (b"", 400),
    "no empty line": (GOOD.replace("\n\n", "\n", 1).encode(), 400),
    "no old line": (GOOD.removeprefix("old 0\n").encode(), 400),
    "an old size in words": (GOOD.replace("old 0", "old zero").encode(), 400),
    "an old size with a zero before": (GOOD.replace("old 0", "old 00").encode(), 400),
    "an old size with a sign": (GOOD.replace("old 0", "old +0").encode(), 400),
    "two spaces": (GOOD.replace("old 0", "old  0").encode(), 400),
    "a line that ends with a carriage return": (GOOD.replace("old 0\n", "old 0\r\n").encode(), 400),
    "a hash that is no base64": (GOOD.replace("old 0\n", "old 0\n****\n").encode(), 400),
    "cut off": (GOOD[:-1].encode(), 400),
}


def test_with_nothing_cosigned_each_request_has_its_status(asked: Asked) -> None:
    found = {name: status(asked.url, body)[0] for name, (body, _) in NO_STATE.items()}
    assert found == {name: wanted for name, (_, wanted) in NO_STATE.items()}
    assert status(asked.url, beside_unknown(5))[0] == 200


ONLY_OURS = {
    "a hash of another length": GOOD.replace("old 0\n", f"old 0\n{b64(bytes(31))}\n").encode(),
    "text that is no UTF-8": GOOD.encode().replace(b"casino", b"c\xffsino"),
    "a hash spelt in another way": GOOD.replace("old 0\n", f"old 0\n{b64(bytes(32))[:-2]}B=\n").encode(),
    "a root of another length": TABLE.request(0, 5, note=TABLE.note(5, bytes(31))),
    "an old size beyond 2^63 - 1": GOOD.replace("old 0", f"old {2**63}").encode(),
    "101 signature lines": GOOD.encode() + 100 * STRANGER.key.sign_note("x\n").encode(),
}


def test_what_is_not_written_as_it_must_be_is_malformed(tmp_path: Path) -> None:
    with witness_in(tmp_path, [TABLE.key.vkey]) as running:
        found = {name: status(running.url, body)[0] for name, body in ONLY_OURS.items()}
    assert set(found.values()) == {400}, found


FIVE_SEEN: dict[str, tuple[Callable[[], bytes], int]] = {
    "the same again": (lambda: TABLE.request(5, 5), 200),
    "the same with a proof": (lambda: TABLE.request(5, 5, hashes(1)), 422),
    "the same size, another root": (lambda: TABLE.request(5, 5, note=FORKED.note(5)), 422),
    "another story": (lambda: FORKED.request(5, 9), 422),
    "no proof": (lambda: TABLE.request(5, 9, []), 422),
    "a proof with one hash too many": (lambda: TABLE.request(5, 9, [*hashes(1), *hashes(4)]), 422),
    "63 hashes": (lambda: TABLE.request(5, 9, hashes(63)), 422),
    "from nothing again": (lambda: TABLE.request(0, 9), 409),
    "from less": (lambda: TABLE.request(3, 9), 409),
    "from more": (lambda: TABLE.request(7, 9), 409),
    "smaller": (lambda: TABLE.request(3, 4), 409),
    "smaller than the old size": (lambda: TABLE.request(5, 4, []), 400),
    "stale and of another story": (lambda: FORKED.request(3, 9), 409),
    "stale and unsigned": (lambda: unsigned(9), 403),
    "stale, of an unknown log": (lambda: STRANGER.request(0, 3), 404),
    "empty again": (lambda: TABLE.request(0, 0), 409),
}


def test_behind_five_leaves_each_request_has_its_status(asked: Asked) -> None:
    assert cosigned(asked.url, TABLE, 5, [asked.vkey]) == [NOW]
    found = {}
    for name, (body, wanted) in FIVE_SEEN.items():
        code, said = status(asked.url, body())
        if code != wanted or (code == 409 and said != b"5\n"):
            found[name] = (code, said)
        assert status(asked.url, TABLE.request(0, 90))[1] == b"5\n", name
    assert found == {}
    assert status(asked.url, TABLE.request(5, 90))[0] == 200, "by a proof of seven hashes"
    assert status(asked.url, TABLE.request(0, 90))[1] == b"90\n"


def test_a_client_from_the_page_alone_grows_logs_that_do_not_know_of_each_other(asked: Asked) -> None:
    for size in (0, 1, 2, 4, 4, 7, 8, 64, 65, 90):
        assert cosigned(asked.url, TABLE, size, [asked.vkey]) == [NOW]
    assert cosigned(asked.url, NEXT, 4, [asked.vkey]) == [NOW]
    assert status(asked.url, TABLE.request(0, 9))[1] == b"90\n"
    assert status(asked.url, NEXT.request(0, 9))[1] == b"4\n"


def test_the_last_checkpoint_of_each_log_is_served_with_its_signatures(tmp_path: Path) -> None:
    kinds = (*ED25519, *ML_DSA)
    with witness_in(tmp_path, [TABLE.key.vkey, NEXT.key.vkey], kinds) as running:
        assert latest(running.url, TABLE.key.name) is None
        lines = add(running.url, beside_unknown(5))
        assert latest(running.url, TABLE.key.name) == TABLE.note(5) + lines
        assert cosigned(running.url, TABLE, 8, running.vkeys, old=5) == [NOW, NOW]
        assert latest(running.url, NEXT.key.name) is None
        assert latest(running.url, STRANGER.key.name) is None


def test_what_a_log_signed_and_was_refused_is_kept_with_what_was_cosigned_before(tmp_path: Path) -> None:
    with witness_in(tmp_path, [TABLE.key.vkey]) as running:
        add(running.url, TABLE.request(0, 5))
        for _ in range(2):
            with pytest.raises(Refused):
                add(running.url, FORKED.request(5, 5))
        (kept,) = (tmp_path / "refused").glob("*.request")
        assert kept.read_bytes() == FORKED.request(5, 5)
        assert kept.with_suffix(".cosigned").read_text() == latest(running.url, TABLE.key.name)
        assert len([line for line in running.told if "refused" in line]) == 1
        with pytest.raises(Refused, match="the log tells two stories"):
            add(running.url, FORKED.request(5, 5))


def test_a_clock_that_is_not_set_cosigns_nothing(tmp_path: Path) -> None:
    now = list[int]()
    with witness_in(tmp_path, [TABLE.key.vkey], clock=now.pop) as running:
        for time in (0, -5, 2**63):
            now.append(time)
            assert status(running.url, TABLE.request(0, 5))[0] == 503
        assert latest(running.url, TABLE.key.name) is None


def test_a_log_may_sign_with_ml_dsa_itself(tmp_path: Path) -> None:
    log = Log(Key("pq.example/log", 6, b"q" * 32), 5)
    text = log.text(5)
    note, wrong = (f"{text}\n{log.key.cosign(each, 0)}" for each in (text, log.text(4)))
    with witness_in(tmp_path, [log.key.vkey]) as running:
        assert status(running.url, log.request(0, 5, note=wrong))[0] == 403
        assert status(running.url, log.request(0, 5, note=note))[0] == 200


def test_the_two_sides_agree_on_the_empty_root() -> None:
    assert b64(mth([])) == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="
