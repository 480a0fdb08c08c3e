// What is said at a table, what of it I have not read yet, and what I have written down for myself.
import { api, clientId } from "./api";
import { settings } from "./settings.svelte";
import { recall, remember } from "./store";
import type { Table } from "./table.svelte";
import type { Chat, Message } from "./types";

/** Stands among the muted for all who watch. */
export const GALLERY = -1;

export class Talk {
  messages = $state.raw<Message[]>([]);
  mode = $state<string>("all");
  muted = $state.raw<number[]>([]);
  /** The number of what changed last. */
  last = 0;
  /** Whether it stands in the place of the log, where that lies beside the board. */
  beside = $state(false);
  /** What I want to say, kept while the panel is closed. */
  draft = $state("");
  private seen = $state(0);

  constructor(private readonly table: Table) {
    this.seen = recall<Record<string, number>>("talk", {})[table.id] ?? 0;
  }

  /** What the live line or an answer says. */
  hear = (chat: Chat): void => {
    const known = new Map(chat.since === 0 ? [] : this.messages.map((m) => [m.number, m]));
    for (const message of chat.messages) known.set(message.number, message);
    this.messages = [...known.values()].sort((a, b) => a.number - b.number);
    this.last = Math.max(chat.since === 0 ? 0 : this.last, chat.last);
    this.mode = chat.mode;
    this.muted = chat.muted;
  };

  mine(message: Message): boolean {
    return message.seat !== null && this.table.held.includes(message.seat);
  }
  get unread(): Message[] {
    return this.messages.filter((m) => m.number > this.seen && !m.gone && !this.mine(m));
  }
  /** Whether something that I have not read is said to me. */
  get called(): boolean {
    return this.unread.some((m) => this.meant(m));
  }
  meant(message: Message): boolean {
    return message.mentions.some((seat) => this.table.held.includes(seat));
  }
  /** I have read all of it. */
  read = (): void => {
    const last = this.messages.at(-1)?.number ?? 0;
    if (last <= this.seen) return;
    this.seen = last;
    remember("talk", { ...recall<Record<string, number>>("talk", {}), [this.table.id]: last });
  };

  /** Why I may say nothing just now. */
  get closed(): "chat-none" | "chat-after-now" | "chat-muted" | null {
    const mine = this.table.held.length ? this.table.active : GALLERY;
    if (this.mode === "none") return "chat-none";
    if (this.mode === "after" && !this.table.truth?.over) return "chat-after-now";
    return this.muted.includes(mine) ? "chat-muted" : null;
  }

  private id = "";
  /** Says what I have written; sent again after a break it is said once. */
  say = async (): Promise<void> => {
    const { table } = this;
    const sits = table.held.length > 0;
    const text = this.draft;
    this.id ||= clientId();
    const who = sits ? { seat: table.active } : settings.name ? { name: settings.name } : {};
    this.hear(await api.say(table.id, table.secret, { client_id: this.id, text, ...who }));
    this.id = "";
    if (this.draft === text) this.draft = "";
  };
  remove = async (message: Message): Promise<void> => {
    const secret = this.mine(message) ? this.table.secret : (this.table.keys?.owner ?? null);
    this.hear(await api.unsay(this.table.id, secret, message.number));
  };
  /** Mutes a seat or those who watch, or lets them speak again. */
  mute = async (who: number): Promise<void> => {
    const muted = this.muted.includes(who) ? this.muted.filter((m) => m !== who) : [...this.muted, who];
    await api.mute(this.table.id, this.table.keys?.owner ?? null, muted);
    this.muted = muted;
  };
}
