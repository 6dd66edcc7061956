"""Files that are kept: where they are, and how they are written so that nothing is lost."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import platformdirs


def data_directory() -> Path:
    """Where a person's games and scores are kept; `HORTUS_DATA_DIR` names another place."""
    return Path(os.environ.get("HORTUS_DATA_DIR") or platformdirs.user_data_dir("hortus", appauthor=False))


def write_whole(target: Path, text: str, private: bool = False) -> None:
    """Write a file whole or not at all; it is safe on disk when this returns. Nobody else can read a private one."""
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".hortus-") as folder:
        draft = Path(folder, "draft")
        draft.touch(0o600 if private else 0o666)
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    sync_directory(target.parent)


def sync_directory(folder: Path) -> None:
    """Make sure that a renamed file is still there after a power cut, where the system can promise that."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
