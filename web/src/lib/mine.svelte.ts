// My tables as they stand, asked for many at once: who waits for me, and where I go next.
import { api } from "./api";
import { me } from "./me.svelte";
import { recall, tables, type Keys } from "./store";
import type { MyTable } from "./types";

/** So many tables are asked for in one request. */
const MOST = 60;
const AGAIN = 30_000;

/** Whether it is my turn at a table. */
export const waits = (line: MyTable): boolean =>
  !line.over && !line.next && line.due.some((seat) => line.mine.includes(seat));

/** First those that wait for me, the one that has waited longest first; then those that run, then those that are over. */
export function sorted(lines: MyTable[]): MyTable[] {
  const rank = (line: MyTable) => (waits(line) ? 0 : line.over ? 2 : 1);
  const age = (a: MyTable, b: MyTable) => (waits(a) ? a.since - b.since : b.since - a.since);
  return [...lines].sort((a, b) => rank(a) - rank(b) || age(a, b));
}

function secrets({ seats, watch, owner, invitation }: Keys): string[] {
  const all = [...seats.map((s) => s.secret), watch, owner, invitation];
  return [...new Set(all.filter((s) => s !== undefined))].slice(0, 10);
}

/** What the server says of my tables; asked again now and then while somebody looks. */
export class Mine {
  /** By id; a table that is no more is not among them. */
  lines = $state.raw<Map<string, MyTable> | null>(null);
  lost = $state(false);
  private timer = 0;

  constructor(private readonly which: (id: string, keys: Keys) => boolean = () => true) {
    document.addEventListener("visibilitychange", this.look);
    void this.ask();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.look);
    clearTimeout(this.timer);
    this.timer = -1;
  }

  ask = async (): Promise<void> => {
    clearTimeout(this.timer);
    // Who takes part in a tournament has tables that opened by themselves.
    if (recall("tournaments", null))
      await import("./tournaments").then((its) => its.gather()).catch(() => {});
    const wanted = tables().filter(([id, keys]) => this.which(id, keys));
    const asked = wanted.map(([id, keys]) => ({ id, secrets: secrets(keys) }));
    const found = new Map<string, MyTable>();
    try {
      // What belongs to an account is told with whatever is asked.
      for (let from = 0; from < asked.length || (from === 0 && me.account); from += MOST)
        for (const line of await api.mine(asked.slice(from, from + MOST))) found.set(line.id, line);
      this.lines = found;
      this.lost = false;
    } catch {
      this.lost = true; // what was known stays
    }
    if (this.timer !== -1 && !document.hidden) this.timer = window.setTimeout(this.ask, AGAIN);
  };

  /** A table is gone from here at once, and comes back only if the server still tells of it, as of one of an account. */
  drop(id: string): Promise<void> {
    if (this.lines) this.lines = new Map([...this.lines].filter(([other]) => other !== id));
    return this.ask();
  }

  private look = (): void => {
    if (!document.hidden) void this.ask();
  };
}
