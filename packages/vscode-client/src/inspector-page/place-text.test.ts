import assert from "node:assert/strict";
import type { Inspection } from "iri-language-server/dist/protocol/custom-requests.js";
import { describePlace } from "./place-text.js";

describe("describePlace", () => {
  const rows: [tier: string, role: string | undefined, grammar: [string, string], text: string][] = [
    [
      "sink",
      "fetch",
      ["IRI-reference", "rfc3987"],
      "Read as an IRI reference by the grammar of RFC 3987, since 'fetch' takes one.",
    ],
    [
      "named",
      "homepage",
      ["IRI", "rfc3986"],
      "Read as an IRI by the grammar of RFC 3986, in ASCII only, since 'homepage' names it.",
    ],
    [
      "opaque-name",
      "xmlns",
      ["irelative-ref", "leiri"],
      "Read as a relative reference by the grammar of LEIRIs, as in XML, since 'xmlns' holds a name, which programs compare character by character.",
    ],
    [
      "name-in-data",
      undefined,
      ["absolute-IRI", "rfc3987bis"],
      "Read as an absolute IRI by the grammar of the drafts that were to succeed RFC 3987, since its place holds the name of a thing.",
    ],
    ["prefix", undefined, ["IRI", "rfc3987"], "Read as an IRI by the grammar of RFC 3987, since it begins as one."],
    ["prose", undefined, ["IRI", "rfc3987"], "Read as an IRI by the grammar of RFC 3987, found in text."],
    [
      "inspected",
      undefined,
      ["IRI", "rfc3987"],
      "Read as an IRI by the grammar of RFC 3987, since it begins as one, though the program only looks at it.",
    ],
    [
      "unchecked",
      undefined,
      ["IRI", "rfc3987"],
      "Read as an IRI by the grammar of RFC 3987, and not checked there, since nothing but its scheme tells that it is one.",
    ],
  ];
  for (const [tier, role, [production, profile], text] of rows)
    it(`says why for ${tier}`, () => {
      const inspection = { tier, production, profile, ...(role !== undefined && { role }) } as Inspection;
      assert.equal(describePlace(inspection), text);
    });
});
