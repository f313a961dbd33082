import { traits } from "../../grammar/traits.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { matchesIn } from "../faults/judged-components.js";
import { quote } from "../wording/mention.js";

export const percentEncodedDotSegment = defineCheck({
  code: "percent-encoded-dot-segment",
  title: "Dot segment is percent-encoded",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("6.2.2.2"), rfc3986("6.2.2.3"), rfc3986("7.3")],
  message:
    "The path segment {{segment}} means {{dots}}; write {{dots}} or resolve it. It gets past filters that do not decode it.",
  needs: traits.percent,
  find({ scheme, path }, report) {
    // Without a slash at its start, the path of an IRI is opaque to most schemes.
    if (scheme !== undefined && !path.text.startsWith("/")) return;
    for (const { text, span } of matchesIn(path.text, encodedDots, path.span.start, "path")) {
      const dots = text.replace(/%2e/gi, ".");
      const fix = suggest(`Write ${quote(dots)} instead of ${quote(text)}`, span, dots);
      report({ span, component: "path", data: { segment: quote(text), dots: quote(dots) }, fixes: [fix] });
    }
  },
});

/** A segment of one or two dots, one of them encoded at least. */
const encodedDots = /(?<=^|\/)(?:%2[Ee](?:\.|%2[Ee])?|\.%2[Ee])(?=\/|$)/;
