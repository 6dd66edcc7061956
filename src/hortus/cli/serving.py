"""`hortus serve`, `hortus backup` and `hortus migrate`: live tables for others, and what keeps them safe."""

from __future__ import annotations

import contextlib
import errno
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI
from pydantic import ValidationError

from hortus.core.errors import BadOption, first_fault
from hortus.server.database import backup, connect, kept_alone, upgrade
from hortus.server.listening import Impatient
from hortus.server.moving import copy_all
from hortus.server.settings import Settings
from hortus.server.watching import set_up_logs
from hortus.web.app import create

LOOPBACK = ("127.0.0.1", "localhost", "::1")
IDLE = 75  # seconds for which a connection may be silent
SWITCH = 0.0005  # seconds after which a busy thread lets another one on
GARBAGE = (100_000, 10_000, 100)  # things made, and looks among the young and the middle-aged, before the next look
PATIENCE = 5  # seconds for requests that are being answered when the server is to stop


def serve(given: dict[str, Any], opening: bool = False) -> None:
    """Serve until told to stop; `opening` a browser, where there is one."""
    settings = settings_of(given)
    if settings.host not in LOOPBACK:
        print(f"hortus: everybody who reaches {settings.host} can come in: see docs/security.md.", file=sys.stderr)
    engine = connect(settings.database)
    with kept_alone(engine):  # here, so that a database that can't be used is a sentence and nothing else
        upgrade(engine)
    engine.dispose()
    listening = listen(settings.host, settings.port, otherwise="port" not in settings.model_fields_set)
    print(f"Hortus is at {address(settings, listening)}", flush=True)
    set_up_logs(settings.log_json)
    if opening and has_screen():
        threading.Thread(target=webbrowser.open, args=[address(settings, listening)], daemon=True).start()
    app = create(settings)
    keep_pauses_short()
    allow_many_connections()
    config = uvicorn.Config(
        app,
        log_config=None,  # its lines come out like ours
        access_log=False,
        http=Impatient,
        ws="none",
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
        timeout_keep_alive=IDLE,
        proxy_headers=bool(settings.public_url),
        forwarded_allow_ips=settings.proxies,
    )
    for ending in (signal.SIGTERM, signal.SIGINT):
        signal.signal(ending, lambda *_: sys.exit(0))  # sent on by the server once it has stopped
    Server(config, app).run([listening])


def settings_of(given: dict[str, Any]) -> Settings:
    """What was given as flags, and the rest from the environment. Raises `BadOption`."""
    try:
        return Settings(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        raise BadOption(
            f"A setting is wrong: {first_fault(error)}. It is a flag, or a variable such as HORTUS_PORT."
        ) from None


def has_screen() -> bool:
    """Whether a browser that was opened here would be seen: one that runs in the terminal would be in the way."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def keep_pauses_short() -> None:
    """Let nobody wait for what Python does besides.

    The writer asks for its turn many times in a commit; garbage is rare here, but to look for it among all tables takes
    long. `Server` looks for it among what was made last.
    """
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def allow_many_connections() -> None:
    """Hold as many connections as the system allows: often it says 1,024 until somebody asks for more."""
    with contextlib.suppress(ImportError, OSError, ValueError):  # where there is no such limit, or it is endless
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(host: str, port: int, otherwise: bool = False) -> socket.socket:
    """A socket that others can already connect to; if that port is taken, maybe `otherwise` the next that is free."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        if otherwise and isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            return listen(host, port + 1, otherwise)
        raise BadOption(f"{host}:{port} can't be listened at: {error}.") from None


def address(settings: Settings, listening: socket.socket) -> str:
    """Where browsers find the server."""
    host, port = listening.getsockname()[:2]
    return settings.public_url or f"http://{f'[{host}]' if ':' in host else host}:{port}/"


class Server(uvicorn.Server):
    """Ends all streams when it is to stop: else it would wait for those who listen, and then cut them off.

    Ten times a second it looks for garbage among what was made since. Python itself waits until so much more was made
    than was let go; where games go on, a hundred thousand things are new by then, and to look at them takes 60 ms.
    """

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self.app = app

    async def on_tick(self, counter: int) -> bool:
        """What is done ten times a second; whether to stop."""
        gc.collect(0)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop, after all requests are answered."""
        self.app.state.house.close()
        await super().shutdown(sockets)


def back_up(path: Path, database: str | None) -> None:
    """Copy the database into a file, while it is in use."""
    backup(connect(settings_of({"database": database}).database, new=False), path)
    print(f"Everything is in {path}.")


def migrate(source: str, target: str) -> None:
    """Copy all from one database to another one, which is empty; while a server has neither, or moves would be lost."""
    one, other = connect(source, new=False), connect(target)
    with kept_alone(one), kept_alone(other):
        for engine in (one, other):
            upgrade(engine)
        for name, rows in copy_all(one, other):
            print(f"{name}: {rows} rows")
