import { traits } from "../../grammar/traits.js";
import type { Authority } from "../../iri/iri.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { isStandIn } from "../conventions/words.js";
import { isPrivateHost } from "../faults/private-host.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { exposedPassword } from "../wording/exposed-password.js";

export const userinfoPasswordExposed = defineCheck({
  code: "userinfo-password-exposed",
  title: "Userinfo contains a password",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  threatens: "secrets",
  spec: [rfc3986("3.2.1"), rfc3986("7.5")],
  message:
    "The userinfo contains a password; remove the ':' and what follows it, up to the '@'. It is visible wherever the IRI is shown.",
  inOwnNotation: true,
  needs: traits.userinfo,
  judges: "authority",
  reads: ["place"],
  find(subject, report) {
    const { authority, place } = subject;
    const { userinfo } = authority ?? {};
    if (userinfo === undefined || place?.keepsPasswords === true) return;
    const password = exposedPassword(userinfo);
    if (password === undefined || authority === undefined) return;
    if (guardsNothing(subject.text.slice(password.start, password.end), authority)) return;
    const withColon = { start: password.start - 1, end: password.end };
    report({ span: password, component: "userinfo", fixes: [suggest("Remove the password", withColon, "")] });
  },
});

/**
 * Whether the password protects nothing: a well-known one, the name of its user, or that of a machine that is only
 * reachable from its own network, or that a reader is to name.
 */
function guardsNothing(password: string, { userinfo, host }: Authority): boolean {
  const [user = ""] = userinfo?.text.split(":", 1) ?? [];
  // Another check tells of `https://mailto:a@b.example`, where a mailbox follows.
  if (user === "mailto" || isStandIn("password", password) || isStandIn("host", host.text)) return true;
  return (user !== "" && password.toLowerCase() === user.toLowerCase()) || isPrivateHost(host.text);
}
