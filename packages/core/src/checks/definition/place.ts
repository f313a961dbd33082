import type { TemplateGrammar } from "../../templates/uri-template.js";
import type { Production, ProfileName } from "../../profiles/profile.js";

/**
 * What the surroundings of a text say of its meaning.
 * - `never`: it is no identifier.
 * - `inspected`: a program compares it or searches for it, so it is meant as it is.
 * - `opaque-name`: a namespace or another name that programs compare as it is.
 * - `name-in-data`: the name of a thing in data.
 * - `sink`: the place holds references and nothing else, as `fetch` and `href` do.
 * - `named`: a name says that it is an identifier, such as `baseUrl`.
 * - `prefix`: only its own beginning says so.
 * - `prose`: it stands in text for people.
 */
export type Tier = "never" | "inspected" | "opaque-name" | "name-in-data" | "sink" | "named" | "prefix" | "prose";

/** Where an identifier stands, in terms that no language and no file enters. */
export interface Place {
  readonly tier: Tier;
  readonly production: Production;
  readonly profile: ProfileName;
  /** What names the place, such as `fetch`, `href` or `homepage`. */
  readonly role?: string;
  /** The character encoding of the document, where it says one. */
  readonly charset?: string;
  /** What the identifier's scheme stands for where the document uses it as a prefix; nothing if that declares no such prefix. */
  readonly namespaceOfScheme?: string;
  /** A prefixed name of which the document does not declare the prefix: it is no identifier. */
  readonly hasUndeclaredPrefix?: true;
  /** What the prefix that is declared with this namespace stood for before. */
  readonly boundBefore?: string;
  /** In lower case, the scheme would be a prefix of the document, and the identifier another one. */
  readonly lowercaseIsPrefix?: true;
  /** The text is a template of this grammar, whose expressions are put in later. */
  readonly template?: TemplateGrammar;
  /** The document is where passwords are kept, and no one else sees it. */
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

/** The source line around a literal whose source equals its decoded text. */
export interface DisplayContext {
  readonly before: string;
  readonly after: string;
  readonly paragraph: "ltr" | "rtl";
}
