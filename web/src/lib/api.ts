import { i18n, t } from "./i18n.svelte";
import { find, lay } from "./kept";
import { network } from "./network.svelte";
import { isSecret } from "./store";
import type {
  AnalysisState,
  Answer,
  Auto,
  Best,
  BoardMade,
  Box,
  Cancelled,
  Chances,
  Chat,
  Door,
  Everything,
  Hint,
  Json,
  Lesson,
  Lines,
  Lobby,
  LobbyWish,
  LogLine,
  Made,
  MyTable,
  Next,
  Note,
  Offer,
  Orders,
  OrderWish,
  Primer,
  Rest,
  Rules,
  Since,
  TableMade,
  TableView,
  Taken,
  Terms,
  TitleInfo,
  UndoState,
  Words,
} from "./types";

/** A request that the server answered with an error; `message` is a sentence for the reader. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly clause: string | null = null,
    readonly detail: unknown = null,
    /** After how many seconds the server wants to be asked again; null if it said nothing of that. */
    readonly after: number | null = null,
  ) {
    super(message);
  }
}

/** The server could not be reached. */
export class Offline extends Error {}

/** What is done about a request that had no answer, or was refused: nothing. */
export function unanswered(error: unknown): null {
  if (!(error instanceof ApiError || error instanceof Offline)) throw error;
  return null;
}

interface Ask {
  method?: string;
  secret?: string | null;
  /** A second secret, beside the first. */
  key?: string | null;
  body?: unknown;
  query?: Record<string, string | number | undefined>;
  /** Whether it is asked for as somebody who is not signed in: what comes of it belongs to no account. */
  guest?: boolean;
  /** After how many milliseconds without an answer nobody is there. */
  within?: number;
}

export async function request(
  path: string,
  { method = "GET", secret, key, body, query = {}, guest = false, within }: Ask = {},
): Promise<Response> {
  const search = new URLSearchParams({ lang: i18n.lang });
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  // Our own header: without it the cookie of a session changes nothing.
  const headers: Record<string, string> = guest ? {} : { "x-stammtisch": "page" };
  // A browser sends no letters that a header cannot have, which would look like no connection.
  if ([secret, key].some((said) => said && !isSecret(said)))
    throw new ApiError(404, "not-found", t("no-table-text"));
  if (secret) headers.authorization = `Bearer ${secret}`;
  if (key) headers["table-key"] = key;
  if (body !== undefined) headers["content-type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(`${path}?${search}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: within === undefined ? undefined : AbortSignal.timeout(within),
    });
  } catch {
    network.lost();
    throw new Offline();
  }
  network.found();
  if (response.ok) return response;
  const said = (await response.json().catch(() => null)) as {
    error?: { code?: string; message?: string; clause?: string; detail?: unknown };
  } | null;
  const error = said?.error ?? {};
  const after = Number(response.headers.get("retry-after") ?? NaN);
  throw new ApiError(
    response.status,
    error.code ?? "error",
    error.message ?? response.statusText,
    error.clause ?? null,
    error.detail ?? null,
    Number.isFinite(after) ? after : null,
  );
}

export async function json<T>(path: string, ask?: Ask): Promise<T> {
  return (await (await request(path, ask)).json()) as T;
}

const kept = new Map<string, Promise<unknown>>();

/** What is the same for everybody and changes with the server only; without a connection as it was last time. */
function once<T>(path: string): Promise<T> {
  const key = `${i18n.lang} ${path}`;
  let answer = kept.get(key) as Promise<T> | undefined;
  if (!answer) {
    answer = json<T>(path).then((found) => {
      void lay("titles", key, found);
      return found;
    });
    answer.catch(() => kept.delete(key));
    answer = answer.catch(async (error: unknown) => {
      const found = error instanceof Offline ? await find<T>("titles", key) : null;
      if (found === null) throw error;
      return found;
    });
    kept.set(key, answer);
  }
  return answer;
}

export interface NewSeat {
  kind: "person" | "open" | "bot" | "automa";
  name?: string;
  policy?: string;
}
export interface NewTable {
  title?: string;
  seats?: NewSeat[];
  options?: Record<string, string>;
  seed?: number;
  record?: string;
  scene?: string;
  hints?: boolean;
  redraw?: boolean;
  clock?: Terms;
  absence?: number;
  order?: "given" | "random";
  chat?: "all" | "after" | "none";
  study?: boolean;
  lobby?: LobbyWish;
}

export const api = {
  titles: () => once<TitleInfo[]>("/api/titles"),
  rules: (title: string) => once<Rules>(`/api/titles/${title}/rules`),
  words: (title: string) => once<Words>(`/api/titles/${title}/words`),
  box: async (title: string) => (await once<{ entries: Box }>(`/api/titles/${title}/box`)).entries,
  /** What lies in the box of a table: that of its title, or one of its own. */
  boxOf: async (table: TableView, secret: string | null) => {
    const own = await once<{ hash: string; entries: Box }>(`/api/titles/${table.title}/box`);
    if (own.hash === table.view.edition.box) return own.entries;
    return (await json<{ entries: Box }>(`/api/tables/${table.id}/box`, { secret })).entries;
  },
  primer: (title: string) => once<Primer>(`/api/titles/${title}/primer`),
  guide: (title: string) => once<Lesson[]>(`/api/titles/${title}/guide`),
  scene: (title: string, scene: string) => once<TableView>(`/api/titles/${title}/scenes/${scene}`),
  here: () => json<{ local: boolean; address: string | null }>("/api/here"),
  open: (body: NewTable, guest = false) => json<TableMade>("/api/tables", { method: "POST", body, guest }),
  remove: (id: string, owner: string) => request(`/api/tables/${id}`, { method: "DELETE", secret: owner }),
  table: (id: string, secret: string | null, seat?: number) =>
    json<TableView>(`/api/tables/${id}`, { secret, query: { seat } }),
  /** What happened, up to an event that is known already or further, and up to which. */
  log: async (id: string, secret: string | null, seat?: number, event = 0) => {
    const answer = await request(`/api/tables/${id}/log`, { secret, query: { event, seat } });
    const told = Number(answer.headers.get("table-event") ?? event);
    return { lines: (await answer.json()) as LogLine[], event: told };
  },
  history: (id: string, secret: string | null, at: number, seat?: number, line?: number) =>
    json<TableView>(`/api/tables/${id}/history`, { secret, query: { at, seat, line } }),
  move: (
    id: string,
    secret: string,
    body: { client_id: string; ply: number; seat: number; move: string; event?: number; drafts?: number },
  ) =>
    json<{ event: number; ply: number; log: LogLine[] }>(`/api/tables/${id}/moves`, {
      method: "POST",
      secret,
      body,
      within: 15_000,
    }),
  since: (id: string, secret: string | null, event?: number, seat?: number) =>
    json<Since>(`/api/tables/${id}/since`, { secret, query: { event, seat } }),
  undo: (id: string, secret: string, body: { seat: number; client_id: string; agree?: boolean }) =>
    json<{ event: number; undo: UndoState }>(`/api/tables/${id}/undo`, { method: "POST", secret, body }),
  why: (id: string, secret: string, seat: number, move: string) =>
    json<Answer>(`/api/tables/${id}/why`, { method: "POST", secret, body: { seat, move, lang: i18n.lang } }),
  /** The whole game, to go on with it here. */
  take: (id: string, secret: string | null, agreed: boolean) =>
    json<Taken>(`/api/tables/${id}/pocket`, { method: "POST", secret, body: { agreed } }),
  /** What has been played of it here. */
  playOn: (
    id: string,
    secret: string | null,
    body: { ply: number; event: number; line: Made[]; sent: string[] },
  ) =>
    json<{ ply: number; event: number }>(`/api/tables/${id}/pocket/moves`, {
      method: "POST",
      secret,
      body,
      within: 60_000,
    }),
  /** An analysis board at a moment of a game, or a copy of one. */
  board: (id: string, secret: string | null, body: { at: number; seat?: number }) =>
    json<BoardMade>(`/api/tables/${id}/boards`, { method: "POST", secret, body }),
  lines: (id: string, secret: string | null) => json<Lines>(`/api/tables/${id}/board/lines`, { secret }),
  chances: (id: string, secret: string | null, line: number) =>
    json<Chances>(`/api/tables/${id}/board/lines/${line}/chances`, { method: "POST", secret }),
  dropLine: (id: string, secret: string | null, line: number) =>
    request(`/api/tables/${id}/board/lines/${line}`, { method: "DELETE", secret }),
  along: (id: string, secret: string | null, body: { line?: number; moves: number }) =>
    request(`/api/tables/${id}/board/go`, { method: "POST", secret, body }),
  auto: (id: string, secret: string | null, body?: Auto) =>
    request(`/api/tables/${id}/board/auto`, { method: body ? "PUT" : "DELETE", secret, body }),
  share: (id: string, secret: string | null) =>
    json<{ spectator: string }>(`/api/tables/${id}/board/share`, { method: "POST", secret }),
  hint: (id: string, secret: string, seat: number) =>
    json<Hint>(`/api/tables/${id}/hint`, { method: "POST", secret, body: { seat } }),
  analysis: (id: string, secret: string | null) =>
    json<AnalysisState>(`/api/tables/${id}/analysis`, { secret }),
  lookBack: (id: string, secret: string | null, anew: boolean) =>
    json<AnalysisState>(`/api/tables/${id}/analysis`, {
      method: "POST",
      secret,
      query: { anew: String(anew) },
    }),
  best: (id: string, secret: string | null) => json<Best>(`/api/tables/${id}/best`, { secret }),
  sit: (id: string, invitation: string, seat: number, name: string, colour: number, study = false) =>
    json<{ seat: number; secret: string }>(`/api/tables/${id}/seats/${seat}`, {
      method: "PUT",
      secret: invitation,
      body: { name, colour, study },
    }),
  agree: (id: string, secret: string | null, seat: number, agreed: boolean) =>
    request(`/api/tables/${id}/seats/${seat}/study`, { method: "PUT", secret, body: { agreed } }),
  again: (id: string, secret: string, without?: number) =>
    json<Next>(`/api/tables/${id}/again`, { method: "POST", secret, query: { without } }),
  policy: (id: string, secret: string, seat: number, policy: string) =>
    request(`/api/tables/${id}/seats/${seat}`, { method: "PATCH", secret, body: { policy } }),
  trust: (id: string, secret: string, seat: number, friend: number, may: boolean) =>
    request(`/api/tables/${id}/seats/${seat}/friends/${friend}`, { method: may ? "PUT" : "DELETE", secret }),
  cancel: (id: string, secret: string, agree: boolean) =>
    json<Cancelled>(`/api/tables/${id}/cancel`, { method: "POST", secret, body: { agree } }),
  rest: (id: string, secret: string, seat: number, body: Rest) =>
    request(`/api/tables/${id}/seats/${seat}/rest`, { method: "PUT", secret, body }),
  leave: (id: string, secret: string, seat: number) =>
    request(`/api/tables/${id}/seats/${seat}`, { method: "DELETE", secret }),
  mine: (tables: { id: string; secrets: string[] }[]) =>
    json<MyTable[]>("/api/tables/mine", { method: "POST", body: { tables } }),
  lobby: (query: { title?: string; spoken?: string; after?: string }) => json<Lobby>("/api/lobby", { query }),
  comeIn: (id: string, name: string) =>
    json<{ seat: number; secret: string }>(`/api/lobby/${id}`, { method: "POST", body: { name } }),
  reportTable: (id: string, reason: string) =>
    request(`/api/lobby/${id}/reports`, { method: "POST", body: { reason } }),
  door: (id: string, secret: string | null) => json<Door>(`/api/tables/${id}/lobby`, { secret }),
  openDoor: (id: string, owner: string, body: LobbyWish) =>
    request(`/api/tables/${id}/lobby`, { method: "PUT", secret: owner, body }),
  closeDoor: (id: string, owner: string) =>
    request(`/api/tables/${id}/lobby`, { method: "DELETE", secret: owner }),
  openSeat: (id: string, owner: string, seat: number) =>
    request(`/api/tables/${id}/seats/${seat}/open`, { method: "POST", secret: owner }),
  say: (
    id: string,
    secret: string | null,
    body: { client_id: string; text: string; seat?: number; name?: string },
  ) => json<Chat>(`/api/tables/${id}/chat`, { method: "POST", secret, body }),
  unsay: (id: string, secret: string | null, number: number) =>
    json<Chat>(`/api/tables/${id}/chat/${number}`, { method: "DELETE", secret }),
  mute: (id: string, owner: string | null, muted: number[]) =>
    json<Chat>(`/api/tables/${id}/chat/muted`, { method: "PUT", secret: owner, body: { muted } }),
  notes: (id: string, secret: string | null, seat: number) =>
    json<Note>(`/api/tables/${id}/notes/${seat}`, { secret }),
  note: (id: string, secret: string | null, seat: number, body: Note) =>
    json<Note>(`/api/tables/${id}/notes/${seat}`, { method: "PUT", secret, body }),
  orders: (id: string, secret: string | null, seat: number) =>
    json<Orders>(`/api/tables/${id}/seats/${seat}/orders`, { secret }),
  offer: (id: string, secret: string | null, seat: number, decision: string) =>
    json<Offer>(`/api/tables/${id}/seats/${seat}/orders/${decision}`, { secret }),
  order: (id: string, secret: string | null, seat: number, decision: string, body: OrderWish) =>
    json<Orders>(`/api/tables/${id}/seats/${seat}/orders/${decision}`, { method: "PUT", secret, body }),
  withdraw: (id: string, secret: string | null, seat: number, decision: string) =>
    json<Orders>(`/api/tables/${id}/seats/${seat}/orders/${decision}`, { method: "DELETE", secret }),
  report: (
    id: string,
    secret: string | null,
    body: { kind: "message" | "name"; number: number; reason: string },
  ) => request(`/api/tables/${id}/reports`, { method: "POST", secret, body }),
  debug: (id: string, secret: string | null) => json<Everything>(`/api/debug/tables/${id}`, { secret }),
  openEdited: (id: string, secret: string | null, position: Json) =>
    json<TableMade>(`/api/debug/tables/${id}/position`, { method: "PUT", secret, body: position }),
  record: async (id: string, secret: string | null, seat?: number) =>
    (await request(`/api/tables/${id}/record`, { secret, query: { seat } })).text(),
};

/** A name for a request, so that the server does it once however often it arrives. */
export function clientId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, "0")).join(
    "",
  );
}
