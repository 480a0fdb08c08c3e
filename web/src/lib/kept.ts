// What this browser keeps to be read without a connection: what anybody may know of the titles, and how my tables stood.
// It is there where the page is served over https or by this machine itself; a browser that refuses is no reason to fail.

/** `titles` is the same for everybody; `tables` is what I may see, and `pockets` the games that go on here (`Pocket`):
 *  both go when I sign out. */
type Store = "titles" | "tables" | "pockets";

const open = async (store: Store): Promise<Cache | undefined> =>
  globalThis.caches?.open(`stammtisch-${store}`).catch(() => undefined);
const address = (name: string): string => `/kept/${encodeURIComponent(name)}`;

/** So many tables are kept; those that were looked at longest ago go. */
const MOST_TABLES = 20;

export async function lay(store: Store, name: string, value: unknown): Promise<void> {
  try {
    const cache = await open(store);
    await cache?.put(address(name), new Response(JSON.stringify(value)));
    if (store === "titles" || !cache) return;
    const all = await cache.keys();
    for (const old of all.slice(0, Math.max(0, all.length - MOST_TABLES))) await cache.delete(old);
  } catch {
    // private windows and full stores
  }
}

export async function find<T>(store: Store, name: string): Promise<T | null> {
  try {
    const found = await (await open(store))?.match(address(name));
    return found ? ((await found.json()) as T) : null;
  } catch {
    return null;
  }
}

/** The names of all that is kept, the latest last. */
export async function all(store: Store): Promise<string[]> {
  const keys = await (await open(store))?.keys().catch(() => []);
  return (keys ?? []).map((key) => decodeURIComponent(new URL(key.url).pathname.slice("/kept/".length)));
}

/** Forgets one of them, or all. */
export async function drop(store: Store, name?: string): Promise<void> {
  try {
    if (name === undefined) await globalThis.caches?.delete(`stammtisch-${store}`);
    else await (await open(store))?.delete(address(name));
  } catch {
    // there was nothing
  }
}
