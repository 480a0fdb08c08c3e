// The page without a connection: its own files are kept here, and nothing else. What it takes to go on with a game the
// page has laid by (pocket/engine); it is given from there. What the API answers is never kept or
// given by this worker: it may be secret, and the page itself knows what of it may be read later (lib/kept).
import { scope } from "./scope";

/** The files of this build, and what tells it from others; written in by vite.config.ts. */
declare const FILES: string[];
declare const BUILD: string;

const SHELL = "stammtisch-page-";
const NAME = SHELL + BUILD;
/** After so many milliseconds without an answer the page is opened as it is kept. */
const PATIENCE = 5000;

/** Takes what has not changed from an older build: names of assets tell what is in them. */
async function fill(): Promise<void> {
  const cache = await caches.open(NAME);
  await Promise.all(
    FILES.map(async (path) => {
      const known = path.startsWith("/assets/") ? await caches.match(path) : undefined;
      const found =
        known ?? (await fetch(path, known ? {} : { cache: "no-cache", credentials: "same-origin" }));
      if (!found.ok) throw new Error(`${path}: ${found.status}`);
      await cache.put(path, found);
    }),
  );
}

async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((n) => n.startsWith(SHELL) && n !== NAME).map((n) => caches.delete(n)));
  await scope.clients.claim();
}

const kept = async (path: string): Promise<Response | undefined> => (await caches.open(NAME)).match(path);

/** The page is read from the server, so that it is the newest; where that does not answer, as it is kept. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.status < 500) return answer;
    return (await kept("/")) ?? answer;
  } catch (error) {
    const shell = await kept("/");
    if (shell) return shell;
    throw error;
  }
}

/** Python as the page has it for a game that goes on without a connection. */
const PYTHON = /^\/assets\/pyodide-/;
const laid = async (path: string): Promise<Response | undefined> =>
  (await caches.open("stammtisch-pocket")).match(path);

async function asset(request: Request, path: string): Promise<Response> {
  return (await kept(path)) ?? fetch(request);
}

scope.addEventListener("install", (e) => e.waitUntil(fill()));
scope.addEventListener("activate", (e) => e.waitUntil(tidy()));
scope.addEventListener("message", (e) => {
  if (e.data === "take over") e.waitUntil(scope.skipWaiting());
});
scope.addEventListener("fetch", (e) => {
  const { request } = e;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") e.respondWith(page(request));
  else if (FILES.includes(pathname)) e.respondWith(asset(request, pathname));
  else if (PYTHON.test(pathname)) e.respondWith(laid(pathname).then((found) => found ?? fetch(request)));
});
