"""`python -m dealer_terminal` is `dealer-terminal`."""

import sys

from dealer_terminal.cli import main

sys.exit(main())
