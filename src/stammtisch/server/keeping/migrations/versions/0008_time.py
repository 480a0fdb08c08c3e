"""Time at a table: its clocks, cancelling it, friends who move for those who have none, and how long games were."""

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
    op.add_column("tables", sa.Column("played", sa.BigInteger, nullable=False, server_default=sa.text("0")))
    op.create_table(
        "lengths",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("seconds", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_lengths"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_lengths_table_id_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_lengths_title", "lengths", ["title", "seats", "ended"])
    op.add_column("seats", sa.Column("trusts", sa.Integer, nullable=False, server_default=sa.text("0")))


def downgrade() -> None:
    """Drops it; from then on nobody's time runs out."""
    op.drop_index("ix_lengths_title", table_name="lengths")
    op.drop_table("lengths")
    op.drop_index("ix_tables_deadline", table_name="tables")
    with op.batch_alter_table("tables") as tables:
        for column in ("clock", "timing", "deadline", "cancelling", "cancelled", "played"):
            tables.drop_column(column)
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("trusts")
