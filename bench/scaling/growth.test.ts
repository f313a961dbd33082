import assert from "node:assert/strict";
import { growthPastStep, mostGrowth } from "./growth.js";

/** The figure of something that takes so long with so many units. */
function figureOf(cost: (length: number) => number): number {
  return growthPastStep((length) => cost(10 * length) / cost(length), 2000);
}

const tooMuch: Readonly<Record<string, (length: number) => number>> = {
  "the square": (length) => length ** 2,
  "the square beside much that is linear": (length) => 10_000 * length + length ** 2,
  "the square up to a limit": (length) => length * Math.min(length, 20_000),
  "half way to the square": (length) => length ** 1.5,
  "a square that begins late": (length) => length * Math.max(8000, length),
};

const linear: Readonly<Record<string, (length: number) => number>> = {
  "the input": (length) => length,
  "a sorted input": (length) => length * Math.log(length),
  "the input, with five times as much for each unit from some length on": (length) => length * (length < 6000 ? 1 : 5),
  "the input, with twice as much from a greater length on": (length) => length * (length < 60_000 ? 1 : 2),
};

describe("growth", () => {
  for (const [name, cost] of Object.entries(tooMuch)) {
    it(`is too much for ${name}`, () => assert.ok(figureOf(cost) > mostGrowth));
  }
  for (const [name, cost] of Object.entries(linear)) {
    it(`is no more than it may be for ${name}`, () => assert.ok(figureOf(cost) <= mostGrowth));
  }
});
