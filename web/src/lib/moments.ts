import { api, ApiError } from "./api";
import { i18n, t } from "./i18n.svelte";
import { find, lay } from "./kept";
import { network } from "./network.svelte";
import type { Table } from "./table.svelte";
import type { Box, LogLine, TableView, Words } from "./types";

/** How a table stood when it was seen last on this device, through whose eyes, and when that was, in milliseconds.
 *  `told` is the last event that is in the log. */
export interface Kept {
  table: TableView;
  log: LogLine[];
  told?: number;
  at: number;
}

/** So many positions are remembered, so that one can look back without a connection. */
const MOST = 300;
const KEEP_AFTER = 3000;

/** The positions of a table that were seen here: those of this visit in memory, the last one on the device. */
export class Moments {
  private seen = new Map<number, TableView>();
  private eyes: string | null = null;
  private timer = 0;
  private last: Kept | null = null;
  private kept = false;

  constructor(private readonly table: Table) {}

  /** Remembers a position as it is shown; what was taken back is forgotten. */
  note(table: TableView): void {
    const eyes = `${table.view.seat} ${i18n.lang}`;
    if (eyes !== this.eyes) this.seen.clear();
    this.eyes = eyes;
    for (const ply of this.seen.keys()) if (ply > table.ply) this.seen.delete(ply);
    this.seen.delete(table.ply);
    this.seen.set(table.ply, table);
    for (const ply of this.seen.keys()) if (this.seen.size > MOST) this.seen.delete(ply);
    const { lines: log, told } = this.table.written;
    this.last = { table, log, told, at: Date.now() };
    // The first one at once, and then now and then, however quickly they follow upon one another.
    this.timer ||= window.setTimeout(this.keep, this.kept ? KEEP_AFTER : 0);
  }

  /** Forgets what followed after so many moves. */
  forget(ply: number): void {
    for (const later of this.seen.keys()) if (later > ply) this.seen.delete(later);
  }

  /** The position after so many moves, at which nobody can move; without a connection, if it was seen here. */
  past = async (ply: number): Promise<TableView | null> => {
    const { id, secret, eyes, board } = this.table;
    if (board.looking !== null && ply > (board.is?.root ?? 0))
      return await api.history(id, secret, ply, eyes, board.looking).catch((error: unknown) => {
        if (error instanceof ApiError) this.table.say(t("line-gone"));
        return null;
      });
    const up = this.table.up && network.up;
    const seen = this.seen.get(ply);
    const here = seen ? { ...seen, moves: [], drafts: [] } : null;
    if (!up && here) return here;
    try {
      const past = await api.history(id, secret, ply, eyes);
      if (!seen && `${past.view.seat} ${i18n.lang}` === this.eyes) this.seen.set(ply, past);
      return past;
    } catch {
      if (!here && !(this.table.up && network.up)) this.table.say(t("moment-away"));
      return here;
    }
  };

  /** Keeps the last position on the device, and has the rules kept where the page opens without a connection. */
  keep = (): void => {
    clearTimeout(this.timer);
    this.timer = 0;
    if (!this.last) return;
    this.kept = true;
    const { title } = this.last.table;
    void lay("tables", this.table.id, this.last);
    this.last = null;
    void navigator.serviceWorker?.ready
      .then(() => Promise.all([api.rules(title), api.titles()]))
      .catch(() => undefined);
  };

  /** The last position that was kept on the device, with what the title calls everything, as far as that is kept. */
  async find(): Promise<(Kept & { words: Words | null; box: Box }) | null> {
    const kept = await find<Kept>("tables", this.table.id);
    if (!kept) return null;
    const words = await api.words(kept.table.title).catch(() => null);
    return { ...kept, words, box: await api.box(kept.table.title).catch(() => ({})) };
  }
}
