import { traits } from "../../grammar/traits.js";
import type { ComponentName } from "../../findings/finding.js";
import type { Component } from "../../iri/iri.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { isPrivateHost } from "../faults/private-host.js";
import { defineCheck } from "../definition/define-check.js";
import { tokenBeginnings, tokensIn } from "../wording/tokens.js";

export const secretExposed = defineCheck({
  code: "secret-exposed",
  title: "Text contains a token that gives access",
  strength: "should",
  fix: "none",
  preset: "recommended",
  threatens: "secrets",
  spec: [rfc3986("7.5"), rfc3986("3.2.1")],
  message:
    "The {{component}} contains {{kind}}; revoke it, and take it from the environment when the program runs. It gives access to whoever reads it.",
  needs: traits.query | traits.userinfo | traits.fragment,
  needsText: tokenBeginnings,
  inNames: "names-and-keys",
  find({ authority, query, fragment }, report) {
    const opensNothing = authority !== undefined && isPrivateHost(authority.host.text);
    reportIn("userinfo", authority?.userinfo);
    reportIn("query", query);
    reportIn("fragment", fragment);

    function reportIn(component: ComponentName, part: Component | undefined): void {
      if (part === undefined) return;
      for (const { kind, start, end, ofOneServer } of tokensIn(part.text))
        if (kind !== undefined && !(opensNothing && ofOneServer))
          report({
            span: { start: part.span.start + start, end: part.span.start + end },
            component,
            data: { component, kind },
          });
    }
  },
});
