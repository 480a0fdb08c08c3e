// What this browser keeps of tables: keys that may have been spoilt on their way, and boards that are for one seat alone.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { api, ApiError, request } from "../src/lib/api";
import { boardsOf, keep, keepBoard, keysOf, remember, tables } from "../src/lib/store";
import { Table } from "../src/lib/table.svelte";
import { aTable } from "./tables";

vi.mock("../src/lib/live", () => ({
  Live: class {
    close() {}
    seen() {}
  },
}));

const some = { title: "any", name: "", seen: 0, at: 1 };

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  vi.spyOn(api, "words").mockResolvedValue({} as never);
  vi.spyOn(api, "boxOf").mockResolvedValue({});
  vi.spyOn(api, "log").mockResolvedValue({ lines: [], event: 0 });
});

describe("a key that can be no secret", () => {
  test("is dropped when it is read, and a table with it that nothing else opens", () => {
    remember("tables", {
      good: { ...some, seats: [{ seat: 0, secret: "st_a" }], watch: "st_w…" },
      spoilt: { ...some, seats: [], watch: "st_w\0" },
    });
    expect(keysOf("good")).toMatchObject({ seats: [{ seat: 0, secret: "st_a" }], watch: undefined });
    expect(tables().map(([id]) => id)).toEqual(["good"]);
  });

  test("is told as a link that opens nothing, and nobody is asked", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    await expect(request("/api/tables/t", { secret: "st_w”" })).rejects.toBeInstanceOf(ApiError);
    await expect(request("/api/tables/t", { key: "st_w\0" })).rejects.toBeInstanceOf(ApiError);
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe("a board with the eyes of a seat", () => {
  const made = { id: "b", seats: [0, 1].map((seat) => ({ seat, secret: "st_b" })), owner: "st_o" };

  test("is offered to that seat alone, while the game goes on", async () => {
    keep("t", { ...some, seats: [0, 1].map((seat) => ({ seat, secret: "st_t" })) });
    keepBoard(made, "t", "any", 0);
    vi.spyOn(api, "table").mockResolvedValue(aTable());
    const table = new Table("t");
    await table.open();
    expect(table.board.last).toBe("b");
    table.active = 1;
    expect(table.board.last).toBeNull();
    table.truth = aTable({ over: true });
    expect(table.board.last).toBe("b");
    expect(boardsOf("t")).toEqual(["b"]);
  });

  test("lies behind that seat's curtain where others share the device, and behind none where nobody does", async () => {
    const board = { of: "t", at: 3, root: 0, seat: 1, lines: 0, auto: null };
    vi.spyOn(api, "table").mockResolvedValue(aTable({ id: "b", board }));
    keepBoard(made, "t", "any", 1);
    for (const [held, curtain] of [
      [[0, 1], 1],
      [[0], null],
    ] as const) {
      keep("t", { ...some, seats: held.map((seat) => ({ seat, secret: "st_t" })) });
      const table = new Table("b");
      await table.open();
      expect(table.curtain).toBe(curtain);
    }
  });
});
