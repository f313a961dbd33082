import { traits } from "../../grammar/traits.js";
import { rfc3986, rfc8089 } from "../../findings/spec-reference.js";
import { defineCheck, suggest, type Subject } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";
import { domainBeforePath } from "../faults/domain-before-path.js";
import { isNamePlace } from "../faults/name-place.js";
import type { Place } from "../definition/place.js";

export const schemeLeftOut = defineCheck({
  code: "scheme-left-out",
  title: "Scheme is missing before a host, mailbox or drive",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("4.5"), rfc8089("E.2")],
  message: "{{written}} is read as {{reading}}; write {{correction}}.",
  needs: traits.noAuthority,
  needsPlace: true,
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

interface Meant {
  readonly written: string;
  readonly reading: string;
  readonly prefix: string;
  readonly corrected: string;
}

/** Whether an identifier is followed as it is, or listed for people and programs that will follow it; those that parse it may be given anything. */
function isFollowed({ tier, role = "" }: Place): boolean {
  return tier === "sink" && !/pars|join|resolve|fileURL/iu.test(role);
}

/** Names of values in data and options, which tools read that add a scheme by themselves, and take a port or a drive for what it is. */
const namesInData: ReadonlySet<string | undefined> = new Set(["url", "uri", "iri", "homepage", "repository"]);

/** Where RDF has names, which its parsers resolve. */
const resolvedRoles: ReadonlySet<string | undefined> = new Set(["<…>", "@prefix", "@id", "rdf:about", "rdf:resource"]);

/** Where there is no base, a name without a scheme is told by another code. */
function isResolved(place: Place): boolean {
  return place.production === "IRI-reference" && isNamePlace(place) && resolvedRoles.has(place.role);
}

const drive = /^[A-Za-z]:(?=[\\/])/;
const localHost = /^localhost:[0-9]{1,5}(?=[/?#]|$)/i;
/** A name that nobody gives to a folder. */
const webHost = /^www\.(?:[\p{L}\p{N}-]+\.)+(?<last>\p{L}{2,})(?=[/?#]|$)/iu;
/** A copy of a site has its pages in a folder of that name. */
const copiedPage = /^[^?#]*\/[^/?#]*\.[^./?#]*(?:[?#]|$)/u;
const fileEnding =
  /^(?:html?|xhtml|php|aspx?|jsp|m?js|jsx|tsx?|css|json|xml|svg|png|jpe?g|gif|webp|ico|md|txt|pdf|zip)$/i;

/** Of domains that no file ends in. */
const mailbox = /^[\w.+-]+@(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|info)(?=\?|$)/i;
/** Links, which people follow, and names; what is loaded from an address is no mailbox. */
const mailboxRoles: ReadonlySet<string | undefined> = new Set(["href", "link", ...resolvedRoles]);

const pathWithoutScheme = "a relative path, since no scheme stands before it";

function meantBy(subject: Subject): Meant | undefined {
  return driveMeant(subject) ?? mailboxMeant(subject) ?? doiMeant(subject) ?? hostMeant(subject);
}

function driveMeant({ text, place }: Subject): Meant | undefined {
  const [written] = drive.exec(text) ?? [];
  if (written === undefined || namesInData.has(place?.role)) return undefined;
  const prefix = "file:///";
  return { written, reading: "a scheme", prefix, corrected: prefix + text.replaceAll("\\", "/") };
}

function mailboxMeant({ text, place }: Subject): Meant | undefined {
  const [written] = mailbox.exec(text) ?? [];
  if (written === undefined || !mailboxRoles.has(place?.role)) return undefined;
  const prefix = "mailto:";
  return { written, reading: pathWithoutScheme, prefix, corrected: prefix + text };
}

/** A name of DOI, which a page resolves as a path. */
const doi = /^10\.\d{4,9}\/[^/\s]/u;

function doiMeant({ text, place }: Subject): Meant | undefined {
  const [written] = clickedRoles.has(place?.role) ? (doi.exec(text) ?? []) : [];
  if (written === undefined) return undefined;
  const prefix = "https://doi.org/";
  return { written: written.slice(0, -2), reading: pathWithoutScheme, prefix, corrected: prefix + text };
}

function hostMeant({ text, place }: Subject): Meant | undefined {
  const prefix = place?.role === "new WebSocket" ? "ws://" : "http://";
  const [port] = localHost.exec(text) ?? [];
  if (port !== undefined && !namesInData.has(place?.role))
    return { written: port, reading: "a scheme and a path", prefix, corrected: prefix + text };
  const host = webHostIn(text, place) ?? (clickedRoles.has(place?.role) ? domainBeforePath(text) : undefined);
  if (host === undefined) return undefined;
  const secure = prefix.replace(":", "s:");
  return { written: host, reading: pathWithoutScheme, prefix: secure, corrected: secure + text };
}

function webHostIn(text: string, place: Place | undefined): string | undefined {
  const { 0: host, groups } = webHost.exec(text) ?? {};
  if (place?.role === "href" && copiedPage.test(text)) return undefined;
  return fileEnding.test(groups?.["last"] ?? "") ? undefined : host;
}

/** Links, which people follow. What a page loads has names of files far more often than of hosts. */
const clickedRoles: ReadonlySet<string | undefined> = new Set([
  ...["href", "link", "homepage"],
  // Markdown and reStructuredText.
  ...["definition", "reference", "target"],
  // LaTeX.
  ...["\\href", "\\url"],
]);
