"""How people are told what waits for them: channels, the seats and tables they are about, and what is to be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def _to(table: str, column: str, other: str, null: bool = False) -> sa.Column[str]:
    name = f"fk_{table}_{column}_{other}"
    return sa.Column(column, sa.String(16), sa.ForeignKey(f"{other}.id", name=name, ondelete="CASCADE"), nullable=null)


def upgrade() -> None:
    """Makes them; nobody is told anything who has not asked for it."""
    op.create_table(
        "channels",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        _to("channels", "account", "accounts", null=True),
        _to("channels", "session", "sessions", null=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("hash", sa.String(64)),
        sa.Column("keys", sa.JSON),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        *(sa.Column(kind, sa.Boolean, nullable=False) for kind in ("turn", "mention", "over")),
        sa.Column("off", sa.String(64)),
        sa.Column("told", sa.BigInteger),
        sa.Column("busy", sa.BigInteger, nullable=False, server_default=sa.text("0")),
        sa.Column("failures", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("broken", sa.String(100)),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
        sa.UniqueConstraint("hash", name="uq_channels_hash"),
        sa.UniqueConstraint("off", name="uq_channels_off"),
    )
    for column in ("account", "session", "client"):
        op.create_index(f"ix_channels_{column}", "channels", [column])
    op.create_table(
        "follows",
        _to("follows", "channel", "channels"),
        _to("follows", "table_id", "tables"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("channel", "table_id", "seat", name="pk_follows"),
    )
    op.create_table(
        "mutes",
        _to("mutes", "account", "accounts"),
        _to("mutes", "table_id", "tables"),
        sa.PrimaryKeyConstraint("account", "table_id", name="pk_mutes"),
    )
    op.create_table(
        "looks",
        _to("looks", "table_id", "tables"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("server", sa.String(16), nullable=False),
        sa.Column("heard", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "server", name="pk_looks"),
    )
    op.create_index("ix_looks_heard", "looks", ["heard"])
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, nullable=False),
        _to("notices", "channel", "channels"),
        _to("notices", "table_id", "tables"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
        sa.UniqueConstraint("channel", "table_id", "seat", "kind", name="uq_notices_channel_table_id_seat_kind"),
    )
    op.create_index("ix_notices_due", "notices", ["due"])
    for table in ("follows", "mutes", "notices"):
        op.create_index(f"ix_{table}_table_id", table, ["table_id"])


def downgrade() -> None:
    """Drops them."""
    for table in ("notices", "looks", "mutes", "follows", "channels"):
        op.drop_table(table)
