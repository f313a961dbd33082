import type { Span } from "../../findings/span.js";
import type { Site } from "../read/site.js";

/**
 * An identifier in a literal whose text is in another language: its span in the decoded text, and its site in that
 * language.
 */
export interface EmbeddedIdentifier {
  readonly span: Span;
  readonly site: Site;
  /**
   * Set if the scheme of the identifier is also a prefix that the text declares before the identifier: the namespace of
   * that prefix.
   */
  readonly namespaceOfScheme?: string;
}
