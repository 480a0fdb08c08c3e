"""Chapter 7: location A, the consulting firm."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.ground_floor.state import Box, Clause, State


@rule
def consulting(s: State, box: Box) -> None:
    """Pays the appointments (GF-7.3) and moves the left column over (GF-7.4). Rows may belong to anybody (GF-7.2)."""
    for row in range(box.rows):
        seat = s.appointments[row]
        if seat != NONE:
            info = box.consulting_info
            if s.consulting[row] == NONE:
                info = 0 if s.event == NONE else box.cancelled_info[s.event]
            s.players[seat].supply += 1
            if s.is_automa(seat):
                s.tell(Clause.GF_22_8, "automa-appointment", seat=seat, row=row + 1)
            else:
                s.players[seat].gain(0, info)
                if s.consulting[row] != NONE:
                    s.tell(Clause.GF_7_3, "appointment", seat=seat, row=row + 1, info=info)
                elif info > 0:
                    s.tell(Clause.GF_25_2, "loyal-client", seat=seat, row=row + 1, info=info)
                else:
                    s.tell(Clause.GF_7_3, "cancelled", seat=seat, row=row + 1)
        s.appointments[row] = s.consulting[row]
        s.consulting[row] = NONE
    s.tell(Clause.GF_7_4, "consulting-moves")
