"""A PostgreSQL of our own for the tests: in a temporary directory, on a free port, gone when they are over."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

import psycopg

ADMIN = "hortus"
SERVANTS = ("postgres", "nobody")  # users that may run it for root, whom PostgreSQL refuses


def binaries() -> Path | None:
    """The folder of initdb and pg_ctl: the newest of Debian's, else whatever is on the path."""
    found = [folder for folder in Path("/usr/lib/postgresql").glob("*/bin") if (folder / "pg_ctl").exists()]
    if found:
        return max(found, key=lambda folder: float(folder.parent.name))
    on_path = shutil.which("pg_ctl")
    return Path(on_path).resolve().parent if on_path else None


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A running cluster. Databases in it cost little: each test has one of its own."""

    def __init__(self, programs: Path, durable: bool = False) -> None:
        """With `durable`, commits reach the disk as they do in earnest: for measuring; no test cuts the power."""
        self.programs, self.port, self.made = programs, free_port(), 0
        self.folder = Path(tempfile.mkdtemp(prefix="hortus-postgres-"))
        self.user = self._servant() if os.getuid() == 0 else None
        if self.user is not None:
            os.chown(self.folder, self.user, -1)
        self._run("initdb", "-D", self.cluster, "-U", ADMIN, "-A", "trust", "-E", "UTF8", "--no-locale", "-N")
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200"
        if not durable:
            options += " -c fsync=off"
        self._run(
            "pg_ctl", "-D", self.cluster, "-l", str(self.folder / "log"), "-w", "-t", "60", "-o", options, "start"
        )

    @property
    def cluster(self) -> str:
        return str(self.folder / "cluster")

    @staticmethod
    def _servant() -> int:
        for name in SERVANTS:
            try:
                return pwd.getpwnam(name).pw_uid
            except KeyError:
                continue
        raise OSError("PostgreSQL refuses to run for root, and there is nobody else.")

    def _run(self, program: str, *arguments: str) -> str:
        command = [str(self.programs / program), *arguments]
        done = subprocess.run(command, cwd=self.folder, user=self.user, text=True, capture_output=True, timeout=120)
        assert done.returncode == 0, f"{program}: {done.stderr or done.stdout}"
        return done.stdout

    def new_database(self) -> str:
        """The address of an empty database."""
        self.made += 1
        name = f"garden_{self.made}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)

    def address(self, name: str) -> str:
        return f"postgresql://{ADMIN}@127.0.0.1:{self.port}/{name}"

    def dump(self, url: str) -> str:
        """A database as SQL."""
        return self._run("pg_dump", "--no-owner", "--inserts", "--dbname", url)

    def load(self, url: str, dump: Path) -> None:
        """Fill an empty database."""
        text = "\n".join(line for line in dump.read_text().splitlines() if not line.startswith("\\"))
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(text.encode())

    def _control(self, *wish: str) -> None:
        # Its own log, so that nothing which stays behind holds our pipes open.
        self._run("pg_ctl", "-D", self.cluster, "-l", str(self.folder / "log"), "-w", "-t", "60", *wish)

    def stop(self) -> None:
        self._control("stop", "-m", "immediate")
        shutil.rmtree(self.folder)

    def restart(self) -> None:
        """Stop at once and start again, as after a crash."""
        self._control("restart", "-m", "immediate")
