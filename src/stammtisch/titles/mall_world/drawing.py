"""stub"""
from typing import Any
def draw_table(*a: Any) -> Any: return None
