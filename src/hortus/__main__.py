"""`python -m hortus`."""

from hortus.cli import main

main()
