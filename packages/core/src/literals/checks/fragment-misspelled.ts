import { suggest } from "../../checks/definition/define-check.js";
import { quote } from "../../checks/wording/mention.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { splitIri } from "../../iri/split.js";
import { defineTargetCheck } from "../judge/define-document-check.js";
import { localReference } from "../judge/local-references.js";

export const fragmentMisspelled = defineTargetCheck({
  code: "fragment-misspelled",
  title: "Fragment holds marks that the name of its heading has not",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("3.5")],
  message:
    "The fragment {{fragment}} leads to no heading; write {{similar}}. Programs that name headings by their words leave such marks out.",
  trace(literal) {
    const { fragment } = splitIri(literal.text);
    return fragment !== undefined && unlikelyMarks.test(fragment.text) ? localReference(literal) : undefined;
  },
  findTargets(references, targets, report) {
    for (const [at, reference] of references.entries()) {
      const { fragment } = splitIri(reference.text);
      const target = targets.of(reference.text, reference);
      if (fragment === undefined || target.kind !== "no-fragment" || target.similar === undefined) continue;
      const { similar } = target;
      const fixes = [suggest(`Write ${quote(similar)}`, fragment.span, similar)];
      report({ at, span: fragment.span, data: { fragment: quote(fragment.text), similar: quote(similar) }, fixes });
    }
  },
});

/**
 * Marks that the name of a heading never has, plain or percent-encoded; a fragment without them need not be looked up.
 */
const unlikelyMarks = /['’&,!?"“”–—]|%(?:2[1267C]|3F|E2%80%9)/i;
