import { createScan, matchesProduction, scanIri } from "../grammar/scan.js";
import { guardDoubleSlash, removeDotSegments } from "./path-segments.js";
import { resolve } from "./resolve.js";
import type { Result } from "../findings/result.js";
import { requireText } from "../text/require-text.js";

const scan = createScan();

interface DelimitedComponents {
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
 * The shortest relative reference that resolves to `iri` against `base`. Fails with `no-relative-form` if none does
 * (another scheme, or dot segments that resolution would remove), with `base-not-absolute` or `not-an-iri` if one of the
 * two is no IRI with a scheme.
 *
 * `relativize("http://a/b/c?d", "http://a/b/e")` is `c?d`.
 */
export function relativize(iri: string, base: string): Result {
  requireText(iri);
  requireText(base);
  const target = partsOf(iri);
  if (target === undefined) return { ok: false, reason: "not-an-iri", findings: [] };
  const from = partsOf(base);
  if (from === undefined) return { ok: false, reason: "base-not-absolute", findings: [] };
  const shortest = candidates(target, from)
    .sort((a, b) => a.length - b.length)
    .find((reference) => resolvesTo(reference, base, iri));
  if (shortest === undefined) return { ok: false, reason: "no-relative-form", findings: [] };
  return { ok: true, value: shortest };
}

function partsOf(text: string): DelimitedComponents | undefined {
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
function candidates(
  { scheme, authority, path, query, fragment }: DelimitedComponents,
  base: DelimitedComponents,
): string[] {
  if (scheme !== base.scheme) return [];
  const tail = query + fragment;
  const found = [`${authority}${path}${tail}`];
  if (authority !== base.authority) return found;
  // `/.` keeps two slashes from beginning an authority; where there is none, resolution puts it there by itself.
  const bare = authority === "" && path.startsWith("/.//") ? path.slice(2) : path;
  const folder = folderOf(base);
  // From a folder without dot segments the way can be another one.
  for (const from of [folder, removeDotSegments(folder)]) found.push(relativePath(bare, from) + tail);
  found.push(guardDoubleSlash(bare) + tail);
  if (path === base.path) found.push(tail, fragment);
  return found;
}

/** What the base puts before a reference's path (RFC 3986 §5.2.3). */
function folderOf({ authority, path }: DelimitedComponents): string {
  return authority !== "" && path === "" ? "/" : path.slice(0, path.lastIndexOf("/") + 1);
}

/** From the folder to `path`: `..` for each folder that they do not share, then the rest. */
function relativePath(path: string, folder: string): string {
  const folders = folder.split("/").slice(0, -1);
  const segments = path.split("/");
  let shared = 0;
  while (shared < folders.length && shared < segments.length - 1 && folders[shared] === segments[shared]) shared += 1;
  const up = "../".repeat(folders.length - shared);
  const rest = segments.slice(shared).join("/");
  // `..` means the same as `../`, and nothing would mean the base itself.
  if (rest === "") return up === "" ? "." : up.slice(0, -1);
  // A slash would mean the root, and a colon in the first segment a scheme (RFC 3986 §4.2).
  return up === "" && /^(?:\/|[^/]*:)/.test(rest) ? `./${rest}` : up + rest;
}
