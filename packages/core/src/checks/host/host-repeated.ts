import { traits } from "../../grammar/traits.js";
import { wordSet, wordPattern } from "../../text/word-set.js";
import { dnsName } from "../../idna/dns-host.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import type { Span } from "../../findings/span.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { matchesIn } from "../faults/judged-components.js";
import { quote } from "../wording/mention.js";
import { patternSequence } from "../../text/composed-pattern.js";

export const hostRepeated = defineCheck({
  code: "host-repeated",
  title: "Path begins with the host again",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("3.3"), rfc3986("3.2.2")],
  message: "The path contains {{repetition}}, with which the address already begins; write it once.",
  needs: traits.unusualPath,
  inNames: "names",
  judges: "authority",
  find(subject, report) {
    const host = subject.scheme && dnsName(subject);
    const { path, text } = subject;
    if (host === undefined || isArchive(host.text) || fetching.test(path.text) || service.test(path.text)) return;
    const found = repetitionIn(path.text, host.text.toLowerCase());
    if (found === undefined) return;
    const span = { start: path.span.start + found.start, end: path.span.start + found.end };
    const data = { repetition: quote(text.slice(span.start, span.end)) };
    report({ span, component: "path", data, fixes: [suggest("Remove the repetition", span, "")] });
  },
});

/** Hosts of archives and proxies, whose paths hold other addresses, their own included. */
const archives = wordSet("archive webcitation perma 12ft jina translate cache proxy validator");

function isArchive(host: string): boolean {
  return (host.toLowerCase().match(/(?<![^.])\w+/gu) ?? []).some((word) => archives.has(word));
}

/**
 * Paths of content delivery networks that fetch a picture from the address at their end, with transformations before
 * it: Cloudinary.
 */
const fetching = /^\/(?:[^/]+\/){0,3}fetch\//u;

/** Paths of services that show the ontology or check the page whose address stands behind them, also one of their own host. */
const service = patternSequence(
  /^\/(?:[^/]+\/)?/iu,
  wordPattern(`
    lode pylode widoco webvowl oops live(?:owl)? valida(?:te|tor|dor) check viewer? render(?:er)? convert(?:er)? proxy
    extract source owlapi
  `),
  /\/(?:[\w=-]+\/)?https?:/iu,
);

/** What stands twice: a whole address with the same host, or the host alone as the first segment of the path. */
function repetitionIn(path: string, host: string): Span | undefined {
  // Percent-encoded behind other segments, it is what the path is about: `/edit/http%3A%2F%2Flocalhost%2F`.
  const again = matchesIn(path, address, 0, "path").find(
    ({ text, span }) => nameOf(hostIn(text)) === nameOf(host) && (span.start === 1 || !text.includes("%")),
  );
  if (again !== undefined) return again.span;
  const [segment = ""] = /^\/[^/]*/u.exec(path) ?? [];
  const isHost =
    host.includes(".") && nameOf(segment.slice(1)) === nameOf(host) && !ofForge.test(path.slice(segment.length));
  return isHost && segment.length < path.length ? { start: 1, end: segment.length + 1 } : undefined;
}

/** What follows the name of an owner at a forge: Tangled names owners by their domains, its own among them. */
const ofForge = /^\/[^/]+\/(?:blob|tree|raw|commits?|issues|pulls)\//u;

/**
 * An address behind a slash, up to the slash behind its host. Programs that tidy paths leave one of the two slashes
 * behind its scheme.
 */
const address = /(?<=\/)https?(?::|%3[Aa])(?:\/|%2[Ff]){1,2}(?<host>[^/?#%@:]+)(?:\/|%2[Ff]|$)/u;

function hostIn(text: string): string {
  return address.exec(`/${text}`)?.groups?.["host"] ?? "";
}

/** The host without `www.`, and without `dx.` as in `dx.doi.org`, the old name of `doi.org`. */
function nameOf(host: string): string {
  return host.toLowerCase().replace(/^(?:www|dx)\./u, "");
}
