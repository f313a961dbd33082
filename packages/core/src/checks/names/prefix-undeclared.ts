import { traits } from "../../grammar/traits.js";
import { wellKnownPrefixes } from "../../namespaces/well-known-prefixes.js";
import { turtle } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const prefixUndeclared = defineCheck({
  code: "prefix-undeclared",
  title: "Prefix is not declared",
  strength: "must",
  fix: "none",
  preset: "recommended",
  spec: [turtle("sec-iri"), turtle("prefixed-name")],
  message:
    "The prefix {{prefix}} is not declared before it is used; {{remedy}}. Programs refuse the document or take the prefix for a scheme.",
  needs: traits.nameInPlace,
  inPrefixedNames: "prefix",
  reads: ["place"],
  find({ text, place }, report) {
    if (place?.hasUndeclaredPrefix !== true) return;
    const end = text.indexOf(":") + 1;
    const prefix = text.slice(0, end);
    const namespace = wellKnownPrefixes.get(prefix.slice(0, -1));
    const remedy = namespace === undefined ? "declare it" : `declare it as <${namespace}>`;
    report({ span: { start: 0, end }, component: "iri", data: { prefix: quote(prefix), remedy } });
  },
});
