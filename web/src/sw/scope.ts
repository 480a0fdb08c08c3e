/** What a service worker has that a page has not, as far as it is used here. */
interface Scope {
  addEventListener(type: "install" | "activate", does: (e: Extending) => void): void;
  addEventListener(type: "fetch", does: (e: Extending & Fetching) => void): void;
  addEventListener(type: "message", does: (e: Extending & { data: unknown }) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
}
interface Extending {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export const scope = self as unknown as Scope;
