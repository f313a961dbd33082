import assert from "node:assert/strict";
import fc from "fast-check";
import { fromBidiNotation, toBidiNotation, type RightToLeftScript } from "../../test/bidi-notation.js";
import { isIriReference } from "../iri/is-iri.js";
import type { ProfileName } from "../profiles/profile.js";
import { displayedText } from "./displayed-characters.js";
import { visualTwin } from "./visual-twin.js";

interface Row {
  readonly name: string;
  /** In Bidi Notation. */
  readonly iri: string;
  readonly twin?: string;
  readonly differsIn?: string;
  readonly conforms?: boolean;
  readonly script?: RightToLeftScript;
  readonly profile?: ProfileName;
}

const rows: readonly Row[] = [
  {
    name: "a path becomes the host",
    iri: "http://1.2.3.4/AB",
    twin: "http://AB/1.2.3.4",
    differsIn: "host path",
    conforms: true,
  },
  {
    name: "a host becomes the path",
    iri: "http://AB/1.2.3.4",
    twin: "http://1.2.3.4/AB",
    differsIn: "host path",
    conforms: true,
  },
  {
    name: "path and query trade places",
    iri: "http://ab.cd/AB?12",
    twin: "http://ab.cd/12?AB",
    differsIn: "path query",
    conforms: true,
  },
  {
    name: "name and value trade places",
    iri: "http://ab.cd/ef?AB=1",
    twin: "http://ab.cd/ef?1=AB",
    differsIn: "query",
    conforms: true,
  },
  {
    name: "Arabic letters",
    iri: "http://1.2.3.4/AB",
    script: "Arabic",
    twin: "http://AB/1.2.3.4",
    differsIn: "host path",
    conforms: true,
  },
  {
    name: "guidelines §5, Example 10",
    iri: "http://ab.CDEFGH.123/kl",
    twin: "http://ab.123.CDEFGH/kl",
    differsIn: "host",
    conforms: true,
  },
  {
    name: "guidelines §5, Example 11",
    iri: "http://ab.CDEFGH.123ij/kl",
    twin: "http://ab.123.CDEFGHij/kl",
    differsIn: "host",
    conforms: false,
  },
  { name: "brackets keep apart or go along", iri: "/AB_(CD)", twin: "/(CD)_AB", differsIn: "path", conforms: false },
  { name: "terminators and fractions", iri: "/A1/$2B", twin: "/A$2/1B", differsIn: "path", conforms: false },
  { name: "marks go with their letters", iri: "/1/A\u05B0", twin: "/A\u05B0/1", differsIn: "path", conforms: true },
  { name: "only letters", iri: "http://AB.CD/EF" },
  { name: "digits within letters", iri: "http://ab.CD1EF/gh" },
  { name: "digits beside left-to-right letters", iri: "http://1.2.3.4/ab/CD" },
  { name: "the other reading has no place for the port", iri: "http://ab:80/CD" },
  { name: "the other reading is no reference", iri: "1:A" },
  { name: "only left-to-right", iri: "http://1.2.3.4/ab" },
  { name: "not an IRI", iri: "/1 /AB" },
  { name: "not a URI", iri: "/1/AB", profile: "rfc3986" },
  { name: "a legacy extended IRI", iri: "/1 /AB", profile: "leiri", twin: "/AB/ 1", differsIn: "path", conforms: true },
  { name: "formatting characters change the display", iri: "/1/AB\u200E" },
  { name: "more than 2,048 code units", iri: `/1/A${"a".repeat(2048)}` },
  { name: "the empty reference", iri: "" },
];

describe("visualTwin", () => {
  for (const { name, iri, script = "Hebrew", profile = "rfc3987", twin, differsIn, conforms } of rows)
    it(name, () => {
      const found = visualTwin(fromBidiNotation(iri, script), { profile });
      const described = found && [toBidiNotation(found.twin), found.differsIn.join(" "), found.conforms];
      assert.deepEqual(described, twin === undefined ? undefined : [twin, differsIn, conforms]);
    });

  const pieces = fc.constantFrom(
    ..."aaA1/.?#:=-$+()@\u05D0\u05D1\u0627\u0661\u05B0",
    "%31",
    "\u05D0\u05D1",
    "12",
    "//",
  );
  const references = fc
    .array(pieces, { maxLength: 14 })
    .map((parts) => parts.join(""))
    .filter((text) => isIriReference(text));

  it("gives another IRI that is displayed the same and has a twin itself", () => {
    fc.assert(
      fc.property(references, (text) => {
        const found = visualTwin(text);
        if (found === undefined) return;
        assert.notEqual(found.twin, text);
        assert.ok(isIriReference(found.twin));
        assert.equal(displayedText(found.twin), displayedText(text));
        assert.notDeepEqual(found.differsIn, []);
        assert.notEqual(visualTwin(found.twin), undefined);
      }),
      { numRuns: 500 },
    );
  });

  // Every text up to a length, grouped by display: each text of a group of two or more must have a twin, no other one may.
  for (const [alphabet, length, prefix] of [
    ["aA1/:", 5, ""],
    ["A1N/$", 5, "a"],
    ["A1()", 5, "a/"],
    ["AX1N.", 4, "a"],
    ["A1.:/@", 4, "http://"],
  ] as const)
    it(`finds every twin of ${prefix} with up to ${length} of ${alphabet}`, () => {
      const groups = new Map<string, string[]>();
      for (const notation of textsOf(alphabet, length)) {
        const text = prefix + notation.replaceAll("A", "\u05D0").replaceAll("X", "\u0627").replaceAll("N", "\u0661");
        if (!isIriReference(text)) continue;
        const display = displayedText(text);
        groups.set(display, [...(groups.get(display) ?? []), text]);
      }
      for (const group of groups.values())
        for (const text of group) assert.equal(visualTwin(text) !== undefined, group.length > 1, text);
    });
});

function* textsOf(alphabet: string, length: number, start = ""): Generator<string> {
  yield start;
  if (start.length < length) for (const character of alphabet) yield* textsOf(alphabet, length, start + character);
}
