import type { Fix } from "../../findings/finding.js";
import type { Span } from "../../findings/span.js";
import { iriRegistration, rfc3986 } from "../../findings/spec-reference.js";
import { traits } from "../../grammar/traits.js";
import { endInText } from "../../running-text/end-in-text.js";
import { isIri } from "../../iri/is-iri.js";
import { splitIri } from "../../iri/split.js";
import { editDistance } from "../../schemes/edit-distance.js";
import { lookupScheme, type SchemeStatus } from "../../schemes/lookup-scheme.js";
import { nearestScheme } from "../../schemes/nearest-scheme.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import type { RegistrationField } from "../definition/place.js";
import { isWellFormedScheme } from "../faults/scheme-reading.js";
import { quote } from "../wording/mention.js";
import { patternSequence } from "../../text/composed-pattern.js";
import { wordPattern } from "../../text/word-set.js";

interface Problem {
  readonly span: Span;
  readonly problem: string;
  readonly remedy: string;
  readonly why?: string;
  readonly fixes?: readonly Fix[];
}

export const schemeRegistrationMalformed = defineCheck({
  code: "scheme-registration-malformed",
  title: "Registration of a scheme does not follow its template",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [iriRegistration("6.4"), iriRegistration("3.8"), iriRegistration("3.2"), rfc3986("3.1")],
  message: "In the registration of {{scheme}}, {{problem}}; {{remedy}}{{why}}.",
  needs: traits.nameInPlace,
  inRegistrations: true,
  inBody: true,
  reads: ["place"],
  find({ text, place }, report) {
    const field = place?.registration;
    if (field === undefined) return;
    const scheme = field.scheme === "" ? "a scheme without a name" : quote(field.scheme);
    for (const { span, problem, remedy, why, fixes = [] } of problemsOf(text, field))
      report({
        span,
        component: "iri",
        data: { scheme, problem, remedy, why: why === undefined ? "" : `. ${why}` },
        fixes,
      });
  },
});

function problemsOf(text: string, field: RegistrationField): Problem[] {
  switch (field.part) {
    case "template":
      return problemsOfFields(text, field.missing);
    case "label":
      return [{ span: whole(text), problem: `the field ${quote(text)} is empty`, remedy: "fill it in" }];
    case "name":
      return problemsOfName(text, field.status);
    case "status":
      return problemsOfStatus(text);
    case "syntax":
      return problemsOfSyntax(text, field.scheme);
  }
}

function whole(text: string): Span {
  return { start: 0, end: text.length };
}

/** §6.4: "the fields that must be supplied". */
function problemsOfFields(text: string, missing: readonly string[]): Problem[] {
  if (missing.length === 0) return [];
  const names = missing.map((name) => quote(name)).join(", ");
  const [are, them] = missing.length === 1 ? ["a field is", "it"] : ["fields are", "them"];
  return [{ span: whole(text), problem: `${are} missing`, remedy: `add ${them}: ${names}` }];
}

/** §3.8 and §4: the syntax of the name, small letters, and no name that is taken, or taken for another one. */
function problemsOfName(text: string, status: string): Problem[] {
  const span = whole(text);
  if (!isWellFormedScheme(text)) {
    const why = "A scheme starts with a letter from A to Z and contains only such letters, digits, '+', '-' and '.'";
    return [{ span, problem: "the name is no scheme", remedy: "write another one", why }];
  }
  const small = text.toLowerCase();
  const problems: Problem[] = [];
  if (small !== text)
    problems.push({
      span,
      problem: "the name has capital letters",
      remedy: "write it in small ones",
      fixes: [suggest(`Write ${quote(small)}`, span, small)],
    });
  const known = lookupScheme(small);
  const nearest = known === undefined ? nearestScheme(small) : undefined;
  // What is asked for may be to change the entry.
  if (known?.status === status.toLowerCase())
    problems.push({
      span,
      problem: `the name is registered already, as ${status.toLowerCase()}`,
      remedy: "choose another one",
    });
  else if (nearest !== undefined && editDistance(small, nearest) === 1)
    problems.push({
      span,
      problem: `the name differs in one character only from ${quote(nearest)}`,
      remedy: "choose another one",
      why: `${quote(nearest)} is registered`,
    });
  return problems;
}

const statuses: readonly SchemeStatus[] = ["permanent", "provisional", "historical"];

/** §6.4: "should be one of 'permanent', 'provisional', or 'historical'". */
function problemsOfStatus(text: string): Problem[] {
  const written = text.replace(/\.$/, "");
  if (statuses.some((status) => status === written.toLowerCase())) return [];
  const span = { start: 0, end: written.length };
  return [
    {
      span,
      problem: `the status is ${quote(written)}`,
      remedy: `write one of ${statuses.map((status) => quote(status)).join(", ")}`,
      fixes: statuses.map((status) => suggest(`Write ${quote(status)}`, span, status)),
    },
  ];
}

/** What holds an authority, in the words of those who describe one. */
const authorityWords = patternSequence(
  /\b/iu,
  wordPattern("authority authorities userinfo address hosts? hostname server domain hier-part"),
  /\b/iu,
);

/** What stands for something else in a description of syntax. */
const placeholder = /[{}[\]|*…]|%[ds]\b/u;

/** The longest example that is looked at, in UTF-16 code units: one that ends nowhere may hold as many as the text. */
const longestExample = 2_000;

/** §3.2: the identifiers of the scheme are absolute-IRIs, and `//` comes before an authority only. */
function problemsOfSyntax(text: string, scheme: string): Problem[] {
  if (!isWellFormedScheme(scheme)) return [];
  const problems: Problem[] = [];
  const tellsOfAuthority = authorityWords.test(text);
  const example = new RegExp(`(?<![A-Za-z0-9+.-])${scheme.replace(/[+.]/g, "\\$&")}:`, "giu");
  for (const { 0: match, index } of text.matchAll(example)) {
    const end = endInText(text, index, index + match.length, index + longestExample);
    if (end === index + longestExample) continue;
    const identifier = text.slice(index, end);
    const span = { start: index, end };
    if (identifier.startsWith("//", scheme.length + 1) && !tellsOfAuthority)
      problems.push({
        span: { start: index, end: index + scheme.length + 3 },
        problem: "identifiers have '//'",
        remedy: "describe the authority behind it, or remove it",
        why: "The syntax tells of no authority, before which alone '//' comes",
      });
    // In ABNF a literal ends with the colon, and the rest follows in rules.
    if (identifier.length === scheme.length + 1 || identifier.endsWith("//") || placeholder.test(identifier)) continue;
    if (!isIri(identifier))
      problems.push({ span, problem: `the example ${quote(identifier)} is no IRI`, remedy: "correct it" });
    else if (splitIri(identifier).fragment !== undefined)
      problems.push({
        span,
        problem: `the example ${quote(identifier)} has a fragment`,
        remedy: "remove the fragment",
        why: "A fragment is no part of an absolute IRI",
      });
  }
  return problems;
}
