import { suggest } from "../../checks/definition/define-check.js";
import { quote } from "../../checks/wording/mention.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { splitIri } from "../../iri/split.js";
import { defineTargetCheck } from "../judge/define-document-check.js";
import { localReference } from "../judge/local-references.js";

export const fragmentMissing = defineTargetCheck({
  code: "fragment-missing",
  title: "Fragment leads to no heading, name or member",
  strength: "should",
  fix: "suggestion",
  preset: "strict",
  spec: [rfc3986("3.5")],
  message:
    "The fragment {{fragment}} leads nowhere in {{document}}; write {{correction}}. No heading, name or member is called so.",
  trace(literal) {
    return splitIri(literal.text).fragment === undefined ? undefined : localReference(literal);
  },
  findTargets(references, targets, report) {
    for (const [at, reference] of references.entries()) {
      const { fragment, path } = splitIri(reference.text);
      const target = targets.of(reference.text, reference);
      // A fragment that differs from the name of a heading only by some marks is reported by another check.
      if (fragment === undefined || target.kind !== "no-fragment" || target.similar !== undefined) continue;
      const document = path.text === "" ? "this document" : quote(path.text);
      const { nearest } = target;
      const correction = nearest === undefined ? "one that is there" : `${quote(nearest)}, which is there`;
      const data = { fragment: quote(fragment.text), document, correction };
      const fixes = nearest === undefined ? [] : [suggest(`Write ${quote(nearest)}`, fragment.span, nearest)];
      report({ at, span: fragment.span, data, fixes });
    }
  },
});
