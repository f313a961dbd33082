import assert from "node:assert/strict";
import { identifierShapes } from "../../bench/scaling/shapes.js";
import * as core from "../../packages/core/src/index.js";

const functions: Readonly<Record<string, (text: string) => unknown>> = {
  splitIri: core.splitIri,
  parseIri: (text) => core.parseIri(text, { production: "IRI" }),
  checkIri: (text) => core.checkIri(text, { checks: "all" }),
  toUri: core.toUri,
  toIri: core.toIri,
  leiriToIri: core.leiriToIri,
  webAddressToIri: core.webAddressToIri,
  resolve: (text) => core.resolve(text.slice("http://a/".length), "http://a/b"),
  relativize: (text) => core.relativize(text, "http://a/b/c/d"),
  normalize: (text) => core.normalize(text, { level: "scheme" }),
  compare: (text) => core.compare(text, `${text}x`, { level: "scheme" }),
};

const small = 2_000;

/** The goal for ten times the input is 15 times the time; short runs on a busy machine need room on top of it. */
const bound = 40;

describe("ten times the input takes no more than a constant times the time", () => {
  for (const [name, run] of Object.entries(functions)) {
    for (const [shape, make] of Object.entries(identifierShapes)) {
      it(`${name}: ${shape}`, () => {
        let ratio = Infinity;
        for (let attempt = 0; attempt < 3 && ratio > bound; attempt++)
          ratio = Math.min(ratio, timeOf(run, make(10 * small)) / timeOf(run, make(small)));
        assert.ok(ratio <= bound, `${ratio.toFixed(1)} times`);
      });
    }
  }
});

/**
 * The best of some runs, in milliseconds of processor time, which other programs do not take part in; no less than a tenth, so
 * that noise is not divided by nothing.
 */
function timeOf(run: (text: string) => unknown, text: string): number {
  let best = Infinity;
  for (let turn = 0; turn < 3; turn++) {
    const started = process.cpuUsage();
    run(text);
    const { user, system } = process.cpuUsage(started);
    best = Math.min(best, (user + system) / 1000);
  }
  return Math.max(best, 0.1);
}
