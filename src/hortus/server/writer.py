"""The writer: all that changes the database goes through one thread; what comes together is committed together.

A commit costs as much as several jobs. So commits keep a distance: a job that comes alone is written at once, and under
load each commit takes with it what has come since the last one.

A job is a function of a connection that may be called again: when one of a group fails, all is taken back and each is
done by itself, so that what fails takes nothing else with it. When the database goes away in the middle of a commit
nothing is done again, for it may have been carried out. Those who wait for a job hear of it when it is safely
committed, never before. Rows that come with jobs are written together, after all of them.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from hortus.server.database import DatabaseFault, Uncertain, is_uncertain, plain_reason, reason
from hortus.server.rows import Rows, add_rows

T = TypeVar("T")
Job = Callable[[Connection], T]
MOST = 256  # jobs in a group
APART = 0.01  # seconds from one commit to the next
UNCERTAIN = (
    "The database went away while this was written, so maybe it was done and maybe not: look before you try again."
)
log = structlog.get_logger()


class Task:
    """A job, who waits for it, and what became of it."""

    def __init__(self, job: Job[Any], rows: Rows | None, loop: asyncio.AbstractEventLoop) -> None:
        self.job = job
        self.rows = rows
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        """Tell the one who waits."""
        self.loop.call_soon_threadsafe(self._settle)

    def _settle(self) -> None:
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Writer:
    """One thread that writes."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.tasks: queue.SimpleQueue[Task | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    async def do(self, job: Job[T], rows: Rows | None = None) -> T:
        """Run a job; when this returns, what it wrote survives anything, and so do its rows."""
        task = Task(job, rows, asyncio.get_running_loop())
        self.tasks.put(task)
        found: T = await task.future
        return found

    def close(self) -> None:
        """Finish what was asked for, then stop."""
        self.tasks.put(None)
        self.thread.join()

    def _run(self) -> None:
        again = 0.0
        while (first := self.tasks.get()) is not None:
            time.sleep(max(0.0, again - time.monotonic()))
            again = time.monotonic() + APART
            group, last = [first], False
            while len(group) < MOST and not self.tasks.empty():
                task = self.tasks.get()
                if task is None:
                    last = True
                    break
                group.append(task)
            self._write(group)
            if last:
                return

    def _write(self, group: list[Task]) -> None:
        if not self._commit_together(group) and len(group) > 1 and not isinstance(group[0].error, Uncertain):
            for task in group:
                self._commit_together([task])
        for task in group:
            task.settle()

    def _commit_together(self, group: list[Task]) -> bool:
        """Write all of it or nothing; whether it was written."""
        task, written = group[0], False
        try:
            with self.engine.connect() as connection, connection.begin() as transaction:
                for task in group:
                    task.result = task.job(connection)
                add_rows(connection, [task.rows for task in group if task.rows is not None])
                written = True
                self.commit(transaction)
        except Exception as error:  # whatever it is, it is the business of the one who asked
            task.error = fault_of(error, written)
            if isinstance(task.error, Uncertain):  # of all of them
                for task in group:
                    task.error = Uncertain(UNCERTAIN)
            return False
        for task in group:
            task.error = None
        return True

    @staticmethod
    def commit(transaction: Any) -> None:
        """The moment from which on the group survives anything."""
        transaction.commit()


def fault_of(error: Exception, written: bool) -> Exception:
    """What the one who waits is told of an error; it may have come when all was `written`, in the commit."""
    if not isinstance(error, SQLAlchemyError) or isinstance(error, IntegrityError | DataError):
        return error
    log.error("database.failed", reason=reason(error), committing=written)
    if written and is_uncertain(error):
        return Uncertain(UNCERTAIN)
    return DatabaseFault(f"Nothing could be written: {plain_reason(error)}. Nothing is lost: try again in a while.")
