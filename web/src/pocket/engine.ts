// The page's end of the worker in which a game goes on; and the files that this takes, kept on the device.
import { version } from "pyodide";
import type { LogLine, TableEvent, TableView, Taken, Made } from "../lib/types";
import type { Answered, Asked } from "./worker";
import script from "./worker?worker&url";

const PYTHON = ["pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"].map(
  (name) => `/assets/pyodide-${version}/${name}`,
);
/** Where the files lie; the service worker reads them there, too (sw/offline). */
const CACHE = "stammtisch-pocket";

/** So many milliseconds a slow phone may take to begin. */
const PATIENCE = 60_000;

/** What of a table is the game's. */
export type Part = Pick<
  TableView,
  "ply" | "event" | "over" | "due" | "decision" | "view" | "moves" | "drafts" | "undo"
>;
/** What the rules answer to a question. */
export interface Said {
  events: TableEvent[];
  table: Part;
  /** All that has happened here; where it was not asked for, nothing. */
  log: LogLine[];
  line: Made[];
  /** Whether a bot has to decide. */
  bot: boolean;
  refused?: { text: string; clause: string | null };
}
export type Question =
  | { do: "take"; taken: Taken; line: Made[] }
  | { do: "play"; by: number; move: string; client_id: string }
  | { do: "undo"; by: number }
  | { do: "why"; by: number; move: string }
  | { do: "bot" | "look" };
export interface Eyes {
  seat: number | null;
  mine: number[];
  lang: string;
}

/** Keeps all that it takes to go on with a game: some seven megabytes, once. False where nothing can be kept. */
export async function provide(parcel: string): Promise<boolean> {
  if (!globalThis.caches) return false;
  const cache = await caches.open(CACHE);
  await fetch(script); // from now on the browser has it, also before the service worker does
  const wanted = [...PYTHON, parcel];
  for (const { url } of await cache.keys())
    if (!wanted.includes(new URL(url).pathname)) await cache.delete(url);
  for (const path of wanted) if (!(await cache.match(path))) await cache.add(path);
  return true;
}

/** A worker with the rules of a parcel. */
export class Engine {
  private readonly worker = new Worker(script, { type: "module" });
  private readonly waiting = new Map<number, { done(answer: string): void; failed(error: Error): void }>();
  private asked = 0;

  private constructor() {
    this.worker.onerror = (e) => this.fail(e.message);
    this.worker.onmessage = ({ data: { id, answer, error } }: MessageEvent<Answered>) => {
      const one = this.waiting.get(id);
      this.waiting.delete(id);
      if (error === undefined) one?.done(answer ?? "");
      else one?.failed(new Error(error));
    };
  }

  /** Begins one; it takes some seconds. */
  static async begin(parcel: string): Promise<Engine> {
    const kept = await globalThis.caches?.open(CACHE).then((cache) => cache.match(parcel));
    const found = kept ?? (await fetch(parcel));
    if (!found.ok) throw new Error(`${parcel}: ${found.status}`);
    const engine = new Engine();
    const late = setTimeout(() => engine.end(), PATIENCE);
    try {
      await engine.send({ parcel: await found.arrayBuffer() });
    } catch (error) {
      engine.end();
      throw error;
    } finally {
      clearTimeout(late);
    }
    return engine;
  }

  async ask(question: Question, eyes: Eyes): Promise<Said> {
    return JSON.parse(await this.send({ asked: JSON.stringify({ ...question, ...eyes }) })) as Said;
  }

  end(): void {
    this.worker.terminate();
    this.fail("ended");
  }

  private fail(why: string): void {
    for (const one of this.waiting.values()) one.failed(new Error(why));
    this.waiting.clear();
  }

  private send(asked: Omit<Asked, "id">): Promise<string> {
    const id = ++this.asked;
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed });
      this.worker.postMessage({ id, ...asked });
    });
  }
}
