import { expect, test } from "vitest";
import { keysOf } from "../src/lib/keys";
import { aMove } from "./tables";

const bid = (coins: number) => ({ ...aMove(`bid ${coins}`), words: { say: "bid", coins } });

test("a digit bids its number, from none to nine", () => {
  expect(keysOf([bid(0), bid(1), bid(4), bid(12)])).toEqual(["0", "1", "4", null]);
});

test("what is no number gets a digit that no number has", () => {
  expect(keysOf([bid(1), aMove("pass"), bid(2)])).toEqual(["1", "3", "2"]);
});

test("buttons without numbers go by their place", () => {
  expect(keysOf([aMove("build"), aMove("trade")])).toEqual(["1", "2"]);
});
