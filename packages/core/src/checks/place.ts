import type { Production, ProfileName } from "../profiles/profile.js";

/** What a literal's surroundings say of its meaning; the table stands in ARCHITECTURE.md. */
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
