"""Settings of the server: by flags, by the environment (HORTUS_...), or as they are here."""

from __future__ import annotations

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

from hortus.server.database import default_url


class Settings(BaseSettings):
    """How a server runs."""

    model_config = SettingsConfigDict(env_prefix="HORTUS_", extra="ignore")

    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=0, le=65535)
    database: str = Field(default_factory=default_url, repr=False)
    public_url: str = Field(default="", description="the address that browsers use, if it is another one")
    thinkers: int = Field(default=0, ge=0, le=256, description="processes for slow programs; 0: all cores but one")
    ready: bool = Field(default=True, description="whether all games are loaded before anybody asks for them")
    waiting: int = Field(default=2000, ge=1, description="tables that wait for a program before new ones are refused")
    proxies: str = Field(default="127.0.0.1", description="addresses of proxies whose word is taken, with public_url")
    metrics: bool = Field(default=False, description="whether /metrics answers others than this machine")
    rate: float = Field(default=10.0, gt=0, description="commands a second that somebody may send for long")
    burst: int = Field(default=60, ge=1, description="and at once")
    doors: int = Field(default=30, ge=1, description="guests and logins that may come from one machine at once")
    streams: int = Field(default=20, ge=1, description="event streams that somebody may hold open")
    tables: int = Field(default=500, ge=1, description="unfinished tables that somebody may have put up")
    records: int = Field(
        default=200, ge=1, description="records of games played elsewhere that somebody may have put up"
    )
    games: int = Field(default=5_000, ge=1, description="tables of all kinds, finished ones and records included")
    session_days: int = Field(default=180, ge=1)
    log_json: bool = Field(default=False, description="logs as JSON lines, also on a terminal")
