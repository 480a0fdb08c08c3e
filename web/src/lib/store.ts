// Small things that this browser remembers. A browser that refuses to remember is no reason to fail.
import { drop } from "./kept";
import type { Next, TableMade } from "./types";

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
  /** How many moves I have seen here, up to which event of the table, and when I was here last, in milliseconds. */
  seen: number;
  heard?: number;
  at: number;
}

export function keysOf(id: string): Keys | null {
  return recall<Record<string, Keys>>("tables", {})[id] ?? null;
}

/** Keeps the keys of a table. Those that only an account gives are not kept: they go with who is signed in. */
export function keep(id: string, keys: Keys): void {
  const seats = keys.seats.filter(({ secret }) => secret);
  if (keys.seats.length > 0 && !seats.length && !keys.watch && !keys.owner && !keys.invitation) return;
  remember("tables", { ...recall<Record<string, Keys>>("tables", {}), [id]: { ...keys, seats } });
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
  const all = recall<Record<string, Keys>>("tables", {});
  delete all[id];
  remember("tables", all);
  const talk = recall<Record<string, number>>("talk", {});
  delete talk[id];
  remember("talk", talk);
  void drop("tables", id);
}

export function tables(): [string, Keys][] {
  return Object.entries(recall<Record<string, Keys>>("tables", {})).sort((a, b) => b[1].at - a[1].at);
}
