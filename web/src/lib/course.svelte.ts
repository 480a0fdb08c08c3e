import { api } from "./api";
import { settings, showFor } from "./settings.svelte";
import type { Table } from "./table.svelte";
import type { TableView } from "./types";

/** What a moment is kept for, in milliseconds, where others' moves are not shown at all: a film is wanted, though. */
const FILM = 900;

/** Looking back over the course of a game: to a moment, by steps, turns and rounds, or as a film. */
export class Course {
  open = $state(false);
  running = $state(false);
  /** Where I had last looked before I came this time; 0 where that is not known. */
  visit = $state(0);
  /** The number of a move whose other ways are looked at, from the moment before it; 0 for none. */
  slip = $state(0);
  private wanted = -1;
  private busy = false;
  private timer = 0;

  constructor(private readonly table: Table) {}

  get last(): number {
    return this.table.board.end ?? this.table.truth?.ply ?? 0;
  }
  /** How many moves had been made at the moment that is looked at. */
  get at(): number {
    return this.table.past?.ply ?? this.last;
  }
  /** The number of the round, in titles that count them. */
  get round(): number | null {
    return roundOf(this.table.view);
  }

  /** What the last move before this moment told. */
  get lines() {
    const { board, past, log } = this.table;
    return board.looking === null ? log.filter((l) => l.ply === this.at) : (past?.log ?? []);
  }

  /** Shows a moment; where several are asked for at once, the last. */
  go = async (ply: number): Promise<void> => {
    this.open = true;
    this.wanted = Math.max(0, Math.min(ply, this.last));
    if (this.busy) return;
    this.busy = true;
    while (this.wanted >= 0) {
      const next = this.wanted;
      this.wanted = -1;
      await this.table.goTo(next);
    }
    this.busy = false;
  };

  /** Shows the moment before a move that gave something away: who plays on from there can do better. */
  before = (number: number): Promise<void> => {
    this.slip = number;
    return this.go(number - 1);
  };

  /** To the beginning of a turn: a run of moves by one seat. */
  turn = (by: 1 | -1): Promise<void> => {
    const seats = this.table.log.reduce<(number | null)[]>((all, l) => {
      all[l.ply] = l.by ?? all[l.ply] ?? null;
      return all;
    }, []);
    const starts = (ply: number) => ply > 0 && seats[ply] !== seats[ply + 1];
    let ply = this.at + by;
    while (ply > 0 && ply < this.last && !starts(ply)) ply += by;
    return this.go(ply);
  };

  /** To the beginning of a round, found by halving: its number never falls. */
  toRound = async (by: 1 | -1): Promise<void> => {
    const here = this.round;
    if (here === null) return;
    const before = by < 0 && (await this.numberAt(this.at - 1)) !== here;
    const goal = by > 0 ? here + 1 : before ? here - 1 : here;
    let low = 0,
      high = by > 0 ? this.last : this.at;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((await this.numberAt(middle)) >= goal) high = middle;
      else low = middle + 1;
    }
    await this.go(low);
  };

  private async numberAt(ply: number): Promise<number> {
    const { id, secret, eyes, board } = this.table;
    const from = Math.max(board.is?.root ?? 0, ply);
    const view = await api.history(id, secret, from, eyes, board.looking ?? undefined).catch(() => null);
    return roundOf(view) ?? 0;
  }

  /** Plays on from here to the present, move by move. */
  play = async (from?: number): Promise<void> => {
    this.running = true;
    if (from !== undefined) await this.go(from);
    else if (this.at >= this.last) await this.go(0);
    const next = async () => {
      if (!this.running) return;
      if (this.at >= this.last) return this.stop();
      const before = this.at;
      await this.go(before + 1);
      if (this.at === before) return this.stop(); // it cannot be had now
      this.timer = window.setTimeout(next, showFor(settings.pace) || FILM);
    };
    this.timer = window.setTimeout(next, showFor(settings.pace) || FILM);
  };

  stop = (): void => {
    this.running = false;
    clearTimeout(this.timer);
  };

  /** Back to the present. */
  close = (): void => {
    this.stop();
    this.open = false;
    this.slip = 0;
    this.table.board.looking = null;
    this.table.present();
  };
}

function roundOf(view: TableView | null): number | null {
  const round = view?.view.state.round;
  return typeof round === "number" ? round : null;
}
