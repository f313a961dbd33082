import { traits } from "../../grammar/traits.js";
import { lookupScheme } from "../../schemes/lookup-scheme.js";
import { rfc3986 } from "../../spec-reference.js";
import { defineCheck, safely, suggest } from "../define-check.js";
import { isWellFormedScheme } from "../scheme-reading.js";

export const schemeNotLowercase = defineCheck({
  code: "scheme-not-lowercase",
  title: "Scheme contains uppercase letters",
  strength: "should",
  fix: "safe",
  preset: "recommended",
  spec: [rfc3986("3.1"), rfc3986("6.2.2.1")],
  message:
    "The scheme '{{scheme}}' contains uppercase letters; schemes are case-insensitive, so write '{{lowercase}}'.",
  needs: traits.asciiUppercaseInScheme,
  judges: "scheme",
  reads: ["place"],
  find({ scheme, place }, report) {
    // One letter is the drive of a path on Windows; no scheme is so short.
    if (scheme === undefined || scheme.text.length === 1 || !isWellFormedScheme(scheme.text)) return;
    // Who reads a scheme of their own may compare it character by character.
    const lower = lookupScheme(scheme.text) === undefined ? suggest : safely;
    const lowercase = scheme.text.toLowerCase();
    report({
      span: scheme.span,
      component: "scheme",
      data: { scheme: scheme.text, lowercase },
      fixes: [
        place?.lowercaseIsPrefix === true
          ? suggest(`Write the prefix '${lowercase}:'`, scheme.span, lowercase)
          : lower("Lowercase the scheme", scheme.span, lowercase),
      ],
    });
  },
});
