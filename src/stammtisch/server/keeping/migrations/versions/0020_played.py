"""Games that may be studied: whether a table asks for it, of which variant it is, who has agreed, and what is kept of
how people decided.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Adds them; nobody has agreed to anything at the tables of before."""
    op.add_column("tables", sa.Column("study", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("variant_id", sa.String(16)))
    op.add_column("seats", sa.Column("agreed", sa.Boolean))
    op.create_table(
        "ponderings",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Integer),
        sa.Column("asked", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("taken_back", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.PrimaryKeyConstraint("table_id", "number", "seat", name="pk_ponderings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_ponderings_table_id_tables", ondelete="CASCADE"),
    )
    plain, one = sa.text("study"), sa.text("study = 1")
    columns = ["title", "moved"]
    op.create_index("ix_tables_study", "tables", columns, sqlite_where=one, postgresql_where=plain)


def downgrade() -> None:
    """Drops them."""
    op.drop_index("ix_tables_study", "tables")
    op.drop_table("ponderings")
    op.drop_column("seats", "agreed")
    for column in ("variant_id", "study"):
        op.drop_column("tables", column)
