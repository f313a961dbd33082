import type { Authority } from "../../iri/iri.js";
import { percentDecodeUtf8 } from "../../percent-encoding/percent-decode.js";
import { wordSet } from "../../text/word-set.js";

/** Last labels by which people recognize a host name, so that `john.doe` is a user and `bank.example` a host. */
const knownEndings = wordSet(`
com org net edu gov mil int arpa info biz io co ai app dev cloud online shop site store tech xyz
bank example test localhost eu uk us de fr it es nl pl pt cz ru ua cn jp kr in br au ca ch at be se
no dk fi gr tr il mx za рф 中国
`);

/**
 * The name of a host at the start of the userinfo, as a reader sees it, if the authority is not of that host:
 * `bank.example` in `https://bank.example&a@evil.example`, and in `https://bank.example%2Fa@evil.example` (RFC 3986 §7.6).
 */
export function hostInUserinfo({ userinfo, host }: Authority): string | undefined {
  if (userinfo === undefined) return undefined;
  // A name in a list behind an address, as in `https://bank.example,@john`, leads nowhere.
  if (/[,;]$/u.test(userinfo.text) && !/^\p{N}|[.:%]/u.test(host.text)) return undefined;
  const name = /^[\p{L}\p{M}\p{N}.-]+/u.exec(percentDecodeUtf8(userinfo.text) ?? userinfo.text)?.[0] ?? "";
  const labels = name.split(".").filter((label) => label !== "");
  if (labels.length < 2 || !knownEndings.has(labels.at(-1)?.toLowerCase() ?? "")) return undefined;
  const shown = labels.join(".");
  return `.${host.text.toLowerCase()}`.endsWith(`.${shown.toLowerCase()}`) ? undefined : shown;
}
