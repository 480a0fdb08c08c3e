"""Whether a table allows hints, and the analyses of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds them; the tables there are allow hints."""
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_analyses"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_analyses_table_id_tables", ondelete="CASCADE"),
    )


def downgrade() -> None:
    """Drops them."""
    op.drop_table("analyses")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("hints")
