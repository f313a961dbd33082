import { createScan, matchesProduction, scanIri, type Scan } from "./grammar/scan.js";
import { traits } from "./grammar/traits.js";
import { guardDoubleSlash, removeDotSegments } from "./path-segments.js";
import type { Result } from "./result.js";

const referenceScan = createScan();
const baseScan = createScan();
/** The base that was scanned last: many references are resolved against one base, one after the other. */
let scannedBase: string | undefined;

/**
 * The IRI that `reference` means where `base` is the base (RFC 3986 §5.2, strict; RFC 3987 §6.5). The base's fragment
 * is ignored. A result never changes meaning when it is read again: `resolve("..//x", "a:/b")` is `a:/.//x`.
 *
 * Fails with `base-not-absolute` if the base is no IRI with a scheme, and with `not-an-iri` if the reference is no
 * IRI-reference of RFC 3987; `parseIri` says why. `resolve("../c?d", "http://a/b/b/b")` is `http://a/b/c?d`.
 */
export function resolve(reference: string, base: string): Result {
  if (base !== scannedBase) {
    scanIri(base, 0, base.length, "rfc3987", baseScan);
    scannedBase = base;
  }
  if (!matchesProduction(baseScan, "IRI")) return { ok: false, reason: "base-not-absolute", findings: [] };
  scanIri(reference, 0, reference.length, "rfc3987", referenceScan);
  if (!matchesProduction(referenceScan, "IRI-reference")) return { ok: false, reason: "not-an-iri", findings: [] };
  return { ok: true, value: transform(reference, base) };
}

/** RFC 3986 §5.2.2: how much of the base stays depends on the first component that the reference has. */
function transform(reference: string, base: string): string {
  const { schemeEnd, authorityStart, pathStart, pathEnd, queryStart } = referenceScan;
  if (schemeEnd !== -1 || authorityStart !== -1) {
    const scheme = schemeEnd !== -1 ? "" : base.slice(0, baseScan.schemeEnd + 1);
    const path = withoutDotSegments(reference.slice(pathStart, pathEnd));
    return `${scheme}${reference.slice(0, pathStart)}${authorityStart === -1 ? guardDoubleSlash(path) : path}${reference.slice(pathEnd)}`;
  }
  if (pathStart === pathEnd) {
    const kept = queryStart === -1 ? withoutFragment(base, baseScan) : base.slice(0, baseScan.pathEnd);
    return kept + reference.slice(pathEnd);
  }
  const path = withoutDotSegments(mergedPath(reference, base));
  const beforePath = base.slice(0, baseScan.pathStart);
  return `${beforePath}${baseScan.authorityStart === -1 ? guardDoubleSlash(path) : path}${reference.slice(pathEnd)}`;
}

/** Most paths have no dot segments, which the scans have seen. */
function withoutDotSegments(path: string): string {
  return ((referenceScan.traits | baseScan.traits) & traits.dotSegment) === 0 ? path : removeDotSegments(path);
}

/** RFC 3986 §5.2.3: all but the last segment of the base's path, then the reference's. */
function mergedPath(reference: string, base: string): string {
  const { pathStart, pathEnd } = referenceScan;
  const path = reference.slice(pathStart, pathEnd);
  if (path.startsWith("/")) return path;
  const isEmptyAfterAuthority = baseScan.authorityStart !== -1 && baseScan.pathStart === baseScan.pathEnd;
  if (isEmptyAfterAuthority) return `/${path}`;
  const basePath = base.slice(baseScan.pathStart, baseScan.pathEnd);
  return basePath.slice(0, basePath.lastIndexOf("/") + 1) + path;
}

function withoutFragment(text: string, { fragmentStart }: Scan): string {
  return fragmentStart === -1 ? text : text.slice(0, fragmentStart - 1);
}
