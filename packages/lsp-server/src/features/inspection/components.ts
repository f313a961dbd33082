import { bidiComponents, type Iri } from "@irilint/core";
import type { InspectedComponent } from "../../custom-requests.js";

/** The components that an IRI has, in the order of the text. */
export function namedComponents({ scheme, authority, path, query, fragment }: Iri): InspectedComponent[] {
  const { userinfo, host, port } = authority ?? {};
  return Object.entries({ scheme, userinfo, host, port, path, query, fragment }).flatMap(([name, component]) =>
    component === undefined ? [] : [{ name, text: component.text, span: component.span }],
  );
}

/** The components within which text of one direction should stay (bidi guidelines §3). */
export function namedBidiComponents(iri: Iri): InspectedComponent[] {
  return bidiComponents(iri).map(({ component, text, span }) => ({ name: component, text, span }));
}
