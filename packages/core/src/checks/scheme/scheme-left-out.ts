import { traits } from "../../grammar/traits.js";
import { rfc3986, rfc8089 } from "../../findings/spec-reference.js";
import { wordSet } from "../../text/word-set.js";
import { isUsed } from "../conventions/roles.js";
import { defineCheck, suggest, type Subject } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";
import { knownSiteBeforePath, wwwHost } from "../../hosts/well-known-sites.js";
import { domainBeforePath, isPublicTopLevel } from "../faults/domain-before-path.js";
import { isNamePlace } from "../faults/name-places.js";
import type { Place } from "../definition/place.js";

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

interface MissingScheme {
  readonly written: string;
  readonly reading: string;
  readonly prefix: string;
  readonly corrected: string;
}

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

/** Functions whose result is requested or opened as it is, in Android, Dart and Ruby; they complete nothing. */
const parsesToRequest = /^U(?:ri|RI)\.parse$/;

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
const localHost = /^localhost:[0-9]{1,5}(?=[/?#]|$)/i;
/** The path of a page: a copy of a site keeps its pages in a folder of the site's name. */
const copiedPage = /^[^?#]*\/[^/?#]*\.[^./?#]*(?:[?#]|$)/u;
/** The first page of a copied site, to which the page beside the copy leads. */
const firstCopiedPage = /^[^/?#]*\/(?:[^?#]*\/)?(?:index|default|home)\.[^./?#]*(?:[?#]|$)/iu;
const fileEndings = wordSet(`
htm html xhtml php asp aspx jsp js mjs jsx ts tsx css json xml svg png jpg jpeg gif webp ico md txt pdf zip
`);

/**
 * A mailbox, before the fields of a message or nothing (RFC 6068 §2); people write `&` for the `?` before the first of them.
 * `mailto.` before it is a misspelled scheme.
 */
const mailbox = /^(?!mailto\.)[\w.+-]+@(?<labels>(?:[a-z0-9-]+\.)+)(?<last>[a-z]{2,})(?=\?|&(?:subject|body|cc)=|$)/i;
/** A version (`1.2`) or a factor of resolution (`2x`); but domains such as `163.com` begin with digits, too. */
const numbers = /^(?:\d+x?\.)+$/i;

const pathWithoutScheme = "a relative path, since no scheme stands before it";

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

function hostMeant({ text, place }: Subject): MissingScheme | undefined {
  const prefix = isUsed("connected", place?.role) ? "ws://" : "http://";
  const [port] = localHost.exec(text) ?? [];
  if (port !== undefined && !isUsed("completed", place?.role))
    return { written: port, reading: "a scheme and a path", prefix, corrected: prefix + text };
  // References that a page loads are far more often file names than hosts.
  const isOfWeb = isUsed("clicked", place?.role) || isUsed("requested", place?.role) || isOfContext(place);
  const domain = isOfWeb ? domainBeforePath(text) : isOfPicture(place) ? hostOfPicture.exec(text)?.[0] : undefined;
  const host = webHostIn(text, place) ?? domain ?? siteIn(text, place);
  if (host === undefined) return undefined;
  const secure = prefix.replace(":", "s:");
  return { written: host, reading: pathWithoutScheme, prefix: secure, corrected: secure + text };
}

/** Whether an identifier stands in a context of JSON-LD, where a reference names no file. */
function isOfContext(place: Place | undefined): boolean {
  return place?.role === "term" || place?.role === "@vocab";
}

function isOfPicture(place: Place | undefined): boolean {
  return place?.role === "src" || place?.role === "url()";
}

/** A host of what a page shows or runs; only a copy of a site has folders of such names, and leads to them by `../`. */
const hostOfPicture = /^(?:[a-z\d-]{1,63}\.){1,4}(?:com|org|net|edu|gov)(?=\/[^/])/i;

/** A host behind a slash, as in `/www.a.example/b`; a copied site may keep pages in such a folder. */
function hostBehindSlash({ text, place }: Subject): MissingScheme | undefined {
  if (!text.startsWith("/www.") || !isUsed("clicked", place?.role) || copiedPage.test(text)) return undefined;
  const host = wwwHost(text.slice(1));
  if (host === undefined) return undefined;
  const written = `/${host}`;
  return { written, reading: "a path, since one slash begins no host", prefix: "https:/", corrected: `https:/${text}` };
}

/**
 * The site that a reference in data or in a request begins with. It may be a folder of that name, unless everybody
 * knows the site and the folder is no copy of it.
 */
function siteIn(text: string, place: Place | undefined): string | undefined {
  return place?.role === "href" ? undefined : knownSiteBeforePath(text);
}

function webHostIn(text: string, place: Place | undefined): string | undefined {
  const host = wwwHost(text);
  if (host === undefined || (place?.role === "href" && firstCopiedPage.test(text))) return undefined;
  return fileEndings.has(host.slice(host.lastIndexOf(".") + 1).toLowerCase()) ? undefined : host;
}
