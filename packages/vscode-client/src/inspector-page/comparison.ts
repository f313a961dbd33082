import type { InspectedComparison } from "iri-language-server/dist/protocol/custom-requests.js";
import { element, section, terms } from "./element.js";

export interface ComparisonPart {
  readonly root: HTMLElement;
  /** Shows how the identifier compares, or nothing. */
  show(comparison: InspectedComparison | undefined): void;
}

/** A field for a second IRI. It stays while the identifier above it changes, with what was typed and the focus. */
export function comparisonPart(initial: string, compare: (other: string) => void): ComparisonPart {
  const field = element("input", { id: "other", type: "text", dir: "ltr", spellcheck: "false", value: initial });
  const result = element("div", { role: "status" });
  field.addEventListener("input", () => compare(field.value));
  return {
    root: section("Comparison", element("p", {}, element("label", { for: "other" }, "With "), field), result),
    show: (comparison) => result.replaceChildren(...(comparison === undefined ? [] : [ladder(comparison)])),
  };
}

function ladder({ simple, syntax, scheme, looksAlike }: InspectedComparison): HTMLElement {
  return terms([
    ["Character by character", simple],
    ["After normalization of the syntax", syntax],
    ["After normalization for the scheme", scheme],
    ["To a reader", looksAlike ? "looks the same" : "looks different"],
  ]);
}
