import { traits } from "../../grammar/traits.js";
import { defaultPortOf } from "../../schemes/default-ports.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const portLeadingZero = defineCheck({
  code: "port-leading-zero",
  title: "Port starts with a zero",
  strength: "should",
  fix: "suggestion",
  preset: "strict",
  spec: [rfc3986("3.2.3")],
  message: "The port {{port}} starts with a zero; write {{number}}. Comparisons take it for a different port.",
  needs: traits.port,
  judges: "authority",
  find({ scheme, authority }, report) {
    const { port } = authority ?? {};
    const [, zeros = "", number = ""] = /^(0+)([1-9][0-9]*)$/.exec(port?.text ?? "") ?? [];
    if (port === undefined || zeros === "") return;
    const span = { start: port.span.start, end: port.span.start + zeros.length };
    // Without its zeros, the default port is reported by another check as superfluous (RFC 3986 §6.2.3).
    const isDefault = scheme !== undefined && defaultPortOf(scheme.text) === number;
    const fix = isDefault
      ? suggest("Remove the port, which is the default one", { start: port.span.start - 1, end: port.span.end }, "")
      : suggest("Remove the leading zeros", span, "");
    report({
      span,
      component: "port",
      data: { port: quote(port.text), number: quote(number) },
      fixes: [fix],
    });
  },
});
