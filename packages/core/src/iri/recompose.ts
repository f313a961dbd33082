import { requireObject, requireText } from "../text/require-text.js";

/** A component's text, as it is or as `splitIri` gives it. */
export type IriPart = string | { readonly text: string };

/** What an IRI is put together from; an absent component is missing or undefined. An `Iri` will do. */
export interface IriParts {
  readonly scheme?: IriPart | undefined;
  readonly authority?: IriPart | undefined;
  readonly path: IriPart;
  readonly query?: IriPart | undefined;
  readonly fragment?: IriPart | undefined;
}

/** What an `Iri` has besides its components is allowed. */
const members = ["scheme", "authority", "path", "query", "fragment", "text"];

/**
 * Puts components together with their delimiters (RFC 3986 §5.3); of what `splitIri` has split, the same text comes back.
 * `recomposeIri({ path: "a", query: "" })` is `a?`.
 *
 * Nothing is encoded or checked. `isIriReference` tells whether the text is one, and `splitIri` whether it has the same
 * components: without an authority, the path `//a` is read as one (RFC 3986 §3.3), and a scheme `1` as part of the path
 * (§3.1). `encodeComponent` writes what is put into a component.
 *
 * @throws TypeError for what is no component, such as a `host`, which stands in an authority.
 */
export function recomposeIri(parts: IriParts): string {
  requireObject(parts, "the components of an IRI");
  for (const [name, value] of Object.entries(parts))
    if (!members.includes(name) && value !== undefined)
      throw new TypeError(`An IRI is put together from '${members.slice(0, -1).join("', '")}', not from '${name}'.`);
  return joinParts(parts);
}

/** As `recomposeIri`, for what is known to be components. */
export function joinParts(parts: IriParts): string {
  const { scheme, authority, path, query, fragment } = parts;
  let text = "";
  if (scheme !== undefined) text += `${textOf(scheme)}:`;
  if (authority !== undefined) text += `//${textOf(authority)}`;
  text += textOf(path);
  if (query !== undefined) text += `?${textOf(query)}`;
  if (fragment !== undefined) text += `#${textOf(fragment)}`;
  return text;
}

function textOf(part: IriPart): string {
  if (typeof part === "string") return part;
  requireObject(part, "a component, as a string or with a text");
  requireText(part.text);
  return part.text;
}
