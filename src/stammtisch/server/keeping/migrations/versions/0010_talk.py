"""Finding each other and talking: the lobby, chats, notes, reports and blocks; when a table was last played at."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def _of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(16), nullable=False)


def _belongs(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id_tables", ondelete="CASCADE")


def upgrade() -> None:
    """Makes them; the tables that there are stay private, and their chat is open to all."""
    op.add_column("tables", sa.Column("drawn", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("moved", sa.BigInteger))
    op.create_table(
        "doors",
        _of_table(),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("bot", sa.String(32), nullable=False),
        sa.Column("fills", sa.BigInteger),
        sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_doors"),
        _belongs("doors"),
    )
    op.create_index("ix_doors_client", "doors", ["client"])
    op.create_index("ix_doors_seen", "doors", ["seen"])
    op.create_table(
        "sittings",
        _of_table(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_sittings"),
        _belongs("sittings"),
    )
    op.create_index("ix_sittings_client", "sittings", ["client"])
    op.create_table(
        "chats",
        _of_table(),
        sa.Column("mode", sa.String(8), nullable=False),
        sa.Column("muted", sa.JSON, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_chats"),
        _belongs("chats"),
    )
    op.create_table(
        "messages",
        _of_table(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("stamp", sa.Integer, nullable=False),
        sa.Column("gallery", sa.Boolean, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("mentions", sa.JSON, nullable=False),
        sa.Column("client_id", sa.String(64)),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_messages"),
        sa.UniqueConstraint("table_id", "client_id", name="uq_messages_table_id_client_id"),
        _belongs("messages"),
    )
    op.create_index("ix_messages_at", "messages", ["at"])
    op.create_table(
        "notes",
        _of_table(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_notes"),
        _belongs("notes"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("number", sa.Integer),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_table_id", "reports", ["table_id"])
    op.create_index("ix_reports_by", "reports", ["by"])
    op.create_table(
        "blocks",
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("client", name="pk_blocks"),
    )


def downgrade() -> None:
    """Drops them."""
    for name in ("blocks", "reports", "notes", "messages", "chats", "sittings", "doors"):
        op.drop_table(name)
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("moved")
        tables.drop_column("drawn")
