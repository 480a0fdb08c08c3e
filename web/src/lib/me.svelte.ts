// Whoever is signed in, for those who want an account; a guest needs nothing of this.
import { json, request } from "./api";
import { drop } from "./kept";
import { settings } from "./settings.svelte";
import { tables } from "./store";
import type { Account, Me, OwnTable, Passkey, Session, Token, TokenMade } from "./types";

type Options = { options: Record<string, unknown> };
const POST = { method: "POST" };

/** Whether this browser makes passkeys here: over https, or on the machine itself. */
const passkeysHere = (): boolean =>
  isSecureContext &&
  typeof PublicKeyCredential !== "undefined" &&
  !!PublicKeyCredential.parseCreationOptionsFromJSON;

async function createPasskey({ options }: Options): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return ((await navigator.credentials.create({ publicKey })) as PublicKeyCredential).toJSON();
}

async function usePasskey({ options }: Options): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return ((await navigator.credentials.get({ publicKey })) as PublicKeyCredential).toJSON();
}

/** Whether a person put the browser's own dialog away: nothing to be told of. */
export const putAway = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");

class Myself {
  account = $state.raw<Account | null>(null);
  /** How one may sign in here. */
  mail = $state(false);
  passkeys = $state(false);
  known = $state(false);

  /** Whether there is anything to be offered. */
  get offered(): boolean {
    return this.account !== null || this.mail || this.passkeys;
  }

  load = async (): Promise<void> => {
    const me = await json<Me>("/api/me").catch(() => null);
    if (!me) return;
    this.account = me.account ?? null;
    this.mail = me.mail;
    this.passkeys = me.passkeys && passkeysHere();
    this.known = true;
    if (me.account && !settings.name) settings.name = me.account.name;
  };

  // ---------------------------------------------------------------------------------------------- coming and going

  askLink = (email: string) => request("/api/sign-in/link", { ...POST, body: { email } });

  useLink = async (link: string, email: string): Promise<void> => {
    const name = settings.name ? { name: settings.name } : {};
    await request("/api/sign-in", { ...POST, body: { link, email, ...name } });
    await this.load();
  };

  signIn = async (): Promise<void> => {
    const credential = await usePasskey(await json<Options>("/api/sign-in/options", POST));
    await request("/api/sign-in/passkey", { ...POST, body: { credential } });
    await this.load();
  };

  signUp = async (name: string): Promise<void> => {
    const credential = await createPasskey(
      await json<Options>("/api/sign-up/options", { ...POST, body: { name } }),
    );
    await request("/api/sign-up", { ...POST, body: { credential } });
    await this.load();
  };

  signOut = async (): Promise<void> => {
    await this.endSession("current");
    await drop("pockets");
    await drop("tables"); // what the account could see is for nobody's eyes who comes after
    await this.load();
  };

  // ------------------------------------------------------------------------------------------------- my account

  rename = async (name: string, lang: string): Promise<void> => {
    this.account = await json<Account>("/api/me", { method: "PATCH", body: { name, lang } });
  };

  askAddress = (email: string) => request("/api/me/email", { ...POST, body: { email } });

  confirmAddress = async (link: string): Promise<void> => {
    this.account = await json<Account>("/api/me/email", { method: "PUT", body: { link } });
  };

  erase = async (): Promise<void> => {
    await request("/api/me", { method: "DELETE" });
    await drop("pockets");
    await drop("tables");
    await this.load();
  };

  export = async (): Promise<string> => (await request("/api/me/export")).text();

  tables = () => json<OwnTable[]>("/api/me/tables");

  /** The tables of this browser that are no account's yet, as far as it knows. */
  left = (mine: OwnTable[]): string[] =>
    tables()
      .filter(([id, keys]) => (keys.seats.length > 0 || keys.owner) && !mine.some((table) => table.id === id))
      .map(([id]) => id);

  takeAlong = async (ids: string[]): Promise<number> => {
    const keys = tables()
      .filter(([id]) => ids.includes(id))
      .flatMap(([table, { seats, owner }]) =>
        [...new Set([...seats.map((s) => s.secret), owner ?? ""])]
          .filter(Boolean)
          .map((secret) => ({ table, secret })),
      );
    let taken = 0;
    for (let first = 0; first < keys.length; first += 50) {
      const body = { keys: keys.slice(first, first + 50) };
      taken += (await json<{ tables: string[] }>("/api/me/tables", { ...POST, body })).tables.length;
    }
    return taken;
  };

  sessions = () => json<Session[]>("/api/me/sessions");
  endSession = (id: string) => request(`/api/me/sessions/${id}`, { method: "DELETE" });

  keys = () => json<Passkey[]>("/api/me/passkeys");
  addKey = async (): Promise<void> => {
    const credential = await createPasskey(await json<Options>("/api/me/passkeys/options", POST));
    await request("/api/me/passkeys", { ...POST, body: { credential } });
  };
  dropKey = (id: string) => request(`/api/me/passkeys/${id}`, { method: "DELETE" });

  tokens = () => json<Token[]>("/api/me/tokens");
  makeToken = (name: string, scope: Token["scope"]) =>
    json<TokenMade>("/api/me/tokens", { ...POST, body: { name, scope } });
  dropToken = (id: string) => request(`/api/me/tokens/${id}`, { method: "DELETE" });
}

export const me = new Myself();
