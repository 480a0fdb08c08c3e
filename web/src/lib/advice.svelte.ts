import { api, ApiError, Offline } from "./api";
import { t } from "./i18n.svelte";
import type { Table } from "./table.svelte";
import type { Hint, HintMove, Move, TableView } from "./types";

/** How many moves of a hint are marked on the board, and how much of the thinking a marked one got at least. */
const MARKED = 3,
  WORTH = 0.05;

/** What a strong player would do where I am to choose: asked for, shown, and gone with the move. */
export class Advice {
  /** Counts my choices, so that what comes too late is known. */
  private choice = $state(1);
  /** The choice for which a hint is being thought; 0 for none. */
  private asked = $state(0);
  private given = $state.raw<Hint | null>(null);

  constructor(private readonly table: Table) {}

  /** The hint for the choice that I have now. */
  get hint(): Hint | null {
    return this.table.myTurn ? this.given : null;
  }

  /** Whether a hint is being thought for the choice that I have now, and not for one before it or for somebody else. */
  get asking(): boolean {
    return this.asked === this.choice;
  }

  /** The moves that are marked, the best first. */
  get marked(): HintMove[] {
    return (this.hint?.moves ?? []).slice(0, MARKED).filter((m, i) => i === 0 || m.share >= WORTH);
  }

  /** The mark of a thing that these moves touch: 1 for the best; 0 for none. */
  rank(moves: Move[] | undefined): number {
    return this.marked.findIndex((m) => moves?.some((move) => move.option === m.option)) + 1;
  }

  /** Asks, or, where the hint is there, puts it away. */
  ask = async (): Promise<void> => {
    const { shown, secret, me } = this.table;
    if (this.hint) return this.drop();
    if (!this.table.myTurn || this.asking || !shown || !secret || me === null) return;
    const choice = (this.asked = this.choice);
    try {
      const hint = await api.hint(this.table.id, secret, me);
      if (choice === this.choice) this.given = hint;
    } catch (error) {
      if (choice !== this.choice) return; // nobody wants it any more
      if (error instanceof ApiError) this.table.say(error.message, error.clause);
      else if (error instanceof Offline) this.table.say(t("offline-asks"));
      else throw error;
    } finally {
      if (choice === this.asked) this.asked = 0;
    }
  };

  drop = (): void => {
    this.given = null;
    this.choice += 1;
  };

  /** Keeps a hint while my choice stays the same, whatever others choose unseen meanwhile. */
  follow(was: TableView | null, now: TableView): void {
    const choice = ({ view, decision, drafts, moves }: TableView) =>
      JSON.stringify([view.seat, decision, drafts.map((d) => d.text), moves.map((m) => m.option)]);
    if (!was || now.ply < was.ply || choice(was) !== choice(now)) this.drop();
  }
}
