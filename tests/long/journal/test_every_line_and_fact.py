"""Every line of a round's proof that is changed, and many values of every fact."""

import pytest
from hypothesis import HealthCheck, given, settings

from dealer_terminal.journal.codec import CODEC
from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.journal.round_proof import read_round_proof, verify_round_proof, write_round_proof
from tests.fast.journal.fact_bytes import facts_of
from tests.fast.journal.round_proofs import lines_changed, proven
from tests.fast.journal.vectors import accepted
from tests.helpers.playing import KEYS


def test_no_line_of_a_proof_can_go_or_be_edited() -> None:
    written = write_round_proof(proven(2))

    def verified(data: bytes) -> object:
        return verify_round_proof(read_round_proof(data), [KEYS.signing.verifier])

    assert accepted(verified, lines_changed(written, every=1)) == []


@pytest.mark.parametrize("fact_type", KINDS, ids=lambda fact_type: fact_type.__name__)
def test_a_fact_comes_back_as_it_was_written(fact_type: type) -> None:
    @settings(max_examples=50, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
    @given(fact=facts_of(fact_type))
    def comes_back(fact: object) -> None:
        written = CODEC.encode(fact)
        assert (written.kind, written.schema) == KINDS[fact_type]
        assert CODEC.decode(written.kind, written.schema, written.body) == fact

    comes_back()
