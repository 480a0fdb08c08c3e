// Chances and leads as they are read.
import { i18n } from "./i18n.svelte";

const locale = () => (i18n.lang === "de" ? "de-CH" : i18n.lang);

/** A share from 0 to 1: "42 %". */
export function percent(share: number): string {
  return share.toLocaleString(locale(), { style: "percent" }).replace(/-/, "−");
}

/** A change of a share, with its sign. */
export function change(share: number): string {
  return (share > 0 ? "+" : "") + percent(share);
}

/** Points or money: with a decimal where they are few. */
export function amount(n: number): string {
  const few = Math.abs(n) < 100;
  const rounded = few ? Math.round(n * 10) / 10 : Math.round(n);
  return rounded
    .toLocaleString(locale(), { maximumFractionDigits: 1 })
    .replace(/[’']/g, "\u2009")
    .replace(/-/, "−");
}

export function signed(n: number): string {
  return (n > 0 ? "+" : "") + amount(n);
}
