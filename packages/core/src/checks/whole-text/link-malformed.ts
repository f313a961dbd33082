import { traits } from "../../grammar/traits.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";
import { linkFault } from "../faults/links/link-fault.js";
import type { LinkFault } from "../faults/links/link-form.js";

export const linkMalformed = defineCheck({
  code: "link-malformed",
  title: "Brackets make no link",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("C")],
  message: "{{fault}}; {{correction}}. Readers see {{seen}}.",
  needs: traits.nameInPlace,
  hidden: true,
  judgesMarkup: true,
  reads: ["place"],
  find({ text, place }, report) {
    if (place?.role !== "broken-link" && place?.role !== "foreign-link") return;
    // Another check reports invisible characters.
    if (/^\p{Cf}*$/u.test(text)) return;
    const span = { start: 0, end: text.length };
    if (/^[()[\]`"<>]$/u.test(text)) {
      const [closes, close] = /^[([<]/u.test(text) ? ["closes", "close"] : ["opens", "open"];
      const data = { fault: `Nothing ${closes} the '${text}'`, seen: "it", correction: `${close} or remove it` };
      report({ span, component: "iri", data, fixes: [suggest(`Remove '${text}'`, span, "")] });
      return;
    }
    if (halfCode.test(text)) {
      const [closes, close] = text.startsWith("[`") ? ["closes", "close"] : ["opens", "open"];
      const data = { fault: `Nothing ${closes} the '\`'`, seen: "it", correction: `${close} or remove it` };
      report({ span: { start: "[".length, end: text.length }, component: "iri", data });
      return;
    }
    if (text === "{" || text === "}") {
      const data = { fault: `One '${text}' stands for two`, seen: "it", correction: "double it" };
      report({ span, component: "iri", data });
      return;
    }
    const found: LinkFault | undefined =
      place.role === "foreign-link" ? { fault: "Only Markdown has links of this form" } : linkFault(text);
    if (found === undefined) return;
    const { fault, correction, seen = "the brackets and no link" } = found;
    const { isOffered = correction !== undefined && (!text.includes("`") || /^[<\]]/u.test(text)) } = found;
    const fixes = isOffered && correction !== undefined ? [suggest("Correct the brackets", span, correction)] : [];
    const written = correction === undefined ? "it in the markup of this document" : quote(correction);
    report({ span, component: "iri", data: { fault, seen, correction: `write ${written}` }, fixes });
  },
});

/** The text of a link with a back quote at one end, behind its bracket. */
const halfCode = /^\[(?:`[^`[\]]+|[^`[\]]+`)$/u;
