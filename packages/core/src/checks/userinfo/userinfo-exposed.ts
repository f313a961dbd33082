import { traits } from "../../grammar/traits.js";
import { rfc3986, rfc9110 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { exposedPassword } from "../wording/exposed-password.js";
import { hostInUserinfo } from "../faults/user-like-host.js";

export const userinfoExposed = defineCheck({
  code: "userinfo-exposed",
  title: "HTTP address contains userinfo",
  strength: "should",
  fix: "suggestion",
  preset: "strict",
  spec: [rfc9110("4.2.4"), rfc3986("3.2.1")],
  message:
    "The authority contains userinfo; remove what stands before the host. HTTP does not send it to the server, and it can be mistaken for the host.",
  needs: traits.userinfo,
  judges: "authority",
  find({ scheme, authority }, report) {
    if (scheme === undefined || authority?.userinfo === undefined || !/^https?$/i.test(scheme.text)) return;
    const { userinfo } = authority;
    // A password and what looks like a host have codes of their own.
    if (exposedPassword(userinfo) !== undefined || hostInUserinfo(authority) !== undefined) return;
    const span = { start: userinfo.span.start, end: userinfo.span.end + 1 };
    report({ span, component: "userinfo", fixes: [suggest("Remove the userinfo", span, "")] });
  },
});
