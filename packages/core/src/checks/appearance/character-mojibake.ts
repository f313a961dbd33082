import { traits } from "../../grammar/traits.js";
import { percentEncodeNonAscii } from "../../percent-encoding/percent-encode.js";
import { rfc3987, rfc3987bis } from "../../findings/spec-reference.js";
import { decodeText } from "../faults/decoded-text.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { judgedComponents } from "../faults/judged-components.js";
import { quote } from "../wording/mention.js";
import { findMojibake } from "../faults/mojibake.js";

export const characterMojibake = defineCheck({
  code: "character-mojibake",
  title: "Text in UTF-8 was read in another charset",
  strength: "advice",
  fix: "suggestion",
  preset: "all",
  spec: [rfc3987("6.4"), rfc3987("8"), rfc3987bis("10")],
  message:
    "{{written}} in the {{component}} seems to be {{meant}}; write {{repaired}}. UTF-8 was read as Windows-1252 by mistake.",
  needs: traits.nonAscii | traits.percent,
  local: true,
  find(subject, report) {
    for (const { name, text, span } of judgedComponents(subject)) {
      const decoded = decodeText({ text, span });
      for (const { start, end, meant } of findMojibake(decoded.text)) {
        const where = decoded.toSpan(start, end);
        const written = subject.text.slice(where.start, where.end);
        const repaired = written.includes("%") ? percentEncodeNonAscii(meant) : meant;
        const data = { written: quote(written), component: name, meant: quote(meant), repaired: quote(repaired) };
        const fixes = [suggest(`Write ${quote(repaired)}`, where, repaired)];
        report({ span: where, component: name, data, fixes });
      }
    }
  },
});
