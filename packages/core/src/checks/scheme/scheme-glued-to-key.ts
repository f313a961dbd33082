import { traits } from "../../grammar/traits.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const schemeGluedToKey = defineCheck({
  code: "scheme-glued-to-key",
  title: "No white space parts a key from its address",
  strength: "should",
  fix: "none",
  preset: "recommended",
  spec: [rfc3986("3.1")],
  message:
    "{{written}} begins a text and no value of {{key}}; write {{correction}}. White space must follow the colon.",
  needs: traits.otherScheme | traits.nonconforming,
  needsPlace: true,
  hidden: true,
  reads: ["place"],
  find({ text, place }, report) {
    const key = place?.role === "glued-key" ? glued.exec(text)?.groups?.["key"] : undefined;
    if (key === undefined) return;
    const data = { written: quote(`${key}:`), key: quote(key), correction: quote(`${key}: `) };
    report({ span: { start: 0, end: text.length }, component: "scheme", data });
  },
});

const glued = /^(?<key>[\w-]+):(?=https?:\/\/)/iu;
