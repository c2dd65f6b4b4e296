"""The repository names no place of any machine, and carries nothing under the GPL."""

import re
import tomllib

import pytest

from tests.helpers.repository import PACKAGES, ROOT, files

REGISTRY = re.compile(r"index[-_]url|find[-_]links|python[h]osted|pypi\.|//[^\s\"']*/simple\b", re.IGNORECASE)
MACHINE_PATH = re.compile(r"(?<![\w.$}~*])/(?:home|root|work|Users|opt|mnt|tmp)/\w")
LOCKS = ["requirements.lock", "requirements-dev.lock", "requirements-bench.lock"]
GPL_MODULES = r"QtGraphs|QtCharts|QtDataVisualization|QtQuick3D|QtQuick\.VirtualKeyboard|QtQuick\.Timeline"
GPL_IMPORT = re.compile(rf"^\s*(?:import|from)\s+(?:PySide6\.)?(?:{GPL_MODULES})\b", re.MULTILINE)


def test_no_file_names_a_registry_or_a_path_of_a_machine() -> None:
    found = []
    for path in files("."):
        try:
            text = path.read_text()
        except UnicodeDecodeError:
            continue
        places = [*REGISTRY.findall(text), *MACHINE_PATH.findall(text)]
        found += [(str(path.relative_to(ROOT)), place) for place in places]
    assert found == []


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_one_exact_version_and_hashes_for_each_package(lock: str) -> None:
    for package, hashes in _packages(lock):
        assert re.fullmatch(r"[a-z0-9-]+==[\w.+-]+(?: ; .+)?", package)
        assert hashes
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", each) for each in hashes)


def test_what_runs_is_locked_as_it_is_tested() -> None:
    run, dev = dict(_packages("requirements.lock")), dict(_packages("requirements-dev.lock"))
    assert run.items() <= dev.items()


def test_every_dependency_of_the_project_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = {_name(dependency) for dependency in project["project"]["dependencies"]}
    assert wanted <= {_name(package) for package, _ in _packages("requirements.lock")}


def test_no_screen_and_no_module_imports_a_part_of_qt_under_the_gpl() -> None:
    sources = files(*PACKAGES, "tests", suffixes=(".py", ".qml"))
    assert [path.name for path in sources if GPL_IMPORT.search(path.read_text())] == []


@pytest.mark.parametrize(
    "line", ["import QtGraphs", "from PySide6.QtCharts import QChart", "import QtQuick.Timeline 1.0"]
)
def test_an_import_under_the_gpl_is_found(line: str) -> None:
    assert GPL_IMPORT.search(f"import QtQuick\n{line}\n")


def _packages(lock: str) -> list[tuple[str, tuple[str, ...]]]:
    whole_lines = (ROOT / lock).read_text().replace("\\\n", "").splitlines()
    split = (re.split(r"\s+(?=--hash)", line) for line in whole_lines)
    return [(package, tuple(hashes)) for package, *hashes in split]


def _name(requirement: str) -> str:
    name = re.match(r"[\w.-]+", requirement)
    assert name is not None
    return re.sub(r"[-_.]+", "-", name[0]).lower()
