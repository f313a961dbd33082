import { traits } from "../../grammar/traits.js";
import { percentEncode } from "../../mapping/percent-encode.js";
import { rfc3986, rfc3987 } from "../../spec-reference.js";
import { defineCheck, suggest } from "../define-check.js";
import { runsOf } from "../judged-components.js";
import { admitsTriplets } from "../wrong-characters.js";

export const characterBackslash = defineCheck({
  code: "character-backslash",
  title: "Text contains a backslash",
  strength: "grammar",
  strengthIn: { leiri: "should" },
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3987("2.2"), rfc3986("3.3")],
  message:
    "The {{component}} contains '\\', which browsers read as '/' and other programs as a character of no IRI; write '/' or '%5C'.",
  needs: traits.excludedAscii,
  claims: "character",
  local: true,
  find(subject, report) {
    for (const { text, span, component } of runsOf(subject, /\\+/)) {
      const slash = suggest("Write '/' instead of '\\'", span, text.replaceAll("\\", "/"));
      const encode = suggest("Percent-encode the backslash", span, percentEncode(text));
      const fixes = admitsTriplets(component, subject.profile) ? [slash, encode] : [slash];
      report({ span, component, data: { component }, fixes });
    }
  },
});
