// In which ways I am told what waits for me while I do not look: in this browser, by mail, through a webhook.
import { json, request } from "./api";
import { me } from "./me.svelte";
import { recall, remember, tables } from "./store";
import type { Channel, NoticesHere } from "./types";

export const KINDS = ["turn", "mention", "over"] as const;
export type Kinds = Record<(typeof KINDS)[number], boolean>;
export const ALL: Kinds = { turn: true, mention: true, over: true };
/** Nothing but what is told: what is at hand may be a channel with an address and more, which the house does not take. */
const told = ({ turn, mention, over }: Kinds): Kinds => ({ turn, mention, over });
/** Secrets of tables of which this browser is told. */
const MOST = 200;

/** Why this browser can be told nothing. */
export type Obstacle = "insecure" | "install" | "unable" | "denied";

function obstacle(): Obstacle | null {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return /iPhone|iPad/.test(navigator.userAgent) ? "install" : "unable";
  return Notification.permission === "denied" ? "denied" : null;
}

/** The bytes of base64url. */
function bytes(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(raw, (c) => c.charCodeAt(0));
}

const worker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register("/sw.js").then(() => navigator.serviceWorker.ready);

class Notices {
  /** What the house offers and what of it is my account's. */
  here = $state.raw<NoticesHere | null>(null);
  obstacle = $state<Obstacle | null>(obstacle());
  /** What this browser is told; null: nothing. */
  kinds = $state.raw<Kinds | null>(recall("push", null));
  /** Tables of which a guest is told nothing in this browser. */
  quiet = $state.raw<string[]>(recall("quiet", []));
  private sent = "";

  load = async (): Promise<void> => {
    this.obstacle = obstacle();
    this.here = await json<NoticesHere>("/api/notices");
  };

  channel = (kind: Channel["kind"]): Channel | null =>
    this.here?.channels.find((one) => one.kind === kind) ?? null;

  // ------------------------------------------------------------------------------------------------ this browser

  /** Asks the browser, and tells the house where it is met. */
  begin = async (kinds: Kinds): Promise<void> => {
    if (!this.here) await this.load();
    if ((await Notification.requestPermission()) !== "granted") {
      this.obstacle = obstacle();
      return;
    }
    const { pushManager } = await worker();
    const options = { userVisibleOnly: true, applicationServerKey: bytes(this.here!.push) };
    let subscription = await pushManager.getSubscription();
    const key = subscription?.options.applicationServerKey;
    if (key && String(new Uint8Array(key)) !== String(options.applicationServerKey)) {
      await subscription!.unsubscribe(); // of another house at this address
      subscription = null;
    }
    subscription ??= await pushManager.subscribe(options);
    this.kinds = kinds;
    remember("push", kinds);
    await this.send(subscription);
  };

  end = async (): Promise<void> => {
    const subscription = await (await worker()).pushManager.getSubscription();
    this.kinds = null;
    remember("push", null);
    if (!subscription) return;
    await subscription.unsubscribe(); // first: whatever the house goes on sending comes nowhere
    await request("/api/notices/push/off", { method: "POST", body: this.known(subscription) });
  };

  /** Tells the house of tables that have come, and who is signed in now. */
  keepUp = async (): Promise<void> => {
    if (!this.kinds || obstacle() || Notification.permission !== "granted") return;
    const now = JSON.stringify([me.account?.id, this.kinds, this.keys()]);
    if (now === this.sent) return;
    const subscription = await (await worker()).pushManager.getSubscription();
    if (subscription) await this.send(subscription);
    else await this.begin(this.kinds);
  };

  /** Whether I am told of a table. */
  hears = (id: string): boolean => !(me.account ? (this.here?.muted ?? []) : this.quiet).includes(id);

  /** Tells me of a table, or no more. */
  hear = async (id: string, told: boolean): Promise<void> => {
    this.quiet = told ? this.quiet.filter((one) => one !== id) : [...this.quiet, id];
    remember("quiet", this.quiet);
    await this.keepUp();
    if (!me.account) return;
    await request(`/api/notices/muted/${id}`, { method: told ? "DELETE" : "PUT" });
    await this.load();
  };

  private keys(): { table: string; secret: string }[] {
    const mine = tables().filter(([id]) => !this.quiet.includes(id));
    const all = mine.flatMap(([table, { seats }]) =>
      [...new Set(seats.map(({ secret }) => secret))].map((secret) => ({ table, secret })),
    );
    return all.slice(0, MOST);
  }

  private async send(subscription: PushSubscription): Promise<void> {
    const { endpoint, keys } = subscription.toJSON();
    const told = { subscription: { endpoint, keys }, ...this.kinds, tables: this.keys() };
    await request("/api/notices/push", { method: "PUT", body: told });
    this.sent = JSON.stringify([me.account?.id, this.kinds, this.keys()]);
  }

  private known(subscription: PushSubscription): { endpoint?: string; auth?: string } {
    const { endpoint, keys } = subscription.toJSON();
    return { endpoint, auth: keys?.auth };
  }

  // -------------------------------------------------------------------------------------------- mails and webhook

  mail = async (kinds: Kinds): Promise<void> => {
    await request("/api/notices/mail", { method: "PUT", body: told(kinds) });
    await this.load();
  };
  hook = async (url: string, kinds: Kinds): Promise<void> => {
    await request("/api/notices/hook", { method: "PUT", body: { url, ...told(kinds) } });
    await this.load();
  };
  drop = async (id: string): Promise<void> => {
    await request(`/api/notices/channels/${id}`, { method: "DELETE" });
    await this.load();
  };
  /** Ends mails as the link in one of them says. */
  off = (key: string) => request(`/api/notices/off/${encodeURIComponent(key)}`, { method: "POST" });

  /** Tries a channel out, or this browser; the status that came back, or null where it was taken. */
  test = async (channel?: string): Promise<number | null> => {
    const subscription = channel ? null : await (await worker()).pushManager.getSubscription();
    const body = subscription ? { browser: this.known(subscription) } : { channel };
    const { taken, status } = await json<{ taken: boolean; status: number }>("/api/notices/test", {
      method: "POST",
      body,
    });
    return taken ? null : status;
  };
}

export const notices = new Notices();
