// What lies in the box, looked up. No rule of the game stands here: what may be done and what it brings, the server says.
import { i18n } from "../../lib/i18n.svelte";
import { called, heading, things } from "../../lib/names";
import type { Table } from "../../lib/table.svelte";
import type { Box, Move } from "../../lib/types";
import type { State } from "./state";
export type { Player, State } from "./state";

/** The rows of the market in their order, and the colour after them. */
export const ROWS = ["ride", "performer", "restaurant", "hotel", "mascot"] as const;
export type Row = (typeof ROWS)[number];
export const FIELDS = [...ROWS, "advertising"] as const;
export const TRACKS = ["happiness", "visitors"] as const;
/** The gains that a card may print, in the order in which they are received; what its box calls each, and its heading. */
const GAINS = [
  ["points", "points"],
  ["happiness", "happiness"],
  ["visitors", "visitors"],
  ["workers", "workers"],
  ["credits", "credits"],
  ["booths", "booths"],
  ["income", "income"],
] as const;

/** A card as the box tells it. */
export interface Card {
  id: string;
  code?: string;
  colour: Row;
  price: number;
  symbol: string;
  entertainment?: string;
  points?: number;
  happiness?: number;
  visitors?: number;
  workers?: number;
  credits?: number;
  booths?: number;
  income?: number;
  loss?: number;
}
/** Something that a card or an entrepreneur does. */
export interface Effect {
  card?: string;
  entrepreneur?: string;
  does: string;
  colour?: string;
  gain?: string;
  amount?: number;
  least?: number;
  cost?: number;
  measure?: string;
  steps?: number[];
  counts?: string;
}
export interface Achievement {
  id: string;
  code?: string;
  measure?: string;
  colour?: string;
  least?: number;
  price?: number;
}
interface Space {
  id: string;
  gain?: string;
  amount?: number;
}
interface Facts {
  draw_piles: number[];
  needed: number[];
  discounted: Record<string, number>;
  open_achievements: string[];
  players: {
    park: string[];
    income: number;
    limit: number;
    reached: Record<string, number>;
    claims: string[];
  }[];
}

export const stateOf = (table: Table) => table.view?.view.state as unknown as State;
export const before = (table: Table) => table.before?.view.state as unknown as State | undefined;
export const factsOf = (table: Table) => table.view?.view.facts as unknown as Facts;
export const factsBefore = (table: Table) => table.before?.view.facts as unknown as Facts | undefined;

export function entries<T>(box: Box, table: string): T[] {
  return (box[table] as unknown as T[] | undefined) ?? [];
}
export const cards = (box: Box) => entries<Card>(box, "card");
export const symbols = (box: Box) => entries<{ id: string; colour: string }>(box, "symbol");
export const entertainments = (box: Box) => entries<{ id: string }>(box, "entertainment");
/** The spaces of the turn-order track, which go by their numbers whatever a box calls them. */
export const spaces = (box: Box) =>
  entries<Space>(box, "space").map((space, i): Space => ({ ...space, id: String(i + 1) }));
export const shows = (box: Box) => entries<{ kinds: number; points: number }>(box, "show");
export const bonuses = (box: Box) => entries<Space>(box, "mascot_bonus");
export const game = (box: Box) => (box.game ?? {}) as Record<string, number> & { track_rewards: number[] };
export const cardOf = (box: Box, id: string): Card =>
  cards(box).find((c) => c.id === id) ?? { id, colour: "ride", price: 0, symbol: "" };
export const achievementOf = (box: Box, id: string): Achievement =>
  entries<Achievement>(box, "achievement").find((a) => a.id === id) ?? { id };
export const effectsOf = (box: Box, of: string, options: State["options"]): Effect[] =>
  entries<Effect>(box, "effect").filter(
    (e) => (e.card === of || e.entrepreneur === of) && (!e.counts || e.counts === options.h11_counts),
  );
const codeOf = (box: Box, table: string, id: string) =>
  entries<{ id: string; code?: string }>(box, table).find((e) => e.id === id)?.code;
/** The cards of a pile, one by one. */
export const cardsIn = (pile: { count: Record<string, number> } | undefined) => things(pile);
/** The cards of a colour in a park. */
export const parkOf = (table: Table, seat: number, colour: string): string[] =>
  (factsOf(table).players[seat]?.park ?? []).filter((id) => cardOf(table.box, id).colour === colour);

/** The clause that says what a thing is for, shown where somebody asks for its name. */
export const RULES = {
  ride: "WL-15.1",
  performer: "WL-15.6 WL-15.7",
  mascot: "WL-15.8 WL-15.15",
  hotel: "WL-15.19",
  booth: "WL-15.16",
  field: "WL-8.3",
  stack: "WL-8.8",
  advertising: "WL-10.1",
  collect: "WL-11.1",
  extra: "WL-12.6",
  workers: "WL-1.10",
  reserve: "WL-12.5",
  happiness: "WL-13.3",
  visitors: "WL-13.4",
  happinessGoal: "WL-21.10",
  visitorsGoal: "WL-21.12",
  boost: "WL-1.12",
  limit: "WL-1.9 WL-14.1",
  claim: "WL-16.23",
  points: "WL-1.2",
  credits: "WL-1.3",
  income: "WL-1.11",
  symbol: "WL-1.15",
  shows: "WL-21.8",
  park: "WL-1.5",
  order: "WL-5.10",
  deck: "WL-2.1",
  discard: "WL-20.3",
  emptied: "WL-9.10",
  round: "WL-4.1",
  cycle: "WL-20.1",
  entrepreneur: "WL-3.3",
  soloDraw: "WL-23.10",
  freeDraw: "WL-23.6",
  hand: "WL-23.13",
  late: "WL-18.8c",
} as const;
/** What each space of the turn-order track is for. */
export const spaceRule = (id: string) => `WL-5.${Number(id) + 3}`;

/** Hotels and entrepreneurs whose clause has parts, by the letters of those that say what it does. */
const PARTS: Record<string, string> = {
  H06: "ab",
  H08: "a",
  H13: "a",
  H14: "ab",
  H15: "a",
  H16: "a",
  H19: "a",
  H21: "ab",
  E01: "abc",
  E02: "a",
  E03: "bcd",
  E04: "ab",
  E05: "ab",
  E08: "ab",
  E10: "ac",
  E12: "abc",
};
const CHAPTERS: Record<string, number> = { A: 16, X: 17, H: 18, E: 19 };
function clauses(code: string | undefined): string {
  const clause = code && `WL-${CHAPTERS[code[0]!]}.${Number(code.slice(1))}`;
  const parts = [...(PARTS[code ?? ""] ?? "")];
  return parts.length ? parts.map((part) => `${clause}${part}`).join(" ") : (clause ?? "");
}
/** The clauses about a card, an entrepreneur or an achievement. */
export function ruleOf(card: Card): string {
  if (card.colour === "hotel") return clauses(card.code) || RULES.hotel;
  if (card.colour !== "restaurant") return RULES[card.colour];
  return card.loss ? "WL-15.4" : card.visitors ? "WL-15.3" : "WL-15.2";
}
export const ruleOfPerson = (box: Box, id: string) => clauses(codeOf(box, "entrepreneur", id));
export const ruleOfAchievement = (box: Box, id: string) => clauses(codeOf(box, "achievement", id));

/** Whether a move is made by touching a thing on the board, and by nothing else. */
export function onBoard(move: Move): boolean {
  return ["keep", "space", "buy", "buy-with", "play", "play-with", "block", "take"].includes(move.words.say);
}

/** What can be claimed may be lost to another player. */
export const passing = (move: Move) => move.words.say === "claim";

/** The parts of the table that a small screen leads to. */
export function zones(table: Table): [string, string][] {
  const solo = stateOf(table)?.seats === 1;
  const named = ["market", ...(solo ? ["hand"] : []), "achievements", "tracks", "order", "park"];
  return named.map((zone): [string, string] => [zone, heading(table.words, zone)]);
}

/** The legal moves whose words are these. */
export function movesOf(table: Table, say: string[], words: Record<string, string> = {}): Move[] {
  return table.moves.filter(
    (m) => say.includes(m.words.say) && Object.entries(words).every(([k, v]) => m.words[k] === v),
  );
}
export const BUY = ["buy", "buy-with", "play", "play-with"];
/** How one would say that a card is bought, to be told why not. */
export const whyNot = (table: Table, id: string) =>
  `${table.view?.decision === "drawn" ? "play" : "buy"} ${id}`;

/** What a card costs now who looks, and what is printed on it. */
export const priceOf = (table: Table, card: Card) => factsOf(table).discounted[card.id] ?? card.price;

/** What a card brings by what is printed on it: the names of things and how many. */
export const printed = (card: Card): [string, number][] =>
  GAINS.flatMap(([key]): [string, number][] => (card[key] ? [[key, card[key]]] : []));

/** What a card is and shows, in words: its name first, then line by line. */
export function describe(table: Table, id: string): string {
  const { words, box } = table;
  const card = cardOf(box, id);
  const h = (name: string) => heading(words, name);
  const now = priceOf(table, card);
  const brings = GAINS.flatMap(([key, name]) => (card[key] ? [`${h(name)} ${i18n.signed(card[key])}`] : []));
  return [
    called(words, "card", id),
    [
      called(words, "colour", card.colour),
      called(words, "symbol", card.symbol),
      card.entertainment ? called(words, "entertainment", card.entertainment) : "",
    ]
      .filter(Boolean)
      .join(" · "),
    `${h("price")}: ${i18n.number(now)}${now === card.price ? "" : ` (${h("printed")}: ${i18n.number(card.price)})`}`,
    brings.join(", "),
    card.loss ? `${h("final-step")}: ${i18n.signed(-card.loss)}` : "",
  ]
    .filter(Boolean)
    .join("\n");
}

/** A number of something that a space or a bonus gives, in words. */
export function gainSaid(table: Table, gain: string | undefined, amount = 1): string {
  return gain ? `${called(table.words, "gain", gain)} ${i18n.signed(amount)}` : "";
}

/** The colours of a colour of cards, by its name: full, soft, and what is written on it. */
const HUES: Record<string, [hue: number, chroma: number]> = {
  ride: [88, 0.105],
  performer: [250, 0.11],
  restaurant: [28, 0.14],
  hotel: [150, 0.1],
  mascot: [60, 0.012],
  booth: [305, 0.12],
  entrepreneur: [55, 0.12],
  advertising: [335, 0.11],
};
export function hueOf(colour: string): string {
  const [hue, chroma] = HUES[colour] ?? [60, 0.02];
  const tone = (light: number, dark: number, share: number) =>
    `light-dark(oklch(${light}% ${chroma * share} ${hue}), oklch(${dark}% ${chroma * share} ${hue}))`;
  const deep = colour === "mascot" ? tone(30, 84, 1) : tone(48, 76, 1);
  return `--c:${deep};--bright:${colour === "mascot" ? tone(42, 70, 1) : tone(72, 62, 1.15)};--soft:${tone(93, 33, 0.42)};--on:light-dark(#fffaf0, #221a12)`;
}
