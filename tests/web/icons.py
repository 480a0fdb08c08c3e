"""Draws the page's icons from web/icons: `python -m tests.web.icons`, after a change of those drawings."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.conftest import BROWSERS

WEB = Path(__file__).parents[2] / "web"
ICONS = {"icon-180": ("maskable", 180), "icon-192": ("any", 192), "icon-512": ("any", 512)}
ICONS["icon-maskable-512"] = ("maskable", 512)


def main() -> None:
    """Writes web/public/icon-*.png."""
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for name, (drawing, size) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = (WEB / "icons" / f"{drawing}.svg").read_text(encoding="utf-8")
            page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:{size}px}}</style>{svg}")
            page.screenshot(path=WEB / "public" / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
