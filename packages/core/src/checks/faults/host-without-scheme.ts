import { wordSet } from "../../text/word-set.js";
import { knownSiteBeforePath, wwwHost } from "../../hosts/well-known-sites.js";
import { isUsed } from "../conventions/roles.js";
import type { Subject } from "../definition/define-check.js";
import type { Place } from "../definition/place.js";
import { patternSequence } from "../../text/composed-pattern.js";
import { domainBeforePath } from "../../hosts/domain-before-path.js";

/** A scheme that was meant before a text, or before its beginning, which is read as something else without it. */
export interface MissingScheme {
  /** What begins the text, and was meant to stand behind the scheme. */
  readonly written: string;
  /** What it is taken for, as the end of a sentence. */
  readonly reading: string;
  /** The scheme with its delimiters. */
  readonly prefix: string;
  /** The whole text, with the scheme. */
  readonly corrected: string;
}

/** How a reference is read that does not begin with a scheme. */
export const pathWithoutScheme = "a relative path, since no scheme stands before it";

const localHost = /^localhost:[0-9]{1,5}(?=[/?#]|$)/i;
/** A host and a port, for which a client that requests it would need a scheme. */
const hostAndPort = patternSequence(/^(?:localhost|(?:[a-z\d-]{1,63}\.){1,6}[a-z]{2,24})/i, /:\d{1,5}(?=[/?#]|$)/i);
/** The path of a page: a copy of a site keeps its pages in a folder of the site's name. */
const copiedPage = /^[^?#]*\/[^/?#]*\.[^./?#]*(?:[?#]|$)/u;
/** The first page of a copied site, to which the page beside the copy leads. */
const firstCopiedPage = /^[^/?#]*\/(?:[^?#]*\/)?(?:index|default|home)\.[^./?#]*(?:[?#]|$)/iu;
const fileEndings = wordSet(`
htm html xhtml php asp aspx jsp js mjs jsx ts tsx css json xml svg png jpg jpeg gif webp ico md txt pdf zip
`);

/** The host that a reference begins with: of a local server, of the Web, or of a service that everybody knows. */
export function hostMeant({ text, place }: Subject): MissingScheme | undefined {
  const prefix = isUsed("connected", place?.role) ? "ws://" : "http://";
  const isRequested = isUsed("requested", place?.role) || isUsed("connected", place?.role);
  const [port] = (isRequested ? hostAndPort : localHost).exec(text) ?? [];
  if (port !== undefined && !isUsed("completed", place?.role)) return withPort(port, text, prefix);
  // References that a page loads are far more often file names than hosts.
  const isOfWeb = isUsed("clicked", place?.role) || isUsed("requested", place?.role) || isOfContext(place);
  const domain = isOfWeb
    ? domainBeforePath(text)
    : isUsed("loaded", place?.role)
      ? hostOfPicture.exec(text)?.[0]
      : undefined;
  const host = webHostIn(text, place) ?? domain ?? siteIn(text, place);
  if (host === undefined) return undefined;
  const secure = prefix.replace(":", "s:");
  return { written: host, reading: pathWithoutScheme, prefix: secure, corrected: secure + text };
}

function withPort(written: string, text: string, prefix: string): MissingScheme {
  const scheme = /:(?:8?443)$/u.test(written) ? prefix.replace(":", "s:") : prefix;
  return { written, reading: "a scheme and a path", prefix: scheme, corrected: scheme + text };
}

/** Whether an identifier stands in a context of JSON-LD, where a reference names no file. */
function isOfContext(place: Place | undefined): boolean {
  return place?.role === "term" || place?.role === "@vocab";
}

/** A host of what a page shows or runs; only a copy of a site has folders of such names, and leads to them by `../`. */
const hostOfPicture = /^(?:[a-z\d-]{1,63}\.){1,4}(?:com|org|net|edu|gov)(?=\/[^/])/i;

/** A host behind a slash, as in `/www.a.example/b`; a copied site may keep pages in such a folder. */
export function hostBehindSlash({ text, place }: Subject): MissingScheme | undefined {
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
