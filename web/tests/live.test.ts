import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live } from "../src/lib/live";

/** A line in the hand: the test says when it opens, what is said on it, and how it is hung up. */
class Wire {
  static readonly OPEN = 1;
  static readonly all: Wire[] = [];
  readyState = 0;
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (_: { code: number }): void => {};

  constructor() {
    Wire.all.push(this);
  }
  send(): void {}
  close(): void {}
  open(): void {
    this.readyState = Wire.OPEN;
    this.onopen();
  }
}

const told: boolean[] = [];

function call(): Live {
  const nothing = (): void => {};
  return new Live(
    "t",
    "s",
    0,
    "en",
    "",
    () => 0,
    () => 0,
    {
      event: nothing,
      resync: nothing,
      gone: nothing,
      audience: nothing,
      chat: nothing,
      line: (up) => void told.push(up),
    },
  );
}

/** The newest wire, as soon as there is one more than `before`; the milliseconds that took. */
function waited(before: number): number {
  let passed = 0;
  for (; Wire.all.length === before; passed += 100) vi.advanceTimersByTime(100);
  return passed;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  Wire.all.length = told.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a server that takes the call and cannot read the table is called less and less often", () => {
  const live = call();
  const pauses = [];
  for (let tries = 1; tries <= 5; tries++) {
    Wire.all.at(-1)!.open();
    Wire.all.at(-1)!.onclose({ code: 4503 });
    pauses.push(waited(tries));
  }
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses.at(-1)).toBeGreaterThan(5000);
  expect(told).not.toContain(true);
  const last = Wire.all.at(-1)!;
  last.open();
  last.onmessage({ data: '{"type": "ready", "event": 0, "now": 1}' });
  expect(told.at(-1)).toBe(true);
  last.onclose({ code: 1012 });
  expect(waited(6)).toBeLessThan(1500);
  live.close();
});
