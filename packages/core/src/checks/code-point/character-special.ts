import { traits } from "../../grammar/traits.js";
import { rfc3987, rfc3987bis } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { runsOf } from "../faults/judged-components.js";
import { isOfUnicode } from "../faults/unicode-charset.js";
import { meaninglessCharacters, tellsCharacters, wrongCharacters } from "../faults/wrong-characters.js";

export const characterSpecial = defineCheck({
  code: "character-special",
  title: "Text contains a special character",
  strength: "grammar",
  allowedIn: "leiri",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3987("2.2"), rfc3987bis("6.3")],
  message: `${tellsCharacters} {{meaning}}.`,
  needs: traits.suspectNonAscii,
  claims: "character",
  local: true,
  reads: ["place"],
  find(subject, report) {
    // For a document that was decoded in the wrong charset, one finding of another code stands for all its replacement
    // characters.
    const isTold = !isOfUnicode(subject.place?.charset ?? "utf-8");
    for (const run of runsOf(subject, specials)) {
      const isReplacement = run.text.startsWith("\uFFFD");
      if (isReplacement && isTold) continue;
      const wrong = isReplacement ? meaninglessCharacters(run) : wrongCharacters(run, subject);
      report({ ...wrong, data: { ...wrong.data, ...(isReplacement ? lost : processing) } });
    }
  },
});

/**
 * U+FFF0–U+FFFD, which `ucschar` leaves out (RFC 3987 §2.2). The replacement character matches apart, since its message
 * differs.
 */
const specials = /\uFFFD+|[\uFFF0-\uFFFC]+/;
const lost = { remedy: "read the file in its charset", meaning: "It stands for text that was lost" } as const;
const processing = { meaning: "They are for text processing, not for IRIs" } as const;
