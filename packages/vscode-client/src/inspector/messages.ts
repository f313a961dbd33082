import type { Inspection } from "iri-language-server/dist/custom-requests.js";

/** What the extension tells the page of the inspector. */
export type ToPage =
  | { readonly kind: "inspection"; readonly inspection: Inspection }
  /** There is nothing to inspect; `hint` says what to do. */
  | { readonly kind: "nothing"; readonly hint: string };

/** What the page of the inspector tells the extension. */
export type FromPage =
  /** The page listens now. */
  | { readonly kind: "ready" }
  /** Compare with this, or with nothing if it is empty. */
  | { readonly kind: "compare"; readonly with: string }
  /** Put this into the clipboard. */
  | { readonly kind: "copy"; readonly text: string }
  /** Select the inspected identifier in its editor. */
  | { readonly kind: "reveal" };
