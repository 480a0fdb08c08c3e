// What lies in the box, looked up. No rule of the game stands here: what may be done and what it brings, the server says.
import { i18n, t } from "../../lib/i18n.svelte";
import { heading } from "../../lib/names";
import type { Table } from "../../lib/table.svelte";
import type { Box, Move } from "../../lib/types";
export type { Player, State } from "./state";

type Entry = Record<string, unknown>;

export interface Contract {
  id: string;
  kind: "placement" | "lease" | "special";
  shops?: string[];
  chains?: string[];
  value: number;
}
export interface Place {
  id: string;
  row: number;
  column: number;
}
export interface Chain {
  id: string;
  customer: string;
  shop: string;
}
export interface Bag {
  n: number;
  count: Record<string, number> | null;
}
export type Worth = Record<string, { count: number; amount: number }>;

/** What a contract would pay now: how often it counts, times what it is worth. */
export function worthNow(box: Box, worth: Worth, id: string): string {
  const { count, amount } = worth[id] ?? { count: 0, amount: 0 };
  return `${count} × ${i18n.number(contractOf(box, id)?.value ?? 0)} = ${i18n.number(amount)} CHF`;
}

function entries<T>(box: Box, table: string): T[] {
  return (box[table] as unknown as T[] | undefined) ?? [];
}

export const places = (box: Box) => entries<Place>(box, "place");
export const shopTypes = (box: Box) => entries<{ id: string; colour: string }>(box, "shop_type");
export const customerTypes = (box: Box) => entries<{ id: string; colour: string }>(box, "customer_type");
export const prices = (box: Box) => entries<{ price: number }>(box, "lobby_slot").map((s) => s.price);
export const contractOf = (box: Box, id: string) =>
  entries<Contract>(box, "contract").find((c) => c.id === id);
export const chainOf = (box: Box, id: string) => entries<Chain>(box, "chain").find((c) => c.id === id);
export const chainAt = (box: Box, customer: string, shop: string) =>
  entries<Chain>(box, "chain").find((c) => c.customer === customer && c.shop === shop);
export const colourOfShop = (box: Box, id: string) =>
  shopTypes(box).find((s) => s.id === id)?.colour ?? "blue";
export const colourOfCustomer = (box: Box, id: string) =>
  customerTypes(box).find((s) => s.id === id)?.colour ?? "blue";
export const shopOfColour = (box: Box, colour: string) =>
  shopTypes(box).find((s) => s.colour === colour)?.id ?? "";
export const cardColours = (box: Box, id: string) =>
  entries<Entry & { id: string; colours: string[] }>(box, "approval_card").find((c) => c.id === id)
    ?.colours ?? id.split("/");
export const cardByNumber = (box: Box, n: number) =>
  entries<{ id: string }>(box, "approval_card")[n]?.id ?? null;
export const tokens = (box: Box) => entries<{ value: number; count: number }>(box, "corruption_token");
export const tokensInAll = (box: Box) => tokens(box).reduce((n, t) => n + t.count, 0);

/** The clause that says what a thing is for, shown where somebody asks for its name. */
export const RULES = {
  free: "MW-7.2",
  shop: "MW-7.4",
  chain: "MW-1.4",
  room: "MW-2.5",
  card: "MW-7.1",
  deck: "MW-9.3",
  discard: "MW-7.10",
  token: "MW-8.2",
  bids: "MW-6.10",
  placement: "MW-13.1",
  lease: "MW-13.3",
  special: "MW-13.4",
  "hidden-contract": "MW-19.4",
  blackBox: "MW-10.1",
  marker: "MW-5.1",
  account: "MW-1.15",
  coins: "MW-1.16",
  hand: "MW-9.6",
  tiles: "MW-1.2",
  customers: "MW-1.3",
} as const;

/** Whether a move is made by touching a thing on the board. */
export function onBoard(move: Move): boolean {
  return (
    ["build", "lease", "offer", "pick", "lay", "exchange", "draw", "take", "accept"].includes(
      move.words.say,
    ) || move.words.say === "deck"
  );
}

/** The parts of the table that a small screen leads to. */
export function zones(table: Table): [string, string][] {
  const hand: [string, string][] = table.me === null ? [] : [["hand", t("my-hand")]];
  return [
    ["plan", t("the-mall")],
    ...hand,
    ["lobby", heading(table.words, "lobby")],
    ["display", heading(table.words, "display")],
  ];
}

/** How many of the same lie before the thing at this place of a list. */
export const nth = (list: string[], i: number) => list.slice(0, i).filter((id) => id === list[i]).length;

/** Legal moves by the thing they touch. */
export function movesBy(moves: Move[], say: string[], part: string): Map<string, Move[]> {
  const by = new Map<string, Move[]>();
  for (const move of moves) {
    if (!say.includes(move.words.say)) continue;
    const key = String(move.words[part]);
    by.set(key, [...(by.get(key) ?? []), move]);
  }
  return by;
}
