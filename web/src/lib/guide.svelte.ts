import { api, clientId } from "./api";
import { t } from "./i18n.svelte";
import { settings } from "./settings.svelte";
import { forget, keep, recall, remember } from "./store";
import type { Table } from "./table.svelte";
import type { Lesson, Move, TableView } from "./types";

/** Whether a move is one of those that are meant; `*` in a pattern stands for anything. */
export function meant(move: string, patterns: string[]): boolean {
  const plain = (s: string) => s.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  return patterns.some((p) => new RegExp(`^${p.split("*").map(plain).join(".*")}$`).test(move));
}

/** How far a table is: its moves, and what I have chosen that is not open yet. */
const far = (table: TableView) => `${table.ply} ${table.drafts.length}`;

/** A guided first game: lesson after lesson, each at a table of its own on which only what is practised goes on. */
export class Guide {
  lessons = $state.raw<Lesson[]>([]);
  /** The lesson, the task in it, and the table it is practised at. */
  at = $state(0);
  task = $state(0);
  id = $state<string | null>(null);
  failed = $state("");
  private secret = "";
  /** How far the table was when what was meant was chosen; nothing while it is not. */
  private from: string | null = null;
  /** Whether the reader has gone: a table that is laid after that is nobody's. */
  private gone = false;

  constructor(readonly title: string) {
    this.at = recall(`guide.${title}`, 0);
  }

  get lesson(): Lesson | undefined {
    return this.lessons[this.at];
  }
  get finished(): boolean {
    return this.lesson !== undefined && this.task >= this.lesson.tasks.length;
  }
  get last(): boolean {
    return this.at + 1 >= this.lessons.length;
  }

  /** Reads the lessons in the language of the page, and lays the table of the first one if none is laid. */
  read = async (): Promise<void> => {
    try {
      this.lessons = await api.guide(this.title);
      if (this.at >= this.lessons.length) this.at = 0;
      if (this.id === null) await this.lay(this.at);
    } catch (error) {
      this.failed = (error as Error).message || t("no-server");
    }
  };

  /** Begins a lesson, from its first task. The table before it stays until the new one is there. */
  lay = async (at: number): Promise<void> => {
    try {
      const scene = this.lessons[at]!.scene;
      const shown = await api.scene(this.title, scene);
      const seats = shown.seats.map((s, i) => ({
        kind: "person" as const,
        name: (i === 0 && settings.name) || s.name,
      }));
      const table = await api.open({ title: this.title, scene, seats, hints: false }, true);
      if (this.gone) return;
      this.forget();
      this.secret = table.seats[0]!.secret!;
      keep(table.id, {
        title: this.title,
        name: t("guided-game"),
        seats: [{ seat: 0, secret: this.secret }],
        seen: 0,
        at: Date.now(),
      });
      [this.at, this.task, this.from, this.id, this.failed] = [at, 0, null, table.id, ""];
      remember(`guide.${this.title}`, at);
    } catch (error) {
      this.failed = (error as Error).message || t("no-server");
    }
  };

  /** Forgets the table of the lesson: it is none of those that one comes back to. */
  private forget(): void {
    if (this.id) forget(this.id);
    this.id = null;
  }

  leave = (): void => {
    this.gone = true;
    this.forget();
  };

  /** Looks at every move at the table, and goes on when what was meant has happened. */
  meet = (table: Table): void => {
    table.judge = (move) => this.judge(table, move);
    table.undoing.never = () => t("undo-guide");
  };

  private judge(table: Table, move: Move): string | null {
    const task = this.lesson?.tasks[this.task];
    if (!task) return t("next-lesson");
    if (meant(move.text, task.moves)) {
      this.from = far(table.truth!);
      return null;
    }
    return table.moves.length === 1 ? null : task.otherwise;
  }

  /** To be called when the table has changed, be it by a choice that is not open yet: the others answer, and the next
   *  task comes. */
  heard = async (now: TableView): Promise<void> => {
    const task = this.lesson?.tasks[this.task];
    if (this.from === null || far(now) === this.from || !task || !this.id) return;
    this.from = null;
    try {
      for (const said of task.then) {
        const [seat, move] = [Number(said.split(": ")[0]), said.slice(said.indexOf(": ") + 2)];
        const { ply, event } = await api.table(this.id, this.secret, seat);
        await api.move(this.id, this.secret, { client_id: clientId(), ply, event, seat, move });
      }
    } catch (error) {
      this.failed = (error as Error).message || t("no-server");
    }
    this.task += 1;
  };
}
