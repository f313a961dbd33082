import { traits } from "../../grammar/traits.js";
import type { Authority } from "../../iri/iri.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { exposedPassword } from "../wording/exposed-password.js";

export const userinfoPasswordExposed = defineCheck({
  code: "userinfo-password-exposed",
  title: "Userinfo contains a password",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("3.2.1"), rfc3986("7.5")],
  message:
    "The userinfo contains a password, visible wherever the IRI is shown; remove the ':' and what follows it, up to the '@'.",
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

/** Nobody's password, but a word for what belongs there. */
const placeholderWord =
  /^(?:(?:my|the|your|some)[-_]?)?(?:pass(?:phrase|wd|word)?|pwd|pw|secret|(?:(?:access|api)[-_]?)?(?:key|token))$/i;

/** What everybody knows: images and examples have it until somebody changes it. */
const knownToAll =
  /^(?:admin(?:istrator)?|change(?:[-_]?(?:it|me|this))?|default|dev(?:el(?:opment)?)?|dummy|example|fake|guest|none|password\d{0,3}|placeholder|postgres|root|sample|sa|test(?:ing|pass|password)?|12345?6?7?8?9?|foo|bar|baz|qux|a|b|c|p|x|y|z)$/i;

/** Whether the password opens nothing: a known one, the name of its user again, or one of a machine that only its own network sees. */
function guardsNothing(password: string, { userinfo, host }: Authority): boolean {
  const [user = ""] = userinfo?.text.split(":", 1) ?? [];
  if (placeholderWord.test(password) || knownToAll.test(password)) return true;
  return (user !== "" && password.toLowerCase() === user.toLowerCase()) || isPrivate(host.text);
}

/** `localhost`, a loopback address, and a name of one label, as networks of containers have them. */
function isPrivate(host: string): boolean {
  return /^(?:[\w-]+|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1\]|(?:.+\.)?localhost|host\.docker\.internal)$/i.test(host);
}
