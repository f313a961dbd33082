import { isAscii } from "../text/ascii.js";
import type { Component, Iri } from "../iri/iri.js";
import { componentDirection, type ComponentDirection } from "./component-direction.js";
import { bidiComponents, type BidiComponent } from "./components.js";

/** A component that uses right-to-left characters, and how. */
export interface RightToLeftComponent {
  readonly part: BidiComponent;
  readonly direction: ComponentDirection;
}

// Several checks ask for the same components; the path is an object of its own for each text.
const known = new WeakMap<Component, readonly RightToLeftComponent[]>();

/** The components that use right-to-left characters, in the order of the text. */
export function rightToLeftComponents(iri: Iri): readonly RightToLeftComponent[] {
  const read = known.get(iri.path) ?? readComponents(iri);
  known.set(iri.path, read);
  return read;
}

function readComponents(iri: Iri): RightToLeftComponent[] {
  return bidiComponents(iri)
    .filter(({ text }) => !isAscii(text))
    .map((part) => ({ part, direction: componentDirection(part.text) }))
    .filter(({ direction }) => direction.rightToLeft);
}
