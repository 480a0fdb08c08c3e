// The measure of the plan: where a cell of the mall lies in the drawing.
import type { Place } from "./things";

export const CELL = 100,
  MARGIN = 38;
export const x = (column: number) => MARGIN + (column - 1) * CELL;
export const y = (row: number) => MARGIN + (row - 1) * CELL;
export const cx = (p: Place) => x(p.column) + CELL / 2;
export const cy = (p: Place) => y(p.row) + CELL / 2;

export const rowsOf = (all: Place[]) => Math.max(...all.map((p) => p.row));
export const columnsOf = (all: Place[]) => Math.max(...all.map((p) => p.column));
export const widthOf = (all: Place[]) => columnsOf(all) * CELL + 2 * MARGIN;
export const heightOf = (all: Place[]) => rowsOf(all) * CELL + 2 * MARGIN;

/** The line around the cells of a part of the plan. */
export function outline(
  rows: number,
  columns: number,
  inside: (row: number, column: number) => boolean,
): string {
  let d = "";
  for (let r = 1; r <= rows; r++)
    for (let c = 1; c <= columns; c++) {
      if (!inside(r, c)) continue;
      if (!inside(r - 1, c)) d += `M${x(c)} ${y(r)}h${CELL}`;
      if (!inside(r + 1, c)) d += `M${x(c)} ${y(r + 1)}h${CELL}`;
      if (!inside(r, c - 1)) d += `M${x(c)} ${y(r)}v${CELL}`;
      if (!inside(r, c + 1)) d += `M${x(c + 1)} ${y(r)}v${CELL}`;
    }
  return d;
}
