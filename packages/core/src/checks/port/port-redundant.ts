import { traits } from "../../grammar/traits.js";
import { defaultPortOf } from "../../schemes/default-ports.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const portRedundant = defineCheck({
  code: "port-redundant",
  title: "Port is the default of the scheme",
  strength: "should",
  fix: "suggestion",
  preset: "strict",
  spec: [rfc3986("3.2.3"), rfc3986("6.2.3")],
  message: "The port {{port}} is the default of the scheme {{scheme}}; remove it and the ':' before it.",
  needs: traits.port,
  judges: "authority",
  find({ scheme, authority }, report) {
    if (scheme === undefined || authority?.port === undefined) return;
    const { host, port } = authority;
    if (port.text !== defaultPortOf(scheme.text)) return;
    const span = { start: host.span.end, end: port.span.end };
    report({
      span,
      component: "port",
      data: { port: quote(port.text), scheme: quote(scheme.text) },
      fixes: [suggest("Remove the port", span, "")],
    });
  },
});
