import { changedSpan } from "../../bidi/changed-span.js";
import { keepsBidiRules } from "../../bidi/bidi-rules.js";
import { findTwin, leadsElsewhere, mostWorth, type VisualTwin } from "../../bidi/visual-twin.js";
import { traits } from "../../grammar/traits.js";
import { bidiGuidelines, rfc3987bis } from "../../findings/spec-reference.js";
import { splitIri } from "../../iri/split.js";
import { defineCheck, type Subject } from "../definition/define-check.js";
import { quoteTwins, relatedTwin } from "../wording/twin-message.js";
import { writeInUriForm } from "../faults/write-in-uri-form.js";

export const bidiVisualTwin = defineCheck({
  code: "bidi-visual-twin",
  title: "IRI is displayed like another one",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  threatens: true,
  spec: [bidiGuidelines("7"), rfc3987bis("10")],
  message:
    "The {{components}} may be misread; write the right-to-left components in URI form. The IRI forms of {{uris}} are displayed the same.",
  options: { twins: ["all", "conforming"] },
  needs: traits.unplainRightToLeft,
  claims: "bidi-twin",
  hidden: true,
  inNames: "names-and-keys",
  find(subject, report) {
    const { text } = subject;
    const twinOf = searchFor(subject);
    const twin = twinOf(text);
    if (twin === undefined) return;
    const span = changedSpan(subject, twin.twin);
    report({
      span,
      component: twin.differsIn.length === 1 ? (twin.differsIn[0] ?? "iri") : "iri",
      data: { components: twin.differsIn.join(" and "), uris: quoteTwins(text, twin.twin).join(" and ") },
      related: relatedTwin(text, twin.twin),
      fixes: writeInUriForm(subject, span, (fixed) => twinOf(fixed) === undefined),
    });
  },
});

type Find = (text: string) => VisualTwin | undefined;

/**
 * Differs from guidelines §7, which speaks of every confusion: of 1,495 real right-to-left IRIs that keep the rules of
 * §3, 42 have a twin, and in each the title and a date or number of the same path trade places
 * (`/2026/04/09/title/` and `/title/2026/04/09/`). Nobody is led astray by those, and nobody can name a blog's folders
 * otherwise. So they are reported on request, and by default only numbers that change into another component: none of
 * the 1,495. An IRI that breaks the rules has findings that lead to the same remedy.
 */
function searchFor({ profile, options }: Subject): Find {
  const { twins } = options;
  const isWanted = (twin: VisualTwin): boolean =>
    !leadsElsewhere(twin) &&
    (twins === "all" || (twin.conforms && (twins === "conforming" || twin.differsIn.length > 1)));
  return (text) => {
    const iri = splitIri(text);
    // A twin holds the same delimiters, so that without a query and a fragment it differs in the path alone.
    if (twins !== "all" && twins !== "conforming" && iri.query === undefined && iri.fragment === undefined)
      return undefined;
    if (twins !== "all" && !keepsBidiRules(iri)) return undefined;
    return findTwin(text, { profile, rank: (twin) => (isWanted(twin) ? mostWorth : 0) });
  };
}
