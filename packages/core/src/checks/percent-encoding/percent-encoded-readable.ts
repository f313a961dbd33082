import { bidiComponents } from "../../bidi/components.js";
import { traits } from "../../grammar/traits.js";
import { decodeComponent } from "../../percent-encoding/decode-component.js";
import { rfc3987 } from "../../findings/spec-reference.js";
import { countNonAscii } from "../../text/ascii.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const percentEncodedReadable = defineCheck({
  code: "percent-encoded-readable",
  title: "Characters that an IRI can show are percent-encoded",
  strength: "advice",
  fix: "suggestion",
  preset: "all",
  spec: [rfc3987("3.2"), rfc3987("1.2")],
  message: "{{encoded}} in the {{component}} can be read by programs only; write {{decoded}}.",
  needs: traits.percent,
  advises: true,
  find(subject, report) {
    const isWebAddress = /^https?$/i.test(subject.scheme?.text ?? "");
    for (const part of bidiComponents(subject)) {
      const decoded = decodeComponent(part, subject.profile);
      // In the query of a web address they are to be encoded (3987bis §7), as is what only some have agreed on (§2.2).
      if (part.component === "query" && (isWebAddress || /\p{Co}/u.test(decoded))) continue;
      // Encoded ASCII has a code of its own.
      if (part.component === "host" || countNonAscii(decoded) === countNonAscii(part.text)) continue;
      const { span, component, text } = part;
      const data = { encoded: quote(text), component, decoded: quote(decoded) };
      report({ span, component, data, fixes: [suggest(`Write ${quote(decoded)}`, span, decoded)] });
    }
  },
});
