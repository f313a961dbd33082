/** A component's text, as it is or as `splitIri` gives it. */
type Part = string | { readonly text: string };

/** What an IRI is put together from; an absent component is missing or undefined. An `Iri` will do. */
export interface IriParts {
  readonly scheme?: Part | undefined;
  readonly authority?: Part | undefined;
  readonly path: Part;
  readonly query?: Part | undefined;
  readonly fragment?: Part | undefined;
}

/**
 * Puts components together with their delimiters (RFC 3986 §5.3); of what `splitIri` has split, the same text comes back.
 * `recomposeIri({ path: "a", query: "" })` is `a?`.
 */
export function recomposeIri({ scheme, authority, path, query, fragment }: IriParts): string {
  let text = "";
  if (scheme !== undefined) text += `${textOf(scheme)}:`;
  if (authority !== undefined) text += `//${textOf(authority)}`;
  text += textOf(path);
  if (query !== undefined) text += `?${textOf(query)}`;
  if (fragment !== undefined) text += `#${textOf(fragment)}`;
  return text;
}

function textOf(part: Part): string {
  return typeof part === "string" ? part : part.text;
}
