"""One table of a floor, read by the very readers that read a journal of its own."""

from dealer_terminal.audit.round_proof import verify_round_proof
from dealer_terminal.storage import reading
from dealer_terminal.storage.follower import Follower
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.stored_proofs import edge_at, prove_round, stored_tree
from tests.fast.floor.house import Terminal
from tests.fast.floor.read import one_table, same


def test_it_is_the_terminals_journal_and_grows_with_it(terminal: Terminal) -> None:
    terminal.forward()
    own, there = Follower(terminal.db), Follower(one_table(terminal.floor, "7"))
    assert own.look() == there.look()
    terminal.play(30, seed=9)
    terminal.forward()
    assert own.look() == there.look()
    own.close()
    there.close()
    assert same(terminal)
    with open_to_read(one_table(terminal.floor, "7")) as reader:
        kept = reading.kept_frontier(reader.connection)
        assert kept is not None and kept.size > 512
        assert edge_at(stored_tree(reader.connection), kept.size) == kept.edge
        proof = prove_round(reader, 1)
        assert len(verify_round_proof(proof, [reader.own_key()])) > 10


def test_what_is_not_signed_yet_is_read_with_it(terminal: Terminal) -> None:
    other = Terminal(terminal.folder / "8", terminal.floor, "8")
    other.folder.mkdir()
    other.play_on(9, frames=2)
    token = other.floor.enrol("8")
    for commands, frames in ((14, 1), (40, 1), (11, 1)):
        other.play_on(commands, frames=frames)
        done = other.forward(token)
        assert same(other)
        token = ""
    assert done.ahead > done.signed > 40
