import assert from "node:assert/strict";
import type { Shape, Work } from "../../bench/scaling/growth.js";
import { escapeShapes, identifierShapes } from "../../bench/scaling/shapes.js";
import { checkWorks, libraryWorks, syntaxWorks } from "../../bench/scaling/works.js";

const groups = [
  { works: libraryWorks, shapes: identifierShapes },
  { works: checkWorks, shapes: identifierShapes },
  { works: syntaxWorks, shapes: escapeShapes },
] as const;

const small = 2_000;
/** The goal for ten times the input is 15 times the time; short runs on a busy machine need room on top of it. */
const bound = 40;
/** In milliseconds: no time counts for less, so that noise is not divided by nothing. */
const least = 0.1;

/** What `pnpm bench scaling` measures, but for what reads documents, which has tests of its own. */
describe("ten times the input takes no more than a constant times the time", () => {
  for (const { works, shapes } of groups) {
    for (const [name, work] of Object.entries(works)) {
      it(name, () => {
        for (const [shape, make] of Object.entries(shapes)) assert.ok(isLinear(work, make), shape);
      });
    }
  }
});

function isLinear(work: Work, make: Shape): boolean {
  const [short, long] = [make(small), make(10 * small)];
  for (let attempt = 0; attempt < 9; attempt++) {
    const time = timeOf(work, long);
    if (time <= bound * least || time <= bound * Math.min(timeOf(work, short), timeOf(work, short))) return true;
  }
  return false;
}

/** In milliseconds of processor time, which other programs do not take part in. */
function timeOf(work: Work, text: string): number {
  const started = process.cpuUsage();
  work(text);
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}
