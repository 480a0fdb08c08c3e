// Pages of persons and of titles: what is asked of the server, and what both say in the same words.
import { json, request } from "./api";
import { listed } from "./figures";
import { i18n, t, type Key } from "./i18n.svelte";
import type {
  Account,
  LobbyTable,
  Person,
  PersonGame,
  PersonGames,
  Refused,
  TitleHouse,
  TitleInfo,
} from "./types";

export const people = {
  person: (handle: string) => json<Person>(`/api/people/${handle}`),
  games: (handle: string, title?: string, after?: string) =>
    json<PersonGames>(`/api/people/${handle}/games`, { query: { title, after } }),
  report: (handle: string, reason: string) =>
    request(`/api/people/${handle}/reports`, { method: "POST", body: { reason } }),
  title: (title: string) => json<TitleHouse>(`/api/titles/${title}/house`),
  open: (title: string) => json<{ tables: LobbyTable[] }>("/api/lobby", { query: { title } }),
  at: (table: string, secret: string | null) =>
    json<{ seat: number; handle: string }[]>(`/api/tables/${table}/people`, { secret }),
  refused: () => json<Refused[]>("/api/me/refused"),
  refuse: (handle: string) => request(`/api/me/refused/${handle}`, { method: "PUT" }),
  admit: (handle: string) => request(`/api/me/refused/${handle}`, { method: "DELETE" }),
  show: (shown: Account["shown"]) => json<Account>("/api/me", { method: "PATCH", body: { shown } }),
};

/** What was not as usual in a game, in sentences. */
export function chosen(options: Record<string, string>, info: TitleInfo | undefined): string {
  const said = (info?.options ?? []).flatMap((o) => {
    const value = options[o.name];
    const known = o.values.find((v) => v.name === value)?.sentence ?? value;
    return value === undefined || value === o.default || !known ? [] : [known];
  });
  return said.length ? listed(said) : "";
}

/** Why a game counts for no rating; nothing where it does. */
export function unrated(game: PersonGame): string {
  const known = ["few", "twice", "friend", "box", "closed"];
  return game.unrated ? t((known.includes(game.unrated) ? `unrated-${game.unrated}` : "unrated") as Key) : "";
}

/** Points as they are meant: means have one decimal where they are few. */
export const mean = (n: number): string =>
  new Intl.NumberFormat(i18n.lang, { maximumFractionDigits: Math.abs(n) < 100 ? 1 : 0 })
    .format(n)
    .replace("-", "−");

/** A day, short. */
export const day = (seconds: number): string =>
  new Intl.DateTimeFormat(i18n.lang, { dateStyle: "medium" }).format(seconds * 1000);
