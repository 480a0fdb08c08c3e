// A variant that is open in the page: read, changed, taken back.
import { ApiError } from "../lib/api";
import { dropKey, keepKey, keys, studio, type Edit, type Form, type Problem, type Variant } from "./api";
import { s } from "./words";

const MOST_UNDO = 100;

export class Open {
  truth = $state.raw<Variant | null>(null);
  form = $state.raw<Form | null>(null);
  failed = $state("");
  lost = $state(false);
  busy = $state(0);
  /** The texts before the last changes; the last one first to be taken back. */
  past = $state.raw<string[]>([]);
  private turn: Promise<unknown> = Promise.resolve();

  constructor(readonly id: string) {}

  async load(): Promise<void> {
    try {
      const truth = await studio.read(this.id);
      this.form = await studio.form(truth.title);
      // What was changed elsewhere is nothing of mine to take back.
      if (this.truth && this.truth.text !== truth.text) this.past = [];
      this.show(truth);
    } catch (error) {
      if (error instanceof ApiError && (error.status === 403 || error.status === 404)) this.lost = true;
      else this.fail(error);
    }
  }

  private show(truth: Variant): void {
    this.truth = truth;
    const key = keys()[this.id];
    if (key) keepKey(this.id, { ...key, name: truth.name, at: truth.changed * 1000 });
  }

  private fail(error: unknown): void {
    this.failed = error instanceof ApiError ? error.message : s("no-server");
  }

  /** Changes come one after another; each stands on what the one before has left. */
  private change(
    what: { name?: string; note?: string; text?: string; edits?: Edit[] },
    taking = false,
  ): Promise<boolean> {
    const made = this.turn.then(async () => {
      const before = this.truth;
      if (!before) return false;
      this.busy += 1;
      this.failed = "";
      try {
        const after = await studio.change(this.id, { version: before.version, ...what });
        if (after.text !== before.text && !taking) this.past = [...this.past, before.text].slice(-MOST_UNDO);
        this.show(after);
        return true;
      } catch (error) {
        this.fail(error);
        if (error instanceof ApiError && error.code === "stale") await this.load();
        return false;
      } finally {
        this.busy -= 1;
      }
    });
    this.turn = made;
    return made;
  }

  edit = (...edits: Edit[]): Promise<boolean> => this.change({ edits });
  write = (text: string): Promise<boolean> => this.change({ text });
  describe = (what: { name?: string; note?: string }): Promise<boolean> => this.change(what);

  undo = async (): Promise<void> => {
    const text = this.past.at(-1);
    if (text === undefined) return;
    this.past = this.past.slice(0, -1);
    if (!(await this.change({ text }, true))) this.past = [...this.past, text];
  };

  async remove(): Promise<boolean> {
    try {
      await studio.remove(this.id);
      dropKey(this.id);
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    }
  }

  /** The mistakes of a cell. One of a whole entry or table stands at its first column. */
  problems(table: string, entry: number | null, key: string, first: boolean): Problem[] {
    return (this.truth?.problems ?? []).filter(
      (p) => p.table === table && p.entry === entry && (p.key === key || (first && p.key === "")),
    );
  }

  said(error: unknown): void {
    this.fail(error);
  }
}
