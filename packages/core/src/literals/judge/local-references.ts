import { splitIri } from "../../iri/split.js";
import { copyOf } from "../../text/copy-of.js";
import type { Literal } from "../read/literal.js";
import type { SyntaxName } from "../syntaxes/syntax.js";

/** What a relative reference leads to in the file system. */
export type LocalTarget =
  | { readonly kind: "there" }
  /** Not known: the reference is none to a file, or publishing the document may create the file. */
  | { readonly kind: "unknown" }
  /** There is no such file. `similar` is the path to an existing one that differs in case or in one character. */
  | { readonly kind: "no-file"; readonly similar?: string }
  /**
   * No heading, name or member has the name that the fragment gives. `similar` is the name of a heading that is the
   * fragment without marks and dashes that such names never have; `nearest` leads to a name that differs in one character.
   */
  | { readonly kind: "no-fragment"; readonly similar?: string; readonly nearest?: string };

/** What the references of one document lead to; given by a host that has a file system. */
export interface LocalTargets {
  of(reference: string, place: LocalPlace): LocalTarget;
}

/** The role of a reference, and the syntax that it is written in. */
export interface LocalPlace {
  readonly role: string | undefined;
  readonly syntax: SyntaxName;
}

/** A reference with its place: the trace of a check that looks up what references lead to. */
export interface LocalReference extends LocalPlace {
  readonly text: string;
}

/** The identifier as a reference to a place in the file system; `undefined` if it has a scheme or an authority. */
export function localReference({ text, place, syntax }: Literal): LocalReference | undefined {
  const { scheme, authority } = splitIri(text);
  if (scheme !== undefined || authority !== undefined) return undefined;
  return { text: copyOf(text), role: place.role, syntax };
}
