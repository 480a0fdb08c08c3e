// Tables that an account opens: no secret is needed, and none is kept.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../src/lib/api";
import { keep, keysOf, tables } from "../src/lib/store";
import { Table } from "../src/lib/table.svelte";
import { aMove, aTable } from "./tables";

vi.mock("../src/lib/live", () => ({
  Live: class {
    close() {}
    seen() {}
  },
}));
vi.mock("../src/lib/api", async (original) => {
  const whole = await original<typeof import("../src/lib/api")>();
  return {
    ...whole,
    api: {
      table: vi.fn(),
      move: vi.fn(),
      words: vi.fn(() => ({})),
      boxOf: vi.fn(() => ({})),
      log: vi.fn(() => []),
      since: vi.fn(async () => null),
      orders: vi.fn(async () => null),
    },
  };
});

beforeEach(() => localStorage.clear());

describe("a seat of my account", () => {
  test("is held and played without a secret of this browser", async () => {
    vi.mocked(api.table).mockResolvedValue(aTable({ mine: [0], moves: [aMove("done")] }));
    vi.mocked(api.move).mockResolvedValue({ event: 1, ply: 1, log: [] });
    const table = new Table("t");
    await table.open();
    expect([table.held, table.secret]).toEqual([[0], ""]);
    expect(await table.play(table.moves[0]!)).toBe(true);
    expect(vi.mocked(api.move).mock.calls[0]![1]).toBe("");
    expect(keysOf("t")).toBeNull();
  });

  test("is left to others where this browser keeps a secret of its own, which may open more than is played here", async () => {
    keep("t", { title: "any", name: "", seats: [{ seat: 1, secret: "s" }], seen: 0, at: 1 });
    vi.mocked(api.table).mockResolvedValue(aTable({ mine: [0, 1], due: [1] }));
    const table = new Table("t");
    await table.open();
    expect(table.held).toEqual([1]);
    expect(tables()[0]![1].seats).toEqual([{ seat: 1, secret: "s" }]);
  });

  test("who watches holds nothing", async () => {
    vi.mocked(api.table).mockResolvedValue(aTable());
    const table = new Table("t");
    await table.open();
    expect([table.held, table.secret]).toEqual([[], null]);
  });
});
