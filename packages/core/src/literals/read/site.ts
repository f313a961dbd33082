import type { Production, ProfileName } from "../../profiles/profile.js";

/**
 * Where a literal stands, in terms that every host can give, whatever parser it has: all that `literals/conventions`
 * needs to decide whether the literal is meant to be an identifier.
 *
 * Names are dotted paths of what the source spells (`window.open`, `new URL`, `location.href`); a part that is no plain
 * name is `*` (`*.startsWith`). Optional chaining, `::` and `->` are written as a dot; parentheses, type arguments and
 * non-null `!` are left out.
 */
export type Site =
  /** `import`, `export … from`, `import()`, `require()`. */
  | { readonly kind: "module-specifier" }
  /** A literal type, or the name of a member in an interface or object type. */
  | { readonly kind: "type" }
  /** The name of a property, a member or an enum's entry. */
  | { readonly kind: "key" }
  /** One side of `===`, `!==`, `==`, `!=`, or the test of a `case`. */
  | { readonly kind: "comparison" }
  /** An argument of a call or of `new`. `first` is the text of the first argument, where that is another literal. */
  | { readonly kind: "argument"; readonly callee: string; readonly index: number; readonly first?: string }
  /** The object whose method is called: `"a:b".split(":")` has the callee `*.split`. */
  | { readonly kind: "receiver"; readonly callee: string }
  /**
   * The value of a variable, parameter, property or element: the last part of `name` decides. A property of an object
   * that is itself a property has both names, `headers.Location`; a property of an object that is an argument has the
   * name of the function before its own, `ajax().url`; an element of an array has the name of the array.
   */
  | { readonly kind: "assigned"; readonly name: string }
  /** An attribute of markup, with the names as the source spells them. */
  | { readonly kind: "attribute"; readonly element: string; readonly name: string }
  /** The template of a tagged template, such as `css`. */
  | { readonly kind: "tagged"; readonly tag: string }
  /**
   * A value or key in a data format: the names on the way from the root, array positions left out; for a key, its own
   * name is the last.
   */
  | { readonly kind: "data"; readonly path: readonly string[]; readonly isKey: boolean }
  /** Where the language has nothing but an identifier: `url()` in CSS, a destination in Markdown, `<…>` in Turtle. */
  | IdentifierSite
  /** Text for people, such as a comment, which documentation may show as Markdown. */
  | { readonly kind: "text"; readonly of?: "comment" }
  /** None of these: an operand, a return value, an element of an unnamed array. */
  | { readonly kind: "value" };

export interface IdentifierSite {
  readonly kind: "identifier";
  /**
   * What the identifier is for: a reference is followed (`url()`), a name names a thing (`<…>` in Turtle), a namespace
   * is declared (`@prefix`). `none`: a typing error makes the link plain text; the literal then includes the error.
   */
  readonly use: "reference" | "name" | "namespace" | "none";
  /** `IRI`, or `IRI-reference` where a base applies. */
  readonly production: Production;
  /** Absent if the profile of the settings applies. */
  readonly profile?: ProfileName;
  /** What names the place, such as `url()`. */
  readonly role: string;
}

/** The site of text that was meant for a link, but is none by a typing error; the literal includes the error. */
export const brokenLinkSite: IdentifierSite = {
  kind: "identifier",
  use: "none",
  production: "IRI-reference",
  role: "broken-link",
};
