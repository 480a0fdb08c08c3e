import { api, clientId } from "./api";
import { t } from "./i18n.svelte";
import { outbox } from "./outbox.svelte";
import type { Table } from "./table.svelte";
import type { TableView } from "./types";

/** A move that I made, and the position it was made in. */
interface Made {
  ply: number;
  seat: number;
  text: string;
}

/** Taking moves back, one or all of my turn, and making them again. */
export class Undoing {
  /** My moves that can be made again, the next one last. */
  private again = $state.raw<Made[]>([]);
  private mine: Made[] = [];
  /** The number of moves after my last undo: the position it led to is not left by itself. */
  private back = -1;
  /** Why nothing is taken back at this table. */
  never = $state.raw<(() => string) | null>(null);

  constructor(private readonly table: Table) {}

  private get state() {
    return this.table.truth?.undo;
  }

  /** Whether nothing is taken back any more: the game is over, and this is no analysis board. */
  private get closed(): boolean {
    return !!this.table.truth?.over && !this.table.board.is;
  }

  /** What may be done: take a move back at once, ask the others, or neither. */
  get way(): "undo" | "ask" | null {
    const { truth, past, me } = this.table;
    if (!truth || past || this.closed || this.never || me === null || truth.undo.pending) return null;
    return truth.undo.can ? "undo" : truth.undo.ask ? "ask" : null;
  }

  /** Whether more than one move of my turn can be taken back. */
  get turn(): boolean {
    return this.way === "undo" && (this.state?.turn ?? 0) > 1;
  }

  /** The move that can be made again here. */
  get redoable(): Made | null {
    const next = this.again.at(-1),
      { truth } = this.table;
    const here = next && truth && !this.table.past && next.ply === truth.ply && next.seat === this.table.me;
    return here && this.table.moves.some((m) => m.text === next.text) ? next : null;
  }

  /** Notes a move of mine that was made. */
  note(ply: number, seat: number, text: string): void {
    const next = this.again.at(-1);
    if (next?.ply === ply && next.seat === seat && next.text === text) this.again = this.again.slice(0, -1);
    else this.again = [];
    this.mine = [...this.mine.filter((m) => m.ply < ply), { ply, seat, text }];
    this.back = -1;
  }

  /** Whether I have just come to this position by taking a move back. */
  led(table: TableView): boolean {
    return table.ply === this.back;
  }

  /** Keeps what was taken back, whoever asked for it. */
  heard(ply: number): void {
    const undone = this.mine.filter((m) => m.ply >= ply).reverse();
    if (undone.length === 0) return;
    this.mine = this.mine.filter((m) => m.ply < ply);
    this.again = [...this.again, ...undone];
    this.back = ply;
  }

  /** The seats of this device that are asked whether somebody may take a move back. */
  get asked(): number[] {
    const pending = this.state?.pending;
    return pending
      ? this.table.held.filter((s) => pending.needs.includes(s) && !pending.agreed.includes(s))
      : [];
  }

  /** Takes my last move back, and with it what played itself after; where others have seen something by it, asks them. */
  undo = async (): Promise<void> => {
    const { me, truth } = this.table;
    if (me === null || !truth || this.closed || this.table.past) return;
    if (this.table.waits) return outbox.takeBack(this.table.waits);
    if (this.table.friend !== null)
      return this.table.say(t("undo-friend", { who: this.table.nameOf(this.table.friend) }));
    if (this.never) return this.table.say(this.never());
    const pending = truth.undo.pending;
    if (pending) return this.table.say(t("undo-open", { who: this.table.nameOf(pending.by) }));
    if (!this.way) return this.table.say(truth.undo.why || t("undo-nothing"));
    let more = true;
    for (let ply = truth.ply; more; ply -= 1) {
      const itself = this.table.forced.has(ply);
      const answer = await this.send(me);
      more = itself && answer !== null && answer.can && answer.turn > 0;
    }
  };

  /** Takes back what I did in this turn, as far as it shows nothing to anybody. */
  restart = async (): Promise<void> => {
    const { me } = this.table;
    if (me === null || !this.turn) return;
    for (let left = this.state?.turn ?? 0; left > 0; left--) {
      const answer = await this.send(me);
      if (!answer?.can || answer.turn === 0) return;
    }
  };

  redo = async (): Promise<void> => {
    const next = this.redoable;
    const move = next && this.table.moves.find((m) => m.text === next.text);
    if (move) await this.table.play(move);
  };

  /** Writes what I have chosen of a plan anew: takes back what differs, then makes the rest of it. What cannot be made
   *  is said and left out. */
  replan = async (texts: string[]): Promise<void> => {
    const chosen = () => this.table.truth?.drafts.map((d) => d.text) ?? [];
    while (chosen().some((text, i) => text !== texts[i])) {
      const many = chosen().length;
      await this.undo();
      if (this.never || !(await this.drafted(many - 1))) return;
    }
    for (const text of texts.slice(chosen().length)) {
      const move = this.table.truth?.moves.find((m) => m.text === text);
      const many = chosen().length;
      if (!move) await this.table.why(text);
      else if (!(await this.table.play(move)) || !(await this.drafted(many + 1))) return;
    }
  };

  /** Waits until so many of my choices that are not open yet are heard of, or until they are open; asks where the line
   *  keeps silent. Whether it came to that. */
  private async drafted(many: number): Promise<boolean> {
    const { ply } = this.table.truth!;
    for (let i = 1; i <= 500; i++) {
      if (this.table.truth?.drafts.length === many || this.table.truth?.ply !== ply) return true;
      await new Promise((wait) => setTimeout(wait, 20));
      if (i % 150 === 0) await this.table.refresh();
    }
    return false;
  }

  /** Answers for the seats of this device that are asked; where none is, takes my own question back. */
  consent = async (agree: boolean): Promise<void> => {
    const by = this.state?.pending?.by;
    if (by === undefined) return;
    const asked = this.asked;
    for (const seat of asked.length === 0 ? [by] : agree ? asked : asked.slice(0, 1))
      await this.send(seat, agree);
  };

  private async send(seat: number, agree?: boolean) {
    if (this.table.pocket.on) return this.table.pocket.undo(seat);
    const secret = this.table.keys?.seats.find((s) => s.seat === seat)?.secret;
    if (secret === undefined) return null;
    try {
      const more = agree === undefined ? {} : { agree };
      const answer = await api.undo(this.table.id, secret, { seat, client_id: clientId(), ...more });
      this.table.awaitEvent(answer.event);
      return answer.undo;
    } catch (error) {
      this.table.sayNo(error);
      return null;
    }
  }
}
