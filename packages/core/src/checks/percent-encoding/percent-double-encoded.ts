import { traits } from "../../grammar/traits.js";
import { percentDecodeUtf8 } from "../../percent-encoding/percent-decode.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { runsOf } from "../faults/judged-components.js";
import { quote } from "../wording/mention.js";
import { admitsTriplets } from "../faults/wrong-characters.js";

export const percentDoubleEncoded = defineCheck({
  code: "percent-double-encoded",
  title: "Text is percent-encoded twice",
  strength: "should",
  fix: "suggestion",
  preset: "strict",
  spec: [rfc3986("2.4")],
  message:
    "{{triplets}} in the {{component}} is percent-encoded twice; write {{once}}. A server reads percent signs and digits.",
  needs: traits.percent,
  local: true,
  find(subject, report) {
    for (const { text, span, component } of runsOf(subject, twice, (whole) => !holdsIri(whole.text))) {
      const once = text.replace(/%(?:25)+(?=[0-9A-Fa-f])/g, "%");
      if (!admitsTriplets(component, subject) || !isWorthEncoding(percentDecodeUtf8(once))) continue;
      const fixes = [suggest(`Write ${quote(once)} instead of ${quote(text)}`, span, once)];
      report({ span, component, data: { triplets: quote(text), component, once: quote(once) }, fixes });
    }
  },
});

/** A triplet that is encoded twice or more often. */
const twice = /(?:%25(?:25)*[0-9A-Fa-f]{2})+/;

/**
 * Whether the decoded text is an IRI: within another IRI, its own triplets are encoded once more, as they should be.
 */
function holdsIri(text: string): boolean {
  return /(?::|%(?:25)*3A)(?:\/|%(?:25)*2F){2}/i.test(text);
}

/**
 * Whether a program would encode this character: nobody encodes letters and digits, so that `50%2541` is a percentage
 * in text; nor does text hold controls.
 */
function isWorthEncoding(decoded: string | undefined): boolean {
  return decoded !== undefined && !/[A-Za-z0-9._~\p{C}-]/u.test(decoded);
}
