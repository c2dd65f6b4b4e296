"""Every rule names a paragraph that its page has."""

import re
from pathlib import Path

import pytest

import drivers
from drivers.angel_eye.conformance import host as shoes_hosts
from drivers.angel_eye.conformance import machine as shoes
from drivers.card_line import conformance as readers
from drivers.conformance.hands import ASKS
from drivers.packet_shuffler.conformance import host, machine

RULES = {
    "packet_shuffler": (*machine.RULES, *host.RULES),
    "angel_eye": (*shoes.RULES, *shoes_hosts.RULES, *shoes_hosts.LISTENS),
    "card_line": readers.RULES,
}


@pytest.mark.parametrize("protocol", RULES)
def test_every_rule_names_a_paragraph_of_its_page(protocol: str) -> None:
    page = (Path(drivers.__file__).parent / protocol / "README.md").read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.+)$", page, re.M)
    for rule in RULES[protocol]:
        assert any(heading.startswith(rule.paragraph) for heading in headings), f"{rule.paragraph}: {rule.says}"


def test_whatever_a_person_is_asked_is_one_sentence() -> None:
    assert all(ask.endswith(".") and "\n" not in ask for ask in ASKS.values())
