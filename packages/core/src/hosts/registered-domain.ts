import { hasRightToLeft } from "../bidi/bidi-class.js";
import { bidiSkeleton, skeleton } from "../bidi/skeleton.js";
import { internationalHost, dnsName, isValidHost } from "../idna/dns-host.js";
import { withoutRoot } from "../idna/domain.js";
import { ipv4Reading } from "../idna/ipv4-reading.js";
import type { Iri } from "../iri/iri.js";
import { wordSet } from "../text/word-set.js";

/** What somebody has registered of a name: one label below a suffix under which anybody may. */
export interface RegisteredDomain {
  /** `example.co.uk`. */
  readonly text: string;
  /** `example`. */
  readonly label: string;
  /** `co.uk`. */
  readonly suffix: string;
}

/** Labels below a country under which names are registered, as in `co.uk`. */
const categories = wordSet("ac co com edu go gob gouv gov gv in mil ne net nom or org");

/** Names under which whoever likes has a subdomain. */
const hosting = wordSet(`
amazonaws.com appspot.com azurewebsites.net bitbucket.io blogspot.com cloudfront.net firebaseapp.com fly.dev github.io
gitlab.io googlecode.com herokuapp.com netlify.app now.sh pages.dev readthedocs.io readthedocs.org rtfd.io rtfd.org
sourceforge.io sourceforge.net surge.sh tumblr.com vercel.app web.app wikidot.com wordpress.com workers.dev
`);

/**
 * What is registered of a host name in lower case; nothing for addresses, for single labels, and below names under which
 * whoever likes has a subdomain. Without the list of public suffixes: those that it leaves out are taken for somebody's.
 */
export function registeredDomain(name: string): RegisteredDomain | undefined {
  const labels = name.split(".");
  if (labels.length < 2 || labels.includes("") || ipv4Reading(name) !== undefined) return undefined;
  const [second = "", last = ""] = labels.slice(-2);
  if (hosting.has(`${second}.${last}`)) return undefined;
  const below = labels.length > 2 && last.length === 2 && categories.has(second) ? 3 : 2;
  const [label = "", ...suffix] = labels.slice(-below);
  return { text: [label, ...suffix].join("."), label, suffix: suffix.join(".") };
}

/** What is registered of the host of an identifier, in Unicode; nothing if the host is no valid name of the Domain Name System. */
export function registeredDomainOf(iri: Iri): RegisteredDomain | undefined {
  const host = dnsName(iri);
  if (host === undefined) return undefined;
  const international = internationalHost(iri);
  if (international === undefined) return registeredDomain(withoutRoot(host.text.toLowerCase()));
  if (!isValidHost(international)) return undefined;
  return registeredDomain(international.labels.map(({ text, unicode = text.toLowerCase() }) => unicode).join("."));
}

/** The same for names that look alike (UTS #39 §4), in whichever case they are drawn. */
export function lookOf(name: string): string {
  const drawn = hasRightToLeft(name) ? bidiSkeleton(name) : skeleton(name);
  return skeleton(drawn.toLowerCase());
}
