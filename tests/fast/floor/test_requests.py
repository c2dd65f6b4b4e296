"""What else may come over a witness's line: too much, too slowly, in another way, too often."""

import select
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from dealer_terminal.floor.witness.server import MOST_BYTES, ClientPatience
from tests.helpers.witness_room import Running, witness_in
from tests.outside.tlog import NOTE, Key, Log
from tests.outside.tlog_client import add, call

TABLE = Log(Key("casino.example/table-7", NOTE, b"7" * 32), 90)


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    with witness_in(tmp_path, [TABLE.key.vkey]) as running:
        yield running


def raw(running: Running, data: bytes) -> tuple[int, dict[str, str], bytes]:
    """The one answer to these bytes."""
    parts = urlsplit(running.url)
    with closing(socket.create_connection((parts.hostname, parts.port), timeout=30)) as line:
        line.sendall(data)
        answer = HTTPResponse(line)
        answer.begin()
        return answer.status, dict(answer.headers.items()), answer.read()


POST = b"POST /add-checkpoint HTTP/1.1\r\nHost: w\r\n"
REFUSED: dict[str, tuple[bytes, int]] = {
    "another path": (b"POST /other HTTP/1.1\r\nHost: w\r\nContent-Length: 0\r\n\r\n", 404),
    "another path to read": (b"GET /other HTTP/1.1\r\nHost: w\r\n\r\n", 404),
    "a hash in capitals": (b"GET /%s/checkpoint HTTP/1.1\r\nHost: w\r\n\r\n" % (b"A" * 64), 404),
    "a log that was never cosigned": (b"GET /%s/checkpoint HTTP/1.1\r\nHost: w\r\n\r\n" % (b"a" * 64), 404),
    "reading what is posted": (b"GET /add-checkpoint HTTP/1.1\r\nHost: w\r\n\r\n", 405),
    "putting it": (b"PUT /add-checkpoint HTTP/1.1\r\nHost: w\r\nContent-Length: 1\r\n\r\nx", 405),
    "posting what is read": (b"POST /%s/checkpoint HTTP/1.1\r\nHost: w\r\n\r\n" % (b"a" * 64), 405),
    "deleting": (b"DELETE / HTTP/1.1\r\nHost: w\r\n\r\n", 405),
    "a method that nobody knows": (b"BREW /add-checkpoint HTTP/1.1\r\nHost: w\r\n\r\n", 501),
    "no length": (POST + b"\r\nold 0\n", 411),
    "chunks": (POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n", 411),
    "a length in words": (POST + b"Content-Length: ten\r\n\r\n", 400),
    "a length below nothing": (POST + b"Content-Length: -1\r\n\r\n", 400),
    "two lengths": (POST + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\nxx", 400),
    "a length beyond all": (POST + b"Content-Length: 999999999999999999\r\n\r\n", 413),
    "one byte too many": (POST + b"Content-Length: %d\r\n\r\n" % (MOST_BYTES + 1) + b"x" * (MOST_BYTES + 1), 413),
    "as much as may be": (POST + b"Content-Length: %d\r\n\r\n" % MOST_BYTES + b"x" * MOST_BYTES, 400),
    "a very long address": (b"GET /" + b"x" * 70_000 + b" HTTP/1.1\r\n\r\n", 414),
    "too many headers": (b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 200 + b"\r\n", 431),
}


def test_what_is_no_request_of_a_client_has_its_status_and_a_line(running: Running) -> None:
    found = {}
    for name, (data, wanted) in REFUSED.items():
        status, headers, body = raw(running, data)
        is_plain = headers["Content-Type"] == "text/plain; charset=utf-8" and body.count(b"\n") == 1
        if status != wanted or not is_plain or ("Allow" in headers) != (wanted == 405):
            found[name] = (status, headers, body)
    assert found == {}
    parts = urlsplit(running.url)
    for data in (POST, POST + b"Content-Length: 100\r\n\r\nold", b""):  # and gone
        with socket.create_connection((parts.hostname, parts.port), timeout=30) as line:
            line.sendall(data)
    add(running.url, TABLE.request(0, 5))
    assert running.told == []


def test_one_connection_brings_many_requests_and_many_lines_fit(running: Running) -> None:
    parts = urlsplit(running.url)
    with closing(HTTPConnection(parts.hostname or "", parts.port, timeout=30)) as line:
        for old, new in ((0, 5), (3, 9), (5, 9)):
            line.request("POST", "/add-checkpoint", TABLE.request(old, new))
            answer = line.getresponse()
            answer.read()
            assert (answer.status == 409) == (old == 3)
        assert line.sock is not None
    lines = "".join(Key(f"{n}.example", NOTE, bytes([n]) * 32).sign_note("x\n") for n in range(1, 16))
    assert call(running.url, "POST", "/add-checkpoint", TABLE.request(9, 9, note=TABLE.note(9) + lines))[0] == 200
    status, _, body = call(running.url, "GET", "/")
    assert (status, body.decode().split()) == (200, [*running.vkeys])
    assert call(running.url, "HEAD", "/")[::2] == (200, b"")


@contextmanager
def impatient(folder: Path, patience: ClientPatience) -> Iterator[tuple[Running, tuple[str, int]]]:
    with witness_in(folder, [TABLE.key.vkey], patience=patience) as running:
        parts = urlsplit(running.url)
        yield running, (parts.hostname or "", parts.port or 0)


def test_a_body_that_comes_too_slowly_is_told_so_and_who_says_no_more_is_let_go(tmp_path: Path) -> None:
    with impatient(tmp_path, ClientPatience(rest=0.2, request=0.3)) as (running, at):
        with socket.create_connection(at, timeout=30) as line:
            line.sendall(POST + b"Content-Length: 100\r\n\r\nold")
            assert line.makefile("rb").readline() == b"HTTP/1.1 408 Request Timeout\r\n"
        with socket.create_connection(at, timeout=30) as line:
            line.sendall(POST + b"Content-Length: 16000\r\n\r\n")
            while not select.select([line], [], [], 0.005)[0]:
                line.sendall(b"x")
            assert line.makefile("rb").readline() == b"HTTP/1.1 408 Request Timeout\r\n"
        with socket.create_connection(at, timeout=30) as line:
            line.sendall(b"POST /add-chec")
            assert line.recv(100) == b""
        assert running.told == []


def test_whoever_comes_when_too_many_are_there_comes_again(tmp_path: Path) -> None:
    with impatient(tmp_path, ClientPatience(clients=1)) as (running, at):
        with socket.create_connection(at, timeout=30) as first:
            first.sendall(b"GET / HTTP/1.1\r\nHost: w\r\n\r\n")
            assert first.recv(15) == b"HTTP/1.1 200 OK"
            status, headers, _ = raw(running, b"GET / HTTP/1.1\r\nHost: w\r\n\r\n")
            assert (status, headers["Retry-After"]) == (429, "1")
        while raw(running, b"GET / HTTP/1.1\r\nHost: w\r\nConnection: close\r\n\r\n")[0] == 429:
            pass
