/**
 * Schemes whose specification gives them no authority: RFC 7565 (acct), 2392 (cid, mid), 2397 (data), DID core, 5870
 * (geo), 3860 (im), 6068 (mailto), 3859 (pres), 3261 (sip, sips), 5724 (sms), 4151 (tag), 3966 (tel), 8141 (urn).
 */
const withoutAuthority: ReadonlySet<string> = new Set([
  "acct",
  "cid",
  "data",
  "did",
  "geo",
  "im",
  "mailto",
  "mid",
  "pres",
  "sip",
  "sips",
  "sms",
  "tag",
  "tel",
  "urn",
]);

/** Whether what follows the colon of this scheme, in any case, is never an authority. */
export function hasNoAuthority(scheme: string): boolean {
  return withoutAuthority.has(scheme.toLowerCase());
}
