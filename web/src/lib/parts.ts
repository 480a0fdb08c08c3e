import type { Table } from "./table.svelte";
import type { LogLine } from "./types";

/** What a move set off, in parts that can be followed: one chapter of the rules after another, a few lines at a time.
 *  A line of chapter 0, the basics, goes with what it is said about. */
export function inParts(lines: LogLine[], together: Table["together"]): LogLine[][] {
  const chapter = (l: LogLine | undefined) => l?.clause?.split(".")[0] ?? "";
  const parts: LogLine[][] = [];
  for (const l of lines) {
    const last = parts.at(-1);
    const few = !!last && last.length < 4;
    const joined = last && together?.(last.at(-1)!, l);
    if (last && (joined ?? (few && (chapter(last[0]) === chapter(l) || chapter(l).endsWith("-0")))))
      last.push(l);
    else parts.push([l]);
  }
  return parts.length > 2 ? parts : [lines];
}
