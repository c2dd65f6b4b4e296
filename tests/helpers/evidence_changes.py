"""An evidence file with one thing changed in it, in more than a hundred ways."""

import json
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from dealer_terminal.journal.checkpoint import parse_checkpoint, sign_checkpoint
from dealer_terminal.journal.note import parse_note
from dealer_terminal.journal.vkey import SignatureType, SigningKey
from dealer_terminal.review.evidence_file import block_hash, block_line, parse_line, seal

STRANGER = b"\7" * 32


@dataclass
class Page:
    """A file in its parts: lines of the page, and blocks by their names, in their order."""

    head: str
    blocks: dict[str, str]
    tail: str
    extra: str = field(default="")

    def json(self, name: str) -> Any:
        return json.loads(self.blocks[name])

    def put(self, name: str, value: Any) -> None:
        self.blocks[name] = _text(value)

    def repair(self) -> None:
        """What somebody does who knows the format and has no key."""
        manifest = self.json("manifest")
        names = [name for name in self.blocks if name not in ("manifest", "seal")]
        manifest["blocks"] = [{"id": name, "hash": block_hash(self.blocks[name])} for name in names]
        self.put("manifest", manifest)

    def text(self) -> str:
        held = "".join(block_line(name, text) for name, text in self.blocks.items())
        return f"{self.head}{held}{self.extra}{self.tail}"


Change = Callable[[Page], None]


def parsed(text: str) -> Page:
    page, blocks = ["", ""], dict[str, str]()
    for line in text.splitlines(keepends=True):
        found = dict(parse_line(line))
        blocks |= found
        if not found:
            page[bool(blocks)] += line
    return Page(page[0], blocks, page[1])


def changed(text: str, change: Change) -> str:
    page = parsed(text)
    assert page.text() == text
    change(page)
    assert page.text() != text, "nothing was changed"
    return page.text()


def changes(text: str) -> Iterator[tuple[str, Change]]:
    """Each is found by the records, the blocks' hashes or the seal alone."""
    page = parsed(text)
    rounds = [name for name in page.blocks if name.startswith("round-")]
    number, last = rounds[0], rounds[-1]
    yield from _of_records(page, number)
    yield from _of_words(page, number)
    yield from _of_manifest(page)
    yield from _of_blocks(number, last)
    yield from _of_any_byte(page)
    yield from of_the_page(page)


def repaired(text: str) -> Iterator[tuple[str, Change]]:
    """As somebody would do it who makes all hashes right again."""
    page = parsed(text)
    number = next(name for name in page.blocks if name.startswith("round-"))
    for name, change in _of_records(page, number):
        yield f"{name}, hashes made right", _then_repair(change)


def of_the_page(page: Page) -> Iterator[tuple[str, Change]]:
    def instead(old: str, new: str) -> Change:
        def change(page: Page) -> None:
            assert old in page.head + page.tail, old
            page.head, page.tail = page.head.replace(old, new, 1), page.tail.replace(old, new, 1)

        return change

    def behind(more: str) -> Change:
        return lambda page: setattr(page, "tail", page.tail + more)

    yield "page: a sentence more", instead("</script>\n", "</script><p>Seat 5 was paid.</p>\n")
    yield "page: another verdict", instead('"NOT CHECKED\\A', '"VERIFIED\\A')
    yield "page: another title", instead("<title>Not checked", "<title>Checked")
    yield "page: another language", instead('lang="en"', 'lang="de"')
    yield "page: a comment behind it", behind("<!-- -->")
    yield "page: a style in the body", behind("<style>figure{display:none}</style>")
    yield "page: a script in the body", behind("<script>0</script>")
    yield "page: the style", instead("font-size: 34px", "font-size: 35px")
    yield "page: the verifier", instead('"the journal did not only grow', '"the journal did only grow')
    yield "page: the verifier's verdict", instead('"ALTERED", `', '"VERIFIED", `')
    yield "page: the guard", instead(': "ALTERED"]', ': "VERIFIED"]')
    yield "page: the policy lets pictures in", instead("img-src blob:", "img-src blob: *")
    yield "page: a text between blocks", lambda page: setattr(page, "extra", "and more\n")
    yield "page: a block more", lambda page: setattr(page, "extra", block_line("round-99", "{}"))


def strangers(text: str) -> str:
    """All of it signed again, with another key of the same name."""
    page = parsed(text)
    manifest = page.json("manifest")
    key = SigningKey(f"dealer-terminal/{manifest['journal']}", SignatureType.NOTE, STRANGER)
    for name in (each for each in page.blocks if each.startswith("round-")):
        block = page.json(name)
        block["checkpoint"] = _signed_again(block["checkpoint"], key)
        page.put(name, block)
    manifest |= {"vkey": str(key.verifier), "checkpoint": _signed_again(manifest["checkpoint"], key)}
    page.put("manifest", manifest)
    page.repair()
    page.blocks["seal"] = b64encode(seal(manifest["journal"], page.blocks["manifest"], key)).decode()
    return page.text()


def _of_records(page: Page, number: str) -> Iterator[tuple[str, Change]]:
    count = len(page.json(number)["records"])
    for at in range(count):
        yield f"record {at}: a byte", _in_record(number, at, "data", _other_byte(at * 7))
    for at in range(0, count, 4):
        yield f"record {at}: a hash of its path", _in_path(number, at)
        yield f"record {at}: its place", _in_record(number, at, "position", lambda position: position + 1)
    for at in (0, 1, count // 2, count - 1):
        yield f"record {at} is missing", _in_list(number, lambda records, at=at: records.pop(at))
        yield f"record {at} stands twice", _in_list(number, lambda records, at=at: records.insert(at, records[at]))
    for at in (0, 3, count - 2):
        yield f"records {at} and {at + 1} in another order", _in_list(number, lambda records, at=at: _swap(records, at))
    yield "the consistency proof", _in_block(number, lambda block: block["grown"].append(block["grown"][-1]))
    yield "the round's checkpoint", _in_block(number, lambda block: _replace(block, "checkpoint", "\n\n", "\n+\n\n"))
    for at in range(len(page.json("context")["records"])):
        yield f"context {at}: a byte", _in_record("context", at, "data", _other_byte(200))


def _of_words(page: Page, number: str) -> Iterator[tuple[str, Change]]:
    told = page.json(number)["told"]
    yield "words: the title", _in_block(number, lambda block: _set(block["told"], "title", "Round 4"))
    yield "words: no longer loud", _in_block(number, lambda block: _set(block["told"], "loud", ""))
    yield "words: a line", _in_block(number, lambda block: block["told"]["lines"].append("All was well"))
    yield "words: what was never dealt", _in_block(number, lambda block: _set(block["told"], "after", []))
    for table in range(len(told["tables"])):
        for row in range(len(told["tables"][table]["rows"])):
            yield f"words: table {table}, row {row}", _in_cell(number, table, row)


def of_pictures(text: str) -> Iterator[tuple[str, Change]]:
    page = parsed(text)
    number = next(name for name in page.blocks if name.startswith("round-"))
    for name in ("step", "asked", "rule", "time", "record"):
        yield f"words: {name} below a picture", _in_caption(number, name)
    names = [name for name in page.blocks if name.startswith("picture-")]
    for at, name in enumerate(names):
        yield f"{name}: a byte", _in_text(name, 1000 + 311 * at)
    if len(names) > 1:
        yield "two pictures in each other's place", _two_pictures(names[0], names[1])
        yield "a picture is missing", lambda page: page.blocks.__delitem__(names[0])


def _of_manifest(page: Page) -> Iterator[tuple[str, Change]]:
    others: dict[str, Any] = {
        "program": "dealer-terminal 9",
        "signed": not page.json("manifest")["signed"],
        "first": 1,
        "last": 99,
        "journal": "0" * 16,
        "shell": block_hash("another"),
        "format": "dealer-terminal/evidence@v2",
        "vkey": str(SigningKey("dealer-terminal/x", SignatureType.NOTE, STRANGER).verifier),
    }
    for name, value in others.items():
        yield f"manifest: {name}", _in_block("manifest", lambda told, name=name, value=value: _set(told, name, value))
    for name, value in {"operators": ["Else"], "reason": "Else", "left_out": [], "loud": "Real", "about": []}.items():
        yield (
            f"cover: {name}",
            _in_block("manifest", lambda told, name=name, value=value: _set(told["cover"], name, value)),
        )
    yield "manifest: the checkpoint's size", _in_block("manifest", lambda told: _in_checkpoint(told, 1))
    yield "manifest: the checkpoint's root", _in_block("manifest", lambda told: _in_checkpoint(told, 2))
    yield "manifest: the checkpoint's signature", _in_block("manifest", lambda told: _in_checkpoint(told, 4))
    yield (
        "manifest: a block's hash",
        _in_block("manifest", lambda told: _set(told["blocks"][0], "hash", block_hash(""))),
    )
    if page.blocks["seal"]:
        yield "the seal: a byte", _in_text("seal", 190)
        yield "the seal is missing", lambda page: page.blocks.__setitem__("seal", "")
        yield "the seal is another one's", _strangers_seal


def _of_blocks(number: str, last: str) -> Iterator[tuple[str, Change]]:
    yield "the context is missing", lambda page: page.blocks.__delitem__("context")
    yield "the last round is missing", lambda page: page.blocks.__delitem__(last)
    yield "the manifest is missing", lambda page: page.blocks.__delitem__("manifest")
    yield "the round has another name", lambda page: _renamed(page, number, f"{number}0")


def _of_any_byte(page: Page) -> Iterator[tuple[str, Change]]:
    chance = Random(16)
    for number in range(30):
        name = chance.choice([each for each in page.blocks if page.blocks[each]])
        at = chance.randrange(len(page.blocks[name]))
        yield f"byte {number}: {name}, {at}", _in_text(name, at)


def _then_repair(change: Change) -> Change:
    def both(page: Page) -> None:
        change(page)
        page.repair()

    return both


def _in_block(name: str, doing: Callable[[Any], Any]) -> Change:
    def change(page: Page) -> None:
        block = page.json(name)
        doing(block)
        page.put(name, block)

    return change


def _in_list(name: str, doing: Callable[[list[Any]], Any]) -> Change:
    return _in_block(name, lambda block: doing(block["records"]))


def _in_record(name: str, at: int, field_: str, doing: Callable[[Any], Any]) -> Change:
    return _in_list(name, lambda records: _set(records[at], field_, doing(records[at][field_])))


def _in_path(name: str, at: int) -> Change:
    def doing(records: list[Any]) -> None:
        path = records[at]["path"]
        path[at % len(path)] = _other_byte(at)(path[at % len(path)])

    return _in_list(name, doing)


def _in_cell(name: str, table: int, row: int) -> Change:
    def doing(block: Any) -> None:
        cells = block["told"]["tables"][table]["rows"][row]
        cells[-1] = f"{cells[-1]}0"

    return _in_block(name, doing)


def _in_caption(name: str, field_: str) -> Change:
    def doing(block: Any) -> None:
        told = block["pictures"][-1]
        told[field_] = told[field_] - 1 if field_ == "record" else f"{told[field_]}."

    return _in_block(name, doing)


def _in_text(name: str, at: int) -> Change:
    def change(page: Page) -> None:
        text = page.blocks[name]
        page.blocks[name] = f"{text[:at]}{'A' if text[at] != 'A' else 'B'}{text[at + 1 :]}"

    return change


def _in_checkpoint(told: Any, line: int) -> None:
    lines = told["checkpoint"].split("\n")
    lines[line] = {1: str(int(lines[1]) + 1), 2: block_hash("root"), 4: f"{lines[4][:-8]}AAAAAA=="}[line]
    told["checkpoint"] = "\n".join(lines)


def _other_byte(at: int) -> Callable[[str], str]:
    def doing(text: str) -> str:
        data = bytearray(b64decode(text))
        data[at % len(data)] ^= 1
        return b64encode(data).decode()

    return doing


def _two_pictures(one: str, two: str) -> Change:
    def change(page: Page) -> None:
        page.blocks[one], page.blocks[two] = page.blocks[two], page.blocks[one]

    return change


def _strangers_seal(page: Page) -> None:
    manifest = page.json("manifest")
    key = SigningKey(f"dealer-terminal/{manifest['journal']}", SignatureType.NOTE, STRANGER)
    page.blocks["seal"] = b64encode(seal(manifest["journal"], page.blocks["manifest"], key)).decode()


def _signed_again(note: str, key: SigningKey) -> str:
    return bytes(sign_checkpoint(parse_checkpoint(parse_note(note.encode()).text), key)).decode()


def _renamed(page: Page, old: str, new: str) -> None:
    page.blocks = {new if name == old else name: text for name, text in page.blocks.items()}


def _set(held: Any, name: str, value: Any) -> None:
    held[name] = value


def _swap(records: list[Any], at: int) -> None:
    records[at], records[at + 1] = records[at + 1], records[at]


def _replace(block: Any, name: str, old: str, new: str) -> None:
    block[name] = block[name].replace(old, new)


def _text(value: Any) -> str:
    plain = json.dumps(value, ensure_ascii=True, separators=(",", ":"))
    return plain.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
