import type { Authority, Component, Iri } from "./iri.js";

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
  if (scheme !== undefined && authority !== undefined && fragment === undefined) {
    return query === undefined ? { text, scheme, authority, path } : { text, scheme, authority, path, query };
  }
  return withAnyOf(text, scheme, authority, path, query, fragment);
}

function withAnyOf(
  text: string,
  scheme: Component | undefined,
  authority: Authority | undefined,
  path: Component,
  query: Component | undefined,
  fragment: Component | undefined,
): Iri {
  return {
    text,
    ...(scheme !== undefined && { scheme }),
    ...(authority !== undefined && { authority }),
    path,
    ...(query !== undefined && { query }),
    ...(fragment !== undefined && { fragment }),
  };
}
