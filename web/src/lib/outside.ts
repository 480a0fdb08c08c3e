// The board of a title in another package: a plain ES module that the server hands out under the title's name.
import { called, heading } from "./names";
import type { Table } from "./table.svelte";
import type { GameView, Move } from "./types";

/** What such a board sees of a game, and what it can do. */
export interface OutsideGame {
  /** What this person may see: the game's view, as `Game.view` gives it. */
  view: GameView;
  /** The legal moves, if this person is to choose: `text`, `label` and `words` of each. */
  moves: Move[];
  /** The seat of this person; null for a watcher. */
  me: number | null;
  lang: string;
  /** Makes (or offers to confirm) a move, by its text. */
  choose(text: string): void;
  /** Says at the question why a move is not possible. */
  why(text: string): void;
  /** What a thing is called: its kind and its name as they stand in the view. */
  called(kind: string, name: string): string;
  /** The word for a part of the table: `heading-NAME`. */
  heading(name: string): string;
}

export interface OutsideBoard {
  /** Draws the game into an element; called again whenever something has changed. */
  draw(element: HTMLElement, game: OutsideGame): void;
  /** Whether a move is made on the board, so that it needs no button beside the question. */
  onBoard?(move: Move): boolean;
}

export function seenBy(table: Table, lang: string): OutsideGame {
  return {
    view: table.view!.view,
    moves: table.moves,
    me: table.me,
    lang,
    choose(text) {
      const move = table.moves.find((m) => m.text === text);
      if (move) table.choose(move);
      else void table.why(text);
    },
    why: (text) => void table.why(text),
    called: (kind, name) => called(table.words, kind, name),
    heading: (name) => heading(table.words, name),
  };
}
