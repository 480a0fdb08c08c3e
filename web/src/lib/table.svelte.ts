import { Advice } from "./advice.svelte";
import { api, ApiError, Offline, unanswered } from "./api";
import { Board, choosing, handedTo } from "./board.svelte";
import { i18n, t } from "./i18n.svelte";
import { listed } from "./figures";
import { Live } from "./live";
import { Company } from "./company";
import { Course } from "./course.svelte";
import { Log } from "./log.svelte";
import { Lookback } from "./lookback.svelte";
import { Meanwhile } from "./meanwhile.svelte";
import { Moments } from "./moments";
import { outbox, outgoing, type Outgoing } from "./outbox.svelte";
import { Orders } from "./orders.svelte";
import { Pocket } from "./pocket.svelte";
import { inParts } from "./parts";
import { settings } from "./settings.svelte";
import { chime } from "./sound";
import { forget, keep, keepAlong, keysOf, type Keys } from "./store";
import { Talk } from "./talk.svelte";
import { Telling, type Showing } from "./telling.svelte";
import { travel } from "./travel";
import { Undoing } from "./undoing.svelte";
import type { Audience, Box, LogLine, Move, Next, TableEvent, TableView, Words } from "./types";

export interface Refused {
  text: string;
  clause: string | null;
}

const NOBODY: Audience = { names: [], others: 0 };

/** One table as this browser sees it: what the server said last, what is shown of it, and what may be done. */
export class Table {
  /** What the server said last. */
  truth = $state.raw<TableView | null>(null);
  /** What is on the table now: a little behind `truth` while others' moves are shown. */
  shown = $state.raw<TableView | null>(null);
  /** What was on the table before, so that a board can show what changed. */
  before = $state.raw<TableView | null>(null);
  /** A moment of the past that is being looked at. */
  past = $state.raw<TableView | null>(null);
  readonly written = new Log(this);
  audience = $state.raw<Audience>(NOBODY);
  words = $state.raw<Words | null>(null);
  box = $state.raw<Box>({});
  keys = $state.raw<Keys | null>(null);
  active = $state(0);
  /** The seat of a friend for which I move, by their permission: I see what it sees. */
  friend = $state<number | null>(null);
  up = $state(true);
  sending = $state(false);
  /** My move while it is on its way. */
  private sent = $state.raw<Move | null>(null);
  /** The event that my last move was: until it has been heard, what lies on the table is out of date. */
  private awaited = $state(0);
  refused = $state.raw<Refused | null>(null);
  /** A move that is thought about: pointed at, or waiting to be confirmed. */
  draft = $state.raw<{ move: Move; firm: boolean } | null>(null);
  /** Set while the device is to be handed to another seat. */
  curtain = $state<number | null>(null);
  failed = $state<"not-found" | "offline" | null>(null);
  /** What a strong player would do now, if I ask; and what one makes of the game when it is over. */
  readonly advice = new Advice(this);
  readonly lookback = new Lookback(this);
  readonly undoing = new Undoing(this);
  readonly company = new Company(this);
  readonly course = new Course(this);
  readonly meanwhile = new Meanwhile(this);
  readonly moments = new Moments(this);
  readonly orders = new Orders(this);
  readonly board = new Board(this);
  readonly pocket = new Pocket(this);
  private readonly telling = new Telling(this);
  readonly talk: Talk;
  /** Moves that played themselves, by their numbers, as a button would have said them. */
  forced = $state.raw<ReadonlyMap<number, string>>(new Map());

  live: Live | null = null;
  /** The last event that was heard; without the table, if another one follows at once. */
  private last: TableEvent | null = null;
  private late = 0;
  /** Whether what the server said last was said through other eyes than mine now, or in another language. */
  private foreign = false;
  private skipping = false;
  /** Whether the page of the table is gone: what is answered after that opens no line, and keeps nothing. */
  private left = false;
  /** The event after which a move played itself, or tried to. */
  private tried = $state(-1);
  private refusedTimer = 0;

  /** Whoever looks at a move before it is made, and may say why it is not the one meant: the guide of a first game. */
  judge: ((move: Move) => string | null) | null = null;
  /** Whether two lines in a row are told together, where a board knows better than the chapters of the rules. */
  together: ((one: LogLine, next: LogLine) => boolean | null) | null = null;

  /** The part of the board that is wanted where the board stands for a picture, not to be played on. */
  pictured = "";

  constructor(readonly id: string) {
    this.keys = keysOf(id);
    this.talk = new Talk(this);
    outbox.watch(this);
  }

  get showing(): Showing | null {
    return this.telling.showing;
  }
  get log(): LogLine[] {
    return this.written.lines;
  }
  get secret(): string | null {
    return this.keys?.seats.find((s) => s.seat === this.active)?.secret ?? this.keys?.watch ?? null;
  }
  /** Through which of my seats I look; nothing for somebody who only watches. */
  get eyes(): number | undefined {
    if (this.friend !== null) return this.friend;
    return this.held.includes(this.active) ? this.active : undefined;
  }
  /** The seats held at this device. */
  get held(): number[] {
    return this.keys?.seats.map((s) => s.seat) ?? [];
  }
  /** The seat of mine that a bot decides for, if there is one. */
  get stoodIn(): number | undefined {
    return this.held.find((seat) => this.truth?.seats[seat]?.policy !== "person" && !this.dropped(seat));
  }
  /** What the reader looks at: a moment of the past, or the table as shown. */
  get view(): TableView | null {
    return this.past ?? this.shown;
  }
  /** The seat whose things are "mine", or null for somebody who only watches. */
  get me(): number | null {
    return this.view?.view.seat ?? null;
  }
  /** The last event of which I know. */
  get known(): number {
    return Math.max(this.truth?.event ?? 0, this.awaited);
  }
  get behind(): boolean {
    return this.shown !== this.truth;
  }
  /** My moves, if I am to choose and see the present. */
  get moves(): Move[] {
    const idle = this.past || this.behind || this.overtime || this.unheard || this.truth?.board?.auto;
    return idle ? [] : (this.shown?.moves ?? []);
  }
  /** My move that waits for a connection. */
  get waits(): Outgoing | null {
    return outbox.of(this.id);
  }
  /** Whether a move of mine is on its way, or waits for that. */
  private get unheard(): boolean {
    return (
      this.sending || this.pocket.starting || this.waits !== null || (this.truth?.event ?? 0) < this.awaited
    );
  }
  /** My move that is not yet on the table: it is being sent, or its event has not been heard, or it plays itself. */
  get outgoing(): Move | null {
    return this.unheard ? (this.waits?.move ?? this.sent) : this.itself;
  }
  /** The move that plays itself, if that is wanted: the only one, which shows and loses nothing. */
  get itself(): Move | null {
    const { shown, moves } = this;
    const free =
      settings.forced && this.friend === null && this.curtain === null && !this.course.open && !shown?.over;
    return free && shown?.forced && !this.undoing.led(shown) && shown.event !== this.tried
      ? (moves[0] ?? null)
      : null;
  }
  get myTurn(): boolean {
    return this.moves.length > 0 && this.itself === null;
  }
  /** Who watches without a seat, in words; nothing where nobody does. */
  get watching(): string {
    const { names, others } = this.audience;
    const said = [
      ...names,
      ...(others > 0 ? [t(names.length ? "others-n" : "watchers-n", { n: others })] : []),
    ];
    return said.length ? t("watching", { who: listed(said) }) : "";
  }
  /** Whether somebody has dropped out, and a bot has their seat for the rest of the game. */
  dropped(seat: number): boolean {
    return this.truth?.clock?.seats[seat]?.dropped ?? false;
  }
  /** Whether a seat of mine has dropped out. */
  get out(): boolean {
    return this.held.some((seat) => this.dropped(seat));
  }
  /** Whether my time is out, and a bot makes what I have to decide. */
  get overtime(): boolean {
    return this.truth?.clock?.seats[this.me ?? -1]?.owed ?? false;
  }
  nameOf(seat: number): string {
    return this.truth?.seats[seat]?.name ?? "";
  }

  // -------------------------------------------------------------------------------------------- coming and going

  async open(): Promise<void> {
    this.failed = null;
    await this.pocket.recall();
    if (this.keys?.seats.length && !this.held.includes(this.active)) this.active = this.held[0] ?? 0;
    try {
      let table = await api.table(this.id, this.secret, this.eyes);
      this.own(table.mine);
      const [other] = choosing(this, table);
      if (other !== undefined && !table.due.includes(this.active)) {
        this.active = other;
        this.curtain = handedTo(this, table);
        table = await api.table(this.id, this.secret, this.eyes);
      } else this.curtain ??= handedTo(this, table);
      [this.words, this.box] = await Promise.all([
        api.words(table.title),
        api.boxOf(table, this.secret),
        this.written.load(table.event),
        this.orders.load(),
      ]);
      this.show(table);
      void this.meanwhile.come();
      this.listen();
    } catch (error) {
      if (error instanceof Offline && (await this.openKept())) return;
      this.failed = error instanceof ApiError && error.status < 500 ? "not-found" : "offline";
      if (this.failed === "offline" && !this.left) setTimeout(() => void this.open(), 3000);
    }
  }

  /** Shows the table as it stood when it was seen last on this device; whether it was. */
  private async openKept(): Promise<boolean> {
    const kept = await this.moments.find();
    if (!kept) return false;
    ({ words: this.words, box: this.box } = kept);
    this.written.take(kept.log, kept.told ?? kept.table.event);
    this.own(kept.table.mine);
    this.active = kept.table.view.seat ?? this.active;
    this.curtain = handedTo(this, kept.table);
    this.up = false;
    this.show(kept.table);
    await this.pocket.resume();
    this.listen();
    return true;
  }

  /** Knows the seats that are mine by my account, where this browser keeps no secret of a seat. */
  private own(mine: number[]): void {
    if (!mine.length || this.held.length > 0) return;
    const before = this.keys ?? { title: "", name: "", seen: 0, at: Date.now() };
    this.keys = { ...before, seats: mine.map((seat) => ({ seat, secret: "" })) };
    if (!this.held.includes(this.active)) this.active = this.held[0] ?? 0;
  }

  close(): void {
    this.left = true;
    this.meanwhile.close();
    this.moments.keep();
    outbox.leave(this);
    this.live?.close();
    this.telling.rest();
    this.pocket.close();
    clearTimeout(this.late);
    this.written.close();
    this.lookback.rest();
  }

  /** Follows the table from how it is known to stand; `known`: that is as I look at it now. */
  listen(known = true): void {
    this.live?.close();
    if (this.pocket.on || this.left) return;
    this.foreign = !known;
    this.audience = NOBODY;
    this.live = new Live(
      this.id,
      this.secret,
      this.eyes,
      i18n.lang,
      settings.name,
      () => (this.foreign ? undefined : (this.truth?.event ?? 0)),
      () => this.talk.last,
      {
        event: (e) => this.hear(e),
        // How things stand, without what led to it.
        resync: (table) => void this.written.readSoon(table.event).then(() => this.takeOver(table)),
        line: (up) => {
          if (up) this.audience = NOBODY; // whoever is there now is told
          if (up && !this.up) void this.orders.load(); // what became of them meanwhile is no event
          this.up = up;
          this.pocket.line(up);
          this.meanwhile.line(up);
          if (!up && this.friend !== null) void this.company.actFor(null); // perhaps they may not any more
        },
        gone: () => (this.failed = "not-found"),
        audience: (who) => (this.audience = who),
        chat: this.talk.hear,
      },
    );
  }

  /** Shows how things stand, unless something newer was heard meanwhile, or I look through other eyes by now; whether
   *  it was shown. */
  private takeOver(table: TableView): boolean {
    const seat = table.view.seat ?? undefined;
    if (
      (this.held.length > 0 && seat !== this.eyes) ||
      (this.truth &&
        !this.foreign &&
        seat === (this.truth.view.seat ?? undefined) &&
        table.event < this.truth.event)
    )
      return false;
    this.foreign = false;
    this.telling.stop();
    this.truth = table;
    this.show(table);
    this.meanwhile.saw();
    void this.orders.load();
    return true;
  }

  /** The game goes on here, without the server: so it stands. */
  become(table: TableView): void {
    this.foreign = true;
    this.takeOver(table);
  }

  /** The server has the game again. */
  async comeBack(): Promise<void> {
    this.foreign = true;
    this.awaited = 0;
    this.written.take(this.log, 0);
    await this.readWords(); // perhaps in another language by now
    this.listen(await this.refresh());
  }

  /** Asks how things stand; if nobody answers, the live line will say it later. Whether it is known now. */
  async refresh(): Promise<boolean> {
    if (this.pocket.on) return this.pocket.look();
    const table = await api.table(this.id, this.secret, this.eyes).catch(unanswered);
    return table !== null && (await this.written.read(table.event)) && this.takeOver(table);
  }

  /** Says everything in the language that is now spoken. */
  async retell(): Promise<void> {
    if (!this.truth) return;
    await this.readWords();
    this.live?.close(); // it speaks the other language
    this.advice.drop();
    const known = await this.refresh();
    if (this.past) await this.goTo(this.past.ply);
    this.listen(known);
  }

  /** Reads what the title calls everything; if nobody answers, it is called as before. */
  private async readWords(): Promise<void> {
    this.words = (this.truth && (await api.words(this.truth.title).catch(unanswered))) ?? this.words;
  }

  keepKeys(keys: Keys): void {
    this.keys = keys;
    if (!this.left) keep(this.id, keys);
  }

  // -------------------------------------------------------------------------------------------- what happens

  hear(e: TableEvent): void {
    if (e.kind === "orders") void this.orders.load();
    if (this.truth && e.event < this.truth.event) return;
    const last = this.last;
    this.last = e;
    // The end follows upon the last move at once: what that set off is told with it.
    if (e.kind === "over" && last?.table === null && last.ply === e.ply)
      e = { ...e, seat: last.seat, log: last.log };
    this.written.note(e);
    if (e.kind === "undo") {
      this.forced = new Map([...this.forced].filter(([ply]) => ply <= e.ply));
      this.undoing.heard(e.ply);
      this.lookback.forget();
    }
    if (!e.table) return;
    const asking = this.truth?.undo.pending;
    const declined = e.kind === "undo" && asking && !e.table.undo.pending && e.ply === this.truth?.ply;
    const [played, leaving] = [this.out, this.truth?.cancelling];
    this.truth = e.table;
    if (this.out && !played) this.say(t("dropped-out-mine"));
    if (declined && this.held.includes(asking.by) && e.seat !== asking.by)
      this.say(t("undo-declined", { who: this.nameOf(e.seat ?? 0) }));
    if (e.kind === "cancel" && leaving) this.company.answered(leaving.by, e.seat ?? leaving.by);
    this.meanwhile.saw();
    const mine = e.seat !== undefined && e.seat !== null && this.held.includes(e.seat);
    const quiet =
      settings.pace === "off" ||
      !!e.table.board ||
      this.skipping ||
      document.hidden ||
      (mine && inParts(e.log, this.together).length === 1) ||
      e.kind === "undo" ||
      e.kind === "seat" ||
      e.kind === "next" ||
      e.kind === "orders" ||
      e.kind === "bot-thinking";
    if (quiet && this.telling.idle) this.show(e.table);
    else this.telling.tell(e);
  }

  /** Shows how things stand, and nothing more of the others' moves until I am to choose. */
  skip = (): void => {
    this.skipping = this.held.length > 0;
    this.telling.skip();
  };

  show(table: TableView): void {
    const was = this.shown;
    if (!this.truth || table.event >= this.truth.event) this.truth = table;
    if (!was || was.ply !== table.ply) this.before = was;
    this.moments.note(table);
    this.pocket.note(table);
    travel(() => (this.shown = table));
    // What is half chosen stays so, in the words of now: the language may be another.
    const same = was?.ply === table.ply && was.view.seat === table.view.seat;
    const move = same && table.moves.find((m) => m.text === this.draft?.move.text);
    this.draft = move ? { move, firm: this.draft!.firm } : null;
    this.advice.follow(was, table);
    const mine = choosing(this, table);
    if (this.friend !== null && !table.friends.includes(this.friend)) void this.company.actFor(null);
    if (table.over || mine.length > 0) this.skipping = false;
    const turns = table === this.truth && !table.board?.auto;
    if (turns && mine.length > 0 && !mine.includes(this.active)) void this.turnTo(mine[0]!);
    else if (
      table === this.truth &&
      table.moves.length > 0 &&
      (was?.ply !== table.ply || !was.moves.length) &&
      settings.sound &&
      document.hidden
    )
      chime();
  }

  /** Looks at the table from another seat of this device; a curtain falls when others could see its secrets. */
  async turnTo(seat: number): Promise<void> {
    this.friend = null;
    if (this.held.length > 1 && !this.truth?.board) this.curtain = seat;
    if (this.curtain !== null) this.course.close(); // what was looked at is what the seat before could see
    this.live?.close(); // it tells what the other seat sees
    this.active = seat;
    this.listen(await this.refresh());
  }

  // -------------------------------------------------------------------------------------------- what I do

  /** Chooses a move: made at once, or laid ready to be confirmed where that is wanted (touch, or by preference). */
  choose = (move: Move, by?: MouseEvent | PointerEvent | KeyboardEvent): void => {
    this.meanwhile.done();
    const no = this.judge?.(move);
    if (no) {
      this.drop();
      return this.say(no);
    }
    const touch = by instanceof PointerEvent && by.pointerType === "touch";
    if ((settings.confirm || touch) && !(this.draft?.firm && this.draft.move.option === move.option))
      this.draft = { move, firm: true };
    else void this.play(move);
  };

  /** Shows what a move would do while it is pointed at. */
  point = (move: Move | null): void => {
    if (!this.draft?.firm) this.draft = move ? { move, firm: false } : null;
  };

  drop = (): void => {
    this.draft = null;
  };

  /** Makes a move; false if it could not be made. */
  play = async (move: Move): Promise<boolean> => {
    const now = this.truth;
    if (!now || this.secret === null || this.unheard) return false;
    this.sending = true;
    this.sent = move;
    this.draft = null;
    this.advice.drop();
    const seat = this.friend ?? this.active;
    try {
      const mine = outgoing(this.id, { holder: this.active, seat, move }, now);
      const here = this.pocket.on ? await this.pocket.play(mine) : null;
      if (here !== null) return here;
      const made = await outbox.post(mine);
      if (made === null) return await this.pocket.instead(mine);
      this.made(mine, made);
      return true;
    } catch (error) {
      this.sayNo(error);
      if (error instanceof ApiError && error.code === "stale") await this.refresh();
      return false;
    } finally {
      this.sending = false;
    }
  };

  /** My move was made: it was this event. */
  made(mine: Outgoing, event: number): void {
    this.undoing.note(mine.ply, mine.seat, mine.move.text);
    this.sent = mine.move;
    this.awaitEvent(event);
  }

  /** Makes the move that plays itself. */
  playItself = async (): Promise<void> => {
    const move = this.itself;
    if (!move || !this.truth) return;
    const ply = this.truth.ply;
    this.tried = this.truth.event;
    if (await this.play(move)) this.forced = new Map([...this.forced, [ply + 1, move.label]]);
  };

  /** Offers nothing more until this event, which is mine, is heard; asks for it where the line keeps silent. */
  awaitEvent(event: number): void {
    this.awaited = Math.max(this.awaited, event);
    clearTimeout(this.late);
    this.late = window.setTimeout(
      () => {
        if ((this.truth?.event ?? 0) < this.awaited) void this.refresh();
      },
      this.up ? 3000 : 0,
    );
  }

  /** Says why something cannot be done: asks the server about a move in words. */
  why = async (move: string): Promise<void> => {
    const seat = this.me;
    if (this.past) return this.say(t("in-the-past"));
    if (seat === null || this.secret === null) return this.say(t("only-watching"));
    if (this.pocket.on) return this.pocket.why(seat, move);
    try {
      const answer = await api.why(this.id, this.secret, seat, move);
      if (!answer.legal) this.say(answer.text ?? "", answer.clause ?? null);
    } catch (error) {
      this.sayNo(error);
    }
  };

  say = (text: string, clause: string | null = null): void => {
    clearTimeout(this.refusedTimer);
    this.refused = { text, clause };
    this.refusedTimer = window.setTimeout(() => (this.refused = null), 9000);
  };

  hush = (): void => {
    this.refused = null;
  };

  sayNo(error: unknown): void {
    if (error instanceof ApiError) this.say(error.message, error.clause);
    else if (error instanceof Offline) this.say(t("offline-asks"));
    else throw error;
  }

  /** Lets a bot sit on an open seat. */
  seatBot = (seat: number, policy: string): Promise<void> => this.decide(this.secret, seat, policy);

  /** Sets the table up again, or without an open seat before it begins; returns where it goes on. */
  again = async (without?: number): Promise<Next | null> => {
    if (this.secret === null) return null;
    try {
      return await api.again(this.id, this.secret, without);
    } catch (error) {
      this.sayNo(error);
      return null;
    }
  };

  /** Takes my keys along to the table at which this one goes on; a table that never began is not kept. */
  takeAlong(there: Next): void {
    keepAlong(this.keys, there, this.truth?.title ?? "");
    if (!this.truth?.over && !this.truth?.cancelled) forget(this.id);
  }

  hand = (seat: number, policy: string): Promise<void> =>
    this.decide(this.keys?.seats.find((s) => s.seat === seat)?.secret ?? null, seat, policy);

  private async decide(secret: string | null, seat: number, policy: string): Promise<void> {
    if (secret === null) return;
    await api.policy(this.id, secret, seat, policy).catch((error: unknown) => this.sayNo(error));
    await this.refresh();
  }

  // -------------------------------------------------------------------------------------------- the past

  goTo = async (ply: number): Promise<void> => {
    const [at, eyes] = [Math.max(0, Math.min(ply, this.course.last)), this.eyes];
    this.draft = null;
    const past = await this.moments.past(at);
    if (past && eyes === this.eyes) {
      this.before = this.past ?? this.shown;
      travel(() => (this.past = past));
    }
  };

  present = (): void => void (this.past = null);
}
