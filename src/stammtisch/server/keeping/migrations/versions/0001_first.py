"""Tables, seats, plies and events."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(16), nullable=False)


def _belongs(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id_tables", ondelete="CASCADE")


def upgrade() -> None:
    """Makes them."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("box", sa.String(16), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("origin", sa.String(16), nullable=False),
        sa.Column("start", sa.Text),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("event", sa.Integer, nullable=False),
        sa.Column("due", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("asking", sa.JSON),
        sa.Column("invitation", sa.String(64), nullable=False),
        sa.Column("spectator", sa.String(64), nullable=False),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_client", "tables", ["client"])
    op.create_table(
        "seats",
        _of_table(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("policy", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("hash", sa.String(64)),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_seats"),
        _belongs("seats"),
    )
    op.create_table(
        "plies",
        _of_table(),
        sa.Column("event", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("undone", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", "event", name="pk_plies"),
        _belongs("plies"),
    )
    standing = sa.text("undone IS NULL")
    op.create_index(
        "uq_plies_standing",
        "plies",
        ["table_id", "number"],
        unique=True,
        sqlite_where=standing,
        postgresql_where=standing,
    )
    op.create_table(
        "events",
        _of_table(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("client_id", sa.String(64)),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_events"),
        sa.UniqueConstraint("table_id", "client_id", name="uq_events_table_id_client_id"),
        _belongs("events"),
    )


def downgrade() -> None:
    """Drops them, with all that is in them."""
    for name in ("events", "plies", "seats", "tables"):
        op.drop_table(name)
