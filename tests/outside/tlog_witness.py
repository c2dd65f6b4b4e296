"""A witness, from C2SP tlog-witness alone; and the ways in which one can lie.

Run as a module, with the keys of the logs: it says where it is and its key, then takes a lie a line. It keeps nothing
on a disk: one that starts anew has forgotten. Its clock stands.
"""

import http.server
import sys
import threading

from tests.outside.tlog import COSIGNATURE, SUBTREE, Key, b64, consistent, mth, parse_vkey, split_note, unb64, verified

LIES = ("", "went-back", "another-root", "no-time", "stranger", "says-conflict", "babbles", "large", "refuses-all")


class TlogWitness:
    def __init__(self, name, vkeys, kind=COSIGNATURE, seed=b"outside witness seed, 32 bytes!!"):
        self.key, self.other = Key(name, kind, seed), Key(name, kind, bytes(32))
        self.logs = {}
        for vkey in vkeys:
            origin, *key = parse_vkey(vkey)
            self.logs.setdefault(origin, []).append(key)
        self.seen, self.lie, self.now = {}, "", lambda: 1_800_000_000

    def answer(self, body):
        """Status, content type and body."""
        if self.lie == "refuses-all":
            return 503, "text/plain", b"no\n"
        if self.lie == "went-back":
            self.seen.clear()
        status, said = self._decide(body.decode())
        kind = "text/x.tlog.size" if status == 409 else "text/plain"
        if self.lie == "says-conflict":
            return 409, "text/x.tlog.size", body.split(b"\n")[0][4:] + b"\n"
        return status, kind, said.encode()

    def _decide(self, body):
        try:
            head, note = body.split("\n\n", 1)
            first, *hashes = head.split("\n")
            word, number = first.split(" ")
            old, path = int(number), [unb64(each) for each in hashes]
            text, lines = split_note(note)
            origin, size, root = text.split("\n")[:3]
            size, root = int(size), unb64(root)
            assert note.endswith("\n") and word == "old" and len(path) <= 63 and str(old) == number
        except (ValueError, AssertionError):
            return 400, "malformed\n"
        if origin not in self.logs:
            return 404, "unknown\n"
        if not self._signed(origin, text, lines):
            return 403, "unsigned\n"
        if old > size:
            return 400, "too large\n"
        last, last_root = self.seen.get(origin, (0, mth([])))
        if old != last:
            return 409, f"{last}\n"
        if (size == 0 and root != mth([])) or (old == 0 and path):
            return 422, "empty\n"
        if old and not consistent(old, size, last_root, root, path):
            return 422, "inconsistent\n"
        self.seen[origin] = size, root
        return 200, self._lines(text, origin, size)

    def _signed(self, origin, text, lines):
        known = [(kind, public, number) for kind, public, number in self.logs[origin]]
        good = 0
        for name, number, blob in lines:
            for kind, public, own in known:
                if (name, number) == (origin, own):
                    if not verified(public, kind, blob, text.encode()):
                        return False
                    good += 1
        return good > 0

    def _lines(self, text, origin, size):
        now = 0 if self.lie == "no-time" else self.now()
        if self.lie == "another-root":
            return self.key.cosign(f"{origin}\n{size}\n{b64(bytes(32))}\n", now)
        if self.lie == "stranger":
            return self.other.cosign(text, now)
        if self.lie == "babbles":
            return "it is fine\n"
        if self.lie == "large":
            return "x" * 200_000
        return self.key.cosign(text, now)


class Server(http.server.ThreadingHTTPServer):
    """On a free port of this machine."""

    daemon_threads = True

    def __init__(self, witness):
        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                at_it = self.path == "/w/add-checkpoint"
                status, kind, said = witness.answer(body) if at_it else (404, "text/plain", b"no\n")
                self.send_response(status)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(said)))
                self.end_headers()
                self.wfile.write(said)

            def log_message(self, *_):
                pass

        super().__init__(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server_port}/w"
        self.thread = threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        self.thread.start()

    def end(self):
        self.shutdown()
        self.thread.join()
        self.server_close()


def main(name, kind, *vkeys):
    witness = TlogWitness(name, vkeys, {"ed25519": COSIGNATURE, "ml-dsa-44": SUBTREE}[kind])
    server = Server(witness)
    sys.stdout.write(f"{server.url} {witness.key.vkey}\n")
    sys.stdout.flush()
    for line in sys.stdin:
        assert line.strip() in LIES
        witness.lie = line.strip()
        sys.stdout.write(f"lies: {witness.lie or 'no'}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
