import type { Fix } from "../../findings/finding.js";
import { traits } from "../../grammar/traits.js";
import { percentEncode } from "../../percent-encoding/percent-encode.js";
import { rfc3986, rfc3987 } from "../../findings/spec-reference.js";
import { defineCheck, suggest, type Subject } from "../definition/define-check.js";
import { runsOf, type Run } from "../faults/judged-components.js";
import { quote } from "../wording/mention.js";
import { admitsTriplets } from "../faults/wrong-characters.js";

export const percentTripletMalformed = defineCheck({
  code: "percent-triplet-malformed",
  title: "Percent-encoding is incomplete",
  strength: "grammar",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("2.1"), rfc3987("2.2")],
  message:
    "{{text}} in the {{component}} is not a percent-encoding; {{remedy}}. A percent-encoding is '%' followed by two hexadecimal digits.",
  needs: traits.nonconforming,
  claims: "triplet",
  local: true,
  find(subject, report) {
    for (const run of runsOf(subject, attempts)) {
      const fixes = waysOut(run, subject);
      const remedy = admitsTriplets(run.component, subject) ? literally : "remove it, since this host allows none";
      report({
        span: run.span,
        component: run.component,
        data: { text: quote(run.text), component: run.component, remedy },
        fixes,
      });
    }
  },
});

const literally = "write '%25' for a literal percent sign";

/** `%uXXXX` as the obsolete function `escape` writes it, or percent signs each with at most one hexadecimal digit. */
const attempts = /(?:%u[0-9A-Fa-f]{4})+|(?:%(?!u[0-9A-Fa-f]{4}|[0-9A-Fa-f]{2})[0-9A-Fa-f]?)+/;

function waysOut({ text, span, component }: Run, subject: Subject): Fix[] {
  if (!admitsTriplets(component, subject)) return [suggest(`Remove ${quote(text)}`, span, "")];
  const escaped = suggest(`Write '%25' instead of '%'`, span, text.replaceAll("%", "%25"));
  const encoded = text.startsWith("%u") ? encodeUnits(text) : undefined;
  if (encoded === undefined) return [escaped];
  return [suggest(`Write ${quote(encoded)} instead of ${quote(text)}`, span, encoded), escaped];
}

/** `%uD83D%uDE00` as the triplets of U+1F600 in UTF-8; `undefined` where a surrogate has no other half. */
function encodeUnits(text: string): string | undefined {
  const units = Array.from(text.matchAll(/%u([0-9A-Fa-f]{4})/g), ([, digits = ""]) => Number.parseInt(digits, 16));
  const decoded = units.map((unit) => String.fromCharCode(unit)).join("");
  return /\p{Cs}/u.test(decoded) ? undefined : percentEncode(decoded);
}
