import { flushSync, mount, unmount } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import Analysis from "../src/components/Analysis.svelte";
import { api, ApiError, Offline } from "../src/lib/api";
import { Table } from "../src/lib/table.svelte";
import { settings } from "../src/lib/settings.svelte";
import { forget, keep, keysOf } from "../src/lib/store";
import type { AnalysisState, LogLine, TableEvent } from "../src/lib/types";
import { aLine, aMove, aTable } from "./tables";

/** The live line, held in the hand: what is said to it arrives at the table. */
const line = vi.hoisted(() => ({
  /** The event from which it goes on, if that is known. */
  since: (): number | undefined => undefined,
  to: null as null | {
    event(e: unknown): void;
    resync(t: unknown): void;
    line(up: boolean): void;
    audience(who: unknown): void;
  },
}));
vi.mock("../src/lib/live", () => ({
  Live: class {
    constructor(...all: unknown[]) {
      line.since = all[5] as typeof line.since;
      line.to = all.at(-1) as typeof line.to;
    }
    close(): void {}
    seen(): boolean {
      return true;
    }
  },
}));

const event = (number: number, seat: number, log: LogLine[], more = {}): TableEvent => ({
  type: "event",
  event: number,
  ply: number,
  kind: "move",
  seat,
  log,
  table: aTable({ event: number, ply: number, ...more }),
});

async function opened(more = {}): Promise<Table> {
  keep("t", { title: "any", name: "", seats: [{ seat: 0, secret: "s" }], seen: 0, at: 1 });
  vi.spyOn(api, "table").mockResolvedValue(aTable(more));
  vi.spyOn(api, "words").mockResolvedValue({} as never);
  vi.spyOn(api, "boxOf").mockResolvedValue({});
  vi.spyOn(api, "log").mockResolvedValue({ lines: [], event: 0 });
  const table = new Table("t");
  made = table;
  await table.open();
  return table;
}
/** The table that was made last, perhaps not open yet. */
let made: Table | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  settings.pace = "normal";
  return () => vi.useRealTimers();
});

describe("a table that is left", () => {
  test("while it is fetched opens no line afterwards, and is not kept again", async () => {
    line.to = null;
    const coming = opened();
    forget("t");
    made!.close();
    await coming;
    expect(line.to).toBeNull();
    expect(keysOf("t")).toBeNull();
  });
});

describe("what is shown", () => {
  test("another's move is told before the table changes for me, and nothing may be done meanwhile", async () => {
    const table = await opened({ moves: [], due: [1] });
    line.to?.event(event(1, 1, [aLine(1, "Bruno builds.")], { moves: [aMove("a")] }));
    expect(table.showing?.lines.map((l) => l.text)).toEqual(["Bruno builds."]);
    line.to?.event(event(2, 1, [aLine(2, "Bruno sells.")], { moves: [aMove("b")] }));
    expect(table.behind).toBe(true);
    expect(table.moves).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(table.showing).toBeNull();
    expect(table.moves.map((m) => m.text)).toEqual(["b"]);
  });

  test("an event that is older than what is known changes nothing", async () => {
    const table = await opened({ event: 5, ply: 5 });
    line.to?.event(event(4, 1, [aLine(4, "long ago")]));
    expect(table.truth?.event).toBe(5);
    expect(table.log).toEqual([]);
  });
});

describe("what is missed and what comes again", () => {
  const out = (number: number) => ({
    ...event(number, 1, [aLine(0, "Bruno's time is out.")]),
    ply: 0,
    kind: "time-out",
    table: null,
  });
  const said = (table: Table) => table.log.map((l) => l.text);

  test("what comes again after a break stands in the log once", async () => {
    const table = await opened();
    line.to?.event(out(1));
    expect(line.since()).toBe(0); // the table that came with what followed was lost with the line
    line.to?.event(out(1));
    line.to?.event(event(2, 1, [aLine(1, "Bruno's bot builds.")]));
    expect(said(table)).toEqual(["Bruno's time is out.", "Bruno's bot builds."]);
    expect(line.since()).toBe(2);
  });

  test("what has been read with the log stands there once, though the line tells it later", async () => {
    const table = await opened();
    vi.mocked(api.table).mockResolvedValue(aTable({ event: 1 }));
    vi.mocked(api.log).mockResolvedValue({ lines: out(1).log, event: 1 });
    await table.refresh();
    line.to?.event({ ...out(1), table: aTable({ event: 1 }) });
    expect(said(table)).toEqual(["Bruno's time is out."]);
  });

  test("the log is asked for up to the table that it stands beside", async () => {
    const table = await opened({ event: 3 });
    expect(vi.mocked(api.log).mock.lastCall?.[3]).toBe(3);
    vi.mocked(api.table).mockResolvedValue(aTable({ event: 7 }));
    await table.refresh();
    expect(vi.mocked(api.log).mock.lastCall?.[3]).toBe(7);
  });

  test("a log that was overtaken on its way is read again", async () => {
    const table = await opened();
    vi.mocked(api.table).mockResolvedValue(aTable({ event: 1, ply: 1 }));
    vi.mocked(api.log)
      .mockImplementationOnce(async () => {
        line.to?.event(event(2, 1, [aLine(2, "second")]));
        return { lines: [aLine(1, "first")], event: 1 };
      })
      .mockResolvedValue({ lines: [aLine(1, "first"), aLine(2, "second")], event: 2 });
    await table.refresh();
    expect(said(table)).toEqual(["first", "second"]);
    expect(table.truth?.event).toBe(2);
  });

  test("where the log cannot be read the table waits for the line, which tells what led to it", async () => {
    const table = await opened();
    vi.mocked(api.table).mockResolvedValue(aTable({ event: 1, ply: 1 }));
    vi.mocked(api.log).mockRejectedValue(new ApiError(502, "error", "nobody there"));
    expect(await table.refresh()).toBe(false);
    expect(line.since()).toBe(0);
    line.to?.event(event(1, 1, [aLine(1, "first")]));
    expect(said(table)).toEqual(["first"]);
  });

  test("what the line no longer tells is read as soon as it can be", async () => {
    const table = await opened();
    vi.mocked(api.log)
      .mockRejectedValueOnce(new Offline())
      .mockResolvedValue({ lines: [aLine(1, "long ago"), aLine(400, "now")], event: 400 });
    line.to?.resync(aTable({ event: 400, ply: 400 }));
    await vi.advanceTimersByTimeAsync(10);
    expect([table.truth?.event, said(table)]).toEqual([400, []]);
    await vi.advanceTimersByTimeAsync(4000);
    expect(said(table)).toEqual(["long ago", "now"]);
  });

  test("who could not look through the other eyes asks the line how things stand there", async () => {
    const table = await opened({ event: 4, due: [1], view: { ...aTable().view, seat: 0 } });
    table.keepKeys({ ...table.keys!, seats: [0, 1].map((seat) => ({ seat, secret: "s" })) });
    vi.mocked(api.table).mockRejectedValue(new Offline());
    await table.turnTo(1);
    expect(line.since()).toBeUndefined();
    const theirs = aTable({ event: 4, due: [1], view: { ...aTable().view, seat: 1 } });
    line.to?.resync(theirs);
    await vi.advanceTimersByTimeAsync(10);
    expect([table.me, line.since()]).toEqual([1, 4]);
  });

  test("who comes back hears anew who watches, and what became of standing orders", async () => {
    const table = await opened();
    const orders = vi.spyOn(api, "orders").mockResolvedValue({ orders: [], decisions: [] } as never);
    line.to?.line(true);
    line.to?.audience({ names: ["Zoe"], others: 0 });
    line.to?.line(false);
    expect([table.watching, orders.mock.calls.length]).toEqual(["Watching: Zoe", 0]);
    line.to?.line(true);
    expect([table.watching, orders.mock.calls.length]).toEqual(["", 1]);
  });
});

describe("what I do", () => {
  test("a move that cannot be sent is tried again until the server hears it", async () => {
    const table = await opened({ moves: [aMove("a")] });
    const send = vi
      .spyOn(api, "move")
      .mockRejectedValueOnce(new Offline())
      .mockResolvedValue({ event: 1, ply: 1, log: [] });
    const done = table.play(aMove("a"));
    await vi.advanceTimersByTimeAsync(2000);
    await done;
    expect(send).toHaveBeenCalledTimes(2);
    expect(send.mock.calls[0]?.[2].client_id).toBe(send.mock.calls[1]?.[2].client_id);
  });

  test("a move that is on its way is mine still, and not the others' to be waited for", async () => {
    const table = await opened({ moves: [aMove("a")] });
    vi.spyOn(api, "move")
      .mockRejectedValueOnce(new Offline())
      .mockResolvedValue({ event: 3, ply: 1, log: [] });
    const done = table.play(aMove("a"));
    await vi.advanceTimersByTimeAsync(10);
    await done;
    expect([table.outgoing?.text, table.waits?.move.text, table.moves]).toEqual(["a", "a", []]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(table.waits).toBeNull();
    expect(table.outgoing?.text).toBe("a"); // sent, not yet heard
    line.to?.event(event(3, 0, []));
    expect(table.outgoing).toBeNull();
  });

  test("an undo is offered where there is something to take back, and asked for where others can be asked", async () => {
    const undo = { can: false, ask: false, turn: 0, why: "" };
    expect((await opened({ undo })).undoing.way).toBeNull();
    expect((await opened({ undo: { ...undo, ask: true } })).undoing.way).toBe("ask");
    expect((await opened({ undo: { ...undo, can: true, turn: 1 } })).undoing.way).toBe("undo");
  });

  test("what was taken back can be made again", async () => {
    const table = await opened({ moves: [aMove("a")] });
    vi.spyOn(api, "move").mockResolvedValue({ event: 1, ply: 1, log: [] });
    await table.play(aMove("a"));
    line.to?.event(event(1, 0, []));
    line.to?.event({
      ...event(2, 0, []),
      kind: "undo",
      ply: 0,
      table: aTable({ event: 2, moves: [aMove("a")] }),
    });
    expect(table.undoing.redoable?.text).toBe("a");
  });

  test("that something was taken back stays in the log, after the moves that are left", async () => {
    const table = await opened();
    const own = (ply: number, text: string): LogLine => ({ ...aLine(ply, text), stays: true });
    const back = (number: number, ply: number, text: string) => ({
      ...event(number, 0, [own(ply, text)]),
      kind: "undo",
      ply,
    });
    line.to?.event(event(1, 0, [aLine(1, "one")]));
    line.to?.event({ ...event(2, 0, [aLine(2, "two")]), ply: 2 });
    line.to?.event({ ...event(3, 0, [own(2, "late")]), kind: "time-out", ply: 2 });
    line.to?.event(back(4, 1, "two is taken back"));
    line.to?.event({ ...event(5, 0, [aLine(2, "another")]), ply: 2 });
    const said = () => table.log.map((l) => `${l.ply} ${l.text}`);
    expect(said()).toEqual(["1 one", "1 late", "1 two is taken back", "2 another"]);
    line.to?.event(back(6, 0, "all is taken back"));
    expect(said()).toEqual(["0 late", "0 two is taken back", "0 all is taken back"]);
  });

  test("the only move plays itself where it shows and loses nothing, but not where an undo has led", async () => {
    const table = await opened({ moves: [aMove("done")], forced: true });
    expect(table.itself?.text).toBe("done");
    settings.forced = false;
    expect(table.itself).toBeNull();
    settings.forced = true;
    vi.spyOn(api, "move").mockResolvedValue({ event: 1, ply: 1, log: [] });
    await table.playItself();
    expect(table.forced.get(1)).toBe("done");
    line.to?.event(event(1, 0, []));
    const back = aTable({ event: 2, moves: [aMove("done")], forced: true });
    line.to?.event({ ...event(2, 0, []), kind: "undo", ply: 0, table: back });
    expect([table.itself, table.forced.size]).toEqual([null, 0]);
  });
});

test("an analysis that the server puts off is asked for again when it said", async () => {
  const table = await opened({ over: true });
  const busy = new ApiError(429, "too-many", "too many", null, null, 7);
  const ask = vi
    .spyOn(api, "lookBack")
    .mockRejectedValueOnce(busy)
    .mockResolvedValue({ state: "done", result: { judgements: [] } } as never);
  await table.lookback.open();
  expect(table.lookback.failed).toBe("");
  await vi.advanceTimersByTimeAsync(6900);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(table.lookback.result).not.toBeNull();
});

test("how far an analysis is, is asked for now and then, and not upon every answer", async () => {
  const table = await opened({ over: true });
  vi.spyOn(api, "lookBack").mockResolvedValue({ state: "waiting", done: 0, of: 0, better: false });
  const state: AnalysisState = { state: "thinking", done: 1, of: 9, better: false };
  const ask = vi
    .spyOn(api, "analysis")
    .mockImplementation(() => new Promise((answer) => setTimeout(() => answer({ ...state }), 50)));
  const shown = mount(Analysis, { target: document.body, props: { table, go: vi.fn(), before: vi.fn() } });
  flushSync();
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask.mock.calls.length).toBeGreaterThan(1);
  expect(ask.mock.calls.length).toBeLessThan(10);
  await unmount(shown);
});

test("what was thought of one line of a board is not said of another", async () => {
  const table = await opened({ over: true });
  const result = { judgements: [{ number: 1 }] };
  const ask = vi.spyOn(api, "lookBack").mockResolvedValue({ state: "done", result } as never);
  await table.lookback.open();
  expect(table.lookback.of(1)).not.toBeNull();
  table.board.looking = 2;
  expect(table.lookback.of(1)).toBeNull();
  table.board.looking = null;
  line.to?.event({ ...event(1, 0, [], { over: true }), kind: "undo" });
  expect(table.lookback.of(1)).toBeNull();
  await table.lookback.open();
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a hint that one waits for is not asked for by whoever comes next", async () => {
  const table = await opened({ hints: true, moves: [aMove("a"), aMove("b")] });
  vi.spyOn(api, "hint").mockReturnValue(new Promise(() => {}));
  void table.advice.ask();
  expect(table.advice.asking).toBe(true);
  line.to?.event(event(1, 0, [], { hints: true, moves: [aMove("c"), aMove("d")] }));
  expect(table.advice.asking).toBe(false);
  void table.advice.ask();
  expect(table.advice.asking).toBe(true);
});

describe("going on at another table", () => {
  const held = [
    { seat: 0, secret: "a" },
    { seat: 2, secret: "c" },
  ];

  test("each key goes to the seat of the same person, and the old table stays where its game is over", async () => {
    const table = await opened({ over: true });
    table.keepKeys({ ...table.keys!, seats: held, watch: "w" });
    table.takeAlong({ id: "n", by: 1, seats: [2, 0, 1] });
    expect(keysOf("n")?.seats).toEqual([
      { seat: 2, secret: "a" },
      { seat: 1, secret: "c" },
    ]);
    expect(keysOf("n")?.watch).toBe("w");
    expect(keysOf("t")).not.toBeNull();
  });

  test("a table that never began is forgotten, and a seat that is gone takes no key along", async () => {
    const table = await opened();
    table.keepKeys({ ...table.keys!, seats: held });
    table.takeAlong({ id: "n", by: 0, seats: [0, 1, null] });
    expect(keysOf("n")?.seats).toEqual([{ seat: 0, secret: "a" }]);
    expect(keysOf("t")).toBeNull();
  });

  test("who watches is said by name where that is known, else by number", async () => {
    const table = await opened();
    expect(table.watching).toBe("");
    line.to?.audience({ names: [], others: 1 });
    expect(table.watching).toBe("Watching: 1 person");
    line.to?.audience({ names: ["Max", "Zoe"], others: 2 });
    expect(table.watching).toBe("Watching: Max, Zoe, and 2 others");
  });
});
