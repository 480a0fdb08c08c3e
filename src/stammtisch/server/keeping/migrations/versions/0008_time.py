"""Time at a table: its clocks, cancelling it, and friends who move for those who have none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Adds it; tables that there are have no clock."""
    op.add_column("tables", sa.Column("clock", sa.JSON))
    op.add_column("tables", sa.Column("timing", sa.JSON))
    op.add_column("tables", sa.Column("deadline", sa.BigInteger))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.add_column("tables", sa.Column("cancelling", sa.JSON))
    op.add_column("tables", sa.Column("cancelled", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("trusts", sa.Integer, nullable=False, server_default=sa.text("0")))


def downgrade() -> None:
    """Drops it; from then on nobody's time runs out."""
    op.drop_index("ix_tables_deadline", table_name="tables")
    with op.batch_alter_table("tables") as tables:
        for column in ("clock", "timing", "deadline", "cancelling", "cancelled"):
            tables.drop_column(column)
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("trusts")
