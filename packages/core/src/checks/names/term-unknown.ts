import { traits } from "../../grammar/traits.js";
import { unknownTerm } from "../../namespaces/nearest-term.js";
import { rfc3987, turtle } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const termUnknown = defineCheck({
  code: "term-unknown",
  title: "Vocabulary does not define the term",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [turtle("sec-iri"), rfc3987("5.1")],
  message: "{{vocabulary}} has no term {{term}}; {{remedy}}. Programs that know the vocabulary pass over it.",
  needs: traits.nameInPlace,
  inNames: "names",
  inPrefixedNames: "term",
  reads: ["place"],
  find({ text, place }, report) {
    if (place === undefined || place.tier === "sink" || place.hasUndeclaredPrefix === true) return;
    const found = unknownTerm(text);
    if (found === undefined) return;
    const { namespace, vocabulary, term, near } = found;
    const span = { start: namespace.length, end: text.length };
    const inOwn = near.filter((other) => other.namespace === namespace);
    const [meant] = near;
    const remedy =
      meant === undefined
        ? "write one that it defines"
        : `write ${quote(meant.namespace === namespace ? meant.term : meant.namespace + meant.term)}, which was probably meant`;
    report({
      span,
      component: namespace.endsWith("#") ? "fragment" : "path",
      data: { vocabulary: vocabulary.title, term: quote(term), remedy },
      fixes: inOwn.map((other) => suggest(`Write ${quote(other.term)}`, span, other.term)),
    });
  },
});
