import { traits } from "../../grammar/traits.js";
import { hasNoAuthority } from "../../schemes/without-authority.js";
import { iriRegistration, rfc3986 } from "../../findings/spec-reference.js";
import { isUsed } from "../conventions/roles.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import type { Place } from "../definition/place.js";
import { quote } from "../wording/mention.js";

export const schemeImproperDoubleSlash = defineCheck({
  code: "scheme-improper-double-slash",
  title: "Double slash follows a scheme without authority",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [iriRegistration("3.2"), rfc3986("3.2")],
  message: "'//' begins an authority, but the scheme {{scheme}} has none; remove '//'.",
  needs: traits.otherScheme,
  needsText: { test: (text) => hasNoAuthority(text.slice(0, text.indexOf(":"))) },
  judges: "scheme",
  beforeBody: true,
  reads: ["place"],
  find({ text, scheme, authority, place }, report) {
    if (scheme === undefined || authority === undefined || !hasNoAuthority(scheme.text)) return;
    if (place !== undefined && isOfStreams(scheme.text, place)) return;
    const span = { start: scheme.span.end + 1, end: authority.span.start };
    // The authority may be meant as a path unless it could not be one: brackets are not allowed in a path, and `urn::a`
    // is a name in programs.
    const isPath =
      !authority.host.text.startsWith("[") && !text.startsWith(":", span.end) && !text.startsWith("//", span.end);
    report({
      span,
      component: "authority",
      data: { scheme: quote(scheme.text) },
      fixes: isPath ? [suggest("Remove '//'", span, "")] : [],
    });
  },
});

/** Whether a program with streams such as those of PHP, which need the slashes, may read data there; a page only shows or runs them. */
function isOfStreams(scheme: string, { tier, role }: Place): boolean {
  return scheme.toLowerCase() === "data" && !(tier === "sink" && (isUsed("shown", role) || isUsed("loaded", role)));
}
