// How far a game is, in words that promise no more than is known.
import { i18n, t, type Key } from "./i18n.svelte";
import type { TableView } from "./types";

/** "About half played; some 25 minutes more"; nothing where nothing can be told. */
export function progressOf(table: Pick<TableView, "progress" | "over" | "cancelled">): string {
  const known = table.progress;
  if (!known || table.over || table.cancelled) return "";
  const far = [0.12, 0.375, 0.625, 0.875].filter((bound) => known.share >= bound).length;
  const said = t(`progress-${far}` as Key);
  if (known.minutes === null) return said;
  const step = known.sure ? 5 : 10;
  const n = Math.max(step, Math.round(known.minutes / step) * step);
  return `${said}${i18n.lang === "fr" ? "\u202f" : ""}; ${t(known.sure ? "minutes-more" : "minutes-perhaps", { n })}`;
}
