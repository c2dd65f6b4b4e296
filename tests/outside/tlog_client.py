"""A client of a witness, from C2SP tlog-witness alone."""

import hashlib
import http.client
from urllib.parse import urlsplit

from tests.outside.tlog import cosignature_time, split_note


class Refused(Exception):
    def __init__(self, status, kind, body):
        super().__init__(f"{status} {body!r}")
        self.status, self.kind, self.body = status, kind, body


def call(url, method, path, body=None):
    parts = urlsplit(url)
    connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=20)
    try:
        connection.request(method, parts.path.rstrip("/") + path, body)
        answer = connection.getresponse()
        return answer.status, answer.headers.get("Content-Type", ""), answer.read()
    finally:
        connection.close()


def add(url, body):
    """The cosignature lines."""
    status, kind, said = call(url, "POST", "/add-checkpoint", body)
    if status != 200:
        raise Refused(status, kind, said)
    assert said.endswith(b"\n") and said.startswith("\u2014 ".encode())
    return said.decode()


def cosigned(url, log, size, vkeys, old=0):
    """As a log does it: the size is learnt from a 409. Gives the times, by the keys that are known."""
    status, kind, said = call(url, "POST", "/add-checkpoint", log.request(old, size))
    if status == 409:
        assert kind == "text/x.tlog.size" and said.endswith(b"\n")
        if int(said) > size:
            raise Refused(status, kind, said)
        said = add(url, log.request(int(said), size)).encode()
    elif status != 200:
        raise Refused(status, kind, said)
    text, found = split_note(log.note(size) + said.decode())
    return [cosignature_time(vkey, text, found) for vkey in vkeys]


def latest(url, origin):
    status, _, body = call(url, "GET", f"/{hashlib.sha256(origin.encode()).hexdigest()}/checkpoint")
    return body.decode() if status == 200 else None
