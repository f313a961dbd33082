import type { ComponentName } from "../findings/finding.js";
import type { Component, Iri } from "../iri/iri.js";
import { mapPieces, unmapped, type MappedText } from "../iri/mapped-text.js";
import { percentEncode } from "../percent-encoding/percent-encode.js";

/** A component as it stands in the URI, which knows where its characters come from in the IRI. */
export interface UriComponent extends MappedText {
  readonly name: ComponentName;
}

/**
 * What follows the authority, in the form that an IRI's URI has (RFC 3987 §3.1): the rules of a scheme are written for
 * URIs and judge them.
 */
export interface UriForm {
  readonly path: UriComponent;
  readonly query?: UriComponent;
  readonly fragment?: UriComponent;
}

export function uriForm({ path, query, fragment }: Iri): UriForm {
  return {
    path: uriComponent("path", path),
    ...(query !== undefined && { query: uriComponent("query", query) }),
    ...(fragment !== undefined && { fragment: uriComponent("fragment", fragment) }),
  };
}

/** All that no URI holds as it is (RFC 3986 §2); the printable ones of ASCII stand in LEIRIs alone. */
const notInUris = /[^!#-;=?-[\]_a-z~]/u;

function uriComponent(name: ComponentName, component: Component): UriComponent {
  if (!notInUris.test(component.text)) return { name, ...unmapped(component) };
  const pieces = Array.from(component.text, (source) => ({
    source,
    text: notInUris.test(source) ? percentEncode(source) : source,
  }));
  return { name, ...mapPieces(component.span.start, pieces) };
}
