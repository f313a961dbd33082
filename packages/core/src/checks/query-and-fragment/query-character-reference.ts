import { traits } from "../../grammar/traits.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { runsOf } from "../faults/judged-components.js";

export const queryCharacterReference = defineCheck({
  code: "query-character-reference",
  title: "Query contains a character reference of HTML",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("3.4"), rfc3986("2.2")],
  message:
    "The {{component}} contains '&amp;'; write '&'. HTML reads '&amp;' as '&', but nothing decodes it here, so that the next parameter is called 'amp;…'.",
  needs: traits.query | traits.fragment,
  needsText: { test: (text) => text.includes("&amp;") },
  needsPlace: true,
  local: true,
  reads: ["place"],
  find(subject, report) {
    // In other places than a sink, the text may be HTML, where `&amp;` is right.
    if (subject.place?.tier !== "sink") return;
    const isParameter = ({ name }: { readonly name: string }): boolean => name === "query" || name === "fragment";
    // The superfluous `amp;` touches no hole in `?a=${b}&amp;c=${d}`.
    for (const { span, component } of runsOf(subject, /(?<=&)amp;/, isParameter))
      report({ span, component, data: { component }, fixes: [suggest("Write '&'", span, "")] });
  },
});
