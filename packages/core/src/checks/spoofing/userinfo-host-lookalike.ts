import { traits } from "../../grammar/traits.js";
import { rfc3986, rfc9110 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";
import { hostInUserinfo } from "../faults/user-like-host.js";

export const userinfoHostLookalike = defineCheck({
  code: "userinfo-host-lookalike",
  title: "Userinfo looks like the host",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  threatens: true,
  spec: [rfc3986("7.6"), rfc9110("4.2.4")],
  message:
    "The userinfo begins with {{name}}, but the host is {{host}}; remove what stands before the host. The name is easily taken for the host.",
  needs: traits.userinfo,
  judges: "authority",
  inProse: true,
  find({ scheme, authority }, report) {
    if (authority?.userinfo === undefined || !/^(?:https?|wss?|ftp)?$/i.test(scheme?.text ?? "")) return;
    const name = hostInUserinfo(authority);
    if (name === undefined) return;
    const { userinfo, host } = authority;
    const span = { start: userinfo.span.start, end: userinfo.span.end + 1 };
    const data = { name: quote(name), host: quote(host.text) };
    report({ span, component: "userinfo", data, fixes: [suggest("Remove the userinfo", span, "")] });
  },
});
