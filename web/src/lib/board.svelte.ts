import { api, ApiError, Offline } from "./api";
import { router } from "./router.svelte";
import { boardsOf, forget, keepBoard, keysOf } from "./store";
import type { Table } from "./table.svelte";
import type { Auto, Chances, Line, Lines, TableView } from "./types";

/** The seat to which a table is to be handed before it is seen; null where nobody else is at this device. On a board all
 *  seats are mine, but what it shows may be what one of those saw who share the device at its game. */
export function handedTo({ held, active }: Table, { board, over }: TableView): number | null {
  if (held.length < 2 || over) return null;
  if (!board) return active;
  return (keysOf(board.of)?.seats.length ?? 0) > 1 ? board.seat : null;
}

/** The seats of this device at which a person is to choose: none that a bot decides for meanwhile, or for good. */
export function choosing({ held }: Table, { due, seats }: TableView): number[] {
  return due.filter((seat) => held.includes(seat) && seats[seat]?.policy === "person");
}

/** An analysis board: the way there from a table, and what is done with its lines. */
export class Board {
  lines = $state.raw<Lines | null>(null);
  /** Everybody's chances at the ends of lines, by the line and its length; null while they are thought out. */
  chances = $state.raw<ReadonlyMap<string, Chances | null>>(new Map());
  /** The line that is looked at, while the board stands elsewhere. */
  looking = $state<number | null>(null);
  link = $state("");
  /** Whether an account opens the game that this comes from, where no key is kept here. */
  opened = $state(false);
  busy = $state(false);

  constructor(private readonly table: Table) {}

  get is() {
    return this.table.truth?.board ?? null;
  }
  /** Whether it is mine, and not only looked at. */
  get mine(): boolean {
    return this.is !== null && this.table.held.length > 0;
  }
  /** Whether I may go to the game that this comes from: whoever looks at a board, or has copied one, need not know it. */
  get back(): boolean {
    return this.is !== null && (this.opened || keysOf(this.is.of) !== null);
  }
  /** Whether I may play on alone from a moment of this table. */
  get able(): boolean {
    const { truth, held } = this.table;
    return !!truth && !truth.board && (truth.over || (truth.hints && !truth.cancelled && held.length > 0));
  }
  /** The board that was opened here last; where several people share the device, of those with my eyes. */
  get last(): string | null {
    const { id, truth, held, active } = this.table;
    const eyes = truth?.over || held.length < 2 ? undefined : active;
    return this.is ? null : (boardsOf(id, eyes)[0] ?? null);
  }
  line(number: number | null): Line | null {
    return this.lines?.lines.find((l) => l.number === number) ?? null;
  }
  /** How many moves there are on the line that is looked at, or on the board. */
  get end(): number | null {
    const line = this.line(this.looking);
    return line && this.lines ? this.lines.root + line.count : null;
  }
  key = (line: Line): string => `${line.number} ${line.count}`;

  /** Opens a board at a moment, or a copy of this one, and goes there. */
  open = (at: number): Promise<void> =>
    this.ask(async () => {
      const { id, secret, truth, active } = this.table;
      const seat = truth!.over || truth!.board ? undefined : active;
      const made = await api.board(id, secret, { at, seat });
      keepBoard(made, truth!.board?.of ?? id, truth!.title, truth!.board?.seat ?? seat);
      router.go(`/table/${made.id}`);
    });

  /** Reads the lines. */
  load = (): Promise<void> =>
    this.ask(async () => {
      this.lines = await api.lines(this.table.id, this.table.secret);
    });

  /** Goes to where a line, or what stands on the board, has so many moves after its beginning. */
  go = (moves: number, line?: number): Promise<void> =>
    this.ask(async () => {
      await api.along(this.table.id, this.table.secret, { line, moves });
      this.looking = null;
      await this.table.refresh();
      await this.again();
    });

  drop = (line: number): Promise<void> =>
    this.ask(async () => {
      await api.dropLine(this.table.id, this.table.secret, line);
      if (this.looking === line) this.looking = null;
      await this.again();
    });

  /** Has everybody's chances thought out at the end of each line. */
  compare = async (): Promise<void> => {
    for (const line of this.lines?.lines ?? []) {
      const key = this.key(line);
      if (this.chances.has(key)) continue;
      this.chances = new Map([...this.chances, [key, null]]);
      let found: Chances | null = null;
      await this.ask(async () => {
        found = await api.chances(this.table.id, this.table.secret, line.number);
      });
      const rest = [...this.chances].filter(([other]) => other !== key);
      this.chances = new Map(found ? [...rest, [key, found]] : rest);
      if (!found) return;
    }
  };

  /** Lets bots play on, or (nothing) no more. */
  auto = (wish?: Auto): Promise<void> =>
    this.ask(async () => {
      await api.auto(this.table.id, this.table.secret, wish);
      await this.table.refresh();
    });

  /** The link with which anybody looks at the board, or at a line of it. */
  share = (): Promise<void> =>
    this.ask(async () => {
      const { spectator } = await api.share(this.table.id, this.table.secret);
      const line = this.looking === null ? "" : `?line=${this.looking}`;
      this.link = `${location.origin}/table/${this.table.id}${line}#watch=${spectator}`;
    });

  remove = (): Promise<void> =>
    this.ask(async () => {
      const { id, keys } = this.table;
      const of = this.is?.of;
      await api.remove(id, keys?.owner ?? this.table.secret ?? "");
      forget(id);
      router.go(of ? `/table/${of}` : "/");
    });

  private async again(): Promise<void> {
    if (this.lines) this.lines = await api.lines(this.table.id, this.table.secret);
  }

  private async ask(what: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await what();
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof Offline)) throw error;
      this.table.sayNo(error);
    } finally {
      this.busy = false;
    }
  }
}
