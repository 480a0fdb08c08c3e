// What lies in the box, looked up. No rule of the game stands here: what may be done and what it brings, the server says.
import { i18n, t } from "../../lib/i18n.svelte";
import { called, heading } from "../../lib/names";
import type { Table } from "../../lib/table.svelte";
import type { Box, Move } from "../../lib/types";
import type { State } from "./state";
export type { Player, State } from "./state";

export const FIELDS = ["effect", "close", "check", "settle"] as const;
export type Field = (typeof FIELDS)[number];
export const STACKS = ["1", "2", "3", "4"] as const;
export const ZONES = ["red", "grey", "green"] as const;
export const ROMAN = ["", "I", "II", "III", "IV", "V"] as const;

export type Sort = "store" | "anchor" | "counter" | "closure" | "vacancy";
/** What a card shows. */
export interface Card {
  id: string;
  sort: Sort;
  category: number;
  branch: string;
  dice: number[];
  needs: string[];
  anchors: number;
  counters: number;
  bonus: string;
  zone: string;
}
export interface Branch {
  id: string;
  chip_value: number;
}
export interface Category {
  id: string;
  branches_needed: number;
  reward_field: number;
}
export interface Outlook {
  at: "done" | "now" | "coming";
  does: string;
  points: number;
}
export interface Facts {
  stacks: string[][];
  store_pile: number;
  anchor_pile: (string | number)[];
  counter_pile: (string | number)[];
  players: {
    draw: string[];
    display: (string | null)[];
    open: string[];
    branch: string[];
    chip: string[];
    met: string[];
  }[];
  zones: string[];
  outlook: Outlook[];
  odds: Record<string, number[]>;
  keep: Record<string, number[][]>;
}

export const stateOf = (table: Table) => table.view?.view.state as unknown as State;
export const before = (table: Table) => table.before?.view.state as unknown as State | undefined;
export const factsOf = (table: Table) => table.view?.view.facts as unknown as Facts;

type Entry = Record<string, string | number | string[] | number[]> & { id: string };
function entries<T>(box: Box, table: string): T[] {
  return (box[table] as unknown as T[] | undefined) ?? [];
}
export const branches = (box: Box) => entries<Branch>(box, "branch");
export const categories = (box: Box) => entries<Category>(box, "category");
export const game = (box: Box) => (box.game ?? {}) as Record<string, number> & { deck_symbols: number[] };

const BLANK = { category: 0, branch: "", dice: [], needs: [], anchors: 0, counters: 0, bonus: "", zone: "" };
/** What a card of a personal deck or the market shows; whatever is in no list is a vacancy. */
export function cardOf(box: Box, id: string): Card {
  for (const sort of ["store", "anchor", "counter", "closure"] as const) {
    const e = entries<Entry>(box, sort).find((x) => x.id === id);
    if (!e) continue;
    const { needs_branches, needs_anchors, needs_counters, ...rest } = e as Entry & {
      needs_branches?: string[];
      needs_anchors?: number;
      needs_counters?: number;
    };
    return {
      ...BLANK,
      ...(rest as Partial<Card>),
      id,
      sort,
      needs: needs_branches ?? [],
      anchors: needs_anchors ?? 0,
      counters: needs_counters ?? 0,
    };
  }
  return { ...BLANK, id, sort: "vacancy" };
}
export const categoryNumber = (id: string | null) => (ROMAN as readonly string[]).indexOf(id ?? "I");

/** The clause that says what a thing is for, shown where somebody asks for its name. */
export const RULES = {
  store: "MJ-2.1",
  anchor: "MJ-2.2",
  counter: "MJ-2.3",
  vacancy: "MJ-2.4",
  closure: "MJ-10.1",
  refresh: "MJ-10.7",
  adjust: "MJ-10.10",
  roll: "MJ-10.11",
  again: "MJ-10.12",
  effect: "MJ-7.2",
  close: "MJ-7.10",
  check: "MJ-7.12",
  settle: "MJ-7.14",
  branch: "MJ-12.1",
  chip: "MJ-12.2",
  category: "MJ-12.3",
  openAnchor: "MJ-6.6",
  court: "MJ-6.1",
  track: "MJ-13.2",
  zone: "MJ-1.8",
  symbol: "MJ-13.7",
  reward: "MJ-12.4",
  end: "MJ-13.4",
  stacks: "MJ-9.1",
  hidden: "MJ-8.3",
  pile: "MJ-8.4",
  dice: "MJ-8.10",
  odds: "MJ-8.9",
  price: "MJ-8.13",
  draw: "MJ-5.2",
  turned: "MJ-5.3",
  deck: "MJ-1.6",
  round: "MJ-1.3",
  held: "MJ-10.5",
} as const;
export const ruleOf = (card: Card) =>
  card.sort === "closure" ? RULES[card.bonus as "refresh" | "adjust" | "roll" | "again"] : RULES[card.sort];

/** Whether a move is made by touching a thing on the board. */
export function onBoard(move: Move): boolean {
  return [
    "arrange",
    "swap",
    "onto",
    "try",
    "take",
    "draw",
    "anchor",
    "counter",
    "refresh",
    "throw",
    "roll",
    "adjust",
    "bonus-throw",
    "bonus-roll",
    "again",
    "pick",
  ].includes(move.words.say);
}

/** The parts of the table that a small screen leads to. */
export function zones(table: Table): [string, string][] {
  const named = ["display", "dice", "stacks", "track", "deck"];
  return [
    ["plan", t("the-mall")],
    ...named.map((zone): [string, string] => [zone, heading(table.words, zone)]),
  ];
}

/** The legal moves whose words are these. */
export function movesOf(table: Table, say: string[], words: Record<string, string> = {}): Move[] {
  return table.moves.filter(
    (m) => say.includes(m.words.say) && Object.entries(words).every(([k, v]) => m.words[k] === v),
  );
}

/** The move that lays the displayed cards so; equal cards stand for one another. */
export function arranging(
  table: Table,
  display: (string | null)[],
  wanted: (string | null)[],
): Move | undefined {
  return movesOf(table, ["arrange"]).find((m) =>
    [...String(m.words.order)].every((from, to) => display[Number(from) - 1] === wanted[to]),
  );
}

/** What a card is and shows, in words: its name first, then line by line. */
export function describe(table: Table, card: Card): string {
  const { words } = table;
  const h = (id: string) => heading(words, id);
  const unit = (n: number, id: string) => `${i18n.number(n)} × ${h(id)}`;
  const needs = [
    ...card.needs.map((b) => called(words, "branch", b)),
    ...(card.anchors ? [unit(card.anchors, "anchor-pile")] : []),
    ...(card.counters ? [unit(card.counters, "counter-pile")] : []),
  ];
  return [
    called(words, "card", card.id),
    [
      card.category ? `${h("category")} ${ROMAN[card.category]}` : "",
      card.branch ? called(words, "branch", card.branch) : "",
      card.sort === "anchor" ? h("anchor-pile") : card.sort === "counter" ? h("counter-pile") : "",
    ]
      .filter(Boolean)
      .join(" · "),
    card.dice.length ? `${h("faces")}: ${card.dice.join(" ")}` : "",
    needs.length ? `${h("needs")}: ${needs.join(", ")}` : "",
  ]
    .filter(Boolean)
    .join("\n");
}

/** The colour of a card: that of its branch, by its place in the box, or of its sort; a closure card has its zone's. */
export function hueOf(box: Box, card: Card): string {
  const all = branches(box);
  const i = all.findIndex((b) => b.id === card.branch);
  const zone = { red: 28, grey: -1, green: 148, any: 255 }[card.zone];
  const hue = zone ?? (i >= 0 ? (355 + i * 150) % 360 : { anchor: 60, counter: 195 }[card.sort as string]);
  const chroma = hue === undefined || hue < 0 ? 0.012 : card.sort === "anchor" && !card.branch ? 0.07 : 0.115;
  const tone = (light: number, dark: number, share: number) =>
    `light-dark(oklch(${light}% ${chroma * share} ${hue ?? 60}), oklch(${dark}% ${chroma * share} ${hue ?? 60}))`;
  return `--c:${tone(47, 74, 1)};--soft:${tone(93, 33, 0.4)};--on:light-dark(#fffaf0, #221a12)`;
}
