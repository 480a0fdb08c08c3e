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

/** Whether a table can be like this: nothing if it can, else the clause that forbids it (or no clause: it is unknown).
 * It can as well if an option has to be chosen for that: `calledFor`. */
export function hindrance(info: TitleInfo, seats: number, automas: string[]): Hindrance | null {
  const way = seatingOf(info, seats, automas);
  if (!way) return { clause: "", text: "" };
  return !automas.length && calledFor(info, seats) ? null : (way.conflict ?? null);
}

/** The value of an option that so many need who play without Automas, and the clause that says so; nothing where they
 * need none, or none helps. */
export function calledFor(
  info: TitleInfo,
  seats: number,
): { option: string; value: string; sentence: string; clause: string } | null {
  const conflict = seatingOf(info, seats, [])?.conflict;
  if (!conflict) return null;
  for (const o of info.options)
    for (const v of o.values)
      if (v.name !== o.default && !v.conflicts.some((c) => c.seats === seats))
        return { option: o.name, value: v.name, sentence: v.sentence, clause: conflict.clause };
  return null;
}

/** The options of which there is a choice at tables of all these sizes, with the values that go with them. */
export function choices(options: TitleInfo["options"], sizes: number[]): TitleInfo["options"] {
  return options
    .map((o) => ({ ...o, values: o.values.filter((v) => !v.conflicts.some((c) => sizes.includes(c.seats))) }))
    .filter((o) => o.values.length > 1);
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
