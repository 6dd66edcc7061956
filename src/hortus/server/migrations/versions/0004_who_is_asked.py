"""Who is asked something at a table. Only the rules know that: a server looks when it starts (`duties.note_asked`)."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Change the database."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("asked", sa.Integer(), nullable=True))
