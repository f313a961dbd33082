import type { Inspection } from "iri-language-server/dist/protocol/custom-requests.js";

/** The productions, in words. */
const kinds: Readonly<Record<string, string>> = {
  IRI: "IRI",
  "IRI-reference": "IRI reference",
  "absolute-IRI": "absolute IRI",
  "irelative-ref": "relative reference",
};

/** The grammars, in words. */
const grammars: Readonly<Record<string, string>> = {
  rfc3987: "of RFC 3987",
  rfc3987bis: "of the drafts that were to succeed RFC 3987",
  rfc3986: "of RFC 3986, in ASCII only",
  leiri: "of LEIRIs, as in XML",
};

/** Why it is one, by its tier; `place` names what is around it. */
const reasons: Readonly<Record<string, (place: string) => string>> = {
  sink: (place) => `since ${place} takes one`,
  named: (place) => `since ${place} names it`,
  "opaque-name": (place) => `since ${place} holds a name, which programs compare character by character`,
  "name-in-data": (place) => `since ${place} holds the name of a thing`,
  prefix: () => "since it begins as one",
  prose: () => "found in text",
  inspected: () => "since it begins as one, though the program only looks at it",
  unchecked: () => "and not checked there, since nothing but its scheme tells that it is one",
};

/** As what an identifier is read, by which grammar, and why. */
export function describePlace({ tier, role, production, profile }: Inspection): string {
  const kind = kinds[production] ?? production;
  const grammar = grammars[profile] ?? `'${profile}'`;
  const reason = reasons[tier]?.(role === undefined ? "its place" : `'${role}'`) ?? `'${tier}'`;
  return `Read as ${/^[aeI]/u.test(kind) ? "an" : "a"} ${kind} by the grammar ${grammar}, ${reason}.`;
}
