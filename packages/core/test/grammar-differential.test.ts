import assert from "node:assert/strict";
import fc from "fast-check";
import { createScan, scanIri, type Scan } from "../src/grammar/scan.js";
import { traits } from "../src/grammar/traits.js";
import type { Component } from "../src/iri/iri.js";
import { isIriReference } from "../src/iri/is-iri.js";
import type { ProfileName } from "../src/profiles/profile.js";
import { splitIri } from "../src/iri/split.js";
import { anyText } from "./iri-arbitraries.js";
import { matchesReference, referenceSplit } from "./reference-grammar.js";

const profiles: readonly ProfileName[] = ["rfc3987", "rfc3987bis", "rfc3986", "leiri"];
const runs = { numRuns: 4000 };

describe("the scan against the same grammar as regular expressions", () => {
  for (const profile of profiles) {
    it(`gives the same verdict in ${profile}`, () => {
      fc.assert(
        fc.property(anyText, (text) =>
          assert.equal(isIriReference(text, { profile }), matchesReference(text, profile)),
        ),
        runs,
      );
    });
  }

  it("splits in the same places, and its spans are where its texts are", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { scheme, authority, path, query, fragment } = splitIri(text);
        const read = (component: Component | undefined): string | undefined => {
          if (component === undefined) return undefined;
          assert.equal(text.slice(component.span.start, component.span.end), component.text);
          return component.text;
        };
        assert.deepEqual(
          {
            scheme: read(scheme),
            authority: read(authority),
            userinfo: read(authority?.userinfo),
            host: read(authority?.host),
            hostKind: authority?.host.kind,
            port: read(authority?.port),
            path: read(path),
            query: read(query),
            fragment: read(fragment),
          },
          referenceSplit(text),
        );
      }),
      runs,
    );
  });

  it("notes the traits of characters that a plain search finds", () => {
    const scan = createScan();
    const searches: readonly (readonly [trait: number, pattern: RegExp])[] = [
      [traits.percent, /%/u],
      [traits.bracket, /[[\]]/u],
      [traits.asciiUppercase, /[A-Z]/u],
      [traits.excludedAscii, /[\0-\x20\x7f"<>\\^`{|}]/u],
      [traits.nonAscii, /[^\0-\x7f]/u],
    ];
    fc.assert(
      fc.property(anyText, (text) => {
        const found = scanIri(text, 0, text.length, "rfc3987", scan).traits;
        for (const [trait, pattern] of searches) assert.equal((found & trait) !== 0, pattern.test(text));
      }),
      runs,
    );
  });

  it("finds in a range of a text what it finds in the range alone", () => {
    const whole = createScan();
    const alone = createScan();
    fc.assert(
      fc.property(anyText, anyText, anyText, (before, text, after) => {
        const start = before.length;
        scanIri(before + text + after, start, start + text.length, "rfc3987", whole);
        scanIri(text, 0, text.length, "rfc3987", alone);
        for (const [key, value] of Object.entries(alone)) {
          const isOffset = typeof value === "number" && value !== -1 && key !== "traits" && key !== "seen";
          assert.equal(whole[key as keyof Scan], isOffset ? value + start : value, key);
        }
      }),
      runs,
    );
  });
});
