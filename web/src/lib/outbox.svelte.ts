import { api, ApiError, clientId, Offline } from "./api";
import { t } from "./i18n.svelte";
import { keysOf, recall, remember } from "./store";
import type { Move, TableView } from "./types";

/** A move that I chose and that the server has not confirmed: what it is, where it was chosen, and by whom. */
export interface Outgoing {
  table: string;
  /** The seat whose key opens the table; `seat` may be a friend's. */
  holder: number;
  seat: number;
  move: Move;
  client_id: string;
  ply: number;
  event: number;
  drafts: number;
}

/** What became of a move that could not be made after all. */
interface Returned {
  client_id: string;
  table: string;
  text: string;
}

/** A table that is open, and wants to know what becomes of its moves. */
interface Open {
  id: string;
  made(move: Outgoing, event: number): void;
  refresh(): Promise<unknown>;
}

const MOST = 50;

/** Moves that wait for a connection: kept on this device, sent in order, each once however often it is tried. */
class Outbox {
  waiting = $state.raw<Outgoing[]>(recall("outbox", []));
  returned = $state.raw<Returned[]>(recall("returned", []));
  /** The one that is on its way, and cannot be taken back. */
  busy = $state<string | null>(null);
  private open = new Set<Open>();
  private timer = 0;
  private tries = 0;
  private sending = false;

  constructor() {
    addEventListener("online", () => this.soon());
    document.addEventListener("visibilitychange", () => document.hidden || this.soon());
    addEventListener("storage", (e) => {
      if (e.key === "stammtisch.outbox") this.waiting = recall("outbox", []);
      if (e.key === "stammtisch.returned") this.returned = recall("returned", []);
    });
  }

  /** The move that waits at a table. */
  of(table: string): Outgoing | null {
    return this.waiting.find((m) => m.table === table) ?? null;
  }

  watch(table: Open): void {
    this.open.add(table);
    this.soon();
  }

  leave(table: Open): void {
    this.open.delete(table);
  }

  /** Sends a move at once, and returns its event; if nobody answers it is kept, and null returned. */
  async post(move: Outgoing): Promise<number | null> {
    try {
      return await send(move);
    } catch (error) {
      if (!(error instanceof Offline)) throw error;
      this.keep([...this.waiting.filter((m) => m.table !== move.table), move].slice(-MOST));
      this.later();
      return null;
    }
  }

  /** Gives a move up that has not been sent. */
  takeBack = (move: Outgoing): void => {
    this.withdraw(move);
  };

  /** The same; whether it was still here, and not on its way. */
  withdraw(move: Outgoing): boolean {
    const here = this.busy !== move.client_id && this.waiting.some((m) => m.client_id === move.client_id);
    if (here) this.drop(move);
    return here;
  }

  /** Says what became of moves at a table, until it is put away. */
  tell(table: string, text: string, client_id = clientId()): void {
    this.returned = [...this.returned, { client_id, table, text }].slice(-MOST);
    remember("returned", this.returned);
  }

  /** Puts away what is said of a move. */
  heard = (one: Returned): void => {
    this.returned = this.returned.filter((r) => r.client_id !== one.client_id);
    remember("returned", this.returned);
  };

  /** Tries again at once: perhaps the connection is back. */
  soon = (): void => {
    clearTimeout(this.timer);
    if (this.waiting.length) void this.sendAll();
  };

  private later(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(this.soon, Math.min(30_000, 1000 * 2 ** this.tries++));
  }

  private async sendAll(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    for (const move of (this.waiting = recall<Outgoing[]>("outbox", this.waiting))) {
      if (!this.waiting.includes(move)) continue; // taken back meanwhile
      this.busy = move.client_id;
      try {
        const event = await send(move);
        this.drop(move);
        for (const table of this.open) if (table.id === move.table) table.made(move, event);
        this.tries = 0;
      } catch (error) {
        if (!(error instanceof ApiError) || error.after !== null || error.status >= 500) {
          this.later(); // nobody there, or too busy
          break;
        }
        this.drop(move);
        const text =
          error.code === "stale"
            ? t("kept-stale", { move: move.move.label })
            : t("kept-refused", { move: move.move.label, why: error.message });
        this.tell(move.table, text, move.client_id);
        for (const table of this.open) if (table.id === move.table) void table.refresh();
      }
    }
    this.busy = null;
    this.sending = false;
  }

  private drop(move: Outgoing): void {
    this.keep(this.waiting.filter((m) => m.client_id !== move.client_id));
  }

  private keep(waiting: Outgoing[]): void {
    this.waiting = waiting;
    remember("outbox", waiting);
  }
}

async function send({ table, holder, seat, move, client_id, ply, event, drafts }: Outgoing): Promise<number> {
  const keys = keysOf(table);
  const secret = keys?.seats.find((s) => s.seat === holder)?.secret ?? "";
  const made = await api.move(table, secret, { client_id, ply, seat, move: move.text, event, drafts });
  return made.event;
}

/** A move chosen from how a table stands, with an id of its own, so that it is made once however often it arrives. */
export function outgoing(
  table: string,
  by: Pick<Outgoing, "holder" | "seat" | "move">,
  { ply, event, drafts }: TableView,
): Outgoing {
  return { table, ...by, client_id: clientId(), ply, event, drafts: drafts.length };
}

export const outbox = new Outbox();
