import { traits } from "../../grammar/traits.js";
import { dnsName } from "../../idna/dns-host.js";
import { rfc1123, rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

/** Sites that everybody knows, by what they are called before their top-level domain; what companies run under the same name is none. */
const topLevelOf: ReadonlyMap<string, string> = new Map([
  ...["github", "githubusercontent", "instagram", "linkedin", "npmjs", "reddit", "stackoverflow", "twitter"].map(
    (site) => [site, "com"] as const,
  ),
  ...["arxiv", "doi", "orcid", "wikidata", "wikimedia", "wikipedia", "zenodo"].map((site) => [site, "org"] as const),
]);

export const hostTopLevelMissing = defineCheck({
  code: "host-top-level-missing",
  title: "Host of a well-known site lacks its top-level domain",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("3.2.2"), rfc1123("2.1")],
  message: "The host {{host}} has no top-level domain; write {{correction}}.",
  needs: traits.scheme,
  needsText:
    /^https?:\/\/[^/?#]*(?:github(?:usercontent)?|instagram|linkedin|npmjs|reddit|stackoverflow|twitter|arxiv|doi|orcid|wiki(?:data|media|pedia)|zenodo)\//i,
  inNames: "names",
  judges: "authority",
  find(subject, report) {
    const host = isOfWeb(subject.scheme?.text) && subject.authority?.port === undefined ? dnsName(subject) : undefined;
    if (host === undefined) return;
    const { groups } = site.exec(host.text.toLowerCase()) ?? {};
    const topLevel = topLevelOf.get(groups?.["last"] ?? "");
    // With another part of the name behind a slash it is told as that; a host alone may be anything.
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

const site = /^(?:[a-z0-9-]{1,63}\.){0,2}(?<last>[a-z0-9-]+)$/u;

const beginsAsName = /^\/(?:com|org|net|io)(?:[/?#]|$)/iu;

function isOfWeb(scheme: string | undefined): boolean {
  return scheme !== undefined && /^https?$/iu.test(scheme);
}
