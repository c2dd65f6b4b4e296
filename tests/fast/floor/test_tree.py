"""Leaves, trees and notes as the database works them out, beside the ones of the journal's own code."""

from hashlib import sha256
from random import Random

from dealer_terminal.journal.frame import KeptFrame, frame_leaf
from dealer_terminal.journal.merkle import Frontier, stored_nodes
from dealer_terminal.journal.record import Record, leaf_data
from tests.fast.floor.house import Floor, Terminal

LEAVES = [sha256(b"%d" % n).digest() for n in range(1200)]


def test_leaves_are_over_the_same_bytes(shared: Floor) -> None:
    chance = Random(1)
    for _ in range(40):
        numbers = [chance.choice([0, 1, -5, 2**62, chance.randrange(2**40)]) for _ in range(4)]
        texts = [chance.choice(["", "round_opened", "Đỗ", "牌", "a b"]) for _ in range(2)]
        schema, body = chance.randrange(100), chance.randbytes(chance.randrange(300))
        record = Record(numbers[0], numbers[1], texts[0], schema, body, texts[1], numbers[2], numbers[3], b"")
        told = (*numbers[:2], texts[0], schema, texts[1], *numbers[2:], body)
        asked = "SELECT floor.leaf(%s, %s, %s, %s::smallint, %s, %s, %s, %s)"
        assert shared.rows(asked, *told) == [(sha256(b"\0" + leaf_data(record)).digest(),)]
    frame = KeptFrame(7, 3, "shoe", 2, b"sealed\n\0", 2**50, 12)
    told = (frame.number, frame.round, frame.device, frame.count, frame.utc, frame.monotonic, frame.sealed)
    assert shared.rows("SELECT floor.frame_leaf(%s, %s, %s, %s, %s, %s, %s)", *told) == [(frame_leaf(frame),)]


def test_a_tree_grows_as_the_journals_does(shared: Floor) -> None:
    assert shared.rows("SELECT floor.root('')") == [(Frontier().root(),)]
    asked = "SELECT grown, roots, levels, indexes, hashes FROM floor.grown(%s, %s, %s::bytea[], %s::bigint[])"
    for before, more in ((0, 1), (0, 255), (0, 256), (0, 1200), (1, 1), (3, 254), (255, 1)):
        begun = Frontier().extend(LEAVES[:before])
        leaves = LEAVES[before : before + more]
        sizes = sorted({before + 1, before + (more + 1) // 2, before + more})
        ((grown, roots, levels, indexes, hashes),) = shared.rows(asked, before, b"".join(begun.edge), leaves, sizes)
        assert grown == b"".join(begun.extend(leaves).edge)
        assert roots == [Frontier().extend(LEAVES[:size]).root() for size in sizes]
        assert [*zip(levels, indexes, hashes, strict=True)] == [*stored_nodes(begun, leaves)]
        assert shared.rows("SELECT floor.root(%s)", grown) == [(roots[-1],)]


def test_the_edge_of_any_earlier_tree_is_found_again(terminal: Terminal) -> None:
    terminal.play(24, seed=3)
    done = terminal.forward()
    leaves = [leaf for (leaf,) in terminal.floor.rows("SELECT leaf FROM floor.records ORDER BY position")]
    for size in (0, 1, 2, 255, 256, 257, 300, 511, 512, done.signed):
        found = terminal.floor.rows("SELECT floor.edge_at('7', %s)", size)
        assert found == [(b"".join(Frontier().extend(leaves[:size]).edge),)], size
    assert done.signed > 512
