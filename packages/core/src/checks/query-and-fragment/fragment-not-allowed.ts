import { traits } from "../../grammar/traits.js";
import { rfc3986, rfc3987 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const fragmentNotAllowed = defineCheck({
  code: "fragment-not-allowed",
  title: "Absolute IRI has a fragment",
  strength: "grammar",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("4.3"), rfc3987("2.2")],
  message:
    "The fragment {{fragment}} must not follow an absolute-IRI; remove it. An absolute-IRI names a whole resource.",
  needs: traits.nonconforming,
  find({ fragment, production }, report) {
    if (fragment === undefined || production !== "absolute-IRI") return;
    const span = { start: fragment.span.start - 1, end: fragment.span.end };
    report({
      span,
      component: "fragment",
      data: { fragment: quote(`#${fragment.text}`) },
      fixes: [suggest("Remove the fragment", span, "")],
    });
  },
});
