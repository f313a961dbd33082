import { traits } from "../../grammar/traits.js";
import { percentEncode } from "../../percent-encoding/percent-encode.js";
import { rfc3986, rfc3987, rfc3987bis } from "../../findings/spec-reference.js";
import type { ComponentName } from "../../findings/finding.js";
import type { Span } from "../../findings/span.js";
import { defineCheck, suggest, type Subject } from "../definition/define-check.js";
import { runsOf } from "../faults/judged-components.js";
import { admitsTriplets, isNotAppended } from "../faults/wrong-characters.js";

export const characterSpace = defineCheck({
  code: "character-space",
  title: "Text contains a space",
  strength: "grammar",
  allowedIn: "leiri",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3987("2.2"), rfc3986("C"), rfc3987bis("6.3")],
  message: "The {{component}} contains {{spaces}}; {{remedy}}. Many programs end an IRI there.",
  needs: traits.excludedAscii,
  claims: "character",
  // In prose, white space ends an address, but for what stands between `://` and the host.
  inProse: true,
  inNames: "names",
  local: true,
  sparesSites: true,
  besideHole: isNotAppended,
  find(subject, report) {
    for (const { text, span, component } of runsOf(subject, / +/)) {
      const isOne = text.length === 1;
      const object = `the space${isOne ? "" : "s"}`;
      const remove = suggest(`Remove ${object}`, span, "");
      const encode = suggest(`Percent-encode ${object}`, span, percentEncode(text));
      const isEncodable = isDatum(subject, component, span) && admitsTriplets(component, subject);
      const pronoun = isOne ? "it" : "them";
      const encoding = `percent-encode ${isOne ? "it" : "each"} as '%20' or `;
      const remedy = `${isEncodable ? encoding : ""}remove ${pronoun}`;
      const spaces = isOne ? "a space" : `${text.length} spaces`;
      report({
        span,
        component,
        data: { component, spaces, remedy },
        fixes: isEncodable ? [encode, remove] : [remove],
      });
    }
  },
});

/**
 * Whether a space may be part of what is identified. None is that of a number or a mailbox, encoded or not (RFC 3966 §3,
 * RFC 5724 §2.2, RFC 6068 §2), nor one between a scheme and its slashes: `https: //a`.
 */
function isDatum({ text, scheme, path }: Subject, component: ComponentName, { start, end }: Span): boolean {
  if (component !== "path") return true;
  if (/^(?:tel|sms|mailto)$/i.test(scheme?.text ?? "")) return false;
  return start > path.span.start || !text.startsWith("//", end);
}
