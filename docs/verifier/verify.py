"""A verifier of journals, written from ../journal-format.md with nothing but Python and `cryptography`:
python verify.py journal.db journal.vkey [schema.sql] [kept.checkpoint] [month.archive …] [sealing.key] [ID.mark]"""

import hmac
import json
import re
import sqlite3
import sys
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

NOT_CHECKED = """Not checked, without rules: a step, who took it, its pay; rights (rights.py does); what rounds, hands,
wager_results, irregularities, overrides, operators, shifts, device_faults, nodes and the resume point's state hold."""
RECORD = ("position", "round", "kind", "schema", "operator", "utc", "monotonic", "body", "leaf")
FRAME = ("number", "round", "device", "count", "utc", "monotonic", "sealed")
PLACES = {"natural": (1, 2, 3), "draw": (0,), "hand": (0, 1, 2)}
ASKED = ("duplicate-card", "wrong-count", "alignment", "vacant-position", "deck-out-of-use")
SCHEMA, GAP = "schema_1", re.compile(r"\s+(?=(?:[^']*'[^']*')*[^']*$)")
PRAGMAS = {"user_version": 0, "application_id": 0, "auto_vacuum": 0, "encoding": "UTF-8", "integrity_check(1)": "ok"}
AT_ONCE = re.compile(
    "(table|round)_(opened|closed)|terms_changed|(dealer|reviewer)_signed_o.*|(pin|badge)_reset|sign_on_.*|operator_.*|"
    "month_archived|frames_removed|journal_continued|form_(signed|voided)|console_opened|tables_.*|looked|mark.*|"
    "replied|held|hold_released|camera_set.*|exported|(alarm|item)_.*|shift_signed|point_set"
)
PLAIN = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
HOUSE = re.compile("(pin|badge)_reset|sign_on_.*|operator_.*|month_archived|clock_stepped_back")
TYPES = {"BLOB": "'blob'", "TEXT": "'text'", "VARCHAR(32)": "'text'", "INTEGER": "'integer'", "SMALLINT": "'integer'"}
NOTE = re.compile(r"\A(([^\n]+)\n(0|[1-9][0-9]*)\n([^\n]+)\n)\n((?:— [^ \n]+ [^ \n]+\n)+)\Z")
Key, Row = tuple[str, bytes, bytes], dict[str, Any]


def require(good: object, what: str) -> None:
    if not good:
        raise ValueError(what)


def unbase64(text: str) -> bytes:
    require(b64encode(b64decode(text)).decode() == text, "base64 is written in another way")
    return b64decode(text)


def keyed(secret: bytes, purpose: str, journal: str, data: bytes) -> bytes:
    info = f"dealer-terminal/{purpose}@v1\n{journal}\1".encode()
    return hmac.digest(hmac.digest(hmac.digest(bytes(32), secret, "sha256"), info, "sha256"), data, "sha256")


def rows(db: sqlite3.Connection, table: str, names: Sequence[str]) -> Iterator[Row]:
    columns = ", ".join(f"[{name}]" for name in names)
    return (dict(zip(names, row, strict=True)) for row in db.execute(f"SELECT {columns} FROM {table} ORDER BY 1"))


def leaf_of(row: Row) -> bytes:
    names, what = (RECORD[:-1], "record") if "body" in row else (FRAME, "frame")
    require(type(row[names[-1]]) is bytes, f"a {what} is no bytes")
    head = "".join(f"{each}\n" for each in (f"dealer-terminal/{what}@v1", *(row[name] for name in names[:-1])))
    return sha256(b"\0" + head.encode() + bytes(row[names[-1]])).digest()


class Tree:
    def __init__(self, leaves: Iterable[bytes] = ()) -> None:
        self.edges: list[tuple[bytes, ...]] = [()]
        for leaf in leaves:
            self.add(leaf)

    def add(self, whole: bytes) -> None:
        size, edge = len(self.edges), list(self.edges[-1])
        for _ in range((size & -size).bit_length() - 1):
            whole = sha256(b"\1" + edge.pop() + whole).digest()
        self.edges.append((*edge, whole))

    def head(self, size: int = -1) -> tuple[int, bytes]:
        whole, *others = self.edges[size][::-1] or (sha256().digest(),)
        for left in others:
            whole = sha256(b"\1" + left + whole).digest()
        return size % len(self.edges), whole


def key_of(vkey: str) -> Key:
    name, told, encoded = vkey.strip().split("+", 2)
    material = unbase64(encoded)
    own = sha256(name.encode() + b"\n" + material).digest()[:4]
    require(len(material) == 33 and material[0] == 1 and own.hex() == told, "this is no Ed25519 verifier key")
    return name, own, material[1:]


def checkpoint_of(note: bytes, key: Key) -> tuple[int, bytes]:
    ((text, origin, size, root, lines),) = NOTE.findall(note.decode())
    require(origin == key[0], "this is no checkpoint of this journal")
    signed = [(name, unbase64(encoded)) for _, name, encoded in map(str.split, lines.splitlines())]
    own = [each[4:] for name, each in signed if (name, each[:4]) == key[:2]]
    for signature in own:
        Ed25519PublicKey.from_public_bytes(key[2]).verify(signature, text.encode())
    require(own, "a checkpoint is not signed by the key")
    return int(size), unbase64(root)


class Round:
    def __init__(self, name: str) -> None:
        self.name, self.moved, self.asked, self.committed, self.shown = name, False, False, "", dict[int, list[Any]]()
        self.packets, self.rests = list[Any](), list[Any]()

    def see(self, kind: str, fact: Any) -> None:
        if kind == "wagers_closed":
            require(not self.sealed(), f"{self.name} promises a key behind its first seal")
            self.committed = fact.get("commitment", "")
        elif kind == "packet_dealt":
            self.packets.append((fact["seat"], fact["packet"]))
        elif kind == "rest_racked":
            self.rests.append((0, {**fact, "number": 0}))
        elif kind == "cards_exposed" and fact["cards_from"] != "dealer":
            self.shown.setdefault(fact["seat"], []).append(fact)
        self.moved = self.moved or kind == "hands_shifted"

    def sealed(self) -> bool:
        return any(each.get("sealed") for _, each in (*self.packets, *self.rests))

    def open(self, key: bytes) -> None:
        own = b64encode(hmac.digest(key, f"dealer-terminal/round-key@v1\n{self.name}".encode(), "sha256")).decode()
        require(self.committed == own or not (self.committed or self.sealed()), f"{self.name} began with another key")
        opened = [(seat, self.cards(key, "packet", each)) for seat, each in self.packets if each.get("sealed")]
        require(all(self.cards(key, "rest", each) for _, each in self.rests if each.get("sealed")), "an empty rest")
        unread = len(opened) < len(self.packets)
        for seat, facts in self.shown.items():
            may = [each for at, each in opened if self.moved or at == seat]
            found = next((each for each in may if self.holds(each, facts)), None)
            require(found or not may or (self.moved and unread), f"{self.name}: seat {seat} shows what was not sealed")
            opened = [each for each in opened if not (self.moved and each[1] is found)]

    def cards(self, key: bytes, label: str, packet: Any) -> list[str]:
        text = self.unseal(key, unbase64(packet["sealed"]), label, "cards", packet["number"]).decode("ascii")
        require(re.fullmatch("([2-9TJQKA][cdhs])*", text), "what is sealed is no cards")
        return [text[at : at + 2].replace("T", "10") for at in range(0, len(text), 2)]

    def unseal(self, key: bytes, sealed: bytes, label: str, purpose: str, count: int) -> bytes:
        texts = [text.encode() for text in ("dealer-terminal/seal@v1", self.name, label, purpose, str(count))]
        cipher = ChaCha20Poly1305(hmac.digest(key, b"dealer-terminal/seal@v1/cipher", "sha256"))
        place = b"".join(len(text).to_bytes(4, "big") + text for text in texts)
        plain = cipher.decrypt(sealed[:12], sealed[12:], place)
        end = 2 + int.from_bytes(plain[:2], "big")
        require(end <= len(plain) and not any(plain[end:]), "what is sealed is padded in another way")
        return plain[2:end]

    def holds(self, packet: list[str], facts: list[Any]) -> bool:
        shown = [(PLACES[at if fact["seat"] else "hand"], held) for fact in facts for at, held in fact["cards"].items()]
        return all([packet[at] if at < len(packet) else "" for at in places] == cards for places, cards in shown)


class Journal:
    def __init__(self, db: sqlite3.Connection, vkey: str, archives: Sequence[Path]) -> None:
        self.db, self.key, self.tree, self.round, self.number, self.next = db, key_of(vkey), Tree(), Round(""), 0, 0
        ((self.id, named),) = db.execute("SELECT id, vkey FROM journal")
        require((self.key[0], vkey.strip()) == (f"dealer-terminal/{self.id}", named), "the key is another journal's")
        (self.front,) = rows(db, "frontier", ("size", "edge", "frames", "tag"))
        require(bool(self.front["tag"]), "the end's tag is gone")
        self.signed, away = list(rows(db, "checkpoints", ("size", "note", "utc"))), map(self.archived, archives)
        self.frames = {each["number"]: each for part in (*away, rows(db, "frames", FRAME)) for each in part}
        self.gone, self.unsigned, self.loose, self.faults = dict[Any, Any](), tuple[int, ...](), Tree(), set[str]()

    def archived(self, file: Path) -> list[Row]:
        told = [json.loads(row["body"]) for row in rows(self.db, "records", RECORD) if row["kind"] == "month_archived"]
        known, own = {row["file"]: row["hash"] for row in told}, b64encode(sha256(file.read_bytes()).digest()).decode()
        require(known.get(file.name, own) == own in known.values(), f"{file.name} is not what the journal recorded")
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro&immutable=1", uri=True)) as db:
            return list(rows(db, "frames", FRAME))

    def check(self, outside: Sequence[tuple[int, bytes]]) -> None:
        times, sizes = [0], {each["size"] for each in self.signed}
        for position, record in enumerate(rows(self.db, "records", RECORD)):
            require((record["position"], leaf_of(record)) == (position, record["leaf"]), f"record {position} changed")
            self.tree.add(record["leaf"])
            fact = json.loads(record["body"])
            require(PLAIN(fact).encode() == record["body"], f"record {position} is not written as records are")
            stepped = {"before": times[-1], "after": record["utc"]} if record["utc"] < times[-1] else None
            require((fact if record["kind"] == "clock_stepped_back" else None) == stepped, "the clock stepped back")
            self.see(record, record["kind"], fact if record["schema"] == 1 else {})
            self.unsigned = () if position + 1 in sizes else self.unsigned
            times.append(record["utc"])
        for kept in self.signed:
            good = checkpoint_of(kept["note"], self.key) == self.tree.head(kept["size"])
            alone, utc = kept["note"].count("\n— ".encode()) == 1, kept["utc"] if kept["size"] else 0
            require(good and alone and times[kept["size"]] == utc, f"the checkpoint of {kept['size']} is over others")
        anew = [each for each in outside if each != self.tree.head(each[0])]
        require(not anew and self.unsigned == (), "the journal was cut or built anew, or a checkpoint is missing")
        require([*self.front.values()][:2] == [len(times) - 1, b"".join(self.tree.edges[-1])], "the frontier differs")
        loose = [number for number in sorted(self.frames) if not 0 <= number < self.next]
        require(all(self.gone.values()) and loose == list(range(self.next, self.front["frames"])), "frames are missing")
        self.loose = Tree(leaf_of(self.frames[number]) for number in loose)

    def see(self, record: Row, kind: str, fact: Any) -> None:
        if AT_ONCE.fullmatch(kind):
            before, self.unsigned = self.unsigned, (record["utc"], record["monotonic"])
            require(before in ((), self.unsigned), "a record that is signed at once has no checkpoint")
        if kind == "round_opened" and fact:
            require(not self.round.sealed(), f"round {self.number} was never closed, and has seals")
            self.number, self.round = fact["round"], Round(f"{self.id}/{fact['round']}")
        require(record["round"] == self.number, f"record {record['position']} is of another round")
        if fact:
            self.round.see(kind, fact)
            self.doubt(kind, fact)
        if fact and kind == "frames_kept":
            require(fact["first"] == self.next, f"frames {self.next} to {fact['first']} are not counted")
            numbers, self.next = range(self.next, fact["last"] + 1), fact["last"] + 1
            counted = [leaf_of(self.frames[each]) for each in numbers if each in self.frames]
            self.gone |= {} if counted else {(fact["first"], fact["last"]): None}
            require(not counted or Tree(counted).head()[1] == unbase64(fact["root"]), "device frames were changed")
        elif fact and kind == "frames_removed":
            self.gone |= {at: fact for at in self.gone if fact["first"] <= at[0] <= at[1] < fact["end"]}
        elif fact and kind == "round_closed":
            self.round.open(unbase64(fact["key"]))
            for at, own in ((at, own) for at, own in self.frames.items() if own["round"] == self.number):
                late = max(own["utc"] - record["utc"], own["monotonic"] - record["monotonic"]) >= 0
                require(at < self.next or late, f"device frame {at} is counted by no record")
                self.round.unseal(unbase64(fact["key"]), own["sealed"], own["device"], "frame", own["count"])
            self.round = Round("")

    def doubt(self, kind: str, fact: Any) -> None:
        """A reader's packet has a seal, unless a fault stood or the terminal had asked in the round; a rest has one."""
        if kind in ("device_fault_raised", "device_fault_cleared"):
            (self.faults.add if kind == "device_fault_raised" else self.faults.discard)(fact["fault"])
        of_a_reader = kind == "irregularity_reported" and fact["irregularity"] in ASKED
        asked = self.round.asked or bool(self.faults) or (of_a_reader and fact["raised_by"] == "terminal")
        dealt, self.round.asked = fact.get("packet", fact), asked
        if kind in ("packet_dealt", "rest_racked") and dealt["cards_from"] != "dealer" and not dealt.get("sealed"):
            require(asked and kind == "packet_dealt", f"a reader's cards have no seal in round {self.number}")

    def tagged(self, secret: bytes) -> None:
        (size, root), (loose, over) = self.tree.head(), self.loose.head()
        numbers = "".join(f"{each}\n" for each in (size, self.front["frames"], loose))
        own = keyed(secret, "append-tag", self.id, numbers.encode() + root + over) == self.front["tag"]
        require(own or not secret, "the journal's end is not the terminal's")

    def stands(self, schema: str, secret: bytes) -> None:
        made = sorted(GAP.sub(" ", each.removesuffix(";")) for each in schema.splitlines())
        had = sorted(GAP.sub(" ", it.strip()) for [it] in self.db.execute("SELECT sql FROM sqlite_master WHERE sql>''"))
        require(had == made, f"in the schema: {min({*had} ^ {*made}, default='something stands twice'):.60}")
        for name, value in PRAGMAS.items():
            require(self.db.execute(f"PRAGMA {name}").fetchone() == (value,), f"the file's {name} is another one")
        columns = "SELECT m.name, p.name, p.type, p.[notnull] FROM sqlite_master m, pragma_table_info(m.name) p"
        for table, name, kind, needed in self.db.execute(f"{columns} WHERE m.type = 'table'").fetchall():
            known = TYPES[kind] + ("" if needed else ", 'null'")
            wrong = self.db.execute(f'SELECT 1 FROM "{table}" WHERE typeof("{name}") NOT IN ({known})').fetchone()
            require(wrong is None, f"{table} holds another type in {name}")
        for table, held in (("journal", 1), ("frontier", 1), ("resume", 1), ("alembic_version", SCHEMA)):
            require([row[0] for row in self.db.execute(f"SELECT * FROM {table}")] == [held], f"{table} has another row")
        ((position, rest, tag),) = self.db.execute("SELECT position, rest, tag FROM resume")
        told = json.loads(rest) if rest else {"size": len(tag), "edge": [], "house": []}
        kept = rows(self.db, "records", RECORD)
        house = Tree(row["leaf"] for row in kept if HOUSE.match(row["kind"]) and row["position"] < position)
        edges = {"edge": self.tree.edges[position], "house": house.edges[-1]}
        there = [tuple(map(unbase64, told[name])) == edge for name, edge in edges.items() if name in told]
        require(all(there) and told["size"] == position, "the resume point is over other records")
        require(not (secret and rest) or keyed(secret, "tag", self.id, rest) == tag, "the resume point was changed")

    def marked(self, data: bytes, file: Path, secret: bytes) -> bool:
        require(len(data) == 1024, "the mark has another length than 1024 bytes")
        found = []
        for text, _, tag in (half.rstrip(b"\n").rpartition(b"\n") for half in (data[:512], data[512:])):
            if b64encode(keyed(secret, "mark", self.id, text + b"\n")) == tag:
                known, written, size, frames, root, *places = text.decode().split("\n")
                require((known, len(places)) == ("dealer-terminal/mark@v2", 2), "another version wrote the mark")
                found.append((int(written), int(size), int(frames), unbase64(root), places))
        _, size, frames, root, places = max(found)
        older = size >= len(self.tree.edges) or frames > self.front["frames"]
        here = [b64encode(sha256(str(each).encode()).digest()).decode() for each in (file.resolve(), file.absolute())]
        require(not (older and {*places} & {*here}), "an older copy stands in the journal's place")
        require(older or self.tree.head(size) == (size, root), "these are not the records that the terminal knew")
        return older


def main() -> None:
    file, vkey, *others = map(Path, sys.argv[1:])
    kinds = (".sql", ".checkpoint", ".archive", ".key", ".mark")
    schemas, outside, archives, keys, marks = ([each for each in others if each.suffix == kind] for kind in kinds)
    secret, known = bytes.fromhex("".join(each.read_text().strip() for each in keys)), [*map(Path.read_bytes, marks)]
    try:
        require(not schemas or file.read_bytes()[18:19] in b"\1\2", "the file's write version is another one")
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as db:
            db.execute("BEGIN")
            journal = Journal(db, vkey.read_text(), archives)
            journal.check([checkpoint_of(each.read_bytes(), journal.key) for each in outside])
            for schema in schemas:
                journal.stands(schema.read_text(), secret)
            older = [journal.marked(each, file, secret) for each in known]
            journal.tagged(secret)
    except Exception as wrong:  # noqa: BLE001 - any failure means that the input is wrong
        sys.exit(f"Wrong: {wrong or type(wrong).__name__}.")
    good = "Good, and older than the terminal knew" if any(older) else "Good"
    left = {f"Not checked: frames {x['first']} to {x['end'] - 1}, in {x['file']!r}.\n" for x in journal.gone.values()}
    sys.stdout.write(f"{good}: {journal.tree.head()[0]} records.\n{''.join(sorted(left))}{NOT_CHECKED}\n")


if __name__ == "__main__":
    main()
