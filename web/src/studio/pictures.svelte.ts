// How the things of a title look at its table: drawn by its board, where that has pictures of them.
import { boardOf, type BoardModule } from "../boards/registry";
import { api } from "../lib/api";
import { i18n } from "../lib/i18n.svelte";
import type { Words } from "../lib/types";

export class Pictures {
  private board = $state.raw<BoardModule | null>(null);
  words = $state.raw<Words | null>(null);
  /** Whether it is known what there are pictures of. */
  known = $state(false);

  /** To be made while a component is. */
  constructor(title: string) {
    $effect(() => {
      void i18n.lang;
      Promise.all([boardOf(title), api.words(title)])
        .then(
          (found) => ([this.board, this.words] = found),
          () => {}, // without pictures one edits all the same
        )
        .finally(() => (this.known = true));
    });
  }

  /** What draws the entries of a table of the box; null where they have no picture. */
  of(sheet: string): NonNullable<BoardModule["Face"]> | null {
    return this.board?.Face && this.board.faces?.includes(sheet) ? this.board.Face : null;
  }
}
