"""What the holder of a seat has seen of its table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Adds it; of visits from before nothing is known."""
    op.add_column("seats", sa.Column("looked", sa.Integer))


def downgrade() -> None:
    """Drops it."""
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("looked")
