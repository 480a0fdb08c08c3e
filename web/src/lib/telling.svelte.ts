import { inParts } from "./parts";
import { settings, showFor } from "./settings.svelte";
import type { Table } from "./table.svelte";
import type { LogLine, TableEvent } from "./types";

/** What is told now: whose doing it was, and which part of it this is. */
export interface Showing {
  seat: number | null;
  lines: LogLine[];
  part: number;
}

/** What others do is told one after the other, part by part, and only then is the present shown. */
export class Telling {
  showing = $state.raw<Showing | null>(null);
  private queue: TableEvent[] = [];
  private now: { event: TableEvent; parts: LogLine[][]; part: number } | null = null;
  private timer = 0;

  constructor(private readonly table: Table) {}

  get idle(): boolean {
    return this.queue.length === 0 && this.showing === null;
  }

  tell(e: TableEvent): void {
    this.queue.push(e);
    if (this.showing === null) this.next();
  }

  /** Tells nothing more, and leaves what is shown. */
  stop(): void {
    this.rest();
    this.queue = [];
    this.now = null;
    this.showing = null;
  }

  /** Tells nothing more, and shows the present. */
  skip(): void {
    this.queue = [];
    this.now = null;
    this.next();
  }

  /** Stays as it is. */
  rest(): void {
    clearTimeout(this.timer);
  }

  /** Tells the next part of what happened; the table changes with the last part of each move. Then comes the present. */
  private next = (): void => {
    clearTimeout(this.timer);
    if (!this.now) {
      const event = this.queue.shift();
      if (!event?.table) {
        this.showing = null;
        const { truth, shown } = this.table;
        if (truth && shown !== truth) this.table.show(truth);
        return;
      }
      if (event.log.length === 0) {
        // nothing to tell
        this.table.show(event.table);
        return this.next();
      }
      this.now = { event, parts: inParts(event.log, this.table.together), part: 0 };
    }
    const { event, parts, part } = this.now;
    const lines = parts[part] ?? [];
    this.showing = { seat: (part ? lines[0]?.seat : event.seat) ?? null, lines, part };
    if (part < parts.length - 1) this.now.part += 1;
    else {
      this.now = null;
      this.table.show(event.table!);
    }
    const hurry = this.queue.length > 12 ? 0.25 : this.queue.length > 5 ? 0.5 : 1;
    const words = lines.reduce((n, l) => n + l.text.length, 0);
    const time = showFor(settings.pace) * hurry * Math.min(1.8, Math.max(0.7, words / 80));
    this.timer = window.setTimeout(this.next, time);
  };
}
