// Numbers as they are read, the same as in the sentences of the rules: grouped as the language does, with a real minus.
import { i18n } from "./i18n.svelte";
import type { Lang } from "./types";

const kept = new Map<string, Intl.NumberFormat>();

/** A number in a language: 20,000 · 20.000 · 20 000, with a real minus; `signed` puts a plus before what is above 0.
 *  The same as `stammtisch.kernel.title.words.number` writes; tests/figures.json holds both to it. */
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
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: "always",
      roundingMode: "halfEven",
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

/** A length of time as it is said: in seconds below a minute, else in minutes, hours or days. */
export function span(seconds: number, unitDisplay: "long" | "short" = "long"): string {
  const units: [unit: string, size: number, below: number][] = [
    ["second", 1, 60],
    ["minute", 60, 5400],
    ["hour", 3600, 129_600],
    ["day", 86_400, Infinity],
  ];
  const [unit, size] = units.find(([, , below]) => seconds < below)!;
  const format = { style: "unit", unit, unitDisplay, maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(i18n.lang, format).format(seconds / size);
}

/** Several things as a language lists them: "Ada, Bruno and Clara". */
export function listed(things: string[]): string {
  return new Intl.ListFormat(i18n.lang, { type: "conjunction" }).format(things);
}

/** A share from 0 to 1: "42 %". */
export function percent(share: number): string {
  return written(share, i18n.lang, { percent: true });
}

/** A change of a share, with its sign. */
export function change(share: number): string {
  return written(share, i18n.lang, { percent: true, signed: true });
}

/** A share with half the width of its interval: "42 % ± 3 %"; alone where nobody knows it. */
export function about(share: number, error: number): string {
  return error ? `${percent(share)} ±\u00a0${margin(error)}` : percent(share);
}

/** A change of a share with half the width of its interval: "−4 % ± 3 %"; alone where nobody knows it. */
export function changeAbout(share: number, error: number): string {
  return error ? `${change(share)} ±\u00a0${margin(error)}` : change(share);
}

/** Half the width of an interval, rounded up: what is not quite certain is never ± 0 %. */
export const margin = (error: number) => percent(Math.ceil(error * 100 - 1e-9) / 100);

/** How many decimals points or money have: one where they are few and not whole, as in the terminal. */
const decimals = (n: number) => (Math.abs(n) < 100 && Math.round(n * 10) % 10 !== 0 ? 1 : 0);

/** Points or money. */
export function amount(n: number): string {
  return written(n, i18n.lang, { decimals: decimals(n) });
}

/** Points or money with half the width of their interval. */
export function amountAbout(n: number, error: number): string {
  return error ? `${amount(n)} ±\u00a0${amount(Math.max(error, 0.1))}` : amount(n);
}

export function signed(n: number): string {
  return written(n, i18n.lang, { decimals: decimals(n), signed: true });
}

/** A change in points or money with half the width of its interval. */
export function signedAbout(n: number, error: number): string {
  return error ? `${signed(n)} ±\u00a0${amount(Math.max(error, 0.1))}` : signed(n);
}
