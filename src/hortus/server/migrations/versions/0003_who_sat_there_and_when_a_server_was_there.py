"""Who sat in a seat before the computer, and when a server was there."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Change the database."""
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("former", sa.String(length=26), nullable=True))
        batch_op.create_foreign_key(batch_op.f("fk_seats_former"), "people", ["former"], ["id"], ondelete="SET NULL")
        batch_op.create_index(batch_op.f("ix_seats_former"), ["former"], unique=False)
    op.create_table(
        "presence",
        sa.Column("since", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("since", name=op.f("pk_presence")),
    )
    find_former(op.get_bind())


def find_former(connection: sa.Connection) -> None:
    """Note who sat where a computer plays now: the last person of whom events tell that they sat down there."""
    seats = sa.table("seats", sa.column("table"), sa.column("seat"), sa.column("kind"), sa.column("former"))
    events = sa.table("events", *map(sa.column, ("table", "number", "kind", "seat", "body")))
    people = sa.table("people", sa.column("id"))
    known = set(connection.execute(sa.select(people.c.id)).scalars())
    for seat in connection.execute(sa.select(seats).where(seats.c.kind == "program")).all():
        told = (
            sa.select(events.c.kind, events.c.seat, events.c.body)
            .where(events.c.table == seat.table, events.c.kind.in_(("created", "sat")))
            .order_by(events.c.number)
        )
        former = None
        for event in connection.execute(told):
            body = json.loads(event.body) if isinstance(event.body, str) else event.body
            if event.kind == "created":
                former = body["seats"][seat.seat]["person"]
            elif event.seat == seat.seat:
                former = body["person"]
        if former in known:
            here = sa.and_(seats.c.table == seat.table, seats.c.seat == seat.seat)
            connection.execute(sa.update(seats).where(here).values(former=former))
