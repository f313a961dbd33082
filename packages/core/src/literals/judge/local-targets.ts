import type { SyntaxName } from "../syntaxes/syntax.js";

/** Where a relative reference leads, without any network. */
export type LocalTarget =
  | { readonly kind: "there" }
  /** Nothing can be said: it is no reference to a file, or the file may come to be only when the document is published. */
  | { readonly kind: "unknown" }
  /** There is no such file; `similar` is the path to one that is there, and differs in case or in one character. */
  | { readonly kind: "no-file"; readonly similar?: string }
  | { readonly kind: "no-fragment" };

/** What the references of one document lead to; made by a host that has files. */
export interface LocalTargets {
  of(reference: string, place: LocalPlace): LocalTarget;
}

/** What stands where a reference does. */
export interface LocalPlace {
  readonly role: string | undefined;
  readonly syntax: SyntaxName;
}
