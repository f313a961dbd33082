import { traits } from "../../grammar/traits.js";
import { rfc3987, rfc3987bis } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { runsOf } from "../faults/judged-components.js";
import { wrongCharacters } from "../faults/wrong-characters.js";

export const characterPrivateUseInQuery = defineCheck({
  code: "character-private-use-in-query",
  title: "Query contains a private-use character",
  strength: "advice",
  fix: "suggestion",
  preset: "all",
  spec: [rfc3987("2.2"), rfc3987bis("5.1")],
  message:
    "The {{component}} contains {{characters}}; {{remedy}}. Private-use characters have no meaning outside a private agreement and are not suited to the Internet.",
  needs: traits.suspectNonAscii,
  claims: "character",
  local: true,
  find(subject, report) {
    // A URI (profile `rfc3986`) allows no private-use character at all, which another code reports.
    if (subject.profile === "rfc3986") return;
    for (const run of runsOf(subject, privateUse, ({ name }) => name === "query")) {
      report(wrongCharacters(run, subject));
    }
  },
});

/** `iprivate = %xE000-F8FF / %xF0000-FFFFD / %x100000-10FFFD` (RFC 3987 §2.2) is General_Category Co. */
const privateUse = /\p{Co}{1,4096}/u;
