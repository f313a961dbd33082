import assert from "node:assert/strict";
import * as core from "../index.js";

const calls: readonly (readonly [name: string, call: () => unknown])[] = [
  ["profile", () => core.isIri("a:", { profile: "rfc9999" as "rfc3987" })],
  ["profile", () => core.parseIri("a:", { profile: "rfc9999" as "rfc3987" })],
  ["profile", () => core.toUri("a:", { profile: "rfc9999" as "rfc3987" })],
  ["profile", () => core.toIri("a:", { profile: "rfc9999" as "rfc3987" })],
  ["profile", () => core.checkIri("a:", { profile: "rfc9999" as "rfc3987" })],
  ["profile", () => core.visualTwin("a:", { profile: "rfc9999" as "rfc3987" })],
  ["production", () => core.parseIri("a:", { production: "URI" as "IRI" })],
  ["production", () => core.checkIri("a:", { production: "URI" as "IRI" })],
  ["checks", () => core.checkIri("a:", { checks: "strikt" as "strict" })],
  ["host", () => core.toUri("a:", { host: "ascii" as "punycode" })],
  ["host", () => core.toIri("a:", { host: "ascii" as "safe" })],
  ["query", () => core.toIri("a:", { query: "encode" as "keep" })],
  ["level", () => core.normalize("a:", { level: "all" as "scheme" })],
  ["level", () => core.comparisonKey("a:", { level: "simple" as "scheme" })],
  ["fragment", () => core.compare("a:", "a:", { fragment: "drop" as "ignore" })],
  ["paragraph", () => core.bidiLayout("a", { paragraph: "auto" as "ltr" })],
];

describe("an option with a word that is none of it", () => {
  for (const [index, [name, call]] of calls.entries())
    it(`throws a TypeError in one sentence that names '${name}' (${index + 1})`, () => {
      assert.throws(call, (error: unknown) => {
        assert.ok(error instanceof TypeError);
        assert.match(error.message, new RegExp(`^The option '${name}' is '[^']+', but has to be one of [^.]+\\.$`));
        return true;
      });
    });
});
