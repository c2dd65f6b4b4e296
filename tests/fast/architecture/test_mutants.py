"""The lists of seeded faults fit the code as it is."""

import ast

from tests.helpers.cases import failures
from tests.helpers.repository import ROOT
from tests.mutants.__main__ import LISTS, Mutant, mutants


def test_each_fault_has_its_code_and_its_test() -> None:
    assert failures(check, {mutant.name: mutant for mutant in mutants(LISTS)}) == []


def check(mutant: Mutant) -> None:
    assert (ROOT / mutant.file).read_text().count(mutant.old) == 1, "the file does not hold the replaced text once"
    file, _, test = mutant.test.partition("::")
    functions = [node.name for node in ast.parse((ROOT / file).read_text()).body if isinstance(node, ast.FunctionDef)]
    assert test.partition("[")[0] in functions, f"{mutant.test} does not exist"
