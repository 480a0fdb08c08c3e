import { api, ApiError, Offline } from "./api";
import { about, amountAbout } from "./figures";
import { i18n, t } from "./i18n.svelte";
import type { Table } from "./table.svelte";
import type { AnalysisState, Judgement } from "./types";

const EVERY = 1200;

/** What thinking makes of a finished game: asked for when somebody wants to see it, and followed until it is there. */
export class Lookback {
  state = $state.raw<AnalysisState | null>(null);
  failed = $state("");
  /** Counts the ends that the game came to, as it can on a board. */
  end = $state(0);
  private timer = 0;
  private lang = "";
  private renewing = false;

  constructor(private readonly table: Table) {}

  get result() {
    return this.state?.result ?? null;
  }

  /** Whether somebody played alone: then what counts is points, and nobody has a chance to win. */
  get alone(): boolean {
    return this.table.truth?.seats.length === 1;
  }

  /** How many futures it rests on, where those are few; an older analysis does not know. */
  get few(): number {
    return this.result?.few ? this.result.futures : 0;
  }

  /** What a move gave away; `says` is the sentence about it. */
  lost(j: Judgement, says: "gave-away" | "this-gave-away"): string {
    const what = this.alone ? "-points" : j.loss_lead ? "" : "-chance";
    return t(`${says}${what}`, {
      chance: about(j.loss, j.error ?? 0),
      lead: amountAbout(j.loss_lead, j.error_lead ?? 0),
    });
  }

  /** What was thought of the move of this number; nothing where there was no choice, or another line is looked at. */
  of(number: number): Judgement | null {
    if (this.table.board.looking !== null) return null;
    return this.result?.judgements.find((j) => j.number === number) ?? null;
  }

  /** Begins it, or joins it; asks again until it is there. */
  open = async (): Promise<void> => {
    clearTimeout(this.timer);
    if (this.result && this.lang === i18n.lang) return;
    this.failed = "";
    const [lang, end] = [i18n.lang, this.end];
    try {
      const { id, secret } = this.table;
      const known = this.state && this.state.state !== "none" && this.state.state !== "failed";
      const state = await (known ? api.analysis(id, secret) : api.lookBack(id, secret, this.renewing));
      if (end !== this.end) return;
      this.renewing = false;
      if (state.state === "failed") this.failed = t("analysis-failed");
      else if (!state.result) this.timer = window.setTimeout(this.open, EVERY);
      this.state = state;
      this.lang = lang;
    } catch (error) {
      if (end !== this.end) return;
      if (error instanceof ApiError && error.after !== null)
        this.timer = window.setTimeout(this.open, 1000 * Math.max(1, error.after));
      else if (error instanceof ApiError) this.failed = error.message;
      else if (error instanceof Offline) this.timer = window.setTimeout(this.open, 3 * EVERY);
      else throw error;
    }
  };

  again = (): void => {
    this.state = null;
    void this.open();
  };

  /** Has it thought out anew, where the server can tell more by now. */
  renew = (): void => {
    this.renewing = true;
    this.again();
  };

  /** Forgets it: the game goes on, as it can on a board. */
  forget(): void {
    this.rest();
    this.state = null;
    this.end += 1;
  }

  /** Asks no more; what is known is kept. */
  rest = (): void => clearTimeout(this.timer);
}
