import { traits } from "../../grammar/traits.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const hostSlashForDot = defineCheck({
  code: "host-slash-for-dot",
  title: "Slash stands for a dot of the host",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("3.2.2")],
  message: "The host ends at '/' and is {{host}}, although {{domain}} was probably meant; write '.' for the '/'.",
  needs: traits.authority,
  find({ scheme, authority, path }, report) {
    const host = authority?.host;
    if (host === undefined || scheme === undefined || !browsed.test(scheme.text) || authority?.port !== undefined)
      return;
    if (!singleName.test(host.text)) return;
    const [, topLevel] = firstSegment.exec(path.text) ?? [];
    if (topLevel === undefined || !isDomain(host.text.toLowerCase().replace(/^www\./, ""), topLevel)) return;
    const domain = `${host.text}.${topLevel}`;
    const slash = { start: host.span.end, end: host.span.end + 1 };
    report({
      span: { start: host.span.start, end: slash.end + topLevel.length },
      component: "host",
      data: { host: quote(host.text), domain: quote(domain) },
      fixes: [suggest(`Write ${quote(domain)}`, slash, ".")],
    });
  },
});

const browsed = /^https?$/i;

/** One label, before which `www` may stand. */
const singleName = /^(?:www\.)?[A-Za-z][A-Za-z0-9-]{1,62}$/;

/** Before names of files and folders that are called like them, a domain is of two letters only where everybody knows it. */
const firstSegment = /^\/([a-z]{2,4})(?=\/|$)/;

const commonTopLevels: ReadonlySet<string> = new Set(["com", "org", "net", "edu", "gov"]);

/** Machines of a private network, below which a path is named like a package of Java: `http://localhost/com/example`. */
const privateNames: ReadonlySet<string> = new Set([
  "localhost",
  "host",
  "server",
  "hostname",
  "proxy",
  "nexus",
  "maven",
  "repo",
]);

/** Domains that everybody writes, by their name before the last dot. */
const knownDomains: Readonly<Record<string, string>> = {
  fb: "me",
  youtu: "be",
  goo: "gl",
  bit: "ly",
  t: "co",
  crates: "io",
  docs: "rs",
  huggingface: "co",
  nodejs: "dev",
  gitter: "im",
  readthedocs: "io",
};

function isDomain(name: string, topLevel: string): boolean {
  if (privateNames.has(name)) return false;
  return commonTopLevels.has(topLevel) || (Object.hasOwn(knownDomains, name) && knownDomains[name] === topLevel);
}
