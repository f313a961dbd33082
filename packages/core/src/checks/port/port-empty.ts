import { traits } from "../../grammar/traits.js";
import { isDriveAsHost } from "../../schemes/file.js";
import { misspelledScheme } from "../../schemes/misspelled-scheme.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";

export const portEmpty = defineCheck({
  code: "port-empty",
  title: "Port is empty",
  strength: "should",
  fix: "suggestion",
  preset: "strict",
  spec: [rfc3986("3.2.3"), rfc3986("6.2.3")],
  message: "The port is empty, which means the same as no port; remove the ':' before it.",
  needs: traits.port,
  judges: "authority",
  find(subject, report) {
    const { authority } = subject;
    if (authority?.port?.text !== "") return;
    // The colon of `http://http://a` ends a second scheme, and that of `file://c:/a` the name of a drive.
    const slip = misspelledScheme(subject)?.kind;
    if (slip === "doubled" || slip === "slashes" || isDriveAsHost(subject)) return;
    const span = { start: authority.host.span.end, end: authority.port.span.end };
    report({ span, component: "port", fixes: [suggest("Remove the ':'", span, "")] });
  },
});
