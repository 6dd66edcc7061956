"""What was asked with a key."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Change the database."""
    op.add_column("events", sa.Column("request", sa.String(length=64), nullable=True))
