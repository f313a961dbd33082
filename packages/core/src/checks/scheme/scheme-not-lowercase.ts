import type { Fix } from "../../findings/finding.js";
import { traits } from "../../grammar/traits.js";
import type { Component } from "../../iri/iri.js";
import { lookupScheme } from "../../schemes/lookup-scheme.js";
import { misspelledScheme } from "../../schemes/misspelled-scheme.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck, safely, suggest } from "../definition/define-check.js";
import type { Place } from "../definition/place.js";
import { isWellFormedScheme } from "../faults/scheme-reading.js";

export const schemeNotLowercase = defineCheck({
  code: "scheme-not-lowercase",
  title: "Scheme contains uppercase letters",
  strength: "should",
  fix: "safe",
  preset: "strict",
  spec: [rfc3986("3.1"), rfc3986("6.2.2.1")],
  message: "The scheme '{{scheme}}' contains uppercase letters; write '{{lowercase}}'. Schemes are case-insensitive.",
  inOwnNotation: true,
  needs: traits.asciiUppercaseInScheme,
  // A misspelled namespace is reported as a whole by its own check.
  claims: "character-standing",
  judges: "scheme",
  reads: ["place"],
  find(subject, report) {
    const { scheme, place } = subject;
    // A single letter is the drive of a Windows path; no registered scheme is that short.
    if (scheme === undefined || scheme.text.length === 1 || !isWellFormedScheme(scheme.text)) return;
    // In lower case, a label that was copied with the address is no better.
    if (misspelledScheme(subject)?.kind === "label") return;
    const lowercase = scheme.text.toLowerCase();
    report({
      span: scheme.span,
      component: "scheme",
      data: { scheme: scheme.text, lowercase },
      fixes: [fixFor(scheme, lowercase, place)],
    });
  },
});

function fixFor({ text, span }: Component, lowercase: string, place: Place | undefined): Fix {
  if (place?.lowercaseIsPrefix === true) return suggest(`Write the prefix '${lowercase}:'`, span, lowercase);
  // Programs with a private scheme may compare it character by character, so that the fix is no safe one.
  const lower = lookupScheme(text) === undefined ? suggest : safely;
  return lower("Lowercase the scheme", span, lowercase);
}
