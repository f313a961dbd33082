import assert from "node:assert/strict";
import * as core from "../../packages/core/src/index.js";

/** Shapes on which careless algorithms take quadratic time; each makes a text of about `length` units. */
const shapes: Readonly<Record<string, (length: number) => string>> = {
  "percent signs": (length) => `http://a/${"%".repeat(length)}`,
  "dot segments": (length) => `http://a/${"../".repeat(length / 3)}`,
  "deep folders and back": (length) => `http://a/${"b/".repeat(length / 5)}${"../".repeat(length / 5)}`,
  brackets: (length) => `http://${"[".repeat(length)}`,
  "at signs": (length) => `http://${"a@".repeat(length / 2)}`,
  colons: (length) => `http://${":".repeat(length)}`,
  "a name of many labels": (length) => `http://${"a.".repeat(length / 2)}`,
  "letters right to left, and digits": (length) => `http://a/${"א1".repeat(length / 2)}`,
  "numbers and titles, host to query": (length) => `http://1.2.3.4/${"א/1/".repeat(length / 4)}?2`,
  "nested brackets right to left": (length) => `http://a/${"(א".repeat(length / 4)}${")".repeat(length / 4)}`,
  "combining marks": (length) => `http://a/e${"\u0301".repeat(length)}`,
  joiners: (length) => `http://a/${"ب\u200C".repeat(length / 2)}`,
  "triplets of UTF-8": (length) => `http://a/${"%D7%90".repeat(length / 6)}`,
  "triplets that are not UTF-8": (length) => `http://a/${"%E2".repeat(length / 3)}`,
  spaces: (length) => `http://a/${" b".repeat(length / 2)}`,
  "spaces at the end": (length) => `http://a/${" ".repeat(length)}b`,
  parameters: (length) => `http://a/?${"א=b&".repeat(length / 4)}`,
};

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
    for (const [shape, make] of Object.entries(shapes)) {
      it(`${name}: ${shape}`, () => {
        const ratio = Math.min(
          ...Array.from({ length: 3 }, () => timeOf(run, make(10 * small)) / timeOf(run, make(small))),
        );
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
