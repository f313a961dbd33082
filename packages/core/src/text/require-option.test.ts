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

describe("a word in the place of the options", () => {
  const word = "scheme" as unknown as object;
  const calls: readonly (() => unknown)[] = [
    () => core.isIri("a:", word),
    () => core.parseIri("a:", word),
    () => core.checkIri("a:", word),
    () => core.toUri("a:", word),
    () => core.toIri("a:", word),
    () => core.displayForm("a:", word),
    () => core.webAddressToIri("a:", word),
    () => core.encodeComponent("a", "query", word),
    () => core.normalize("a:", word),
    () => core.compare("a:", "a:", word),
    () => core.comparisonKey("a:", word),
    () => core.bidiLayout("a", word),
    () => core.visualTwin("a:", word),
  ];
  for (const [index, call] of calls.entries())
    it(`throws a TypeError that says so (${index + 1})`, () => {
      assert.throws(call, { name: "TypeError", message: "The options have to be an object, but are a string." });
    });
});
