import type { TemplateGrammar } from "../../templates/uri-template.js";
import type { Production, ProfileName } from "../../profiles/profile.js";

/**
 * How strongly the surroundings of a text say that it is an identifier.
 * - `never`: it is none.
 * - `inspected`: a program compares it or searches for it, so that it must stay as it is.
 * - `opaque-name`: a namespace or another name that programs compare character by character.
 * - `name-in-data`: the name of a thing in data.
 * - `sink`: the place takes references and nothing else, as `fetch` and `href` do.
 * - `named`: a name says that it is an identifier, such as `baseUrl`.
 * - `prefix`: only its own beginning says so.
 * - `prose`: it stands in text for people.
 */
export type Tier = "never" | "inspected" | "opaque-name" | "name-in-data" | "sink" | "named" | "prefix" | "prose";

/** A part of the template by which a scheme is registered (draft-ietf-iri-4395bis-irireg §6.4). */
export type RegistrationField = {
  /** The name that is registered, as written. */
  readonly scheme: string;
} & (
  | {
      /** The label of the first field, which stands for the template as a whole. */
      readonly part: "template";
      /** The fields that the template has and this text does not. */
      readonly missing: readonly string[];
    }
  /** The label of a field that has no content. */
  | { readonly part: "label" }
  /** The content of the field for the name, with the content of the one for the status. */
  | { readonly part: "name"; readonly status: string }
  /** The content of these fields. */
  | { readonly part: "status" | "syntax" }
);

/** Where an identifier stands, described without reference to a language or a file. */
export interface Place {
  readonly tier: Tier;
  readonly production: Production;
  readonly profile: ProfileName;
  /** What names the place, such as `fetch`, `href` or `homepage`. */
  readonly role?: string;
  /** The character encoding of the document, where it says one. */
  readonly charset?: string;
  /**
   * The namespace that the document declares for the identifier's scheme, used as a prefix; absent if it declares none.
   */
  readonly namespaceOfScheme?: string;
  /** The identifier is a prefixed name whose prefix the document does not declare, so that it stands for no IRI. */
  readonly hasUndeclaredPrefix?: true;
  /**
   * With `hasUndeclaredPrefix`: the document declares no prefix before it, and may be an excerpt of another document.
   */
  readonly declaresNothing?: true;
  /** The angle brackets that are missing around the identifier, in a language that requires them. */
  readonly missingBrackets?: "<>" | ">";
  /** The namespace to which the same prefix was bound earlier in the document. */
  readonly boundBefore?: string;
  /**
   * The scheme in lower case is a prefix that the document declares, so that lowercasing it would make another
   * identifier.
   */
  readonly lowercaseIsPrefix?: true;
  /** The text is part of the template by which a scheme is registered, and no identifier. */
  readonly registration?: RegistrationField;
  /** The text is a template of this grammar, whose expressions are put in later. */
  readonly template?: TemplateGrammar;
  /**
   * The document is a store of passwords, such as a file of environment variables, so that a password in it is not
   * exposed.
   */
  readonly keepsPasswords?: true;
  /**
   * Of text that is displayed, not of attributes: an enclosing `<bdo>` or `unicode-bidi` override, the direction of the
   * enclosing text, and whether an element of its own isolates the identifier (`<bdi>`).
   */
  readonly bidiMarkup?: {
    readonly override?: "ltr" | "rtl";
    readonly paragraph?: "ltr" | "rtl";
    readonly isolated?: true;
  };
}
