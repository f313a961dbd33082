import { traits } from "../../grammar/traits.js";
import { rfc3986, rfc9110 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const pathEmpty = defineCheck({
  code: "path-empty",
  title: "Path is empty",
  strength: "advice",
  fix: "suggestion",
  preset: "all",
  spec: [rfc3986("6.2.3"), rfc9110("4.2.3")],
  message: "The path after {{authority}} is empty, which is the same as '/'; write the '/'.",
  needs: traits.authority,
  find({ scheme, authority, path, traits: set }, report) {
    // In a text with other faults the authority may end elsewhere than it seems.
    if ((set & traits.nonconforming) !== 0) return;
    if (authority === undefined || authority.host.text === "" || path.text !== "") return;
    if (!/^(?:https?|wss?|ftp)$/i.test(scheme?.text ?? "")) return;
    const { host, port } = authority;
    const span = { start: host.span.start, end: (port ?? host).span.end };
    // The userinfo is left out, since it may hold a password.
    const shown = port === undefined ? host.text : `${host.text}:${port.text}`;
    const fixes = [suggest("Write '/' for the empty path", path.span, "/")];
    report({ span, component: "path", data: { authority: quote(shown) }, fixes });
  },
});
