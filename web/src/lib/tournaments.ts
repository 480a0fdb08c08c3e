// Tournaments: what is asked of the server, and what this browser keeps of those that are mine.
import { json, request } from "./api";
import { me } from "./me.svelte";
import { isSecret, keep, keysOf, recall, remember } from "./store";
import type { ListedTournament, MyTournament, NewTournament, Tournament } from "./types";

/** The secrets of a tournament: of who takes part, of its host, and the invitation to pass on. */
export interface CupKeys {
  secret?: string;
  owner?: string;
  invitation?: string;
}
type Step = "begin" | "pause" | "go-on" | "cancel";

export const cupKeys = (id: string): CupKeys => recall<Record<string, CupKeys>>("tournaments", {})[id] ?? {};
export function keepCup(id: string, keys: CupKeys): void {
  const all = recall<Record<string, CupKeys>>("tournaments", {});
  remember("tournaments", { ...all, [id]: { ...all[id], ...keys } });
}

/** What is shown to the server: whoever is the host may take part, too. */
const shown = (id: string) => {
  const { secret, owner, invitation } = cupKeys(id);
  return { secret: secret ?? invitation ?? null, key: owner ?? null };
};

const at = (id: string, path = "") => `/api/tournaments/${id}${path}`;
export const cups = {
  listed: async (): Promise<ListedTournament[]> =>
    (await json<{ tournaments: ListedTournament[] }>("/api/tournaments")).tournaments,
  open: async (body: NewTournament): Promise<string> => {
    const made = await json<{ id: string; owner: string; invitation: string }>("/api/tournaments", {
      method: "POST",
      body,
    });
    keepCup(made.id, { owner: made.owner, invitation: made.invitation });
    return made.id;
  },
  look: (id: string) => json<Tournament>(at(id), shown(id)),
  join: async (id: string, name: string): Promise<void> => {
    const joined = await json<{ secret: string }>(at(id, "/entries"), {
      method: "POST",
      ...shown(id),
      body: { name },
    });
    keepCup(id, { secret: joined.secret });
  },
  leave: (id: string, number: number) =>
    request(at(id, `/entries/${number}`), { method: "DELETE", ...shown(id) }),
  step: (id: string, step: Step) =>
    request(at(id, "/steps"), { method: "POST", ...shown(id), body: { step } }),
  report: (id: string, number: number | null, reason: string) =>
    request(at(id, "/reports"), {
      method: "POST",
      body: { reason, ...(number === null ? {} : { number }) },
    }),
};

/** My tournaments; the keys of the tables that opened there are kept, so that they are among my tables. */
export async function gather(): Promise<MyTournament[]> {
  const kept = Object.entries(recall<Record<string, CupKeys>>("tournaments", {})).slice(-30);
  if (!kept.length && !me.account) return [];
  const asked = kept.map(([id, { secret, owner }]) => ({
    id,
    secrets: [secret, owner].filter((s) => isSecret(s)),
  }));
  const found = await json<MyTournament[]>("/api/tournaments/mine", {
    method: "POST",
    body: { tournaments: asked },
  });
  for (const line of found)
    for (const table of line.tables)
      if (!table.done) hold(line.id, line.title, line.name, table.id, table.seat);
  return found;
}

/** Keeps what opens a seat of mine at a table of a tournament. */
export function hold(cup: string, title: string, name: string, table: string, seat: number): void {
  const { secret } = cupKeys(cup),
    now = keysOf(table);
  if (!secret || now?.seats.some((held) => held.seat === seat)) return;
  const seats = [...(now?.seats ?? []), { seat, secret }];
  keep(table, { title, name, seen: 0, at: Date.now(), ...now, seats });
}
