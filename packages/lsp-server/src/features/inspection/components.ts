import { bidiComponents, splitIri, type Span } from "@irilint/core";
import type { InspectedComponent, Inspection } from "../../protocol/custom-requests.js";
import type { ShownText } from "../../documents/forms.js";

/** The components that an IRI has, in the order of the text, and those that should keep to one direction (bidi guidelines §3). */
export function componentsIn({
  text,
  standing,
}: Omit<ShownText, "ellipses">): Pick<Inspection, "components" | "bidiComponents"> {
  const iri = splitIri(standing);
  const { scheme, authority, path, query, fragment } = iri;
  const { userinfo, host, port } = authority ?? {};
  const named = (name: string, { start, end }: Span): InspectedComponent => ({
    name,
    text: text.slice(start, end),
    span: { start, end },
  });
  return {
    components: Object.entries({ scheme, userinfo, host, port, path, query, fragment }).flatMap(([name, component]) =>
      component === undefined ? [] : [named(name, component.span)],
    ),
    bidiComponents: bidiComponents(iri).map(({ component, span }) => named(component, span)),
  };
}
