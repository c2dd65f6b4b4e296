"""The state machine of `tests/fast/procedure/any_table.py`, with other commands on every run."""

import hypothesis

from tests.fast.procedure import any_table


def test_whatever_is_asked_of_a_table_it_stays_sound() -> None:
    any_table.run(1_500, hypothesis.settings.get_profile("by chance"))
