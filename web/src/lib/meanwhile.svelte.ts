import { api } from "./api";
import { outbox } from "./outbox.svelte";
import type { Table } from "./table.svelte";
import type { Since } from "./types";

/** So long somebody has been away, in milliseconds, before they are told what they missed. */
const AWAY = 120_000;
/** So many moves of others are seen at a glance, unless they concern me. */
const FEW = 3;
/** At the most so often the server is told what has been shown here, in milliseconds. */
const TELL = 5000;

/** What I have seen of a table, here and on my other devices, and what happened since I looked last. */
export class Meanwhile {
  /** What I missed, until I put it away. Meanwhile I have not seen it. */
  missed = $state.raw<Since | null>(null);
  private asking = false;
  private told = -1;
  private timer = 0;
  /** Since when nothing new can be seen here, in milliseconds; 0 while it can. */
  private dark = document.hidden ? Date.now() : 0;
  private came = false;

  constructor(private readonly table: Table) {
    document.addEventListener("visibilitychange", this.turn);
  }

  /** I come to the table; `last`: when I was here before, in milliseconds. `sure`: whether the server is asked even if
   *  nothing is known to have happened. */
  come = async (last = this.table.keys?.at ?? 0, sure = false): Promise<void> => {
    const { id, keys, truth, secret, eyes, held } = this.table;
    if (!keys || !truth || this.asking || this.missed) return;
    this.came = true;
    this.table.course.visit = keys.seen;
    const known = keys.heard;
    if (known === undefined ? held.length > 0 : sure || known < truth.event) {
      this.asking = true;
      const found = await api.since(id, secret, known, eyes).catch(() => null);
      this.asking = false;
      this.table.course.visit = found?.ply ?? this.table.course.visit;
      const away = Date.now() - (found?.at ? 1000 * found.at : last);
      const others = found?.moves.reduce((sum, seat) => sum + seat.moves, 0) ?? 0;
      const more = others > FEW || (found?.mine.length ?? 0) > 0 || (found?.said.length ?? 0) > 0;
      if (found && away >= AWAY && more) this.missed = found;
    }
    this.saw();
  };

  /** What is on the table now is before my eyes, if they are open and nothing else is to be read first. */
  saw = (): void => {
    const { keys, truth } = this.table;
    if (document.hidden || this.asking || this.missed || !keys || !truth) return;
    this.table.keepKeys({ ...keys, seen: truth.ply, heard: truth.event, at: Date.now() });
    if (truth.event > this.told) this.timer ||= window.setTimeout(this.tell, TELL);
  };

  /** Puts away what I missed. */
  done = (): void => {
    if (!this.missed) return;
    this.missed = null;
    this.saw();
  };

  /** Shows it as a film. */
  watch = (): void => {
    const from = this.missed?.ply ?? 0;
    this.done();
    void this.table.course.play(from);
  };

  close(): void {
    document.removeEventListener("visibilitychange", this.turn);
    this.tell();
  }

  /** Tells the server what has been shown here, so that my other devices know. */
  private tell = (): void => {
    clearTimeout(this.timer);
    this.timer = 0;
    const { keys, live } = this.table;
    if (keys?.heard !== undefined && keys.heard > this.told && live?.seen(keys.heard)) this.told = keys.heard;
  };

  /** The line is up again, or lost. */
  line = (up: boolean): void => {
    if (up) outbox.soon();
    this.see(up && !document.hidden);
  };

  private turn = (): void => {
    if (document.hidden) this.tell();
    this.see(!document.hidden);
  };

  /** Somebody sees what happens from now on, or no longer. */
  private see(sees: boolean): void {
    const since = this.dark;
    this.dark = sees ? 0 : since || Date.now();
    if (!sees) return;
    if (!this.came) void this.come(undefined, true);
    else if (since && Date.now() - since >= AWAY) void this.come(since, true);
    else this.saw();
  }
}
