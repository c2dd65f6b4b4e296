"""A verifier of journals, written from ../journal-format.md with nothing but Python and `cryptography`.

python verify.py journal.db journal.vkey [kept.checkpoint] [month.archive …] [sealing.key]
"""

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

from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

RECORD = ("position", "round", "kind", "schema", "operator", "utc", "monotonic", "body", "leaf")
FRAME = ("number", "round", "device", "count", "utc", "monotonic", "sealed")
PLACES = {"natural": (1, 2, 3), "draw": (0,), "hand": (0, 1, 2)}
AT_ONCE = re.compile(
    "table_(opened|closed)|terms_changed|dealer_signed_(on|off)|round_(opened|closed)|(pin|badge)_reset|sign_on_.*|"
    "operator_(added|disabled|locked|unlocked|preferred)|month_archived|frames_removed|journal_continued|"
    "form_(signed|voided)|console_opened|reviewer_signed_(on|off)|tables_given|looked|mark(ed|_corrected|_withdrawn)|"
    "replied|held|hold_released|camera_set(_withdrawn)?|exported|alarm_.*|item_.*|shift_signed|point_set|"
    "tables_stood"
)
Key = tuple[str, bytes, bytes]
FAULTS = (InvalidSignature, InvalidTag, ValueError, LookupError, TypeError, AttributeError, sqlite3.Error)


def require(good: object, what: str) -> None:
    if not good:
        raise ValueError(what)


def unbase64(text: str) -> bytes:
    data = b64decode(text)
    require(b64encode(data).decode() == text, "base64 is written in another way")
    return data


class Row(dict[str, Any]):
    def data(self) -> bytes:
        names, what = (RECORD[:-1], "record") if "body" in self else (FRAME, "frame")
        require(type(self[names[-1]]) is bytes, f"a {what} is no bytes")
        head = "".join(f"{each}\n" for each in (f"dealer-terminal/{what}@v1", *(self[name] for name in names[:-1])))
        return head.encode() + bytes(self[names[-1]])

    def hash(self) -> bytes:
        return sha256(b"\0" + self.data()).digest()

    def fact(self) -> Any:
        return json.loads(self["body"])


class Tree:
    def __init__(self, size: int = 0, edge: bytes = b"") -> None:
        self.size, self.edge = size, [edge[at : at + 32] for at in range(0, len(edge), 32)]
        require(len(self.edge) == size.bit_count(), "an edge does not fit its size")

    def add(self, leaf: bytes) -> None:
        self.size, whole = self.size + 1, leaf
        for _ in range((self.size & -self.size).bit_length() - 1):
            whole = node(self.edge.pop(), whole)
        self.edge.append(whole)

    def root(self) -> bytes:
        whole = self.edge[-1] if self.edge else sha256().digest()
        for left in self.edge[-2::-1]:
            whole = node(left, whole)
        return whole


def node(left: bytes, right: bytes) -> bytes:
    return sha256(b"\1" + left + right).digest()


def root_of(leaves: Iterable[bytes]) -> bytes:
    tree = Tree()
    for leaf in leaves:
        tree.add(leaf)
    return tree.root()


def key_of(vkey: str) -> Key:
    name, told, encoded = vkey.strip().split("+", 2)
    material = unbase64(encoded)
    own = sha256(name.encode() + b"\n" + material).digest()[:4]
    require(len(material) == 33 and material[0] == 1 and own.hex() == told, "this is no Ed25519 verifier key")
    return name, own, material[1:]


def checkpoint_of(note: bytes, key: Key) -> tuple[int, bytes]:
    text, blank, lines = note.decode().rpartition("\n\n")
    origin, size, root = text.split("\n")
    require(bool(blank) and lines.endswith("\n") and origin == key[0], "this is no checkpoint of this journal")
    require(size.isascii() and size.isdigit() and str(int(size)) == size, "a checkpoint's size is no plain number")
    signers = 0
    for dash, name, encoded in (line.split(" ") for line in lines[:-1].split("\n")):
        material = unbase64(encoded)
        require(dash == "—", "this is no signature line")
        if (name, material[:4]) == key[:2]:
            Ed25519PublicKey.from_public_bytes(key[2]).verify(material[4:], f"{text}\n".encode())
            signers += 1
    require(signers > 0, "a checkpoint is not signed by the key")
    return int(size), unbase64(root)


def unseal(key: bytes, sealed: bytes, *place: str) -> bytes:
    texts = [text.encode() for text in ("dealer-terminal/seal@v1", *place)]
    bound = b"".join(len(text).to_bytes(4, "big") + text for text in texts)
    cipher = ChaCha20Poly1305(hmac.digest(key, b"dealer-terminal/seal@v1/cipher", "sha256"))
    plain = cipher.decrypt(sealed[:12], sealed[12:], bound)
    end = 2 + int.from_bytes(plain[:2], "big")
    require(end <= len(plain) and not any(plain[end:]), "what is sealed is padded in another way")
    return plain[2:end]


def cards_of(content: bytes) -> list[str]:
    text = content.decode("ascii")
    cards = [text[at : at + 2] for at in range(0, len(text), 2)]
    require(all(card[:1] in "23456789TJQKA" and card[1:] in {*"cdhs"} for card in cards), "what is sealed is no cards")
    return [card.replace("T", "10") for card in cards]


class Round:
    def __init__(self, name: str) -> None:
        self.name, self.moved = name, False
        self.begin("")

    def begin(self, committed: str) -> None:
        self.committed, self.shown = committed, dict[int, list[Any]]()
        self.packets, self.rests = dict[int, Any](), list[str]()

    def see(self, kind: str, fact: Any) -> None:
        if kind == "wagers_closed":
            self.begin(fact.get("commitment", ""))
        elif kind == "packet_dealt":
            self.packets[fact["seat"]] = fact["packet"]
        elif kind == "rest_racked" and fact.get("sealed"):
            self.rests.append(fact["sealed"])
        elif kind == "hands_shifted":
            self.moved = True
        elif kind == "cards_exposed" and fact["cards_from"] != "dealer":
            self.shown.setdefault(fact["seat"], []).append(fact)

    def open(self, key: bytes) -> None:
        promised = hmac.digest(key, f"dealer-terminal/round-key@v1\n{self.name}".encode(), "sha256")
        require(self.committed in ("", b64encode(promised).decode()), f"{self.name} was begun with another key")
        opened = {
            seat: cards_of(unseal(key, unbase64(each["sealed"]), self.name, "packet", "cards", str(each["number"])))
            for seat, each in self.packets.items()
            if each.get("sealed")
        }
        for sealed in self.rests:
            cards_of(unseal(key, unbase64(sealed), self.name, "rest", "cards", "0"))
        free = list(opened.values())
        for seat, facts in self.shown.items():
            if self.moved:
                found = next((packet for packet in free if holds(packet, facts)), None)
                require(found is not None or len(opened) < len(self.packets), f"no packet holds what seat {seat} shows")
                free = [packet for packet in free if packet is not found]
            elif seat in opened:
                require(holds(opened[seat], facts), f"{self.name}: seat {seat} shows what was not sealed")


def holds(packet: list[str], facts: list[Any]) -> bool:
    shown = [(PLACES[at if fact["seat"] else "hand"], held) for fact in facts for at, held in fact["cards"].items()]
    return all([packet[at] if at < len(packet) else "" for at in places] == cards for places, cards in shown)


def rows(db: sqlite3.Connection, table: str, names: Sequence[str]) -> Iterator[Row]:
    columns = ", ".join(f"[{name}]" for name in names)
    return (Row(zip(names, row, strict=True)) for row in db.execute(f"SELECT {columns} FROM {table} ORDER BY 1"))


class Journal:
    def __init__(self, db: sqlite3.Connection, key: Key, away: Sequence[Row]) -> None:
        ((self.id,),) = db.execute("SELECT id FROM journal")
        (self.front,) = rows(db, "frontier", ("size", "edge", "frames", "tag", "since"))
        require(key[0] == f"dealer-terminal/{self.id}", "the key is another journal's")
        self.db, self.key, self.tree, self.round, self.number, self.next = db, key, Tree(), Round(""), 0, 0
        require(len(self.id) == 16 or (self.front["tag"] and not self.front["since"]), "the end's tag is gone")
        self.signed = list(rows(db, "checkpoints", ("size", "note", "utc")))
        self.frames = {frame["number"]: frame for frame in (*away, *rows(db, "frames", FRAME))}
        self.gone, self.unsigned = list[Any](), tuple[int, ...]()

    def check(self, outside: tuple[int, bytes]) -> None:
        before = 0
        self.covered(0, outside)
        for position, record in enumerate(rows(self.db, "records", RECORD)):
            whole = record["position"] == position and record.hash() == record["leaf"]
            require(whole, f"record {position} was changed")
            self.tree.add(record["leaf"])
            back = record.fact() if record["kind"] == "clock_stepped_back" else {}
            stepped = (back.get("before"), back.get("after")) == (before, record["utc"])
            require(stepped if back else before <= record["utc"], f"record {position}: the clock stepped back")
            self.see(record)
            before = record["utc"]
            self.covered(before, outside)
        require(not self.signed and outside[0] <= self.tree.size, "the tail was cut: a checkpoint covers more")
        require(self.unsigned == (), "a record that is signed at once has no checkpoint")
        require((self.front["size"], self.front["edge"]) == (self.tree.size, b"".join(self.tree.edge)), "the frontier")
        loose = [number for number in sorted(self.frames) if not 0 <= number < self.next]
        require(not self.gone and loose == list(range(self.next, self.front["frames"])), "frames are missing")
        self.loose = [self.frames[number].hash() for number in loose]

    def covered(self, utc: int, outside: tuple[int, bytes]) -> None:
        here = (self.tree.size, self.tree.root()) if self.signed or outside[0] == self.tree.size else (0, b"")
        while self.signed and self.signed[0]["size"] <= self.tree.size:
            kept, self.unsigned = self.signed.pop(0), ()
            alone, times = kept["note"].count("\n— ".encode()) == 1, kept["utc"] == utc or not kept["size"]
            good = checkpoint_of(kept["note"], self.key) == here and kept["size"] == here[0]
            require(good and alone and times, f"the checkpoint of {kept['size']} is over other records")
        require(outside[0] != self.tree.size or outside == here or not outside[1], "the journal was rebuilt")

    def see(self, record: Row) -> None:
        kind, times = record["kind"], (record["utc"], record["monotonic"])
        fact = record.fact() if record["schema"] == 1 else {}
        if AT_ONCE.fullmatch(kind) and (record["position"] >= self.front["since"] or kind == "round_closed"):
            require(self.unsigned in ((), times), "a record that is signed at once has no checkpoint")
            self.unsigned = times
        if kind == "round_opened" and fact:
            self.number, self.round = fact["round"], Round(f"{self.id}/{fact['round']}")
        require(record["round"] == self.number, f"record {record['position']} is of another round")
        if fact:
            self.round.see(kind, fact)
        if fact and kind == "frames_kept":
            self.kept(fact["first"], fact["last"], unbase64(fact["root"]))
        elif fact and kind == "frames_removed":
            self.gone = [each for each in self.gone if not fact["first"] <= each[0] <= each[1] < fact["end"]]
        elif fact and kind == "round_closed":
            self.round.open(unbase64(fact["key"]))
            for each in self.frames.values():
                if each["round"] == self.number and each["number"] < self.next:
                    place = self.round.name, each["device"], "frame", str(each["count"])
                    unseal(unbase64(fact["key"]), each["sealed"], *place)

    def kept(self, first: int, last: int, root: bytes) -> None:
        require(first == self.next, f"frames {self.next} to {first} are not counted")
        self.next, counted = last + 1, [self.frames[each] for each in range(first, last + 1) if each in self.frames]
        if not counted:
            self.gone.append((first, last))
        else:
            require(root_of(frame.hash() for frame in counted) == root, f"frames {first} to {last} are others")

    def tagged(self, secret: bytes) -> None:
        numbers = (self.tree.size, self.front["frames"], len(self.loose), self.front["since"])
        data = "".join(f"{each}\n" for each in numbers).encode() + self.tree.root() + root_of(self.loose)
        info = f"dealer-terminal/append-tag@v1\n{self.id}\1".encode()
        key = hmac.digest(hmac.digest(bytes(32), secret, "sha256"), info, "sha256")
        require(hmac.digest(key, data, "sha256") == self.front["tag"], "the terminal has not written the journal's end")


def archived(file: Path, journal: sqlite3.Connection, key: Key) -> list[Row]:
    hashes = [each.fact()["hash"] for each in rows(journal, "records", RECORD) if each["kind"] == "month_archived"]
    own = b64encode(sha256(file.read_bytes()).digest()).decode()
    require(own in hashes, f"{file.name} is no archive that the journal recorded")
    with closing(sqlite3.connect(f"file:{file}?mode=ro&immutable=1", uri=True)) as db:
        records, frames, seen = list(rows(db, "records", RECORD)), list(rows(db, "frames", FRAME)), 0
        (((edge,),), ((note,),)) = db.execute("SELECT edge FROM archive"), db.execute("SELECT note FROM checkpoints")
    tree = Tree(records[0]["position"], edge)
    for each in records:
        require((each["position"], each["leaf"]) == (tree.size, each.hash()), "a record of the archive was changed")
        tree.add(each["leaf"])
        if each["kind"] == "frames_kept":
            fact = each.fact()
            counted = frames[seen : seen + fact["last"] - fact["first"] + 1]
            seen += len(counted)
            require(root_of(frame.hash() for frame in counted) == unbase64(fact["root"]), "an archive's frames")
    require((tree.size, tree.root()) == checkpoint_of(note, key), "the archive's checkpoint covers other records")
    require(seen == len(frames), "the archive holds frames that no record counts")
    return frames


def main() -> None:
    file, vkey, *others = map(Path, sys.argv[1:])
    archives = [each for each in others if each.suffix == ".archive"]
    outside = b"".join(each.read_bytes() for each in others if each.suffix == ".checkpoint")
    secret = bytes.fromhex("".join(each.read_text().strip() for each in others if each.name == "sealing.key"))
    try:
        key = key_of(vkey.read_text())
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as db:
            db.execute("BEGIN")
            journal = Journal(db, key, [frame for each in archives for frame in archived(each, db, key)])
            journal.check(checkpoint_of(outside, key) if outside else (-1, b""))
        if secret:
            journal.tagged(secret)
    except FAULTS as wrong:
        sys.exit(f"Wrong: {wrong or type(wrong).__name__}.")
    said = "Not checked: what stands around them (around.py does), and whether what was paid follows from the cards."
    sys.stdout.write(f"Good: {journal.tree.size} records.\n{said}\n")


if __name__ == "__main__":
    main()
