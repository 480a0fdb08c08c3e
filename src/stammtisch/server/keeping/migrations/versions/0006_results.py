"""The results of games that were played alone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Adds them; games that ended before have none."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("terms", sa.String(64), nullable=False),
        sa.Column("total", sa.BigInteger, nullable=False),
        sa.Column("standing", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_results_terms", "results", ["terms"])


def downgrade() -> None:
    """Drops them."""
    op.drop_index("ix_results_terms", table_name="results")
    op.drop_table("results")
