"""The boxes that tables are played with, tables that stay with their old rules, and what workers thought out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Adds them; tables from before keep no box, and are played with the one they name as long as it is installed."""
    op.add_column("tables", sa.Column("pinned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "boxes",
        sa.Column("hash", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_boxes"),
    )
    op.create_table(
        "thoughts",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("answer", sa.Text),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
        sa.PrimaryKeyConstraint("name", name="pk_thoughts"),
    )


def downgrade() -> None:
    """Drops them."""
    op.drop_table("thoughts")
    op.drop_table("boxes")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("pinned")
