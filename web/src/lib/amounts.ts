// Moves that differ in an amount only ("bid 3", "bid 4" ...): one thing to step through or type, not a button for each.
import type { Move } from "./types";

/** The moves of one amount: its name in their words, and the moves from the lowest amount up. */
export interface Amount {
  part: string;
  moves: Move[];
}

/** From how many moves on an amount is stepped or typed; where there are more in all, from how few. */
const MANY = 5,
  FEW = 2;

export const valueOf = (amount: Amount, move: Move) => Number(move.words[amount.part]);

/** A list of moves as amounts, and the moves that are none. */
export function sortOut(moves: Move[]): { amounts: Amount[]; rest: Move[] } {
  const alike = new Map<string, Amount>();
  for (const move of moves) {
    const numbers = Object.entries(move.words).filter(([, value]) => typeof value === "number");
    if (numbers.length !== 1) continue;
    const part = numbers[0]![0];
    const key = JSON.stringify(Object.entries(move.words).map(([k, v]) => (k === part ? k : [k, v])));
    const amount = alike.get(key) ?? { part, moves: [] };
    amount.moves.push(move);
    alike.set(key, amount);
  }
  const least = moves.length > MANY ? FEW : MANY;
  const amounts = [...alike.values()].filter((amount) => amount.moves.length >= least);
  for (const amount of amounts) amount.moves.sort((a, b) => valueOf(amount, a) - valueOf(amount, b));
  const taken = new Set(amounts.flatMap((amount) => amount.moves));
  return { amounts, rest: moves.filter((move) => !taken.has(move)) };
}
