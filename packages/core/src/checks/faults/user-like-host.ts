import { ipv4Reading } from "../../idna/ipv4-reading.js";
import type { Authority, Host } from "../../iri/iri.js";
import { percentDecodeUtf8 } from "../../percent-encoding/percent-decode.js";
import { wordSet } from "../../text/word-set.js";
import { patternSequence } from "../../text/composed-pattern.js";

/** Last labels by which people recognize a host name, so that `john.doe` is a user and `bank.example` a host. */
const knownEndings = wordSet(`
com org net edu gov mil int arpa info biz io co ai app dev cloud online shop site store tech xyz
bank example test localhost eu uk us de fr it es nl pl pt cz ru ua cn jp kr in br au ca ch at be se
no dk fi gr tr il mx za рф 中国
`);

/** Names that are reserved for examples and tests (RFC 6761 §6), which stand for those of the public. */
const reservedNames = wordSet("example test invalid localhost");

/** Last labels of names that are known within a network only (RFC 6762, appendix G), and `internal`, which is kept for that. */
const withinNetworks = wordSet("local internal intranet private corp home lan localdomain");

/** A name whose last label has the form of a top-level domain: letters, or those of a name in Punycode. */
const publicName = patternSequence(
  /^[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*/iu,
  /\.(?<topLevel>xn--[a-z\d-]+|[\p{L}\p{M}]{2,63})\.?$/iu,
);

/** A name as programs write it, which is no top-level domain as people write one: `Application`, `mkString`. */
const nameOfProgram = /^\p{Lu}\p{Ll}|\p{Ll}\p{Lu}/u;

/**
 * Whether whoever follows an identifier may be led to this host: an address, a public name, or one that is reserved. What
 * is neither, such as `TrackLink` in `https://a.example@TrackLink`, is a notation of some program behind an address.
 */
function mayBeReached({ kind, text }: Host): boolean {
  if (kind !== "iregName") return true;
  const name = percentDecodeUtf8(text) ?? text;
  if (ipv4Reading(name) !== undefined) return true;
  const lower = name.toLowerCase().replace(/\.$/u, "");
  if (reservedNames.has(lower)) return true;
  const topLevel = publicName.exec(name)?.groups?.["topLevel"];
  if (topLevel === undefined || withinNetworks.has(topLevel.toLowerCase())) return false;
  return knownEndings.has(topLevel.toLowerCase()) || !nameOfProgram.test(topLevel);
}

/**
 * The name of a host at the start of the userinfo, as a reader sees it, if the authority is not of that host:
 * `bank.example` in `https://bank.example&a@evil.example`, and in `https://bank.example%2Fa@evil.example` (RFC 3986 §7.6).
 */
export function hostInUserinfo({ userinfo, host }: Authority): string | undefined {
  if (userinfo === undefined) return undefined;
  if (!mayBeReached(host)) return undefined;
  // A name in a list behind an address, as in `https://bank.example,@john`, leads nowhere.
  if (/[,;]$/u.test(userinfo.text) && !/^\p{N}|[.:%]/u.test(host.text)) return undefined;
  const name = /^[\p{L}\p{M}\p{N}.-]+/u.exec(percentDecodeUtf8(userinfo.text) ?? userinfo.text)?.[0] ?? "";
  const labels = name.split(".").filter((label) => label !== "");
  if (labels.length < 2 || !knownEndings.has(labels.at(-1)?.toLowerCase() ?? "")) return undefined;
  const shown = labels.join(".");
  return `.${host.text.toLowerCase()}`.endsWith(`.${shown.toLowerCase()}`) ? undefined : shown;
}
