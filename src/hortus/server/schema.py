"""What the database holds. Everything that happens at a table is an event; the rest is who may do what."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Times are whole milliseconds since 1970, so that both databases keep them alike. Ids are random, never counted.
people = Table(
    "people",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # of an account; a guest has none
    Column("password", String(200)),  # argon2id
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when they were last here, to the day
)

# A cookie's session or a program's token: 256 random bits of which only the digest is kept.
keys = Table(
    "keys",
    metadata,
    Column("digest", LargeBinary(32), primary_key=True),
    Column("person", String(26), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(40), nullable=False),
    Column("cookie", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("rule_set", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),  # of the deal: it leaves the server when the game is over
    Column("host", String(26), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("listed", Boolean, nullable=False),  # whether anybody may find it, to join or to watch
    Column("clock", JSON(none_as_null=True)),
    Column("status", String(12), nullable=False),
    Column("result", JSON(none_as_null=True)),  # points and winners by side, once the game is over
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger, index=True),  # when a clock runs out
    Column("asked", Integer),  # seats that are asked something, a bit for each; null until it was noted once
    Index("ix_tables_status_changed", "status", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(26), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("person", String(26), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("program", String(80)),
    Column("former", String(26), ForeignKey("people.id", ondelete="SET NULL"), index=True),  # before a computer came
    Column("invitation", LargeBinary(32), unique=True),
    PrimaryKeyConstraint("table", "seat"),
)

events = Table(
    "events",
    metadata,
    Column("table", String(26), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("body", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("key", String(64)),  # given by the one who sent the command, so that sending it again does no harm
    Column("request", String(64)),  # a digest of what was asked with that key; events of revision 0001 have none
    PrimaryKeyConstraint("table", "number"),
    UniqueConstraint("table", "key"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", String(26), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("other", String(26), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("mute", Boolean, nullable=False),  # only not to be heard; else not to sit down together either
    PrimaryKeyConstraint("person", "other"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("table", String(26), nullable=False),
    Column("number", Integer, nullable=False),
    Column("reporter", String(26), ForeignKey("people.id", ondelete="SET NULL")),
    Column("words", String(400), nullable=False),
    Column("at", BigInteger, nullable=False),
    ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
)

# From when to when a server was there; between the rows none was, and clocks stood still.
presence = Table(
    "presence",
    metadata,
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)
