import assert from "node:assert/strict";
import fc from "fast-check";
import { createScan, scanIri } from "../../grammar/scan.js";
import { traits } from "../../grammar/traits.js";
import { domainToAscii } from "../../idna/domain.js";
import { splitIri } from "../../iri/split.js";
import { traitsForChecks } from "./check-traits.js";
import { registry } from "../run/registry.js";
import { selectChecks } from "../run/select-checks.js";

const circumstances = { profile: "rfc3987", production: "IRI", domainToAscii } as const;

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
    "abc--d.example",
    `${longest}.example`,
    `example.${longest}`,
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
    `example.${longest}a`,
    `${longestName}a`,
    `${`${longest}.`.repeat(4)}example`,
  ]) {
    it(`finds ${host === "" ? "an empty host" : host.slice(0, 80)} unusual`, () => assert.equal(isUnusual(host), true));
  }

  it("judges each host that follows one which has come often", () => {
    const others = ["exam_le.org", "example.0rg", "ex.mple..rg", "xample.orgg", "localhost-1", "exaſple.org"];
    for (const other of others) {
      for (let times = 0; times < 3; times++) assert.equal(isUnusual("example.org"), false);
      assert.equal(isUnusual(other), true, other);
    }
  });

  const label = fc.stringMatching(/^[a-z0-9A-Z-]{1,8}$|^(?:http|xn--[a-z]|0x[0-9a-f])$/);
  const host = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join("."));
  const withHost = fc
    .tuple(fc.constantFrom("http", "ftp", "https"), host)
    .map(([scheme, name]) => `${scheme}://${name}/`);
  // Letters of both directions, digits of both kinds, marks, punctuation, brackets, controls and half characters.
  const titled = fc
    .array(fc.constantFrom(..."אבجaé12٣׃ً\u0301_-.,()[]%/&;=?#@:«\u200F\u202E\u{10900}\uD802"), { maxLength: 12 })
    .chain((units) =>
      fc.constantFrom("http://a.b", "http://1.2", "http://a:8", "//א", "x:", "/", "").map((a) => a + units.join("")),
    );
  const copied = fc
    .array(fc.constantFrom("http:", "https", "://", ":", "//", "/", "a", "?", "#", "a.b", ...",;.)'”“’»、。）"), {
      maxLength: 8,
    })
    .map((pieces) => `http://a.example${pieces.join("")}`);
  const options = { twins: "all", seams: "all" };

  for (const { name, bit, text } of [
    { name: "a usual host", bit: traits.unusualHost, text: withHost },
    { name: "plain right-to-left characters", bit: traits.unplainRightToLeft, text: titled },
    { name: "no mark of punctuation at the end", bit: traits.punctuationAtEnd, text: copied },
    { name: "no second address", bit: traits.unusualPath, text: copied },
    { name: "marks behind letters", bit: traits.markAfterDelimiter, text: titled },
  ]) {
    it(`rule out, by ${name}, no check that would find something`, () => {
      const checks = registry.map(({ check }) => check).filter(({ needs }) => (needs & bit) !== 0);
      assert.ok(checks.length > 0);
      fc.assert(
        fc.property(text, (iri) => {
          const set = traitsOf(iri);
          for (const check of checks.filter(({ needs }) => (needs & set) === 0)) {
            const subject = { ...splitIri(iri), ...circumstances, traits: set, options };
            check.find(subject, () => assert.fail(`${check.code} finds something in ${iri}`));
          }
        }),
        { numRuns: 2000 },
      );
    });
  }

  // Whatever has to be put together for a single check makes checking take several times as long.
  for (const text of ["https://www.a.example/", "http://a.example/b/c-d_e.html", "https://a.example/b/"])
    it(`rule out every recommended check for ${text}`, () =>
      assert.equal(traitsOf(text) & selectChecks("recommended").needs, 0));

  for (const [text, isRuledOut] of [
    ["http://data.example/Some_name", true],
    ["http://www.w3.org/2002/07/owl#Class", true],
    ["http://www.w3.org/2002/07/owl#Klass", false],
    ["http://www.w3.org/2002/07/own#Class", false],
  ] as const)
    it(`${isRuledOut ? "rule out" : "do not rule out"} that the name ${text} in data is mistaken`, () => {
      const place = { tier: "name-in-data", production: "IRI", profile: "rfc3987", role: "<…>" } as const;
      const scan = scanIri(text, 0, text.length, "rfc3987", createScan());
      assert.equal((traitsForChecks(text, scan, place) & traits.nameInPlace) === 0, isRuledOut);
    });

  for (const tier of ["sink", "prose"] as const)
    for (const role of ["href", "text", "url", "term", "xmlns:a", "@prefix", "vocab", "broken-link"])
      it(`rule out no name that would be told of, for ${role} as ${tier}`, () => {
        const place = { tier, production: "IRI", profile: "rfc3987", role } as const;
        const checks = registry.map(({ check }) => check).filter(({ needs }) => (needs & traits.nameInPlace) !== 0);
        const owl = "http://www.w3.org/2002/07/owl";
        for (const text of [
          "http://a.example/b",
          owl,
          `${owl}#`,
          `${owl}#Klass`,
          "http://www.w3.org/2002/07/own#",
          " (a:b)",
        ]) {
          const set = traitsForChecks(text, scanIri(text, 0, text.length, "rfc3987", createScan()), place);
          if ((set & traits.nameInPlace) !== 0) continue;
          const subject = {
            ...splitIri(text),
            ...circumstances,
            traits: set,
            options: {},
            place,
          };
          for (const check of checks)
            check.find(subject, () => assert.fail(`${check.code} finds something in ${text}`));
        }
      });

  for (const [text, isPlain] of [
    ["http://a.example/\u05D0\u05D1", true],
    ["http://a.example/wiki/\u05D0_\u05D1\u05B0/\u05D2?a=1", true],
    ["http://1.a/\u05D0", true],
    ["http://a.1/\u05D0", false],
    ["http://a.example:80/\u05D0", false],
    ["http://a.example/\u0628\u200C\u0628\u064B\u200D", true],
    ["http://a.example/\u200C\u0628", false],
    ["http://a.example/\u05D0_", false],
    ["http://a.example/\u05D0_/a", false],
    ["http://a.example/_\u05D0", false],
    ["http://a.example/\u05D0\u0661\u05D1", false],
    ["http://a.example/\u05D0a\u05D1", false],
    ["http://a.example/\u05D0%20\u05D1", false],
    ["http://a.example/1/\u05D0", false],
    ["http://a.example/(/\u05D0", false],
    ["http://a.example/\u05D0?1", false],
    ["http://a.example/\u05D0#\u05D1", false],
    ["http://\u05D0.example/\u05D0", false],
    ["x:\u05D0", false],
  ] as const) {
    it(`finds the right-to-left characters of ${text} ${isPlain ? "plain" : "not plain"}`, () =>
      assert.equal((traitsOf(text) & traits.unplainRightToLeft) === 0, isPlain));
  }

  for (const [text, hasMark] of [
    ["http://a.example/\u0301a", true],
    ["\u0301", true],
    ["http://a.example/a?b=\u0301", true],
    ["http://\u0301.example/", true],
    ["\u0301a:b", true],
    ["http://a.example/a\u0301", false],
    ["http://a.example/a-\u0301", false],
    ["http://a.example/\u0627\u0301", false],
  ] as const) {
    it(`finds ${hasMark ? "a" : "no"} mark behind a delimiter in ${text}`, () =>
      assert.equal((traitsOf(text) & traits.markAfterDelimiter) !== 0, hasMark));
  }

  it("tell of right-to-left characters only where there are some", () => {
    for (const text of ["", "a", "x:1", "http://a.1/(2)"]) assert.equal(traitsOf(text) & traits.unplainRightToLeft, 0);
  });

  it("tell of a place that may hold a name", () => {
    const scan = scanIri("a", 0, 1, "rfc3987", createScan());
    const link = { tier: "sink", production: "IRI", profile: "rfc3987" } as const;
    const named = [
      { ...link, role: "xmlns" },
      { ...link, tier: "opaque-name" },
      { ...link, tier: "name-in-data" },
    ] as const;
    assert.equal(traitsForChecks("a", scan, link) & traits.nameInPlace, 0);
    assert.equal(traitsForChecks("a", scan, { ...link, tier: "prefix" }) & traits.nameInPlace, 0);
    for (const place of named) assert.equal(traitsForChecks("a", scan, place) & traits.nameInPlace, traits.nameInPlace);
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
