"""Draw how the shipped networks were learnt, from the records in docs/training: `python scripts/training_curves.py`.

A record is what `hortus train` writes beside its networks: a line for each era of breeding or generation of games.
"""

from __future__ import annotations

import json
from pathlib import Path

import matplotlib

matplotlib.use("svg")
from matplotlib import pyplot

DOCS = Path(__file__).resolve().parents[1] / "docs"
PICTURE = DOCS / "pictures" / "training.svg"


def curve(record: Path) -> tuple[list[float], list[float]]:
    """Hours of training after each generation, and the error of its network with closed eyes, meaned over its parts."""
    hours, faults, spent = [], [], 0.0
    for line in record.read_text().splitlines():
        told = json.loads(line)
        spent += sum(value for name, value in told.items() if name.startswith("seconds"))
        if "faults" in told:
            closed = told["faults"]["closed"]
            hours.append(spent / 3600)
            faults.append(sum(closed) / len(closed))
    return hours, faults


def main() -> None:
    """Draw all records into one picture."""
    matplotlib.rcParams["svg.hashsalt"] = "hortus"  # the same picture from the same records
    figure, axes = pyplot.subplots(figsize=(7, 4))
    for record in sorted((DOCS / "training").glob("*.jsonl")):
        axes.plot(*curve(record), marker="o", label=record.stem)
    axes.set(xlabel="hours of training", ylabel="error of the network", ylim=(0.2, 0.8))
    axes.grid(alpha=0.3)
    axes.legend(frameon=False, ncols=2)
    figure.savefig(PICTURE, bbox_inches="tight", metadata={"Date": None})


if __name__ == "__main__":
    main()
