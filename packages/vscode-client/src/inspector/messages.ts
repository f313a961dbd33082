import type { Inspection } from "iri-language-server/dist/protocol/custom-requests.js";

/** What the extension tells the page of the inspector. */
export type ToPage =
  | { readonly kind: "inspection"; readonly inspection: Inspection }
  /** There is nothing to inspect; `hint` says what to do. */
  | { readonly kind: "nothing"; readonly hint: string };

export type CopiedForm = "URI" | "IRI";

/** What the page of the inspector tells the extension. */
export type FromPage =
  /** The page listens now. */
  | { readonly kind: "ready" }
  /** Compare with this, or with nothing if it is empty. */
  | { readonly kind: "compare"; readonly with: string }
  /** Put a form of the identifier into the clipboard, with the password that is not shown. */
  | { readonly kind: "copy"; readonly form: CopiedForm; readonly shown: string }
  /** Select the inspected identifier in its editor. */
  | { readonly kind: "reveal" };
