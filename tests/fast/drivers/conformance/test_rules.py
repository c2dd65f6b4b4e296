"""Every rule names a paragraph that its page has."""

import re
from pathlib import Path

import drivers
from drivers.kit.angel_eye import host as shoes_hosts
from drivers.kit.angel_eye import machine as shoes
from drivers.kit.card_line import as_host, as_reader
from drivers.kit.conformance.hands import ASKS
from drivers.kit.packet_shuffler import host, machine
from tests.helpers.cases import failures

LISTS = {
    "packet_shuffler": (machine.RULES, host.RULES),
    "angel_eye": (shoes.RULES, shoes_hosts.RULES, shoes_hosts.LISTENS),
    "card_line": (as_host.RULES, as_reader.RULES),
}
RULES = {protocol: [rule for rules in lists for rule in rules] for protocol, lists in LISTS.items()}


def test_every_rule_names_a_paragraph_of_its_page() -> None:
    def check(protocol: str) -> None:
        page = (Path(drivers.__file__).parent / protocol / "README.md").read_text(encoding="utf-8")
        headings = re.findall(r"^#+ (.+)$", page, re.M)
        for rule in RULES[protocol]:
            assert any(heading.startswith(rule.paragraph) for heading in headings), f"{rule.paragraph}: {rule.says}"

    assert failures(check, [*RULES]) == []


def test_a_rule_has_a_name_of_its_own_and_needs_only_what_stands_before_it() -> None:
    def check(protocol: str) -> None:
        for rules in LISTS[protocol]:
            names = [rule.name for rule in rules]
            assert len(set(names)) == len(names)
            assert all(set(rule.needs) <= set(names[:at]) for at, rule in enumerate(rules))

    assert failures(check, [*LISTS]) == []


def test_whatever_a_person_is_asked_is_one_sentence() -> None:
    assert all(ask.endswith(".") and "\n" not in ask for ask in ASKS.values())


NAMED = re.compile(r'(?:Unready|needed)\(\s*"(\w+)"|obeyed\(\w+, "(\w+)"|Step\("(\w+)"|rule: str = "(\w+)"')


def test_whatever_is_named_as_needed_is_a_rule() -> None:
    def check(protocol: str) -> None:
        names = {rule.name for rule in RULES[protocol]}
        folder = Path(drivers.__file__).parent / "kit" / protocol
        texts = [file.read_text(encoding="utf-8") for file in folder.rglob("*.py")]
        told = {name for text in texts for groups in NAMED.findall(text) for name in groups if name}
        assert told and told <= names, told - names

    assert failures(check, [*LISTS]) == []
