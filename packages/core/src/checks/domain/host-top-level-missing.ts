import { traits } from "../../grammar/traits.js";
import { dnsName } from "../../idna/dns-host.js";
import { rfc1123, rfc3986 } from "../../findings/spec-reference.js";
import { ownerWords } from "../conventions/words.js";
import { isUsed } from "../conventions/roles.js";
import { defineCheck, suggest, type Subject } from "../definition/define-check.js";
import { missingTopLevel } from "../faults/missing-top-level.js";
import { quote } from "../wording/mention.js";

export const hostTopLevelMissing = defineCheck({
  code: "host-top-level-missing",
  title: "Host lacks its top-level domain",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("3.2.2"), rfc1123("2.1")],
  message: "The host {{host}} has no top-level domain; write {{correction}}.",
  needs: traits.unusualHost,
  inNames: "names",
  judges: "authority",
  reads: ["place"],
  find(subject, report) {
    const host = isOfWeb(subject.scheme?.text) && subject.authority?.port === undefined ? dnsName(subject) : undefined;
    if (host === undefined) return;
    // With another part of the name behind a slash, another check reports it.
    if (beginsAsName.test(subject.path.text)) return;
    // RFC 3986 §3.2.2: the dot of the root may stand at the end.
    const name = host.text.replace(/\.$/u, "");
    const topLevel = missingTopLevel(name.toLowerCase());
    // A host without a path may be the name of a machine, but hardly one that a link leads to.
    if (topLevel === undefined || !/^\/[^/]/u.test(subject.path.text)) {
      const data = { host: quote(host.text), correction: "its whole name" };
      const isFollowed = subject.place?.tier === "sink" && isUsed("clicked", subject.place.role);
      if (isFollowed && (topLevel !== undefined || isPublic(subject, host.text)))
        report({ span: host.span, component: "host", data });
      return;
    }
    const correction = `${name}.${topLevel}`;
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

/**
 * A word, as it is or as a name, and nothing that a reader is to replace, nor a machine that tells its purpose:
 * `your-host`, `web-server`.
 */
const label = /^(?=.{3})[A-Za-z][a-z\d]*(?:-[a-z\d]+)*$/u;
/** What is to stand in the place of the host, by what it leads to: `https://link`. */
const placeWords = [
  ...["link", "web-?link", "web-?page", "page", "home-?page", "repo", "repository", "docs", "documentation"],
  ...["lien", "enlace", "pagina", "seite", "webseite", "adresse", "adres", "direccion", "endereco", "indirizzo"],
  ...["odkaz", "strona", "ssylka"],
] as const;
const standIn = new RegExp(
  [
    `^(?:${ownerWords.join("|")})(?:-|$)`,
    "(?:host|hostname|server|domain|domainname|name|ip|url|uri|address|example|site)$",
    "local",
    `^(?:foo|bar|todo|${placeWords.join("|")})(?:-(?:to|of|for)-[a-z-]+)?$`,
  ].join("|"),
  "u",
);

/**
 * Whether a link leads readers to a host of one label. Within a network, machines that are called so have seldom a
 * certificate, so that links to them begin with `http`.
 */
function isPublic({ scheme }: Subject, host: string): boolean {
  return scheme?.text === "https" && label.test(host) && !standIn.test(host.toLowerCase());
}

function isOfWeb(scheme: string | undefined): boolean {
  return scheme !== undefined && /^https?$/iu.test(scheme);
}
