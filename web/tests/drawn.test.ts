import { expect, test } from "vitest";
import { drawnOf } from "../src/boards/brauerei/things";
import type { Box } from "../src/lib/types";

/** A box of Brauerei with these predicates, the first category's. */
const boxOf = (...ids: string[]) =>
  ({
    category: ["aroma", "colour", "strength", "head"].map((id) => ({ id })),
    predicate: ids.map((id) => ({ id, category: "aroma" })),
  }) as unknown as Box;

test("a predicate of one's own takes no other one's picture", () => {
  const box = boxOf("hoppy", "hoppy-2", "malty", "fruity", "smoky", "mild");
  const drawn = (id: string) => drawnOf(box, "aroma", id);
  expect(["hoppy", "malty", "fruity", "smoky", "mild"].map(drawn)).toEqual([0, 1, 2, 3, 4]);
  expect(drawn("hoppy-2")).toBe(5);
  expect(drawn("nowhere")).toBe(-1);
});
test("pictures that nobody has are taken in order, and more go by numbers", () => {
  const box = boxOf("one", "malty", "two", "three", "four", "five", "six");
  const ids = ["one", "malty", "two", "three", "four", "five", "six"];
  expect(ids.map((id) => drawnOf(box, "aroma", id))).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
