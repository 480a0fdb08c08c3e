// What stands in a cell, as it is read and as it is typed.
import type { Json, Lang } from "../lib/types";
import type { Column, Form } from "./api";
import { i18n } from "../lib/i18n.svelte";
import { copyOf } from "../lib/names";
import { s } from "./words";

/** What a value is called: things by their names, numbers as the language writes them. */
export function called(form: Form, column: Column, value: Json | undefined): string {
  if (value === undefined || value === null) return s("nothing");
  if (Array.isArray(value)) return value.map((one) => called(form, column, one)).join(", ") || s("nothing");
  if (typeof value === "boolean") return s(value ? "yes" : "no");
  if (typeof value === "number") return i18n.number(value);
  if (typeof value === "object") return JSON.stringify(value);
  return column.kind ? nameOf(form, column.kind, value) : value;
}

/** What a thing is called; the name in the file where the words have none. */
export function nameOf(form: Form, kind: string, name: string): string {
  const known = (id: string) => form.things[kind]?.find((thing) => thing.name === id)?.called;
  return known(name) ?? copyOf(name, known) ?? name;
}

/** A value as it is typed into a field; lists with commas, what is more with brackets. */
export function typed(value: Json | undefined): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value))
    return value.some((one) => Array.isArray(one) || typeof one === "object")
      ? JSON.stringify(value)
      : value.map(String).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** What may stand between groups of three digits. */
const GROUPING: Record<Lang, RegExp> = { en: /[,\s]/g, de: /[.\s]/g, fr: /\s/g };

/** A whole number as a language writes it, in groups or without; null where the text is none. */
export function wholeNumber(text: string, lang: Lang): number | null {
  const [first = "", ...groups] = text.replace(/^−/, "-").split(GROUPING[lang]);
  const digits = groups.length ? /^-?\d{1,3}$/ : /^-?\d{1,15}$/;
  if (!digits.test(first) || groups.length > 4 || !groups.every((group) => /^\d{3}$/.test(group)))
    return null;
  return Number(first + groups.join(""));
}

/** What was typed, as a value; what is no number of a number's column stays text, and is then named as a mistake. */
export function read(column: Column, text: string): Json {
  const trimmed = text.trim();
  if (trimmed === "" && !column.needed) return null;
  if (column.most > 0) {
    if (trimmed.startsWith("["))
      try {
        return JSON.parse(trimmed) as Json;
      } catch {
        return trimmed;
      }
    return trimmed === "" ? [] : trimmed.split(",").map((one) => single(column, one.trim()));
  }
  return single(column, trimmed);
}

function single(column: Column, text: string): Json {
  if (column.sort === "number") return wholeNumber(text, i18n.lang) ?? text;
  if (column.sort === "flag" && (text === "true" || text === "false")) return text === "true";
  return text;
}

export const same = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What an entry of a table goes by: its id, or its number where the table gives none. */
export const entryId = (entry: { id?: unknown }, i: number): string => String(entry.id ?? i + 1);
