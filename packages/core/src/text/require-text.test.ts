import assert from "node:assert/strict";
import * as core from "../index.js";

/** What programs without types hand on: a number in JSON, a query parameter that is given twice, an object. */
const values: readonly unknown[] = [5, {}, null, undefined, ["http://a/b"], new URL("http://a/b"), Symbol("a"), true];

type Call = (value: unknown) => unknown;

/** Each function with the value in the place of a text. */
const calls: Readonly<Record<string, Call>> = {
  bidiLayout: core.bidiLayout as Call,
  bidiSkeleton: core.bidiSkeleton as Call,
  visualTwin: core.visualTwin as Call,
  checkIri: core.checkIri as Call,
  escapeInvisible: core.escapeInvisible as Call,
  findIris: core.findIris as Call,
  isIri: core.isIri as Call,
  isIriReference: core.isIriReference as Call,
  isAbsoluteIri: core.isAbsoluteIri as Call,
  leiriToIri: core.leiriToIri as Call,
  splitTriplets: core.splitTriplets as Call,
  toIri: core.toIri as Call,
  toUri: core.toUri as Call,
  webAddressToIri: core.webAddressToIri as Call,
  parseIri: core.parseIri as Call,
  splitIri: core.splitIri as Call,
  lookupScheme: core.lookupScheme as Call,
  normalize: (value) => core.normalize(value as string, { level: "syntax" }),
  "compare, first": (value) => core.compare(value as string, "a:", { level: "syntax" }),
  "compare, second": (value) => core.compare("a:", value as string, { level: "syntax" }),
  "resolve, reference": (value) => core.resolve(value as string, "http://a/"),
  "resolve, base": (value) => core.resolve("a", value as string),
  "relativize, target": (value) => core.relativize(value as string, "http://a/"),
  "relativize, base": (value) => core.relativize("http://a/b", value as string),
};

describe("what is no string", () => {
  for (const [name, call] of Object.entries(calls))
    it(`makes ${name} throw a TypeError at once`, () => {
      for (const value of values)
        assert.throws(() => call(value), { name: "TypeError", message: /^Expected a string, but got / });
    });

  it("leaves no trace in what is called next", () => {
    const base = "http://a/b/c";
    assert.deepEqual(core.resolve("x", base), { ok: true, value: "http://a/b/x" });
    assert.throws(() => core.resolve("x", Object.create(null) as string), TypeError);
    assert.deepEqual(core.resolve("x", base), { ok: true, value: "http://a/b/x" });
  });
});
