// Keys that choose: a move that says one number is chosen by that number, others by their place among the buttons.
import type { Move } from "./types";

/** The only number in the words of a move. */
export function numberOf(move: Move): number | null {
  const numbers = Object.values(move.words).filter((x): x is number => typeof x === "number");
  return numbers.length === 1 ? numbers[0]! : null;
}

/** The key of each of these moves, a digit or none. */
export function keysOf(moves: Move[]): (string | null)[] {
  const numbers = moves.map(numberOf);
  const said = numbers.filter((n): n is number => n !== null);
  const counted = said.length > 1 && new Set(said).size === said.length;
  const digit = (n: number) => (n >= 0 && n <= 9 ? String(n) : null);
  if (!counted) return moves.map((_, i) => digit(i + 1) ?? null);
  const free = "123456789".split("").filter((key) => !said.includes(Number(key)));
  return numbers.map((n) => (n === null ? (free.shift() ?? null) : digit(n)));
}

/** Whether a key belongs to what has the focus, or to the browser. */
export function elsewhere(e: KeyboardEvent): boolean {
  const on = e.target instanceof Element ? e.target : null;
  return e.ctrlKey || e.metaKey || e.altKey || !!on?.closest("input, textarea, select, dialog");
}
