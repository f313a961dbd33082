/**
 * What stands around a literal, in the same words whatever parser saw it: this is all that a host has to say so that
 * `places` can decide whether the literal is meant to be an identifier.
 *
 * Names are dotted paths of what the source spells (`window.open`, `new URL`, `location.href`); a part that is no plain
 * name is `*` (`*.startsWith`).
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
  /** An argument of a call or of `new`; `receiver` when the literal is the object whose method is called. */
  | { readonly kind: "argument"; readonly callee: string; readonly index: number; readonly first?: string }
  | { readonly kind: "receiver"; readonly callee: string }
  /** What a variable, parameter, property or element is given: the last part of `name` decides, `location.href`. */
  | { readonly kind: "assigned"; readonly name: string }
  /** An attribute of markup. */
  | { readonly kind: "attribute"; readonly element: string; readonly name: string }
  /** The template of a tagged template, such as `css`. */
  | { readonly kind: "tagged"; readonly tag: string }
  /** A value or key in a data format: the names on the way from the root, array positions left out. */
  | { readonly kind: "data"; readonly path: readonly string[]; readonly isKey: boolean }
  /** Text for people, comments. */
  | { readonly kind: "text" }
  /** None of these: an operand, a return value, an element of an unnamed array. */
  | { readonly kind: "value" };
