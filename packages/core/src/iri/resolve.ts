import { createScan, matchesProduction, scanIri, type Scan } from "../grammar/scan.js";
import { traits } from "../grammar/traits.js";
import { guardDoubleSlash, removeDotSegments } from "./path-segments.js";
import type { Result } from "../findings/result.js";
import { requireText } from "../text/require-text.js";

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
  requireText(reference);
  requireText(base);
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
    const beforePath = (schemeEnd === -1 ? base.slice(0, baseScan.schemeEnd + 1) : "") + reference.slice(0, pathStart);
    return withPath(beforePath, reference.slice(pathStart, pathEnd), reference.slice(pathEnd), authorityStart !== -1);
  }
  if (pathStart === pathEnd) {
    const kept = queryStart === -1 ? withoutFragment(base, baseScan) : base.slice(0, baseScan.pathEnd);
    return kept + reference;
  }
  const beforePath = base.slice(0, baseScan.pathStart);
  const path = mergedPath(reference, base);
  return withPath(beforePath, path, reference.slice(pathEnd), baseScan.authorityStart !== -1);
}

function withPath(beforePath: string, path: string, afterPath: string, hasAuthority: boolean): string {
  // Most paths have no dot segments, which the scans have seen.
  const hasDots = ((referenceScan.traits | baseScan.traits) & traits.dotSegment) !== 0;
  const direct = hasDots ? removeDotSegments(path) : path;
  return beforePath + (hasAuthority ? direct : guardDoubleSlash(direct)) + afterPath;
}

/** RFC 3986 §5.2.3: all but the last segment of the base's path, then the reference's. */
function mergedPath(reference: string, base: string): string {
  const path = reference.slice(0, referenceScan.pathEnd);
  if (path.startsWith("/")) return path;
  const { authorityStart, pathStart, pathEnd } = baseScan;
  if (pathStart === pathEnd) return authorityStart === -1 ? path : `/${path}`;
  return base.slice(pathStart, base.lastIndexOf("/", pathEnd - 1) + 1) + path;
}

function withoutFragment(text: string, { fragmentStart }: Scan): string {
  return fragmentStart === -1 ? text : text.slice(0, fragmentStart - 1);
}
