import { traits } from "../../grammar/traits.js";
import { rfc3986, rfc8089 } from "../../findings/spec-reference.js";
import { defineCheck, suggest, type Subject } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";
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

/** What follows an identifier as it is; tools such as `curl` add a scheme by themselves, and data have names of hosts. */
const followingRole =
  /^(?:href|src|link|loc|(?:\$|o)?fetch|nodeFetch|use(?:Lazy)?Fetch|page\.goto|new (?:Request|WebSocket|EventSource)|window\.open|(?:location|Linking|shell)\.\w+|(?:window|document|self|top)\.location|(?:axios|requests|httpx)\.\w+|axios|(?:urllib\.request\.)?urlopen|http\.(?:Get|Post|Head|get|request)|https\.(?:get|request)|reqwest\.get|\$\.\w+|jQuery\.\w+)$/;

function isFollowed({ tier, role }: Place): boolean {
  return tier === "sink" && role !== undefined && followingRole.test(role);
}

/** Where RDF has names, which its parsers resolve. */
const resolvedRoles: ReadonlySet<string | undefined> = new Set(["<…>", "@prefix", "@id", "rdf:about", "rdf:resource"]);

/** Where there is no base, a name without a scheme is told by another code. */
function isResolved(place: Place): boolean {
  return place.production === "IRI-reference" && isNamePlace(place) && resolvedRoles.has(place.role);
}

const drive = /^[A-Za-z]:(?=[\\/])/;
const localHost = /^localhost:[0-9]{1,5}(?=[/?#]|$)/i;
/** A name with a path that ends in no file, which a copy of a site would have in a folder of that name. */
const webHost = /^www\.(?:[\p{L}\p{N}-]+\.)+(?<last>\p{L}{2,})(?=(?:\/[^.]*)?(?:[?#]|$))/iu;
const fileEnding =
  /^(?:html?|xhtml|php|aspx?|jsp|m?js|jsx|tsx?|css|json|xml|svg|png|jpe?g|gif|webp|ico|md|txt|pdf|zip)$/i;

/** Of domains that no file ends in. */
const mailbox = /^[\w.+-]+@(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|info)(?=\?|$)/i;
/** Links, which people follow, and names; what is loaded from an address is no mailbox. */
const mailboxRoles: ReadonlySet<string | undefined> = new Set(["href", "link", ...resolvedRoles]);

const pathWithoutScheme = "a relative path, since no scheme stands before it";

function meantBy(subject: Subject): Meant | undefined {
  return driveMeant(subject) ?? mailboxMeant(subject) ?? hostMeant(subject);
}

function driveMeant({ text }: Subject): Meant | undefined {
  const [written] = drive.exec(text) ?? [];
  if (written === undefined) return undefined;
  const prefix = "file:///";
  return { written, reading: "a scheme", prefix, corrected: prefix + text.replaceAll("\\", "/") };
}

function mailboxMeant({ text, place }: Subject): Meant | undefined {
  const [written] = mailbox.exec(text) ?? [];
  if (written === undefined || !mailboxRoles.has(place?.role)) return undefined;
  const prefix = "mailto:";
  return { written, reading: pathWithoutScheme, prefix, corrected: prefix + text };
}

function hostMeant({ text, place }: Subject): Meant | undefined {
  const prefix = place?.role === "new WebSocket" ? "ws://" : "http://";
  const [port] = localHost.exec(text) ?? [];
  if (port !== undefined) return { written: port, reading: "a scheme and a path", prefix, corrected: prefix + text };
  const { 0: host, groups } = webHost.exec(text) ?? {};
  if (host === undefined || fileEnding.test(groups?.["last"] ?? "")) return undefined;
  const secure = prefix.replace(":", "s:");
  return { written: host, reading: pathWithoutScheme, prefix: secure, corrected: secure + text };
}
