// Time at a table: what the server's clock shows, and how what is left is written.
import { listed, span } from "./figures";
import { i18n, t } from "./i18n.svelte";
import type { Clock, Terms } from "./types";

const SECOND = 1000,
  MINUTE = 60 * SECOND,
  HOUR = 60 * MINUTE;

/** The server's clock, as far as this device knows it; it goes on while somebody looks at it. */
class Hands {
  /** In milliseconds since 1970. */
  now = $state(Date.now());
  private ahead = 0;
  private watching = 0;
  private timer = 0;

  /** The server says how late it is. */
  hear(now: number): void {
    this.ahead = now - Date.now();
    this.now = now;
  }

  /** Goes on until what is returned is called. */
  watch = (): (() => void) => {
    const go = () => (this.now = Date.now() + this.ahead);
    if (this.watching++ === 0) this.timer = window.setInterval(go, 500);
    go();
    return () => {
      if (--this.watching === 0) clearInterval(this.timer);
    };
  };
}

export const hands = new Hands();

/** What a seat has left in milliseconds; nothing where nobody counts it: a bot, or a slow clock that stands. */
export function left(clock: Clock, seat: number, now: number): number | null {
  const own = clock.seats[seat];
  if (!own || own.dropped) return null;
  if (own.until !== null) return Math.max(0, own.until - now);
  return clock.terms.kind === "live" ? own.left : null;
}

/** Whether that is little. */
export function low(terms: Terms, left: number): boolean {
  if (terms.kind === "slow") return left < Math.min(2, terms.hours / 4) * HOUR;
  return left < Math.min(MINUTE, Math.max(20 * SECOND, terms.bank * 100));
}

/** A time that is left: minutes and seconds while they matter, else whole hours or days, shortened where little room is. */
export function written(left: number, unit: "long" | "short" = "long"): string {
  if (left >= 10 * HOUR) return span(left / SECOND, unit);
  const all = Math.ceil(left / SECOND);
  const two = (n: number) => String(n).padStart(2, "0");
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** The days of the week from Monday, as the language shortens them. */
export function weekdays(): string[] {
  const name = new Intl.DateTimeFormat(i18n.lang, { weekday: "short", timeZone: "UTC" });
  return [...Array(7).keys()].map((day) => name.format(Date.UTC(2024, 0, 1 + day)));
}

/** The time zone of this device. */
export const hereZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** The clock of a table, in words. */
export function clockSaid(clock: Terms): string {
  return clock.kind === "live"
    ? t("terms-live", { minutes: Math.round(clock.bank / 6) / 10, seconds: clock.increment ?? 0 })
    : t("terms-slow", { hours: clock.hours });
}

/** When a clock stands still, in words; nothing where it never does. */
export function restSaid(clock: Terms): string {
  if (clock.kind === "live") return "";
  const { off, pause, zone } = clock;
  const days = listed((off ?? []).map((day) => weekdays()[day]!));
  return [
    ...(days ? [t("terms-off", { days })] : []),
    ...(pause ? [t("terms-pause", { from: pause[0], to: pause[1], zone: zone ?? "UTC" })] : []),
  ].join(" · ");
}
