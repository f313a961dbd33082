import type { Span } from "../../findings/span.js";
import type { Site } from "../read/site.js";

/** An identifier in text of another language within a literal, with its site in that language. */
export interface EmbeddedIdentifier {
  readonly span: Span;
  readonly site: Site;
  /** The namespace of the prefix that the scheme is, if the text declares one before. */
  readonly namespaceOfScheme?: string;
}
