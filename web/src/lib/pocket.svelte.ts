import type { Engine, Part, Question, Said } from "../pocket/engine";
import { api, unanswered } from "./api";
import { i18n, t } from "./i18n.svelte";
import { drop, find, lay } from "./kept";
import { network } from "./network.svelte";
import { outbox, type Outgoing } from "./outbox.svelte";
import { count, deliver, note, open, unsent, type Kept } from "./pockets";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import type { Answer, TableView, UndoState } from "./types";

/** After so many milliseconds without news a game is taken along as it is. */
const SETTLE = 400;
/** After so many without a line to the table it is looked whether it must go on here, and whether it can come back. */
const PATIENCE = 4000;

/** A game that nobody else sits at goes on here while there is no connection, and comes back with it. */
export class Pocket {
  /** Whether it goes on here now. */
  on = $state(false);
  /** Whether it is about to: what is shown until then is out of date. */
  starting = $state(false);
  /** How many moves have been made here. */
  played = $state(0);
  private kept: Kept | null = null;
  private engine: Promise<Engine> | null = null;
  private timer = 0;
  /** When it is looked whether bots have to go on here. */
  private losing = 0;
  /** When it is tried again to send what was played. */
  private later = 0;
  /** What is being sent, and whether it arrives. */
  private sending: Promise<boolean> | null = null;
  /** What changes the game just now: it is not sent before that is known. */
  private changing: Promise<unknown> = Promise.resolve();
  /** Whether a bot has to decide, and whether one is deciding. */
  private bot = false;
  private deciding = false;

  constructor(private readonly table: Table) {
    open.add(table);
    network.back.add(this.comeBack);
  }

  close(): void {
    open.delete(this.table);
    network.back.delete(this.comeBack);
    for (const timer of [this.timer, this.losing, this.later]) clearTimeout(timer);
    this.on = false;
    this.kept = null;
    this.end();
  }

  private end(): void {
    void this.engine?.then(
      (engine) => engine.end(),
      () => {},
    );
    this.engine = null;
  }

  // -------------------------------------------------------------------------------------------- taking it along

  /** Whether a table is one that could go on here. */
  private may(table: TableView): boolean {
    const { held, friend } = this.table;
    const alone = table.seats.every((s) => held.includes(s.seat) || s.kind === "bot" || s.kind === "automa");
    const free = !table.clock && !table.tournament && !table.board && !table.cancelled && !table.next;
    return settings.pocket && held.length > 0 && friend === null && alone && free && "Worker" in globalThis;
  }

  /** Whether the game is compared with others, unless that is given up. */
  get asks(): boolean {
    const { truth, keys } = this.table;
    return truth?.seats.length === 1 && !keys?.along && this.may(truth);
  }

  /** Takes the game along as it is now, when no news comes for a moment. */
  note(table: TableView): void {
    if (this.on || unsent(this.kept) || this.asks || table.over || !this.may(table)) return;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.take().catch(unanswered), SETTLE);
  }

  /** Takes it along; a game for one is not compared with others any more. */
  async take(): Promise<void> {
    const { id, secret, keys, truth } = this.table;
    const agreed = truth?.seats.length === 1;
    const taken = await api.take(id, secret, agreed);
    if (this.on || unsent(this.kept)) return;
    if (agreed && keys && !keys.along) this.table.keepKeys({ ...keys, along: true });
    this.kept = { taken, line: taken.drafts, sent: taken.drafts.flatMap((m) => m.client_id ?? []) };
    await this.lay();
    const { provide } = await import("../pocket/engine");
    if (!(await provide(taken.parcel).catch(() => false))) this.engine ??= this.start(taken.parcel);
  }

  private async start(parcel: string): Promise<Engine> {
    const { Engine } = await import("../pocket/engine");
    return Engine.begin(parcel);
  }

  private lay(): Promise<void> {
    return lay("pockets", this.table.id, this.kept);
  }

  // -------------------------------------------------------------------------------------------- going on here

  /** Goes on here from how the table is known to stand; whether it can. */
  private async begin(): Promise<boolean> {
    const { kept, table } = this;
    if (this.on) return true;
    if (!kept || !table.truth || table.truth.over || !this.may(table.truth)) return false;
    if (!unsent(this.kept) && kept.taken.event < table.known) return false;
    try {
      const said = await this.ask({ do: "take", taken: kept.taken, line: kept.line });
      if (this.on) return true;
      if (!said || network.up || this.kept !== kept) return false; // it came back meanwhile
      this.on = true;
      table.live?.close();
      table.up = false;
      this.played = count(kept);
      table.become(this.whole(said.table));
      if (this.played)
        table.written.take(
          [...table.written.lines.filter((l) => l.ply <= kept.taken.ply), ...said.log],
          said.table.event,
        );
      this.bot = said.bot;
      void this.bots();
      return true;
    } catch {
      this.engine = null;
      return false;
    }
  }

  /** The line to the table is there, or is not: after a while bots go on here, if it is for them to decide. */
  line(up: boolean): void {
    if (up) clearTimeout(this.losing);
    if (up || !this.losing) this.losing = up ? 0 : window.setTimeout(() => void this.lost(), PATIENCE);
  }

  private async lost(): Promise<void> {
    this.losing = 0;
    const { truth, up } = this.table;
    if (up || this.on || !truth || truth.moves.length || outbox.of(this.table.id)) return;
    if (!(await network.check())) await this.begin();
  }

  /** A move of mine could not be sent: it is made here, if the game can go on here; whether it was. */
  async instead(mine: Outgoing): Promise<boolean> {
    if (!(await this.begin())) return false;
    if (!outbox.withdraw(mine)) {
      void this.comeBack(); // it is on its way after all
      return false;
    }
    if (this.kept) note(this.kept, [mine.client_id]);
    return (await this.play(mine)) ?? false;
  }

  /** Makes a move here; whether the rules allow it. Null if the game is not here any more. */
  async play({ seat, move, client_id, ply }: Outgoing): Promise<boolean | null> {
    const said = await this.change({ do: "play", by: seat, move: move.text, client_id });
    if (said?.refused) this.table.say(said.refused.text, said.refused.clause);
    else if (said) this.table.undoing.note(ply, seat, move.text);
    return said && !said.refused;
  }

  /** Takes the last move of a seat back; what can be taken back then. */
  async undo(seat: number): Promise<UndoState | null> {
    return (await this.change({ do: "undo", by: seat }))?.table.undo ?? null;
  }

  /** Says why a move is forbidden. */
  async why(seat: number, move: string): Promise<void> {
    const said = await this.ask({ do: "why", by: seat, move });
    const answer = said as unknown as Answer | null;
    if (said?.refused) this.table.say(said.refused.text, said.refused.clause);
    else if (answer && !answer.legal) this.table.say(answer.text ?? "", answer.clause ?? null);
  }

  /** Shows how it stands, through the eyes that look now; whether they still do. */
  async look(): Promise<boolean> {
    const { table, kept } = this;
    const { eyes } = table;
    const said = await this.ask({ do: "look" });
    if (!said || eyes !== table.eyes || !this.on || !kept) return false;
    const before = table.held.length > 1 ? [] : table.written.lines.filter((l) => l.ply <= kept.taken.ply);
    table.written.take([...before, ...said.log], said.table.event);
    table.become(this.whole(said.table));
    return true;
  }

  /** Has the rules change the game, and shows it; null if the game is not here any more. */
  private change(question: Question): Promise<Said | null> {
    const said = this.changed(question);
    this.changing = Promise.allSettled([this.changing, said]);
    return said;
  }

  private async changed(question: Question): Promise<Said | null> {
    if (!(await this.free())) return null;
    const { eyes } = this.table;
    const said = await this.ask(question);
    if (!said || said.refused || !this.kept) return said;
    this.kept.line = said.line;
    await this.lay(); // what is shown is kept
    this.hear(said, eyes);
    return said;
  }

  /** Whether the game is still here when what is being sent has arrived or not. */
  private async free(): Promise<boolean> {
    await this.sending;
    return this.on && this.kept !== null;
  }

  private async bots(): Promise<void> {
    if (this.deciding) return;
    this.deciding = true;
    try {
      while (this.bot && (await this.change({ do: "bot" })));
    } finally {
      this.deciding = false;
    }
  }

  /** What the rules answer. A browser may end them when it wants their room: then they begin anew, once.
   *  Null if the game is not here any more. */
  private async ask(question: Question): Promise<Said | null> {
    const { eyes = null, held } = this.table;
    const looks = { seat: eyes, mine: held, lang: i18n.lang };
    if (!this.kept) return null;
    const { taken, line } = this.kept;
    this.engine ??= this.start(taken.parcel);
    try {
      return await (await this.engine).ask(question, looks);
    } catch {
      if (this.kept?.taken !== taken) return null; // they were ended
      this.engine = this.start(taken.parcel);
      const engine = await this.engine;
      const said = await engine.ask({ do: "take", taken, line }, looks);
      return question.do === "take" ? said : engine.ask(question, looks);
    }
  }

  /** Shows what has changed, if those look that looked when it was asked for. */
  private hear(said: Said, eyes: number | undefined): void {
    if (!this.kept) return;
    this.played = count(this.kept);
    const last = said.events.at(-1);
    for (const event of eyes === this.table.eyes ? said.events : [])
      this.table.hear({ ...event, table: event === last ? this.whole(said.table) : null });
    this.bot = said.bot;
    void this.bots();
  }

  /** The table with what of it is the game's. */
  private whole(part: Part): TableView {
    const truth = this.table.truth!;
    return { ...truth, ...part, seats: truth.seats.map((s) => ({ ...s, thinking: false })) };
  }

  // -------------------------------------------------------------------------------------------- coming back

  /** Knows what was taken along and played here before, when the page was open last; where it has not been sent it is
   *  now, if that is possible. */
  async recall(): Promise<void> {
    this.kept ??= await find<Kept>("pockets", this.table.id);
    if (unsent(this.kept)) await this.send();
  }

  /** Goes on here where the page was opened without a connection and something had been played, or waits. */
  async resume(): Promise<void> {
    const waits = outbox.of(this.table.id);
    this.starting = true;
    if (waits) await this.instead(waits);
    else if (unsent(this.kept)) await this.begin();
    this.starting = false;
  }

  private comeBack = async (): Promise<void> => {
    if (!(this.on || unsent(this.kept)) || !(await this.send())) return;
    this.on = false;
    if (globalThis.caches) this.end();
    await this.table.comeBack();
  };

  /** Sends what was played; false where nobody answers, and then later. */
  private async send(): Promise<boolean> {
    this.sending ??= this.post().finally(() => (this.sending = null));
    return this.sending;
  }

  private async post(): Promise<boolean> {
    await this.changing;
    const { kept, table } = this;
    if (unsent(kept)) {
      const arrived = await deliver(table.id, table.secret, kept);
      if (arrived === null) {
        clearTimeout(this.later);
        this.later = window.setTimeout(() => void this.comeBack(), PATIENCE);
        return false;
      }
      if (!arrived)
        table.moments.forget(kept.taken.ply); // what followed has not happened
      else if (this.on) table.say(t("pocket-back", { n: count(kept) }));
    }
    this.kept = null;
    await drop("pockets", table.id);
    return true;
  }
}
