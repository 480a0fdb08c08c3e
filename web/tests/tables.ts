import type { LogLine, Move, TableView } from "../src/lib/types";

/** A table of two, at which the first seat is due, with what a test says of it. */
export function aTable(more: Partial<TableView> = {}): TableView {
  const { ply = 0, due = [0], over = false } = more;
  return {
    id: "t",
    title: "any",
    event: 0,
    ply,
    over,
    due,
    decision: "BUILD",
    ask: "What do you build?",
    moves: [],
    seats: [
      { seat: 0, name: "Ada", kind: "person", policy: "person" },
      { seat: 1, name: "Bruno", kind: "bot", policy: "random" },
    ],
    scores: [],
    mine: [],
    forced: false,
    drafts: [],
    undo: { can: false, why: "", ask: false, turn: 0, pending: null },
    view: { seats: [], seat: 0, ply, over, due, decision: "BUILD", options: {}, state: {}, facts: {} },
    ...more,
  } as unknown as TableView;
}

export function aMove(text: string): Move {
  return {
    option: text.charCodeAt(0),
    text,
    label: text,
    preview: [],
    words: { say: text },
  } as unknown as Move;
}

export function aLine(ply: number, text: string, seat = 1): LogLine {
  return { ply, text, seat, clause: null } as unknown as LogLine;
}
