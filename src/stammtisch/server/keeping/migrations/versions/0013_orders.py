"""Standing orders: what a seat has ordered for decisions to come."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Makes their table; nobody has ordered anything yet."""
    op.create_table(
        "orders",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("decision", sa.String(64), nullable=False),
        sa.Column("kept", sa.JSON, nullable=False),
        sa.Column("asked", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", "decision", name="pk_orders"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_orders_table_id_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_orders_asked", "orders", ["asked"])


def downgrade() -> None:
    """Drops it."""
    op.drop_table("orders")
