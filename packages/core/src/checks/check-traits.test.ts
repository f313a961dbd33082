import assert from "node:assert/strict";
import fc from "fast-check";
import { createScan, scanIri } from "../grammar/scan.js";
import { traits } from "../grammar/traits.js";
import { splitIri } from "../split.js";
import { traitsForChecks } from "./check-traits.js";
import { registry } from "./registry.js";

describe("the traits that checks alone ask for", () => {
  const traitsOf = (text: string): number => {
    const scan = scanIri(text, 0, text.length, "rfc3987", createScan());
    return traitsForChecks(text, scan, undefined);
  };
  const isUnusual = (host: string): boolean => (traitsOf(`http://${host}/`) & traits.unusualHost) !== 0;

  const longest = "a".repeat(63);
  const longestName = `${`${longest}.`.repeat(3)}${"a".repeat(61)}`;
  for (const host of [
    "a.example",
    "A-1.b2.Example",
    "1.a.x",
    "ab-c.abc-d.09.zZ",
    `${longest}.example`,
    longestName,
    "192.0.2.1",
    "[::1]",
  ]) {
    it(`finds ${host.slice(0, 80)} usual`, () => assert.equal(isUnusual(host), false));
  }

  for (const host of [
    "",
    "localhost",
    ".a.example",
    "a..example",
    "a.example.",
    "xn--a.example",
    "a.xn--a",
    "ab--c.example",
    "-a.example",
    "a-.example",
    "a_b.example",
    "a%20b.example",
    "é.example",
    "127.1",
    "a.0x7f",
    `${longest}a.example`,
    `${longestName}a`,
    `${`${longest}.`.repeat(4)}example`,
  ]) {
    it(`finds ${host === "" ? "an empty host" : host.slice(0, 80)} unusual`, () => assert.equal(isUnusual(host), true));
  }

  it("rule out no check that would find something", () => {
    const label = fc.stringMatching(/^[a-z0-9A-Z-]{1,8}$|^(?:http|xn--[a-z]|0x[0-9a-f])$/);
    const host = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join("."));
    const checks = registry.map(({ check }) => check).filter(({ needs }) => (needs & traits.unusualHost) !== 0);
    fc.assert(
      fc.property(fc.constantFrom("http", "ftp", "https"), host, (scheme, name) => {
        const text = `${scheme}://${name}/`;
        const set = traitsOf(text);
        for (const check of checks.filter(({ needs }) => (needs & set) === 0)) {
          const subject = {
            ...splitIri(text),
            profile: "rfc3987",
            production: "IRI",
            traits: set,
            options: {},
          } as const;
          check.find(subject, () => assert.fail(`${check.code} finds something in ${text}`));
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("tell of an authority that is not there, and of markup", () => {
    assert.equal(traitsOf("http:a") & traits.noAuthority, traits.noAuthority);
    assert.equal(traitsOf("//a.example") & traits.noAuthority, 0);
    const scan = scanIri("a", 0, 1, "rfc3987", createScan());
    const place = { tier: "sink", production: "IRI", profile: "rfc3987", bidiMarkup: {} } as const;
    assert.equal(traitsForChecks("a", scan, place) & traits.bidiMarkup, traits.bidiMarkup);
    const { bidiMarkup: _, ...plain } = place;
    assert.equal(traitsForChecks("a", scan, plain) & traits.bidiMarkup, 0);
  });
});
