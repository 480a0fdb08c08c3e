"""Writes the server's OpenAPI document where the page's types are made from: `python -m tests.web.openapi`."""

from __future__ import annotations

import json
from pathlib import Path

WHERE = Path(__file__).parents[2] / "web" / "openapi.json"


def document() -> str:
    """The document as text."""
    from stammtisch.server.api.app import create_app

    return json.dumps(create_app().openapi(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    WHERE.write_text(document(), encoding="utf-8")
    print(f"{WHERE} written; now: cd web && npm run types")
