// What the studio asks of the server, and the keys that this browser holds of variants.
import { json, request } from "../lib/api";
import { recall, remember } from "../lib/store";
import type { components } from "../lib/schema";
import type { Json, TableMade } from "../lib/types";

type Schemas = components["schemas"];
export type Form = Omit<Schemas["FormOut"], "tables"> & { tables: Tables };
export type Sheet = Schemas["SheetOut"];
export type Column = Schemas["ColumnOut"];
export type Line = Schemas["VariantLine"];
export type Variant = Omit<Schemas["VariantOut"], "tables"> & { tables: Tables };
export type Problem = Schemas["ProblemOut"];
export type Study = Schemas["StudyLine"];
export type Edition = Schemas["EditionOut"];
export type Search = Schemas["SearchIn"];
export type Beside = Omit<Schemas["BesideOut"], "tables"> & { tables: Tables };
export type Entry = Record<string, Json>;
/** A single table ([game]), or the entries of a list. */
export type Tables = Record<string, Entry | Entry[]>;
export interface Edit {
  do?: "set" | "copy" | "remove";
  table: string;
  entry?: number | null;
  key?: string;
  value?: Json;
}
/** A place of a board as a report colours it: step -1 is no colour. */
export interface HeatSpot {
  kind: string;
  key: string;
  text: string;
  group: string;
  value: string;
  about: string;
  step: number;
}
export interface Layer {
  title: string;
  about: string;
  legend: [step: number, text: string][];
  spots: HeatSpot[];
}
export interface Block {
  sort: "text" | "points" | "picture" | "sheet" | "heat";
  text?: string;
  quiet?: boolean;
  points?: [string, string][];
  svg?: string;
  caption?: string;
  title?: string;
  headings?: string[];
  rows?: string[][];
  pictured?: [sheet: string, id: string][];
  numeric?: number;
  folded?: boolean;
  game?: string;
  choose?: string;
  legend?: string;
  layers?: Layer[];
}
export interface Report {
  lang: string;
  title: string;
  facts: string[];
  sections: { anchor: string; title: string; blocks: Block[] }[];
}
export type StudyWithReport = Omit<Schemas["StudyOut"], "report"> & { report: Report | null };

/** What opens a variant from this browser, and what it was called when it was seen last. */
export interface Key {
  secret: string;
  title: string;
  name: string;
  at: number;
}
export const keys = (): Record<string, Key> => recall<Record<string, Key>>("variants", {});
export const keepKey = (id: string, key: Key): void => remember("variants", { ...keys(), [id]: key });
export function dropKey(id: string): void {
  const all = keys();
  delete all[id];
  remember("variants", all);
}
const secretOf = (id: string): string | null => keys()[id]?.secret ?? null;

/** Another variant as a request names it; "" is the title's own box. */
const otherOf = (id: string) => (id ? { variant: id, secret: secretOf(id) } : null);

const at = (id: string, rest = ""): string => `/api/studio/variants/${id}${rest}`;
const playedAt = (title: string, id?: string): string =>
  id ? at(id, "/played") : `/api/studio/titles/${title}/played`;
export const studio = {
  form: (title: string) => json<Form>(`/api/studio/titles/${title}`),
  begin: async (title: string, name: string, text?: string, note = "") => {
    const made = await json<Schemas["VariantMade"]>("/api/studio/variants", {
      method: "POST",
      body: { title, name, note, ...(text === undefined ? {} : { text }) },
    });
    keepKey(made.id, { secret: made.secret, title, name, at: Date.now() });
    return made.id;
  },
  mine: () => json<Line[]>("/api/studio/variants"),
  read: (id: string) => json<Variant>(at(id), { secret: secretOf(id) }),
  change: (
    id: string,
    body: { version: number; name?: string; note?: string; text?: string; edits?: Edit[] },
  ) => json<Variant>(at(id), { method: "PATCH", secret: secretOf(id), body }),
  remove: (id: string) => request(at(id), { method: "DELETE", secret: secretOf(id) }),
  takeAlong: (id: string) => request(at(id, "/account"), { method: "PUT", secret: secretOf(id) }),
  play: (id: string, seats: { kind: string; policy?: string }[], study: boolean) =>
    json<TableMade>(at(id, "/tables"), { method: "POST", secret: secretOf(id), body: { seats, study } }),
  beside: (id: string, other: string) =>
    json<Beside>(at(id, "/beside"), {
      method: "POST",
      secret: secretOf(id),
      body: { other: otherOf(other) },
    }),
  study: (id: string, seats: number, games: number, other: string) =>
    json<Study>(at(id, "/studies"), {
      method: "POST",
      secret: secretOf(id),
      body: { seats, games, other: otherOf(other) },
    }),
  search: (id: string, wish: Search) =>
    json<Study>(at(id, "/searches"), { method: "POST", secret: secretOf(id), body: wish }),
  studies: (id: string) => json<Study[]>(at(id, "/studies"), { secret: secretOf(id) }),
  report: (id: string, study: string) =>
    json<StudyWithReport>(at(id, `/studies/${study}`), { secret: secretOf(id) }),
  end: (id: string, study: string) =>
    request(at(id, `/studies/${study}`), { method: "DELETE", secret: secretOf(id) }),
  /** Games that were really played: those of a variant, or those of a title for everybody. */
  played: (title: string, id?: string) =>
    json<Edition[]>(playedAt(title, id), { secret: id ? secretOf(id) : null }),
  playedReport: async (title: string, id: string | undefined, edition: string) =>
    (
      await json<{ report: Report | null }>(`${playedAt(title, id)}/${edition}`, {
        secret: id ? secretOf(id) : null,
      })
    ).report,
  playedGames: async (id: string, edition: string) =>
    (await request(at(id, `/played/${edition}/games`), { secret: secretOf(id) })).blob(),
};
