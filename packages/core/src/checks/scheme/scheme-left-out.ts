import { traits } from "../../grammar/traits.js";
import { rfc3986, rfc8089 } from "../../findings/spec-reference.js";
import { isUsed } from "../conventions/roles.js";
import { defineCheck, suggest, type Subject } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";
import { isPublicTopLevel } from "../../hosts/domain-before-path.js";
import { hostBehindSlash, hostMeant, pathWithoutScheme, type MissingScheme } from "../faults/host-without-scheme.js";
import { isNamePlace } from "../faults/name-places.js";
import type { Place } from "../definition/place.js";
import { patternSequence } from "../../text/composed-pattern.js";

export const schemeLeftOut = defineCheck({
  code: "scheme-left-out",
  title: "Scheme is missing before a host, mailbox or drive",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("4.5"), rfc8089("E.2")],
  message: "{{written}} has no scheme before it; write {{correction}}. It is read as {{reading}}.",
  needs: traits.noAuthority,
  needsPlace: true,
  habit: true,
  inNames: "names",
  sparesFiles: true,
  reads: ["place"],
  find(subject, report) {
    const { place } = subject;
    const meant = place && (isFollowed(place) || isResolved(place)) ? meantBy(subject) : undefined;
    if (meant === undefined) return;
    const { written, reading, prefix, corrected } = meant;
    const span = { start: 0, end: written.length };
    const data = { written: quote(written), reading, correction: `'${prefix}' before it` };
    const fixes = [suggest(`Write '${prefix}' before it`, { start: 0, end: subject.text.length }, corrected)];
    report({ span, component: "iri", data, fixes });
  },
});

/**
 * Whether an identifier is followed as it is, or is listed so that people and programs follow it; a program that parses
 * it may add a scheme.
 */
function isFollowed({ tier, role }: Place): boolean {
  return (
    (tier === "sink" && (!isUsed("parsed", role) || parsesToRequest.test(role ?? ""))) ||
    (tier === "named" && role !== undefined && followedNames.has(role))
  );
}

/** Functions whose result is requested or opened as it is, in Android, Dart, Ruby and Rust; they complete nothing. */
const parsesToRequest = /^U(?:ri|RI|rl)\.parse$/;

/**
 * Names of variables and keys whose value is shown to a reader as an address; a value named `url` may be joined to a
 * scheme.
 */
const followedNames: ReadonlySet<string> = new Set(["homepage", "href", "link", "permalink", "hyperlink"]);

/** Whether the reference is resolved; without a base, a missing scheme is reported by another code. */
function isResolved(place: Place): boolean {
  return place.production === "IRI-reference" && isNamePlace(place) && isUsed("resolved", place.role);
}

const drive = /^[A-Za-z]:(?=[\\/])/;
/**
 * A mailbox, before the fields of a message or nothing (RFC 6068 §2); people write `&` for the `?` before the first of them.
 * `mailto.` before it is a misspelled scheme.
 */
const mailbox = patternSequence(
  /^(?!mailto\.)[\w.+-]+@(?<labels>(?:[a-z0-9-]+\.)+)(?<last>[a-z]{2,})/i,
  /(?=\?|&(?:subject|body|cc)=|$)/i,
);
/** A version (`1.2`) or a factor of resolution (`2x`); but domains such as `163.com` begin with digits, too. */
const numbers = /^(?:\d+x?\.)+$/i;

function meantBy(subject: Subject): MissingScheme | undefined {
  return (
    driveMeant(subject) ?? mailboxMeant(subject) ?? doiMeant(subject) ?? hostBehindSlash(subject) ?? hostMeant(subject)
  );
}

function driveMeant({ text, place }: Subject): MissingScheme | undefined {
  const [written] = drive.exec(text) ?? [];
  if (written === undefined || isUsed("completed", place?.role)) return undefined;
  const prefix = "file:///";
  return { written, reading: "a scheme", prefix, corrected: prefix + text.replaceAll("\\", "/") };
}

function mailboxMeant({ text, place }: Subject): MissingScheme | undefined {
  const { 0: written, groups } = isUsed("mailed", place?.role) ? (mailbox.exec(text) ?? {}) : {};
  const { labels = "", last = "" } = groups ?? {};
  if (written === undefined || !isPublicTopLevel(last.toLowerCase())) return undefined;
  if (numbers.test(labels) && !/^(?:com|net)$/i.test(last)) return undefined;
  const prefix = "mailto:";
  const fields = text.slice(written.length).replace(/^&/, "?");
  return { written, reading: pathWithoutScheme, prefix, corrected: prefix + written + fields };
}

/** A DOI name (ISO 26324), which would be resolved as a relative path. */
const doi = /^10\.\d{4,9}\/[^/\s]/u;

function doiMeant({ text, place }: Subject): MissingScheme | undefined {
  const [written] = isUsed("clicked", place?.role) ? (doi.exec(text) ?? []) : [];
  if (written === undefined) return undefined;
  const prefix = "https://doi.org/";
  return { written: written.slice(0, -2), reading: pathWithoutScheme, prefix, corrected: prefix + text };
}
