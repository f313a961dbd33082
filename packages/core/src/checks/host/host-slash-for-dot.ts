import { traits } from "../../grammar/traits.js";
import { wordSet } from "../../text/word-set.js";
import { dnsName } from "../../idna/dns-host.js";
import { rfc1123, rfc3986 } from "../../findings/spec-reference.js";
import { isWellKnownSite } from "../../hosts/well-known-sites.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";

export const hostSlashForDot = defineCheck({
  code: "host-slash-for-dot",
  title: "Slash stands for a dot in the host",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("3.2.2"), rfc1123("2.1")],
  message: "The host is only {{host}}, since '/' ends it before {{rest}}; write '.' for '/'.",
  needs: traits.unusualHost | traits.unusualPath,
  inNames: "names",
  judges: "authority",
  find(subject, report) {
    const host = subject.scheme && subject.authority?.port === undefined ? dnsName(subject) : undefined;
    if (host === undefined) return;
    const { path } = subject;
    const rest = restOfName(host.text.toLowerCase(), path.text);
    if (rest === undefined) return;
    const span = { start: path.span.start, end: path.span.start + 1 };
    const data = { host: quote(host.text), rest: quote(rest) };
    report({ span, component: "path", data, fixes: [suggest("Write '.' for '/'", span, ".")] });
  },
});

/** The part of the path that belongs to the host: `/com` in `https://a/com/b`. */
function restOfName(host: string, path: string): string | undefined {
  const [, segment = ""] = /^\/([^/]*)/u.exec(path) ?? [];
  const isPart = host.includes(".") ? isPartOfLonger(host, segment) : isPartOfLabel(host, segment);
  return isPart ? segment : undefined;
}

/**
 * Top-level domains for which a slash is a slip: others are names of folders; `com` and `org` are also Java packages,
 * which stand below other hosts.
 */
const topLevel = /^(?:com|org|net|edu|gov)$/iu;

/** Hosts of one label that are no beginning of a name: this machine, and stand-ins. */
const wholeHosts = wordSet("localhost host hostname server proxy nexus maven repo example test null undefined none");

function isPartOfLabel(host: string, segment: string): boolean {
  if (host === "www") return /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,6}$/iu.test(segment) && !fileName.test(segment);
  return isWellKnownSite(`${host}.${segment.toLowerCase()}`) || (topLevel.test(segment) && !isWholeHost(host));
}

function isWholeHost(host: string): boolean {
  return wholeHosts.has(host) || /^[a-z]$/u.test(host);
}

const fileName = /\.(?:html?|php|js|css|json|xml|txt|md|pdf|png|jpe?g|gif|svg|ico)$/iu;

function isPartOfLonger(host: string, segment: string): boolean {
  if (!/^(?:com|org|net|io)$/iu.test(segment)) return false;
  const last = host.slice(host.lastIndexOf(".") + 1);
  return /^www\.[^.]+$/u.test(host) || isWellKnownSite(`${last}.${segment.toLowerCase()}`);
}
