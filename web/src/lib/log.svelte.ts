import { api, unanswered } from "./api";
import type { Table } from "./table.svelte";
import type { LogLine, TableEvent } from "./types";

/** After how many milliseconds a log is asked for again that could not be read. */
const AGAIN = 3000;

/** What is left when moves are taken back; what the table itself said stands after the last move that is left. */
const back = (lines: LogLine[], ply: number): LogLine[] =>
  lines.flatMap((l) => (l.ply <= ply ? [l] : l.stays ? [{ ...l, ply }] : []));

/** What happened at a table, line by line: each event once, though it may come again after a break, or be read before
 *  the line tells it. */
export class Log {
  lines = $state.raw<LogLine[]>([]);
  /** The number of the last event of which it tells. */
  told = 0;
  private timer = 0;

  constructor(private readonly table: Table) {}

  /** Is this from now on, up to an event. */
  take(lines: LogLine[], told: number): void {
    clearTimeout(this.timer);
    this.lines = lines;
    this.told = told;
  }

  /** Writes down what the line tells. */
  note(e: TableEvent): void {
    if (e.event <= this.told) return;
    this.told = e.event;
    if (e.kind === "undo") this.lines = [...back(this.lines, e.ply), ...e.log];
    else if (e.kind !== "move" && e.kind !== "over") this.lines = [...this.lines, ...e.log];
    else if (e.log.length) this.lines = [...this.lines.filter((l) => l.ply < (e.log[0]?.ply ?? 0)), ...e.log];
  }

  /** Reads all of it, up to an event at least; again, if the line told something meanwhile that it lacks, or I look
   *  through other eyes by now. */
  async load(event: number): Promise<void> {
    for (let read = false; !read;) {
      const { table, told } = this;
      const { eyes } = table;
      const found = await api.log(table.id, table.secret, eyes, Math.max(event, told));
      read = eyes === table.eyes && (found.event >= this.told || told === this.told);
      if (read) this.take(found.lines, found.event);
    }
  }

  /** Reads it if the server answers; whether it did. */
  async read(event: number): Promise<boolean> {
    return (await this.load(event).then(() => true, unanswered)) ?? false;
  }

  /** Reads it, and if the server does not answer now, as soon as it does. */
  async readSoon(event: number): Promise<void> {
    if (await this.read(event)) return;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.readSoon(event), AGAIN);
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
