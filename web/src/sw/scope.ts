/** What a service worker has that a page has not, as far as it is used here. */
interface Scope {
  addEventListener(type: "install" | "activate", does: (e: Extending) => void): void;
  addEventListener(type: "fetch", does: (e: Extending & Fetching) => void): void;
  addEventListener(type: "message", does: (e: Extending & { data: unknown }) => void): void;
  addEventListener(type: "push", does: (e: Extending & Pushed) => void): void;
  addEventListener(
    type: "notificationclick",
    does: (e: Extending & { notification: Notification }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  readonly clients: Clients;
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
}
interface Extending {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed {
  readonly data: { json(): unknown } | null;
}
/** A page that is open. */
export interface WindowClient {
  readonly url: string;
  readonly focused: boolean;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  postMessage(said: unknown): void;
}
interface Clients {
  claim(): Promise<void>;
  matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
  openWindow(path: string): Promise<unknown>;
}

export const scope = self as unknown as Scope;
