import assert from "node:assert/strict";
import { checkIri } from "../../checks/run/check-iri.js";
import type { Place, Tier } from "../../checks/definition/place.js";
import { splitIri } from "../../iri/split.js";
import { excuses } from "../conventions/excuses.js";
import { conventionsOf } from "../conventions/conventions.js";
import type { NotationConvention, NotationExample } from "../conventions/convention.js";
import { readLiterals } from "../read/read-literal.js";
import type { Site } from "../read/site.js";
import { defaultSettings } from "../settings/settings.js";
import { checkLiteral } from "./check-literal.js";

const notations = conventionsOf("own-notation", "stand-in");

/** Sites at which a text is read as at a place of the tier. */
const sites: Readonly<Partial<Record<Tier, Site>>> = {
  prefix: { kind: "value" },
  prose: { kind: "text" },
  "name-in-data": { kind: "identifier", use: "name", production: "IRI-reference", role: "<…>" },
};
const followed: Site = { kind: "identifier", use: "reference", production: "IRI-reference", role: "url" };

/** What the convention excuses in its example, as `code from-to`. */
function excusedIn(convention: NotationConvention, text: string, place: Place): string[] {
  return checkIri(text, { place, production: place.production })
    .map(({ code, span }) => {
      const characters = text.slice(span.start, span.end);
      return { code, span, characters, text, place, authority: () => splitIri(text).authority };
    })
    .filter((told) => excuses(convention, told.code) && convention.match(told))
    .map(({ code, span }) => `${code} ${span.start}-${span.end}`);
}

/** What is told of the example where it is read with its placeholders, as `code from-to`. */
function toldOf(text: string, at: Partial<Place>): string[] {
  const raw = {
    span: { start: 0, end: text.length },
    syntax: "plain",
    site: sites[at.tier ?? "prefix"] ?? followed,
  } as const;
  return readLiterals(text, raw, defaultSettings)
    .map((literal) => ({ ...literal, place: { ...literal.place, ...at } }))
    .flatMap((literal) => checkLiteral(text, literal, defaultSettings))
    .map(({ code, span }) => `${code} ${span.start}-${span.end}`);
}

describe("what a convention excuses in its example", () => {
  const examples = notations.flatMap((convention) =>
    convention.examples.is.map((example: NotationExample) => ({
      convention,
      ...(typeof example === "string" ? { text: example } : example),
    })),
  );
  for (const { convention, text, at = {}, ...more } of examples) {
    if ("unknownFrom" in more) continue;
    it(`is not told where the whole is read: ${text}`, () => {
      const place: Place = { tier: "prefix", production: "IRI-reference", profile: "rfc3987", ...at };
      const excused = excusedIn(convention, text, place);
      assert.notDeepEqual(excused, []);
      assert.deepEqual(
        toldOf(text, at).filter((each) => excused.includes(each)),
        [],
      );
    });
  }
});
