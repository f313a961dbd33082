import { traits } from "../../grammar/traits.js";
import { rfc3987, rfc3987bis } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { runsOf } from "../faults/judged-components.js";
import { meaninglessCharacters, tellsCharacters } from "../faults/wrong-characters.js";

export const characterLoneSurrogate = defineCheck({
  code: "character-lone-surrogate",
  title: "Text contains half of a surrogate pair",
  strength: "grammar",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3987("2.2"), rfc3987bis("6.3")],
  message: `${tellsCharacters} Half of a surrogate pair stands for no character and has no UTF-8 form.`,
  needs: traits.nonconforming,
  claims: "character",
  local: true,
  find(subject, report) {
    for (const run of runsOf(subject, loneSurrogates)) report(meaninglessCharacters(run));
  },
});

/** With the flag `u` a pair is one character of another category. */
const loneSurrogates = /\p{Cs}{1,4096}/u;
