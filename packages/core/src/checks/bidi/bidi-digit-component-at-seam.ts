import { digitSeams, type DigitSeam } from "../../bidi/digit-seams.js";
import { traits } from "../../grammar/traits.js";
import { bidiGuidelines } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const bidiDigitComponentAtSeam = defineCheck({
  code: "bidi-digit-component-at-seam",
  title: "Digits stand next to a right-to-left component",
  strength: "should",
  fix: "none",
  preset: "recommended",
  spec: [bidiGuidelines("5")],
  message:
    "{{text}} in the {{component}} {{what}} beside the right-to-left {{neighbor}}; put left-to-right letters between them. The two may be displayed in a different order than they are stored; percent-encoding the right-to-left component helps, too.",
  options: { seams: ["all"] },
  needs: traits.unplainRightToLeft,
  claims: "bidi-seam",
  inNames: "names-and-keys",
  find(subject, report) {
    const { seams } = subject.options;
    const isWanted = seams === "all" ? () => true : changesComponent;
    for (const { parts, rightToLeft, span } of digitSeams(subject).filter(isWanted)) {
      const components = new Set(parts.map(({ component }) => component));
      const [component = "iri"] = components;
      const text = subject.text.slice(span.start, span.end);
      report({
        span,
        component: components.size === 1 ? component : "iri",
        data: {
          text: quote(text),
          component: [...components].join(" and "),
          what: /\p{L}/u.test(text) ? "starts with digits" : "consists of digits",
          neighbor: quote(rightToLeft.text),
        },
      });
    }
  },
});

/**
 * Differs from guidelines §5, Examples 10 and 11, which recommend against all such digits: in the path and in the query
 * only those are reported that may be taken for a part of another component. Numbers and dates beside a title are what
 * 42 of 1,495 real right-to-left IRIs have that keep the rules of §3, they name nothing else when they trade places, and
 * whoever writes the link cannot change them. In a host, or between the path and the query, there was none.
 */
function changesComponent({ parts, rightToLeft }: DigitSeam): boolean {
  return parts.some(({ component }) => component === "host" || component !== rightToLeft.component);
}
