"""Pictures of a game as arrays of pixels, all of one size, as videos want them. They need the extra `pictures`."""

from __future__ import annotations

import re
from importlib.util import find_spec
from io import BytesIO
from typing import Any

import numpy as np

from stammtisch.kernel.title.svg import PAPER

WIDTH, HEIGHT = 1280, 960
"""Of every picture, in pixels."""

Pixels = np.ndarray[Any, np.dtype[np.uint8]]


class PicturesMissing(ImportError):
    """`render_mode="rgb_array"` without the extra `pictures`."""

    def __init__(self) -> None:
        super().__init__("render_mode=\"rgb_array\" needs: pip install 'stammtisch[pictures]'")


def check_pictures() -> None:
    """Raises PicturesMissing where nothing can be drawn."""
    if find_spec("PIL") is None or find_spec("vl_convert") is None:
        raise PicturesMissing


def pixels(svg: str) -> Pixels:
    """An SVG as an array (HEIGHT, WIDTH, 3): as large as fits, in the middle."""
    import vl_convert
    from PIL import Image

    size = re.search(r' width="([\d.]+)" height="([\d.]+)"', svg)
    assert size is not None, "a picture says how large it is"
    scale = min(WIDTH / float(size[1]), HEIGHT / float(size[2]))
    drawn = Image.open(BytesIO(vl_convert.svg_to_png(svg, scale=scale, ppi=72))).convert("RGBA")
    frame = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    drawn.thumbnail((WIDTH, HEIGHT))
    frame.paste(drawn, ((WIDTH - drawn.width) // 2, (HEIGHT - drawn.height) // 2), drawn)  # its corners are round
    return np.asarray(frame)
