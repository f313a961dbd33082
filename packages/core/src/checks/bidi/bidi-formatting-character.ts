import { componentAt } from "../../component-at.js";
import type { ComponentName } from "../../finding.js";
import { traits } from "../../grammar/traits.js";
import { percentEncodeNonAscii } from "../../mapping/percent-encode.js";
import { bidiGuidelines, rfc3987 } from "../../spec-reference.js";
import { defineCheck, suggest } from "../define-check.js";
import { mention } from "../mention.js";

const encodable: ReadonlySet<ComponentName> = new Set(["userinfo", "path", "query", "fragment"]);

export const bidiFormattingCharacter = defineCheck({
  code: "bidi-formatting-character",
  title: "IRI contains a bidirectional formatting character",
  strength: "must",
  fix: "suggestion",
  preset: "recommended",
  spec: [bidiGuidelines("2"), rfc3987("4.1")],
  message:
    "The {{component}} contains {{character}}, which changes the displayed order and is itself not seen; remove it, or percent-encode it if it belongs to the name.",
  needs: traits.bidiControl,
  claims: "bidi-character",
  hidden: true,
  local: true,
  find(subject, report) {
    // Legacy extended IRIs lift the restriction (3987bis §6.1).
    if (subject.profile === "leiri") return;
    // LRM, RLM, LRE, RLE, PDF, LRO and RLO; isolates came later and have a code of their own.
    for (const { 0: character, index } of subject.text.matchAll(/[\u200E\u200F\u202A-\u202E]/gu)) {
      const span = { start: index, end: index + 1 };
      const component = componentAt(subject, index);
      const fixes = [suggest("Remove the formatting character", span, "")];
      // At the ends it is a trace of the surrounding text and no part of the IRI (guidelines §2).
      const isInside = index > 0 && span.end < subject.text.length;
      if (isInside && encodable.has(component))
        fixes.push(suggest("Percent-encode the formatting character", span, percentEncodeNonAscii(character)));
      report({ span, component, data: { component, character: mention(character.charCodeAt(0)) }, fixes });
    }
  },
});
