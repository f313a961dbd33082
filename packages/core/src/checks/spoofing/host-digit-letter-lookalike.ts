import { traits } from "../../grammar/traits.js";
import { dnsLabels } from "../../idna/dns-host.js";
import { rfc3987 } from "../../findings/spec-reference.js";
import { defineCheck } from "../definition/define-check.js";
import { matchesIn } from "../faults/judged-components.js";
import { quote } from "../wording/mention.js";

export const hostDigitLetterLookalike = defineCheck({
  code: "host-digit-letter-lookalike",
  title: "Label of the host has a digit that looks like a letter",
  strength: "advice",
  fix: "none",
  preset: "all",
  threatens: true,
  spec: [rfc3987("7.5"), rfc3987("8")],
  message:
    "The label {{label}} of the host contains {{digits}}, easily read as {{letters}}; check that this is the intended name. Digits among letters are taken for letters.",
  needs: traits.authority,
  judges: "authority",
  find(subject, report) {
    for (const { text, span } of dnsLabels(subject)) {
      if (!isWord(text) || /^xn--/i.test(text)) continue;
      for (const run of matchesIn(text, amongLetters, span.start, "host")) {
        const letters = run.text.startsWith("0") ? "o" : "l";
        const data = { label: quote(text), digits: quote(run.text), letters: quote(letters.repeat(run.text.length)) };
        report({ span: run.span, component: "host", data });
      }
    }
  },
});

/** Whether a label is a word: at least three letters and the digits 0 or 1; other digits make it a number. */
function isWord(label: string): boolean {
  return /^[A-Za-z01-]+$/.test(label) && label.replace(/[01-]/g, "").length >= 3;
}

/** Zeros or ones before a letter, at the start of the label or after another letter. */
const amongLetters = /(?<=^|[A-Za-z-])(?:0+|1+)(?=[A-Za-z])/;
