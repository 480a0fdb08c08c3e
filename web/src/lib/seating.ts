// Who sits where: what a title's seatings make of what is chosen seat by seat. Seats count everybody alike: people, bots
// and Automas, which the rules play and which have their own places.
import type { TitleInfo } from "./types";

export type Kind = "me" | "person" | "open" | "bot" | "automa";
export interface Chair {
  kind: Kind;
  name: string;
  policy: string;
  colour: number;
}
export type Seating = TitleInfo["seatings"][number];
export interface Hindrance {
  clause: string;
  text: string;
}

/** The Automas on these chairs. */
export function team(chairs: Chair[]): string[] {
  return chairs.filter((c) => c.kind === "automa").map((c) => c.name);
}

/** The way to fill so many seats with these Automas among them; nothing where the title has no such way. */
export function seatingOf(info: TitleInfo, seats: number, automas: string[]): Seating | undefined {
  const wanted = [...automas].sort().join(" ");
  return info.seatings.find((w) => w.seats === seats && Object.values(w.automas).sort().join(" ") === wanted);
}

/** Whether a table can be like this: nothing if it can, else the clause that forbids it (or no clause: it is unknown). */
export function hindrance(info: TitleInfo, seats: number, automas: string[]): Hindrance | null {
  const way = seatingOf(info, seats, automas);
  return way ? (way.conflict ?? null) : { clause: "", text: "" };
}

/** What chairs would be if somebody else sat on one of them. */
export function reseated(chairs: Chair[], seat: number, other: Chair): Chair[] {
  return chairs.map((c, i) => (i === seat ? other : c));
}

/** The chairs in the order of the table: Automas where the rules seat them, the others between in their order. */
export function arranged(info: TitleInfo, chairs: Chair[]): Chair[] {
  const way = seatingOf(info, chairs.length, team(chairs));
  if (!way) return chairs;
  const rest = chairs.filter((c) => c.kind !== "automa");
  return chairs.map((_, seat) => {
    const name = way.automas[String(seat)];
    return name ? chairs.find((c) => c.kind === "automa" && c.name === name)! : rest.shift()!;
  });
}

/** The options that are chosen seat by seat, and so nowhere else. */
export function seatedOptions(info: TitleInfo): Set<string> {
  return new Set(info.seatings.flatMap((way) => Object.keys(way.options)));
}
