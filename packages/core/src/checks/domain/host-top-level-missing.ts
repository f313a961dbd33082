import { traits } from "../../grammar/traits.js";
import { dnsName } from "../../idna/dns-host.js";
import { rfc1123, rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { missingTopLevel } from "../faults/missing-top-level.js";
import { quote } from "../wording/mention.js";

export const hostTopLevelMissing = defineCheck({
  code: "host-top-level-missing",
  title: "Host of a well-known site lacks its top-level domain",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("3.2.2"), rfc1123("2.1")],
  message: "The host {{host}} has no top-level domain; write {{correction}}.",
  needs: traits.unusualHost,
  inNames: "names",
  judges: "authority",
  find(subject, report) {
    const host = isOfWeb(subject.scheme?.text) && subject.authority?.port === undefined ? dnsName(subject) : undefined;
    if (host === undefined) return;
    const topLevel = missingTopLevel(host.text.toLowerCase());
    // With another part of the name behind a slash, another check reports it; a host without a path may be the name of
    // a machine.
    if (topLevel === undefined || !/^\/[^/]/u.test(subject.path.text) || beginsAsName.test(subject.path.text)) return;
    const correction = `${host.text}.${topLevel}`;
    const fixes = [suggest(`Write '.${topLevel}' behind it`, host.span, correction)];
    report({
      span: host.span,
      component: "host",
      data: { host: quote(host.text), correction: quote(correction) },
      fixes,
    });
  },
});

const beginsAsName = /^\/(?:com|org|net|io)(?:[/?#]|$)/iu;

function isOfWeb(scheme: string | undefined): boolean {
  return scheme !== undefined && /^https?$/iu.test(scheme);
}
