import { suggest } from "../../checks/definition/define-check.js";
import { quote } from "../../checks/wording/mention.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { splitIri } from "../../iri/split.js";
import { defineTargetCheck } from "../judge/define-document-check.js";
import { localReference, type LocalTarget } from "../judge/local-references.js";

export const targetMissing = defineTargetCheck({
  code: "target-missing",
  title: "Relative reference leads to no file",
  strength: "should",
  fix: "suggestion",
  preset: "strict",
  spec: [rfc3986("4.2"), rfc3986("5.2")],
  message: "{{path}} leads to no file; write {{correction}}. It is looked for from where this file is.",
  trace(literal) {
    return splitIri(literal.text).path.text === "" ? undefined : localReference(literal);
  },
  findTargets(references, targets, report) {
    const found = references.map((reference) => targets.of(reference.text, reference));
    if (isOfAnotherPlace(found)) return;
    for (const [at, target] of found.entries()) {
      if (target.kind !== "no-file") continue;
      const { text: path, span } = splitIri(references[at]?.text ?? "").path;
      const { similar } = target;
      report({
        at,
        span,
        data: {
          path: quote(path),
          correction: similar === undefined ? "the name of one that is there" : `${quote(similar)}, which is there`,
        },
        fixes: similar === undefined ? [] : [suggest(`Write ${quote(similar)}`, span, similar)],
      });
    }
  },
});

/** Up to this many missing files are reported even if no other reference leads to a file. */
const fewMissing = 2;

/**
 * Whether at least as many targets are missing as exist: the document is probably published or read in another folder.
 */
function isOfAnotherPlace(found: readonly LocalTarget[]): boolean {
  const missing = found.filter(({ kind }) => kind === "no-file").length;
  return (
    missing > fewMissing && missing >= found.filter(({ kind }) => kind === "there" || kind === "no-fragment").length
  );
}
