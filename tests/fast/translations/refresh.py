"""`make translations`: brings the Linguist files up to what the screens say now, and tells what is to be translated."""

import sys

from dealer_terminal.installed import assets
from tests.fast.translations import ts
from tests.fast.translations.sources import sources
from tests.helpers.languages import TRANSLATED


def main() -> int:
    contexts = sources()
    missing = 0
    for language in TRANSLATED:
        file = assets() / "translations" / f"{language}.ts"
        known = ts.read(file)
        ts.write(file, language, contexts, known)
        missing += sum(not known.get(source) for found in contexts.values() for source in found)
    sys.stdout.write(f"{missing} texts to be translated\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
