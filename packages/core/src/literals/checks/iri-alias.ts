import { suggest } from "../../checks/definition/define-check.js";
import { isNamePlace } from "../../checks/faults/name-places.js";
import { quoteSpellings } from "../../checks/faults/quoted-spellings.js";
import { comparableForm } from "../../normalize/comparable-form.js";
import { normalize } from "../../normalize/normalize.js";
import { iriComparison, rfc3986, rfc3987 } from "../../findings/spec-reference.js";
import { copyOf } from "../../text/copy-of.js";
import { defineDocumentCheck } from "../judge/define-document-check.js";

/** One way of writing an identifier at one place. */
interface TracedIri {
  readonly text: string;
  /** The same for all spellings of equivalent identifiers. */
  readonly form: string;
  readonly isNormal: boolean;
  readonly isName: boolean;
}

const consequences = {
  name: "Programs compare names character by character, so these are two different names",
  other: "Searches, caches and comparisons take them for two",
} as const;

export const iriAlias = defineDocumentCheck({
  code: "iri-alias",
  title: "Equivalent identifiers are spelled in two ways in one file",
  strength: "should",
  fix: "suggestion",
  preset: "strict",
  spec: [rfc3987("5.1"), rfc3986("6.2.2"), iriComparison("4")],
  message: "{{iri}} is {{other}} in another spelling; write one of them everywhere. {{consequence}}.",
  options: { level: ["scheme", "syntax"] },
  trace({ text, place }, options): TracedIri | undefined {
    const level = options["level"] === "scheme" ? "scheme" : "syntax";
    const form = comparableForm(text, level);
    if (form === undefined) return undefined;
    const isNormal = normalize(text, { level }) === text;
    return { text: copyOf(text), form: copyOf(form), isNormal, isName: isNamePlace(place) };
  },
  find(spellings, report) {
    for (const group of aliases(spellings)) {
      const standard = standardOf(group, spellings);
      for (const at of group) {
        const spelling = spellings[at];
        const other = spellings[standard];
        if (spelling === undefined || other === undefined || spelling.text === other.text) continue;
        const [quoted, otherQuoted] = quoteSpellings(spelling.text, other.text);
        const span = { start: 0, end: spelling.text.length };
        report({
          at,
          span,
          data: {
            iri: quoted,
            other: otherQuoted,
            consequence: consequences[spelling.isName || other.isName ? "name" : "other"],
          },
          related: [{ at: standard, message: "The other spelling" }],
          fixes: [suggest(`Write it as the other one, ${otherQuoted}`, span, other.text)],
        });
      }
    }
  },
});

/** Groups of equivalent identifiers that are not all spelled the same, as indices of `spellings`. */
function aliases(spellings: readonly TracedIri[]): number[][] {
  const groups = new Map<string, number[]>();
  const mixed = new Set<number[]>();
  for (const [at, { form, text }] of spellings.entries()) {
    const group = groups.get(form);
    if (group === undefined) {
      groups.set(form, [at]);
      continue;
    }
    group.push(at);
    if (spellings[group[0] ?? at]?.text !== text) mixed.add(group);
  }
  return [...mixed];
}

/** The index of the spelling to recommend: the most frequent one; among equals one in normal form, then the first. */
function standardOf(group: readonly number[], spellings: readonly TracedIri[]): number {
  const counts = new Map<string, { readonly at: number; readonly isNormal: boolean; count: number }>();
  for (const at of group) {
    const spelling = spellings[at];
    if (spelling === undefined) continue;
    const counted = counts.get(spelling.text);
    if (counted === undefined) counts.set(spelling.text, { at, isNormal: spelling.isNormal, count: 1 });
    else counted.count += 1;
  }
  // The sort is stable: equals stay in the order of the text.
  const ranked = [...counts.values()].sort((a, b) => b.count - a.count || Number(b.isNormal) - Number(a.isNormal));
  return ranked[0]?.at ?? 0;
}
