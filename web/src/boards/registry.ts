import type { Component } from "svelte";
import OutsideBoardView from "../components/OutsideBoard.svelte";
import { api } from "../lib/api";
import type { OutsideBoard } from "../lib/outside";
import type { Table } from "../lib/table.svelte";
import type { Box, Move, Words } from "../lib/types";

/** What the folder of a title's board holds. A title without one is played at the generic table. */
export interface BoardModule {
  Board: Component<{ table: Table }>;
  /** Whether a move is made on the board itself, so that it needs no button beside the question. */
  onBoard(move: Move): boolean;
  /** Whether a move is a chance that may pass: its button stands before the others and is marked. */
  passing?(move: Move): boolean;
  /** The parts of the board that a small screen leads to: their `data-zone`, and what they are called. */
  zones?(table: Table): [zone: string, label: string][];
  /** What the board shows of a seat among the players. */
  Seat?: Component<{ table: Table; seat: number }>;
  /** A thing of the box as it looks at the table: the `n`-th entry (from 0) of a table of the box, one of `faces`. */
  Face?: Component<{ box: Box; words: Words | null; sheet: string; id: string; n: number }>;
  faces?: string[];
  /** The scene and the part of the board that reports show the places on: elements with `data-spot`, kind and key. */
  places?: { scene: string; zone: string };
  /** Things of the phase and the turn, for the line above the board. */
  Status?: Component<{ table: Table }>;
}

const boards = import.meta.glob<BoardModule>("./*/index.ts");

export async function boardOf(title: string): Promise<BoardModule | null> {
  const own = boards[`./${title}/index.ts`];
  if (own) return own();
  const address = (await api.titles()).find((x) => x.name === title)?.board;
  if (!address) return null;
  const board = (await import(/* @vite-ignore */ address)) as OutsideBoard;
  return {
    Board: (internals, props) =>
      OutsideBoardView(internals, {
        board,
        get table() {
          return props.table;
        },
      }),
    onBoard: (move) => board.onBoard?.(move) ?? false,
  };
}
