import type { Words } from "./types";

/** What a thing is called in the language of the page; its plain name where the words have none. */
export function called(words: Words | null, kind: string, id: string): string {
  const names = words?.names[kind] ?? words?.names[kind.replaceAll("_", "-")];
  return names?.[id] ?? copyOf(id, (first) => names?.[first]) ?? id;
}

/** What a copy of a thing is called, which has its name and a number; undefined for what is none. */
export function copyOf(id: string, nameOf: (id: string) => string | undefined): string | undefined {
  const [, first, number] = /^(.+)-(\d+)$/.exec(id) ?? [];
  const found = first && nameOf(first);
  return found ? `${found} (${number})` : undefined;
}

/** What any name is called, whatever kind of thing it is; for views whose fields do not say. */
export function calledAnyhow(words: Words | null, id: string): string {
  for (const names of Object.values(words?.names ?? {}))
    if (id in names && names[id] !== id) return names[id]!;
  return id;
}

/** A heading in words: `black_box` -> "Black box". */
export function heading(words: Words | null, field: string): string {
  const known = words?.headings[field.replaceAll("_", "-")];
  if (known) return known;
  const plain = field.replaceAll("_", " ").replaceAll("-", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** The things in a bag of a view, one by one: {"n": 3, "count": {"a": 2, "b": 1}} -> a, a, b. */
export function things(bag: unknown): string[] {
  const count = (bag as { count?: Record<string, number> | null } | undefined)?.count;
  return count ? Object.entries(count).flatMap(([id, n]) => Array<string>(n).fill(id)) : [];
}

export function howMany(bag: unknown): number {
  return (bag as { n?: number } | undefined)?.n ?? 0;
}
