import { traits } from "../../grammar/traits.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { componentAt } from "../../iri/component-at.js";
import { isPrivateHost } from "../faults/private-host.js";
import { defineCheck } from "../definition/define-check.js";
import { placesOfTokens, tokensIn } from "../wording/tokens.js";

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
  needs: traits.authority | traits.query | traits.fragment,
  needsText: placesOfTokens,
  inNames: "names-and-keys",
  find(iri, report) {
    const { text, authority } = iri;
    const opensNothing = authority !== undefined && isPrivateHost(authority.host.text);
    for (const { kind, start, end, inPath, ofOneServer } of tokensIn(text)) {
      const component = componentAt(iri, start);
      const isInPlace = inPath === (component === "path") && component !== "host";
      if (kind !== undefined && isInPlace && !(opensNothing && ofOneServer))
        report({ span: { start, end }, component, data: { component, kind } });
    }
  },
});
