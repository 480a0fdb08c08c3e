// Small things that this browser remembers. A browser that refuses to remember is no reason to fail.
import { drop } from "./kept";
import type { BoardMade, Next, TableMade } from "./types";

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`stammtisch.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`stammtisch.${key}`, JSON.stringify(value));
  } catch {
    // private windows and full stores
  }
}

/** What opens a table from this browser: the seats held here with their secrets, and what can be passed on. A seat
 *  whose secret is empty is opened by the account of who is signed in. */
export interface Keys {
  title: string;
  name: string;
  seats: { seat: number; secret: string }[];
  watch?: string;
  invitation?: string;
  /** Of whoever opened the table: deletes it. */
  owner?: string;
  /** Of an analysis board: the table from which it was opened, and the seat whose eyes it has, if it knows no more. */
  board?: string;
  eyes?: number;
  /** Of a game for one: it is compared with others no more, so that it can go on without a connection. */
  along?: boolean;
  /** How many moves I have seen here, up to which event of the table, and when I was here last, in milliseconds. */
  seen: number;
  heard?: number;
  at: number;
}

/** Whether this can be a secret. Links gain letters on their way, and a request that carries such a one asks nothing. */
export const isSecret = (text?: string | null): text is string => /^[\x21-\x7e]{1,200}$/.test(text ?? "");

const sound = (text?: string): string | undefined => (isSecret(text) ? text : undefined);

/** All keys that are kept here, without what can be no secret, and without those that open nothing then. */
function kept(): Record<string, Keys> {
  return Object.fromEntries(
    Object.entries(recall<Record<string, Keys>>("tables", {})).flatMap(([id, keys]) => {
      const seats = keys.seats.filter(({ secret }) => isSecret(secret));
      const others = {
        watch: sound(keys.watch),
        invitation: sound(keys.invitation),
        owner: sound(keys.owner),
      };
      const opens = seats.length > 0 || Object.values(others).some(Boolean);
      return opens ? [[id, { ...keys, seats, ...others }]] : [];
    }),
  );
}

export function keysOf(id: string): Keys | null {
  return kept()[id] ?? null;
}

/** Keeps the keys of a table. Those that only an account gives are not kept: they go with who is signed in. */
export function keep(id: string, keys: Keys): void {
  const seats = keys.seats.filter(({ secret }) => secret);
  if (keys.seats.length > 0 && !seats.length && !keys.watch && !keys.owner && !keys.invitation) return;
  remember("tables", { ...kept(), [id]: { ...keys, seats } });
}

/** Keeps the keys of a table that was made just now. */
export function keepMade(made: TableMade, title: string, name: string): void {
  const seats = made.seats.flatMap(({ seat, secret }) => (secret ? [{ seat, secret }] : []));
  const { spectator: watch, invitation, owner } = made;
  keep(made.id, { title, name, seats, watch, invitation, owner, seen: 0, at: Date.now() });
}

/** Keeps my keys of a table for the one at which it goes on. */
export function keepAlong(keys: Keys | null, there: Next, title: string): void {
  const seats = (keys?.seats ?? []).flatMap(({ seat, secret }) => {
    const to = there.seats[seat] ?? null;
    return to === null ? [] : [{ seat: to, secret }];
  });
  const { seen = 0, heard } = keysOf(there.id) ?? {};
  keep(there.id, { ...(keys ?? { title, name: "" }), seats, seen, heard, at: Date.now() });
}

export function forget(id: string): void {
  const left = kept();
  delete left[id];
  remember("tables", left);
  const talk = recall<Record<string, number>>("talk", {});
  delete talk[id];
  remember("talk", talk);
  void drop("tables", id);
  void drop("pockets", id);
}

function all(): [string, Keys][] {
  return Object.entries(kept()).sort((a, b) => b[1].at - a[1].at);
}

/** The tables that are known here; analysis boards are none. */
export function tables(): [string, Keys][] {
  return all().filter(([, keys]) => keys.board === undefined);
}

/** The boards that were opened from a table, the last one first: with the eyes of a seat its own only. */
export function boardsOf(table: string, eyes?: number): string[] {
  const wanted = (keys: Keys) => keys.board === table && (eyes === undefined || keys.eyes === eyes);
  return all().flatMap(([id, keys]) => (wanted(keys) ? [id] : []));
}

/** For so long a board is there that nobody opens, in milliseconds. */
const A_BOARD = 7 * 24 * 3_600_000;

/** Keeps the keys of a board that was opened just now; of those that are gone by now nothing is kept. */
export function keepBoard(made: BoardMade, from: string, title: string, eyes?: number): void {
  for (const [id, keys] of all()) if (keys.board !== undefined && keys.at < Date.now() - A_BOARD) forget(id);
  const seats = made.seats.flatMap(({ seat, secret }) => (secret ? [{ seat, secret }] : []));
  keep(made.id, { title, name: "", seats, owner: made.owner, board: from, eyes, seen: 0, at: Date.now() });
}
