"""A bot that sits down at a table of a Hortus server and plays to the end of the game.

    HORTUS_TOKEN=... python examples/remote_bot.py http://127.0.0.1:8000 TABLE

The token is from `POST /api/v1/people` with {"name": "my bot", "token": true}. Put your own idea into `choose`. A
connection that is cut is made again: events and moves are numbered, so nothing is missed and nothing done twice.
"""

import os
import random
import sys
import time
from typing import Any

import httpx2


def choose(table: dict[str, Any], legal: list[dict[str, Any]]) -> int:
    """Your idea: the `id` of a legal step. It has `words` and `parts` as well; `table["view"]` is all that you see."""
    return int(random.choice(legal)["id"])


def play(url: str, name: str, token: str) -> dict[str, Any]:
    """Take a seat if you have none, play until the game is over, and return the table as it is then."""
    client = httpx2.Client(base_url=f"{url}/api/v1/tables", headers={"Authorization": f"Bearer {token}"})
    last = ""  # the number up to which everything was heard and answered
    while True:
        try:
            if not any(seat["yours"] for seat in client.get(name).raise_for_status().json()["seats"]):
                if (answer := client.post(f"{name}/seats", json={})).status_code == 409:  # none for you: it says why
                    sys.exit(answer.json()["detail"])
                answer.raise_for_status()
            with client.sse(f"{name}/events", headers={"Last-Event-ID": last} if last else {}, timeout=60) as events:
                events.response.raise_for_status()
                for event in filter(lambda each: each.data, events):
                    table: dict[str, Any] = event.json()["table"]  # type: ignore[index]
                    if table["status"] in ("over", "abandoned"):
                        return table
                    decide(client, table)
                    last = event.id
        except httpx2.HTTPError as error:
            if isinstance(error, httpx2.HTTPStatusError) and error.response.status_code not in (409, 429, 503):
                raise
            time.sleep(0.2)


def decide(client: httpx2.Client, table: dict[str, Any]) -> None:
    """Make a move if it is yours to make: choose steps until there are no more, then send all of them."""
    steps: list[int] = []
    legal, seen = table["legal"], {"number": table["number"]}  # refused, if the decision is another one by now
    while legal:
        steps.append(choose(table, legal))
        legal = client.get(f"{table['id']}/legal", params={"steps": steps, **seen}).raise_for_status().json()
    if steps:
        client.post(f"{table['id']}/moves", json={"steps": steps, **seen}).raise_for_status()


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2], os.environ["HORTUS_TOKEN"])["points"])
