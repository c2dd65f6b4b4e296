"""One table of a floor, read by the very readers that read a journal of its own."""

from dealer_terminal.audit.round_proof import verify_round_proof
from dealer_terminal.storage import reading
from dealer_terminal.storage.follower import Follower
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.stored_proofs import edge_at, prove_round, stored_tree
from tests.fast.floor.house import Terminal
from tests.fast.floor.read import one_table, same


def test_it_is_the_terminals_journal_row_for_row(terminal: Terminal) -> None:
    terminal.forward()
    assert same(terminal)


def test_its_nodes_grow_with_it(terminal: Terminal) -> None:
    terminal.forward()
    terminal.play(30, seed=9)
    terminal.forward()
    assert same(terminal)
    with open_to_read(one_table(terminal.floor, "7")) as there:
        kept = reading.kept_frontier(there.connection)
        assert kept is not None and kept.size > 512
        assert edge_at(stored_tree(there.connection), kept.size) == kept.edge


def test_what_is_not_signed_yet_is_read_with_it(terminal: Terminal) -> None:
    other = Terminal(terminal.folder / "8", terminal.floor, "8")
    other.folder.mkdir()
    other.play_on(9, frames=2)
    token = other.floor.enrol("8")
    for commands, frames in ((0, 0), (14, 1), (1, 0), (40, 1), (11, 1)):
        other.play_on(commands, frames=frames)
        done = other.forward(token)
        assert same(other)
        token = ""
    assert done.ahead > done.signed > 40


def test_another_table_is_not_seen(terminal: Terminal, tmp_path: object) -> None:
    terminal.forward()
    other = Terminal(terminal.folder / "8", terminal.floor, "8")
    other.folder.mkdir()
    other.play(1, seed=4)
    other.forward(other.floor.enrol("8"))
    assert same(terminal) and same(other)


def test_a_round_is_proven_from_it(terminal: Terminal) -> None:
    terminal.forward()
    with open_to_read(one_table(terminal.floor, "7")) as there:
        proof = prove_round(there, 1)
        assert len(verify_round_proof(proof, [there.own_key()])) > 10


def test_it_is_followed_as_a_journal_is(terminal: Terminal) -> None:
    terminal.forward()
    own, there = Follower(terminal.db), Follower(one_table(terminal.floor, "7"))
    assert own.look() == there.look()
    terminal.play(1, seed=3)
    terminal.forward()
    assert own.look() == there.look()
    own.close()
    there.close()
