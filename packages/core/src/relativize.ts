import { createScan, matchesProduction, scanIri } from "./grammar/scan.js";
import { resolve } from "./resolve.js";
import type { Result } from "./result.js";

const scan = createScan();

interface Parts {
  /** Scheme with colon, and authority with slashes where there is one. */
  readonly scheme: string;
  readonly authority: string;
  readonly path: string;
  /** With its question mark, empty if absent. */
  readonly query: string;
  /** With its number sign, empty if absent. */
  readonly fragment: string;
}

/**
 * The shortest reference that resolves to `iri` against `base`. Fails with `no-relative-form` if only the whole IRI resolves to it (another scheme, or dot segments that resolution would
 * remove), with `base-not-absolute` or `not-an-iri` if one of the two is no IRI with a scheme.
 *
 * `relativize("http://a/b/c?d", "http://a/b/e")` is `c?d`.
 */
export function relativize(iri: string, base: string): Result {
  const target = partsOf(iri);
  if (target === undefined) return { ok: false, reason: "not-an-iri", findings: [] };
  const from = partsOf(base);
  if (from === undefined) return { ok: false, reason: "base-not-absolute", findings: [] };
  const shortest = candidates(target, from)
    .filter((reference) => reference.length < iri.length)
    .sort((a, b) => a.length - b.length)
    .find((reference) => resolvesTo(reference, base, iri));
  if (shortest === undefined) return { ok: false, reason: "no-relative-form", findings: [] };
  return { ok: true, value: shortest };
}

function partsOf(text: string): Parts | undefined {
  scanIri(text, 0, text.length, "rfc3987", scan);
  if (!matchesProduction(scan, "IRI")) return undefined;
  const queryEnd = scan.fragmentStart === -1 ? text.length : scan.fragmentStart - 1;
  return {
    scheme: text.slice(0, scan.schemeEnd + 1),
    authority: text.slice(scan.schemeEnd + 1, scan.pathStart),
    path: text.slice(scan.pathStart, scan.pathEnd),
    query: text.slice(scan.pathEnd, queryEnd),
    fragment: text.slice(queryEnd),
  };
}

function resolvesTo(reference: string, base: string, iri: string): boolean {
  const resolved = resolve(reference, base);
  return resolved.ok && resolved.value === iri;
}

/** A reference for each component at which the two may part; those that do not resolve back are dropped by the caller. */
function candidates({ scheme, authority, path, query, fragment }: Parts, base: Parts): string[] {
  if (scheme !== base.scheme) return [];
  const tail = query + fragment;
  const found = [`${authority}${path}${tail}`];
  if (authority !== base.authority) return found;
  found.push(path + tail, relativePath(path, base.path) + tail);
  if (path === base.path) found.push(tail, fragment);
  return found;
}

/** From the folder of `base` to `path`: `..` for each folder that they do not share, then the rest. */
function relativePath(path: string, base: string): string {
  const folders = base.split("/").slice(0, -1);
  const segments = path.split("/");
  let shared = 0;
  while (shared < folders.length && shared < segments.length - 1 && folders[shared] === segments[shared]) shared += 1;
  const whole = "../".repeat(folders.length - shared) + segments.slice(shared).join("/");
  // `..` means the same as `../`.
  const rest = whole.endsWith("../") ? whole.slice(0, -1) : whole;
  const slash = rest.indexOf("/");
  const first = slash < 0 ? rest : rest.slice(0, slash);
  // Nothing would mean the base itself, a colon a scheme, and a slash the root (RFC 3986 §4.2).
  if (rest === "") return ".";
  return rest.startsWith("/") || first.includes(":") ? `./${rest}` : rest;
}
