import { traits } from "../../grammar/traits.js";
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
  needs: traits.userinfo,
  judges: "authority",
  reads: ["place"],
  find(subject, report) {
    const { authority, place } = subject;
    const { userinfo } = authority ?? {};
    if (userinfo === undefined || place?.keepsPasswords === true) return;
    const password = exposedPassword(userinfo);
    if (password === undefined || placeholderWord.test(subject.text.slice(password.start, password.end))) return;
    const withColon = { start: password.start - 1, end: password.end };
    report({ span: password, component: "userinfo", fixes: [suggest("Remove the password", withColon, "")] });
  },
});

/** Nobody's password, but a word for what belongs there. */
const placeholderWord =
  /^(?:(?:my|the|your)[-_]?)?(?:pass(?:phrase|wd|word)?|pwd|secret|(?:(?:access|api)[-_]?)?(?:key|token))$/i;
