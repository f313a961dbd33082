import { splitIri } from "../../../iri/split.js";
import { lookupScheme } from "../../../schemes/lookup-scheme.js";
import type { Convention } from "../convention.js";

const rangeOfVersions = /^https:\/\/linkedsoftwaredependencies\.org\/bundles\/npm\/[^\s^]{1,255}\/\^\d/u;

const withVersion = /^(?:https?:\/\/|urn:)[^\s|?#<>"{}^`\\]{1,2048}\|v?\d[\w.+-]{0,63}(?:#[\w.-]{1,255})?$/iu;

export const linkedData: readonly Convention[] = [
  {
    name: "prefix that a context of another document may declare in any case",
    seenIn: "JSON-LD",
    kind: "own-notation",
    match: ({ text, place: { role, lowercaseIsPrefix } }) =>
      role === "@id" &&
      lowercaseIsPrefix === undefined &&
      lookupScheme(splitIri(text).scheme?.text ?? "") === undefined,
    effect: { excuses: ["scheme-not-lowercase"] },
    examples: {
      is: [{ text: "Foaf:name", at: { tier: "name-in-data", role: "@id" } }],
      isNot: [{ text: "HTTP://a.example/", at: { tier: "name-in-data", role: "@id" } }],
    },
  },
  {
    name: "short name for a node in tests and examples",
    seenIn: "tests of RDF libraries",
    kind: "own-notation",
    match: ({ text, place: { tier, role } }) =>
      tier === "name-in-data" && role !== undefined && /[A-Za-z]{3}/u.test(role) && /^urn:[\w-]+$/iu.test(text),
    effect: { excuses: ["urn-malformed"] },
    examples: {
      is: [{ text: "urn:g1", at: { tier: "name-in-data", role: "URIRef" } }],
      isNot: [{ text: "urn:g1", at: { tier: "sink", role: "href" } }],
    },
  },
  {
    name: "range of versions in the address of a package",
    seenIn: "linkedsoftwaredependencies.org",
    kind: "own-notation",
    match: ({ characters, text }) => characters === "^" && rangeOfVersions.test(text),
    effect: { excuses: ["character-excluded"] },
    examples: {
      is: ["https://linkedsoftwaredependencies.org/bundles/npm/@a/b/^5.0.0/context.jsonld"],
      isNot: ["https://linkedsoftwaredependencies.org/a^b", "https://a.example/bundles/npm/a/^5.0.0/"],
    },
  },
  {
    name: "version behind a name, in the type canonical",
    seenIn: "FHIR",
    kind: "own-notation",
    match: ({ text, place: { tier } }) => tier !== "sink" && withVersion.test(text),
    effect: { excuses: ["character-excluded"] },
    examples: {
      is: ["http://hl7.org/fhir/ValueSet/a|4.0.1"],
      isNot: [
        "http://hl7.org/fhir/ValueSet/a|b",
        { text: "http://a.example/a|4.0.1", at: { tier: "sink", role: "href" } },
      ],
    },
  },
];
