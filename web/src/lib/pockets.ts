import { api, ApiError } from "./api";
import { t } from "./i18n.svelte";
import { all, drop, find } from "./kept";
import { network } from "./network.svelte";
import { outbox } from "./outbox.svelte";
import { keysOf } from "./store";
import type { Made, Taken } from "./types";

/** A game as it was taken along, what has been played of it here since, and which of these moves the server may have. */
export interface Kept {
  taken: Taken;
  line: Made[];
  sent: string[];
}

/** So many ids are told of moves that were sent. */
const MOST_SENT = 64;

/** The tables that are open here: they send what is theirs. */
export const open = new Set<{ readonly id: string }>();

/** Remembers that the server may have these moves. */
export function note(kept: Kept, ids: (string | null | undefined)[]): void {
  kept.sent = [...kept.sent, ...ids.flatMap((id) => id ?? [])].slice(-MOST_SENT);
}

/** Whether moves were made that the server has not taken in. */
export const unsent = (kept: Kept | null): kept is Kept =>
  !!kept && JSON.stringify(kept.line) !== JSON.stringify(kept.taken.drafts);

/** How many these are. */
export const count = ({ line, taken }: Kept): number => line.length - taken.drafts.length;

/** Sends what was played: whether the server has taken it in, or refused it, of which one is told; null where nobody
 *  answers. */
export async function deliver(table: string, secret: string | null, kept: Kept): Promise<boolean | null> {
  const { line, sent, taken } = kept;
  try {
    await api.playOn(table, secret, { ply: taken.ply, event: taken.event, line, sent });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.after === null && error.status < 500) {
      outbox.tell(table, t("pocket-lost", { n: count(kept), why: error.message }));
      return false;
    }
    note(
      kept,
      line.map((m) => m.client_id),
    );
    return null;
  }
}

/** Sends what was played at tables that are not open. */
async function sendAll(): Promise<void> {
  for (const id of await all("pockets")) {
    const isOpen = () => [...open].some((table) => table.id === id);
    const kept = isOpen() ? null : await find<Kept>("pockets", id);
    if (!unsent(kept)) continue;
    const secret = keysOf(id)?.seats[0]?.secret ?? null;
    if ((await deliver(id, secret, kept)) !== null && !isOpen()) await drop("pockets", id);
  }
}

/** After so many milliseconds: until then a table that the page opens with is there. */
const SOON = 2000;

network.back.add(sendAll);
setTimeout(() => void sendAll(), SOON);
