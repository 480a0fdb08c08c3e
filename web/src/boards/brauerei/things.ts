// What lies in the box, looked up. No rule of the game stands here: what may be done and what it brings, the server says.
import { i18n } from "../../lib/i18n.svelte";
import { called, heading } from "../../lib/names";
import type { Table } from "../../lib/table.svelte";
import type { Box, LogLine, Move } from "../../lib/types";
import type { State } from "./state";
export type { Player, State } from "./state";

export interface Area {
  id: string;
  letter: string;
  wage: number;
  income: number;
  demand: number;
  threshold: number;
}
interface Thing {
  id: string;
}
export interface Odds {
  object: string;
  bar: number;
  chances: number[];
}
/** What a seat has in an area, as things stand. */
export interface InArea {
  supplied: number;
  income: number;
  reps: number;
  wages: number;
  sales: number;
}
interface Facts {
  wishes: string[];
  leaders: number[][];
  odds: Odds[];
  players: {
    objects: string[];
    hangs: string[];
    posts: string[];
    capacity: number;
    demand: number;
    areas: InArea[];
    income: number;
    costs: number;
    sales: number;
  }[];
}

export const stateOf = (table: Table) => table.view?.view.state as unknown as State;
export const before = (table: Table) => table.before?.view.state as unknown as State | undefined;
export const factsOf = (table: Table) => table.view?.view.facts as unknown as Facts;

function entries<T>(box: Box, table: string): T[] {
  return (box[table] as unknown as T[] | undefined) ?? [];
}
/** The areas from the lowest up; one without a letter goes by the first of its name. */
export const areas = (box: Box) =>
  entries<Omit<Area, "letter"> & { letter?: string }>(box, "area").map((area): Area => ({
    ...area,
    letter: area.letter ?? area.id.charAt(0).toUpperCase(),
  }));
export const objects = (box: Box) => entries<Thing & { area: string }>(box, "object");
export const categories = (box: Box) => entries<Thing>(box, "category");
export const predicates = (box: Box) => entries<Thing & { category: string }>(box, "predicate");
export const game = (box: Box) => (box.game ?? {}) as Record<string, number> & { strokes_needed: number[] };
/** The number of the area that an object is in; the lowest is 0. */
export function areaOf(box: Box, object: string): number {
  const id = objects(box).find((x) => x.id === object)?.area;
  return areas(box).findIndex((x) => x.id === id);
}
/** Which of the five kinds of houses stands in an area: the highest has the last one, however many there are. */
export function houseOf(box: Box, area: number): number {
  return area === areas(box).length - 1 ? 4 : Math.min(area, 3);
}
/** The predicates of a category, in their order. */
export const within = (box: Box, category: string) =>
  predicates(box).flatMap((x) => (x.category === category ? [x.id] : []));
/** The predicates that pictures are drawn for, five in each category. */
const DRAWN = [
  ["hoppy", "malty", "fruity", "smoky", "mild"],
  ["straw", "golden", "amber", "brown", "black"],
  ["light", "table", "standard", "strong", "double"],
  ["flat", "fine", "creamy", "firm", "lavish"],
];
/** The number of a predicate's picture: its own, else one that no other predicate of its category has; from 5 on none
 * is drawn. -1 for what is no predicate of the category. */
export function drawnOf(box: Box, category: string, predicate: string): number {
  const all = within(box, category),
    drawn = DRAWN[categories(box).findIndex((x) => x.id === category)] ?? [];
  const own = drawn.indexOf(predicate);
  if (own >= 0 || !all.includes(predicate)) return all.includes(predicate) ? own : -1;
  const free = drawn.flatMap((id, k) => (all.includes(id) ? [] : [k]));
  const place = all.filter((id) => !drawn.includes(id)).indexOf(predicate);
  return free[place] ?? drawn.length + place - free.length;
}
export const categoryOf = (box: Box, predicate: string) =>
  predicates(box).find((x) => x.id === predicate)?.category ?? "";

/** The clause that says what a thing is for, shown where somebody asks for its name. */
export const RULES = {
  object: "BR-2.8",
  threshold: "BR-2.5",
  demand: "BR-2.7",
  income: "BR-2.3",
  wage: "BR-2.2",
  area: "BR-2.1",
  supra: "BR-1.2",
  stroke: "BR-11.1",
  popularity: "BR-11.2",
  order: "BR-12.1",
  taste: "BR-8.6",
  votes: "BR-8.1",
  lay: "BR-7.1",
  laid: "BR-7.2",
  joker: "BR-8.1",
  research: "BR-7.4",
  beer: "BR-7.5",
  points: "BR-8.6",
  deck: "BR-3.2",
  buy: "BR-8.7",
  notes: "BR-9.1",
  odds: "BR-9.9",
  neutral: "BR-9.10",
  controlled: "BR-9.11",
  tie: "BR-9.12",
  office: "BR-14.3",
  moving: "BR-14.1",
  hanging: "BR-10.11",
  reps: "BR-9.7",
  home: "BR-6.1",
  lorries: "BR-10.1",
  carries: "BR-10.3",
  output: "BR-10.2",
  supply: "BR-10.4",
  account: "BR-6.3",
  money: "BR-3.10",
  crests: "BR-9.14",
  bids: "BR-13.2",
  auction: "BR-13.1",
  tied: "BR-13.4",
  lure: "BR-13.6",
  dismiss: "BR-13.9",
  hand: "BR-17.2",
  round: "BR-4.1",
} as const;

/** Whether a move is made by touching a thing on the board, and by nothing else. */
export function onBoard(move: Move): boolean {
  return ["settle", "lay", "joker", "know", "brew", "send", "supply", "lure", "move"].includes(
    move.words.say,
  );
}

/** The parts of the table that a small screen leads to. */
export function zones(table: Table): [string, string][] {
  return ["market", "taste", "desk", "brewery", "slate"].map((zone): [string, string] => [
    zone,
    heading(table.words, `zone-${zone}`),
  ]);
}

/** The legal moves whose words are these. */
export function movesOf(table: Table, say: string[], words: Record<string, string> = {}): Move[] {
  return table.moves.filter(
    (m) => say.includes(m.words.say) && Object.entries(words).every(([k, v]) => m.words[k] === v),
  );
}
/** Whether I am to decide on this now. */
export const deciding = (table: Table, decision: string) =>
  table.myTurn && table.view?.view.decision === decision;
/** What I have chosen of a plan that is not open yet, as it is typed. */
export const drafts = (table: Table) => (table.past ? [] : (table.view?.drafts ?? []).map((d) => d.text));

// ------------------------------------------------------------------------------------------------ what is told

/** The lines of this round, up to the part that is told now. */
export function told(table: Table): LogLine[] {
  const now = table.past ? undefined : table.showing?.lines.at(-1);
  const at = now ? table.log.indexOf(now) : -1;
  const ply = table.view?.view.ply ?? 0;
  const lines = at >= 0 ? table.log.slice(0, at + 1) : table.log.filter((l) => l.ply <= ply);
  return lines.slice(
    Math.max(
      0,
      lines.findLastIndex((l) => l.event === "round"),
    ),
  );
}
/** Whether what is told has not yet come about on the table that is shown. */
export const ahead = (table: Table) =>
  !table.past && (table.showing?.lines[0]?.ply ?? -1) > (table.view?.view.ply ?? 0);

export interface Attack {
  seat: number;
  die: number;
  total: number;
  /** Without a crest left: whatever he rolls, he takes nothing. */
  crestless: boolean;
}
/** What happened at an object: who attacked it and with what, who rolled again, and whose it is now. */
export interface Fight {
  object: string;
  bar: number;
  attacks: Attack[];
  again: { seat: number; die: number }[];
  end: "takes" | "takes-from" | "holds" | "stays-neutral" | null;
  winner: number | null;
}
export function fightsOf(lines: LogLine[]): Fight[] {
  const all: Fight[] = [];
  for (const { event, facts } of lines) {
    const last = all.at(-1),
      object = String(facts.object);
    if (event === "attacks") {
      const fight: Fight =
        last?.object === object
          ? last
          : { object, bar: Number(facts.bar), attacks: [], again: [], end: null, winner: null };
      if (fight !== last) all.push(fight);
      fight.attacks.push({
        seat: Number(facts.seat),
        die: Number(facts.die),
        total: Number(facts.total),
        crestless: false,
      });
    } else if (!last || last.end) continue;
    else if (event === "no-crest") last.attacks.at(-1)!.crestless = true;
    else if (event === "rolls") last.again.push({ seat: Number(facts.seat), die: Number(facts.die) });
    else if (["takes", "takes-from", "holds", "stays-neutral"].includes(event)) {
      last.end = event as Fight["end"];
      last.winner = event === "stays-neutral" ? null : Number(facts.seat);
    }
  }
  return all;
}

const FIGHT = ["attacks", "no-crest", "tied", "rolls", "takes", "takes-from", "holds", "stays-neutral"];
const GOES = ["goes", "stays-home"];
/** Fights are told object by object, and where reps go seat by seat. */
export function together(one: LogLine, next: LogLine): boolean | null {
  if (GOES.includes(one.event) || GOES.includes(next.event))
    return GOES.includes(one.event) && GOES.includes(next.event) && one.seat === next.seat;
  if (FIGHT.includes(one.event) && FIGHT.includes(next.event))
    return next.event === "rolls" || one.event === "rolls" || one.facts.object === next.facts.object;
  return FIGHT.includes(one.event) || FIGHT.includes(next.event) ? false : null;
}

/** Where reps stand: seat by seat, how many at each object; as far as it has been told. */
export function posts(table: Table): Record<string, number>[] {
  const now = stateOf(table).players.map((p) => p.reps);
  if (!ahead(table)) return now;
  const lines = told(table).filter((l) => GOES.includes(l.event));
  return now.map((reps, seat) => {
    const mine = lines.filter((l) => l.facts.seat === seat);
    if (mine.length === 0) return reps;
    return Object.fromEntries(
      mine.flatMap((l) => (l.event === "goes" ? [[String(l.facts.object), Number(l.facts.reps)]] : [])),
    );
  });
}
/** Whose crest lies on each object, as far as it has been told. */
export function owners(table: Table): Record<string, number> {
  const now = stateOf(table).owner;
  if (!ahead(table)) return now;
  const won = fightsOf(told(table)).flatMap((f) => (f.winner === null ? [] : [[f.object, f.winner]]));
  return { ...now, ...Object.fromEntries(won) };
}
/** The votes of this round, by predicate; jokers speak for the taste before. */
export function votesOf(table: Table): Record<string, number> {
  const lines = told(table).filter((l) => l.event === "votes");
  return Object.fromEntries(lines.map((l) => [String(l.facts.predicate), Number(l.facts.votes)]));
}
/** The bids of the last auction that was opened: whose, how much, and who won. */
export function bidsOf(table: Table): { bids: Map<number, number>; winner: number | null; number: number } {
  const bids = new Map<number, number>();
  let winner: number | null = null,
    number = 0;
  for (const { event, facts } of told(table)) {
    if (event === "auction") {
      number = Number(facts.number);
      bids.clear();
      winner = null;
    }
    if (event === "bids") bids.set(Number(facts.seat), Number(facts.money));
    if (event === "sold") winner = Number(facts.seat);
  }
  return { bids, winner, number };
}

// ------------------------------------------------------------------------------------------------ in words

export const mark = (n: number) => `${i18n.number(n)}\u00a0Mark`;
export const hl = (n: number) => `${i18n.number(n)}\u00a0hl`;
export const lines = (...said: (string | false | undefined | null)[]) => said.filter(Boolean).join("\n");
/** What a beer is, in words: category by category. */
export function beerSaid(table: Table, beer: Record<string, string> | null, research: string | null): string {
  return categories(table.box)
    .map(({ id }) => {
      const found = research === id ? "M" : beer?.[id] && called(table.words, "predicate", beer[id]);
      return `${called(table.words, "category", id)}: ${found || "–"}`;
    })
    .join("\n");
}

// ------------------------------------------------------------------------------------------------ what is planned

/** Writes the small choices of a plan: one more is made at once, anything else is written anew. */
export function plan(table: Table, texts: string[]): void {
  const now = drafts(table);
  const more = texts.length === now.length + 1 && now.every((text, i) => text === texts[i]);
  const move = more ? table.moves.find((m) => m.text === texts.at(-1)) : undefined;
  if (move) table.choose(move);
  else void table.undoing.replan(texts);
}
/** Things in the order of the box, as texts that begin with a word: "send K1", "send P2". */
export const inOrder = (texts: string[], order: string[]) =>
  [...texts].sort((a, b) => order.indexOf(a.split(" ")[1]!) - order.indexOf(b.split(" ")[1]!));
/** Writes one note more, or one less. */
export function note(table: Table, object: string, by: 1 | -1): void {
  const now = drafts(table),
    text = `send ${object}`;
  const left = now.toSpliced(now.lastIndexOf(text), 1);
  plan(
    table,
    inOrder(
      by > 0 ? [...now, text] : left,
      objects(table.box).map((x) => x.id),
    ),
  );
}
/** The objects that my notes name, one by one; while I write them, and until all are in. */
export const notesOf = (table: Table): string[] =>
  table.me === null
    ? []
    : Object.entries(stateOf(table).players[table.me]!.notes ?? {}).flatMap(([id, n]) =>
        Array<string>(n).fill(id),
      );
/** How many reps a seat has. */
export const allReps = (table: Table, seat: number) =>
  stateOf(table).players[seat]!.home +
  Object.values(stateOf(table).players[seat]!.reps).reduce((sum, n) => sum + n, 0);
/** What attacking an object promises me while notes are written; nothing where I cannot. */
export const oddsOf = (table: Table, object: string): Odds | undefined =>
  factsOf(table).odds.find((o) => o.object === object);
