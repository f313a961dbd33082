import { traits } from "../../grammar/traits.js";
import { rfc3987, rfc3987bis } from "../../findings/spec-reference.js";
import { defineCheck, type Subject } from "../definition/define-check.js";
import { runsOf } from "../faults/judged-components.js";
import { quote } from "../wording/mention.js";
import { uriCharacters } from "../faults/wrong-characters.js";
import { isOfUnicode } from "../faults/unicode-charset.js";

export const queryNonAscii = defineCheck({
  code: "query-non-ascii",
  title: "Query of a web address contains characters outside ASCII",
  strength: "advice",
  fix: "suggestion",
  preset: "all",
  spec: [rfc3987bis("7"), rfc3987bis("3.5"), rfc3987("6.4")],
  message: "The {{component}} contains {{characters}}; {{remedy}}. Programs send such characters in {{charset}}.",
  needs: traits.nonAscii,
  local: true,
  reads: ["place"],
  find(subject, report) {
    // In a URI every character outside ASCII is wrong, which another code reports.
    if (subject.profile === "rfc3986" || !/^https?$/i.test(subject.scheme?.text ?? "")) return;
    const charset = charsetOf(subject);
    for (const run of runsOf(subject, nonAscii, ({ name }) => name === "query")) {
      const { data, ...where } = uriCharacters(run);
      report({ ...where, data: { ...data, charset } });
    }
  },
});

/** Controls and unpaired surrogates have codes of their own. */
const nonAscii = /[^\0-\x9F\p{Cs}]{1,4096}/u;

function charsetOf({ place }: Subject): string {
  const charset = place?.charset;
  if (charset === undefined) return "UTF-8 or in the charset of the page";
  return isOfUnicode(charset) ? "UTF-8" : `the charset ${quote(charset)} of this document`;
}
