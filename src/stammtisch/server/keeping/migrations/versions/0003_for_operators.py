"""Who opened a table, what it allows, what was taken back there, and facts of the server itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds them; of the tables there are nobody is known to have opened them."""
    op.add_column("tables", sa.Column("owner", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("redraw", sa.Boolean))
    op.add_column("tables", sa.Column("absence", sa.Integer))
    op.add_column("seats", sa.Column("seen", sa.BigInteger))
    op.add_column("events", sa.Column("said", sa.JSON))
    op.create_index("ix_tables_changed", "tables", ["changed"])
    op.create_table(
        "facts",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_facts"),
    )


def downgrade() -> None:
    """Drops them."""
    op.drop_table("facts")
    op.drop_index("ix_tables_changed", "tables")
    for table, columns in (("events", ["said"]), ("seats", ["seen"]), ("tables", ["absence", "redraw", "owner"])):
        with op.batch_alter_table(table) as batch:
            for column in columns:
                batch.drop_column(column)
