import { hands } from "./clock.svelte";
import { hurries, settings } from "./settings.svelte";
import type { Audience, Chat, TableEvent, TableView } from "./types";

interface Listener {
  event(e: TableEvent): void;
  resync(table: TableView): void;
  line(up: boolean): void;
  gone(): void;
  audience(who: Audience): void;
  chat(said: Chat): void;
}

const BEAT = 20_000;

/** How the server hangs up where there is no such table, or no more. */
const NO_TABLE = 4404;

/** The live line to a table: comes back after a break with the events that were missed, and notices silence. */
export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private beat = 0;
  private heard = 0;
  private was = false;
  private closed = false;

  constructor(
    private readonly id: string,
    private readonly secret: string | null,
    private readonly seat: number | undefined,
    private readonly lang: string,
    private readonly name: string,
    private readonly since: () => number | undefined,
    private readonly said: () => number,
    private readonly to: Listener,
  ) {
    addEventListener("online", this.again);
    addEventListener("offline", this.lost);
    document.addEventListener("visibilitychange", this.look);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.again);
    removeEventListener("offline", this.lost);
    document.removeEventListener("visibilitychange", this.look);
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.socket?.close();
  }

  /** Says up to which event the table has been shown here; false if it cannot be said now. */
  seen(event: number): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify({ type: "seen", event }));
    return true;
  }

  private connect = (): void => {
    clearTimeout(this.timer);
    this.socket?.close(); // one that is still being opened would be a second line
    const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${this.id}/live?lang=${this.lang}`;
    const socket = (this.socket = new WebSocket(url));
    socket.onopen = () => {
      this.heard = Date.now();
      socket.send(
        JSON.stringify({
          type: "hello",
          secret: this.secret ?? "",
          since: this.since(),
          back: this.was,
          chat: this.said(),
          seat: this.seat,
          lang: this.lang,
          name: this.name,
          visible: !document.hidden,
          quick: hurries(settings.pace),
        }),
      );
      this.was = true;
      clearInterval(this.beat);
      this.beat = window.setInterval(() => {
        if (Date.now() - this.heard > 3 * BEAT) socket.close();
        else if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: "ping" }));
      }, BEAT);
    };
    socket.onmessage = (message) => {
      if (this.closed || socket !== this.socket) return;
      this.heard = Date.now();
      const said = JSON.parse(String(message.data)) as { type: string; table?: TableView; now?: number };
      if (said.now) hands.hear(said.now);
      if (said.type === "ready") {
        // Not when the line opens: a server that cannot read its tables just now takes the call, and hangs up.
        this.tries = 0;
        this.to.line(true);
      } else if (said.type === "ping") socket.send(JSON.stringify({ type: "pong" }));
      else if (said.type === "event") this.to.event(said as unknown as TableEvent);
      else if (said.type === "resync" && said.table) this.to.resync(said.table);
      else if (said.type === "chat") this.to.chat(said as unknown as Chat);
      else if (said.type === "audience") this.to.audience(said as unknown as Audience);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.socket) return;
      if (code !== NO_TABLE) return this.lost();
      this.close();
      this.to.gone();
    };
  };

  /** The line is broken, or the device knows of no network: comes back by itself. */
  private lost = (): void => {
    clearInterval(this.beat);
    if (this.closed) return;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.tries += 1;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(
      this.connect,
      Math.min(15_000, 400 * 2 ** this.tries) * (0.75 + Math.random() / 2),
    );
    this.to.line(false); // who hears this may close the line for good
  };

  private again = (): void => {
    if (!this.closed && this.socket?.readyState !== WebSocket.OPEN) this.connect();
  };

  /** Says whether the table is seen, and whether bots need not take their time for it. */
  look = (): void => {
    // Who does not see the table is told in other ways what happens there.
    const how = { visible: !document.hidden, quick: hurries(settings.pace) };
    if (this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify({ type: "look", ...how }));
    if (document.visibilityState === "visible") this.again();
  };
}
