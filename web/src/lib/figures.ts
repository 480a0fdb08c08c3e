// Numbers as they are read, the same as in the sentences of the rules: grouped as the language does, with a real minus.
import { i18n } from "./i18n.svelte";
import type { Lang } from "./types";

const kept = new Map<string, Intl.NumberFormat>();

/** A number in a language: 20,000 · 20.000 · 20 000, with a real minus; `signed` puts a plus before what is above 0. */
export function written(
  n: number,
  lang: Lang,
  { signed = false, decimals = 0, percent = false } = {},
): string {
  const key = `${lang} ${decimals} ${percent}`;
  let format = kept.get(key);
  if (!format) {
    format = new Intl.NumberFormat(lang, {
      style: percent ? "percent" : "decimal",
      maximumFractionDigits: decimals,
      useGrouping: "always",
    });
    kept.set(key, format);
  }
  const digits = format.format(Math.abs(n));
  const none = !/[1-9]/.test(digits);
  return `${n < 0 && !none ? "−" : signed && n > 0 && !none ? "+" : ""}${digits}`;
}

/** A moment, in seconds since 1970, as a date; with the time of day where it is less than a day away. */
export function moment(seconds: number): string {
  const near = Math.abs(seconds * 1000 - Date.now()) < 24 * 3600 * 1000;
  return new Intl.DateTimeFormat(i18n.lang, {
    dateStyle: "long",
    ...(near ? { timeStyle: "short" } : {}),
  }).format(seconds * 1000);
}

/** A share from 0 to 1: "42 %". */
export function percent(share: number): string {
  return written(share, i18n.lang, { percent: true });
}

/** A change of a share, with its sign. */
export function change(share: number): string {
  return written(share, i18n.lang, { percent: true, signed: true });
}

/** Points or money: with a decimal where they are few. */
export function amount(n: number): string {
  return written(n, i18n.lang, { decimals: Math.abs(n) < 100 ? 1 : 0 });
}

export function signed(n: number): string {
  return written(n, i18n.lang, { decimals: Math.abs(n) < 100 ? 1 : 0, signed: true });
}
