// What lies in the box, looked up. No rule of the game stands here: what may be done and what it brings, the server says.
import { called, heading } from "../../lib/names";
import type { Table } from "../../lib/table.svelte";
import type { Box, Move, Words } from "../../lib/types";
import type { State as Whole } from "./state";
export type { Player } from "./state";
/** The state; a game that has begun always has a current card, and options are also looked up by the names of cards. */
export type State = Omit<Whole, "current" | "options"> & {
  current: string;
  options: Record<string, string>;
};

export interface Bag {
  n: number;
  count: Record<string, number> | null;
}
export type Pair = [number, number];
export interface Facts {
  order: number[];
  players: { prestige: number; storage: number; hire: Pair; floor: Pair }[];
  factory: Pair;
  construction: Pair;
  open_shelves: string[];
  open_slots: string[];
}

interface Id {
  id: string;
}
export interface Office extends Id {
  capacity?: Pair;
}
export interface Use extends Id {
  office: string;
  time: Pair;
  goods?: number;
  money?: Pair;
  info?: Pair;
  gain_goods?: number;
  trains?: number;
  places?: string;
  clause: [string, string];
}
export interface NewOffice extends Id {
  tier: number;
  prestige: number;
  discount?: Pair;
  gain_time?: number;
  gain_info?: number;
  sale_bonus?: number;
  keeps_products?: boolean;
  keeps_popularity?: boolean;
  per_new_office?: number;
  clause: string;
}
export interface NewFloor extends Id {
  tier: number;
  prestige: number;
  achievement?: boolean;
  office_spaces?: number;
  uses?: number;
  time?: number;
  later_time?: number;
  goods?: number;
  money?: number;
  info?: number;
  gain_goods?: number;
  places?: string;
  remodels?: boolean;
  income_money?: number;
  income_info?: number;
  per_achievement_floor?: number;
  per_new_floor?: number;
  per_remodel?: number;
  per_level?: number;
  per_good?: number;
  per_employee?: number;
  clause: string;
}
export interface Card extends Id {
  type: string;
  extra?: string;
  customers: number[];
  unemployment: number[];
  job_market_field?: number;
}
export interface Shelf extends Id {
  segment: number;
  price: number;
}
export interface Bonus extends Id {
  remodels?: boolean;
  cost?: Pair;
  goods?: number;
  money?: number;
  info?: number;
  time?: number;
}
export interface AdType extends Id {
  cost: Pair;
  set: number;
  extra_markers: number;
}
export interface Economy extends Id {
  stock_move: number;
  payout: number[];
}

export function entries<T>(box: Box, table: string): T[] {
  return (box[table] as unknown as T[] | undefined) ?? [];
}
export const offices = (box: Box) => entries<Office>(box, "office");
export const uses = (box: Box) => entries<Use>(box, "office_use");
export const newOffices = (box: Box) => entries<NewOffice>(box, "new_office");
export const newFloors = (box: Box) => entries<NewFloor>(box, "new_floor");
export const cards = (box: Box) => entries<Card>(box, "forecast_card");
export const number = (box: Box, name: string) =>
  Number((box.game as Record<string, unknown> | undefined)?.[name] ?? 0);
export const pair = (box: Box, name: string) =>
  ((box.game as Record<string, unknown> | undefined)?.[name] ?? [0, 0]) as Pair;

export const stateOf = (table: Table) => table.view?.view.state as unknown as State;
export const before = (table: Table) => table.before?.view.state as unknown as State | undefined;
export const factsOf = (table: Table) => table.view?.view.facts as unknown as Facts;

/** Whether a move is made by touching a thing on the board. */
export function onBoard(move: Move): boolean {
  return [
    "place",
    "advertise",
    "warehouse",
    "stock",
    "use",
    "floor",
    "remodel",
    "take",
    "offer",
    "sell",
    "cut",
    "liquidate",
    "keep",
    "build",
    "office",
  ].includes(move.words.say);
}

/** The parts of the table that a small screen leads to. */
export const zones = (table: Table) =>
  ["city", "company", "offer"].map((zone): [string, string] => [zone, heading(table.words, zone)]);

/** The legal moves whose words are these. */
export function movesOf(table: Table, say: string, words: Record<string, string> = {}): Move[] {
  return table.moves.filter(
    (m) => m.words.say === say && Object.entries(words).every(([k, v]) => m.words[k] === v),
  );
}

export const LETTERS = {
  consulting: "A",
  agency: "B",
  bonus: "C",
  warehouse: "D",
  factory: "E",
  stock: "F",
  forecast: "G",
  retail: "H",
  construction: "I",
} as const;
export type Location = keyof typeof LETTERS;

/** The clause that says what a place or a thing is for, shown where somebody asks for its name. */
export const RULES = {
  consulting: "GF-7.1",
  appointments: "GF-7.3",
  agency: "GF-8.1",
  desk: "GF-8.2",
  media: "GF-8.5",
  bonus: "GF-9.2",
  gift: "GF-9.3",
  warehouse: "GF-10.2",
  bay: "GF-10.1",
  factory: "GF-11.1",
  product: "GF-11.2",
  stock: "GF-12.1",
  climb: "GF-12.4",
  payout: "GF-12.6",
  forecast: "GF-13.1",
  backs: "GF-13.2",
  deck: "GF-1.6",
  customers: "GF-14.3",
  unemployment: "GF-16.9",
  retail: "GF-14.4",
  shelf: "GF-14.5",
  segment: "GF-14.6",
  liquidation: "GF-14.7",
  construction: "GF-15.2",
  office: "GF-15.4",
  floor: "GF-15.5",
  offer: "GF-15.3",
  popularity: "GF-2.6",
  order: "GF-2.4",
  jobs: "GF-4.3",
  hire: "GF-4.6",
  money: "GF-17.3",
  info: "GF-17.3",
  time: "GF-16.4",
  goods: "GF-18.12",
  prestige: "GF-17.1",
  people: "GF-3.2",
  space: "GF-15.9",
  deckOf: "GF-22.9",
} as const;
const FIRST_LOCATION = 7; // its chapter in the rules; the others follow in the order of their letters

const PHASES: Record<string, number> = { income: 1, hiring: 2, scheduling: 3, "end-of-business": 5 };

/** The phase, and in phase IV the location: of what is just told, else of the decision. */
export function when(table: Table): { phase: number; place: Location | "" } {
  const due = table.view?.view.phase ?? "";
  const told = table.past ? 0 : Number(/-(\d+)\./.exec(table.showing?.lines[0]?.clause ?? "")?.[1] ?? 0);
  const at = (Object.keys(LETTERS) as Location[])[told - FIRST_LOCATION];
  const later = { 3: 1, 4: 2, 16: 5 }[told];
  const phase = (table.showing?.part ? later : undefined) ?? PHASES[due] ?? 4;
  if (at && (phase === 4 || table.showing?.part)) return { phase: 4, place: at };
  return { phase, place: phase === 4 && due in LETTERS ? (due as Location) : "" };
}

/** The name of a tile without the word for an achievement: that has a sign. */
export function tileName(words: Words | null, kind: "new_office" | "new_floor", id: string): string {
  return called(words, kind, id).replace(/^[^:]*:\s*/, "");
}

export const span = (amounts: number[]) => {
  const found = [...new Set(amounts)].sort((a, b) => a - b);
  return found.length === 0 ? "0" : found.length === 1 ? `${found[0]}` : `${found[0]}–${found.at(-1)}`;
};

/** The forecast cards that the current one may be, as far as anybody knows. */
export function possible(table: Table): Card[] {
  const s = stateOf(table);
  if (s.front) return cards(table.box).filter((c) => c.id === s.front);
  const inBox = (c: Card) => !c.extra || s.options[c.extra.replace("-", "_")] === "on";
  return cards(table.box).filter((c) => c.type === s.current && !s.seen[c.id] && inBox(c));
}
const EVERYBODY = "99";
/** How many customers one of these cards sends at a table of a size (0: the smallest). */
export const crowdOf = (maybe: Card[], size: number) =>
  span(maybe.map((c) => c.customers[size] ?? 0)).replace(EVERYBODY, "∞");
/** How far one of these cards eases the job market there; or the field that it goes to. */
export function easeOf(maybe: Card[], size: number): string {
  if (maybe.length === 1 && maybe[0]!.job_market_field) return `▸ ${maybe[0]!.job_market_field}`;
  return span(maybe.filter((c) => !c.job_market_field).map((c) => c.unemployment[size] ?? 0));
}
