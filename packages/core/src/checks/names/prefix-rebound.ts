import { traits } from "../../grammar/traits.js";
import { turtle } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { secretsIn } from "../wording/secrets.js";
import { quote } from "../wording/mention.js";

export const prefixRebound = defineCheck({
  code: "prefix-rebound",
  title: "Prefix is bound to two namespaces",
  strength: "should",
  fix: "none",
  preset: "recommended",
  spec: [turtle("sec-iri")],
  message: "The prefix stands for {{namespace}} from here on; use two prefixes. Until here it stood for {{before}}.",
  needs: traits.nameInPlace,
  inNames: "names-and-keys",
  reads: ["place"],
  find({ text, place }, report) {
    const before = place?.boundBefore;
    // The message would quote a password.
    if (before === undefined || secretsIn(before).length > 0) return;
    const data = { before: quote(before), namespace: quote(text) };
    report({ span: { start: 0, end: text.length }, component: "iri", data });
  },
});
