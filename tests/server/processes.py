"""Servers in processes of their own, to be killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx2

from hortus.core.native import cache_directory
from tests.server.conftest import Guest
from tests.server.postgres import free_port

ROOT = Path(__file__).parents[2]
PATIENCE = 60  # seconds


class ServerProcess:
    """`hortus serve` on a port that stays the same however often it is started again."""

    def __init__(self, database: str, folder: Path, port: int | None = None) -> None:
        self.database, self.folder, self.port = database, folder, port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, death: str = "", wait: bool = True) -> None:
        """Start it; `death` is when it kills itself, such as "before 7": just before its seventh commit."""
        environment = {
            **os.environ,
            "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}",
            "HORTUS_CACHE_DIR": str(cache_directory().parent),
            "HORTUS_RATE": "10000",
            "HORTUS_BURST": "100000",
            "HORTUS_DOORS": "10000",
            "HORTUS_READY": "false",
            "HORTUS_TEST_DEATH": death,
        }
        command = [sys.executable, "-m", "tests.server.launcher", "serve", "--port", str(self.port)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--database", self.database], cwd=self.folder, env=environment, stdout=log, stderr=log
            )
        if wait:
            self.wait_until_ready()

    def wait_until_ready(self) -> float:
        """Return how many seconds it took from now on."""
        begun = time.monotonic()
        while time.monotonic() - begun < PATIENCE:
            assert self.alive, f"the server did not start:\n{self.log}"
            try:
                if httpx2.get(f"{self.url}/readyz", verify=False).status_code == 200:
                    return time.monotonic() - begun
            except httpx2.TransportError:
                time.sleep(0.02)
        raise AssertionError(f"the server is not ready after {PATIENCE} s:\n{self.log}")

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text()

    def wait(self, seconds: float = PATIENCE) -> int:
        """Wait for its end; return the exit code."""
        assert self.process is not None
        return self.process.wait(seconds)

    def kill(self) -> None:
        """End it as a power cut would."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.wait()

    def stop(self) -> int:
        """Ask it to end; return the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.wait()

    def __enter__(self) -> ServerProcess:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def guest(self, name: str = "Anna") -> Guest:
        return Guest.come_in(self.url, name)
