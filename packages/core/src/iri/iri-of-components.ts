import type { Authority, Component, Iri } from "./iri.js";

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/**
 * An IRI of the components that are there. The objects of what most identifiers have are made at once, not one property
 * after the other: they hold their properties themselves then, and that is quicker.
 */
export function iriOfComponents(
  text: string,
  scheme: Component | undefined,
  authority: Authority | undefined,
  path: Component,
  query: Component | undefined,
  fragment: Component | undefined,
): Iri {
  if (scheme !== undefined && authority !== undefined) {
    if (fragment === undefined)
      return query === undefined ? { text, scheme, authority, path } : { text, scheme, authority, path, query };
    if (query === undefined) return { text, scheme, authority, path, fragment };
  }
  // In the order of the components, as they are printed.
  const iri: Pick<Iri, "text"> & Partial<Mutable<Iri>> = { text };
  if (scheme !== undefined) iri.scheme = scheme;
  if (authority !== undefined) iri.authority = authority;
  iri.path = path;
  if (query !== undefined) iri.query = query;
  if (fragment !== undefined) iri.fragment = fragment;
  return { ...iri, path };
}
