import type { Fix } from "../../findings/finding.js";
import { traits } from "../../grammar/traits.js";
import type { Authority, Component } from "../../iri/iri.js";
import type { Span } from "../../findings/span.js";
import { isDriveAsHost } from "../../schemes/file.js";
import { rfc3986, rfc3987 } from "../../findings/spec-reference.js";
import { splitIri } from "../../iri/split.js";
import { isBareIpv6address } from "../faults/ipv6address-in-host.js";
import { defineCheck, suggest, suggestAll, type Subject } from "../definition/define-check.js";
import { cutPassword } from "../wording/exposed-password.js";
import { enumerate, mentionRun, quote } from "../wording/mention.js";

export const portMalformed = defineCheck({
  code: "port-malformed",
  title: "Port contains a character that is not a digit",
  strength: "grammar",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("3.2.3"), rfc3986("3.2.2"), rfc3987("2.2")],
  message: "The port {{port}} contains {{characters}}; {{remedy}}. A port may only contain digits.",
  needs: traits.nonconforming,
  claims: "host",
  judges: "authority",
  find(subject, report) {
    const { authority } = subject;
    if (authority?.port === undefined) return;
    const { port } = authority;
    const wrong = /([^0-9]+)(?:[^]*[^0-9])?/.exec(port.text);
    if (wrong === null) return;
    const meant = meantBy(subject, { ...authority, port });
    if (meant !== undefined) {
      const { span, remedy, fix, isSecret } = meant;
      const characters = isSecret ? "other characters" : mentionRun(port.text.replaceAll(/[0-9]/g, ""));
      const data = { port: quote(isSecret ? "xxx" : port.text), characters, remedy };
      report({ span, component: "authority", data, fixes: fix === undefined ? [] : [fix] });
      return;
    }
    const [stretch, first = ""] = wrong;
    const start = port.span.start + wrong.index;
    const span = { start, end: start + stretch.length };
    const data = { port: quote(port.text), characters: mentionRun(first), remedy };
    report({ span, component: "port", data });
  },
});

const remedy = "write a decimal number";

type WithPort = Authority & { readonly port: Component };

/** What the author may have meant where something else than a port follows the colon. */
interface MeantPort {
  readonly span: Span;
  readonly remedy: string;
  /** Absent where the port would stay malformed. */
  readonly fix?: Fix;
  /** The text may be a password, so that the message does not quote it. */
  readonly isSecret?: true;
}

function meantBy(subject: Subject, authority: WithPort): MeantPort | undefined {
  return (
    addressMeant(subject, authority) ??
    driveMeant(subject, authority) ??
    passwordMeant(subject) ??
    pathMeant(subject, authority)
  );
}

function addressMeant({ text }: Subject, { host, port }: WithPort): MeantPort | undefined {
  if (!isBareIpv6address(text, host, port)) return undefined;
  const span = { start: host.span.start, end: port.span.end };
  const fix = suggest("Put the IPv6 address in brackets", span, `[${text.slice(span.start, span.end)}]`);
  return { span, remedy: "put the IPv6 address between '[' and ']'", fix };
}

/** `file://C:\Users` was meant as a path: what stands between `//` and the next `/` is the name of a computer. */
function driveMeant(subject: Subject, { text, span, port }: WithPort): MeantPort | undefined {
  if (!isDriveAsHost(subject)) return undefined;
  const remedy = "write a third slash before the drive, and '/' for each '\\'";
  const fix = suggest("Write the path after a third slash", span, `/${text.replaceAll("\\", "/")}`);
  return { span: port.span, remedy, fix };
}

/** `user:pa#ss@host` has a delimiter in its password, which ends the authority. */
function passwordMeant(subject: Subject): MeantPort | undefined {
  const span = cutPassword(subject);
  if (span === undefined) return undefined;
  const edits = [...subject.text.slice(span.start, span.end).matchAll(/[/?#@]/g)].map(({ 0: delimiter, index }) => ({
    span: { start: span.start + index, end: span.start + index + 1 },
    text: encodeURIComponent(delimiter),
  }));
  const written = [...new Set(edits.map(({ text }) => text))];
  const remedy = `write ${enumerate(written.map((text) => `'${text}' for '${decodeURIComponent(text)}'`))} in a password`;
  const { authority } = splitIri(`//${subject.text.slice(span.end + 1)}`);
  if (/[^0-9]/.test(authority?.port?.text ?? "")) return { span, remedy, isSecret: true };
  const fix = suggestAll("Percent-encode the delimiters in the password", edits);
  return { span, remedy, fix, isSecret: true };
}

/**
 * `ssh://git@host:owner/name` mixes in the `host:path` notation of `scp`, as commands that clone repositories accept
 * it.
 */
function pathMeant({ scheme, path }: Subject, { host, port: { text, span } }: WithPort): MeantPort | undefined {
  if (scheme === undefined || !/^[A-Za-z~]/.test(text)) return undefined;
  const holdsRepository =
    /ssh$|^git\+/i.test(scheme.text) || /\.git(?:\/?$|@)/.test(path.text) || forge.test(host.text);
  if (!holdsRepository) return undefined;
  const colon = { start: span.start - 1, end: span.start };
  return { span, remedy: "write '/' between host and path", fix: suggest("Write '/' instead of ':'", colon, "/") };
}

/** Hosts of repositories, on which the first segment of a path is the owner. */
const forge = /^(?:www\.)?(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org)$/i;
