"""The repository as its files."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGES = ("dealer_terminal", "drivers")
NOT_OURS = {".git", ".venv", "var", "dist", "build", "__pycache__"}


def files(*folders: str, suffixes: tuple[str, ...] = ("",)) -> list[Path]:
    """Every file below these folders of the repository, in order; what tools leave behind is not among them."""
    return sorted(path for folder in folders for path in _walk(ROOT / folder) if path.name.endswith(suffixes))


def _walk(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.name in NOT_OURS or path.name.endswith(("_cache", ".egg-info")) or path.name == ".hypothesis":
            continue
        if path.is_dir():
            yield from _walk(path)
        else:
            yield path


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def functions(path: Path) -> Iterator[tuple[str, int]]:
    """The name and the length in lines of each function."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            yield node.name, node.end_lineno - node.lineno + 1
