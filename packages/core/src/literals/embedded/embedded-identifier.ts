import type { Span } from "../../findings/span.js";
import type { Site } from "../read/site.js";

/** An identifier in a text of another language that a string holds, and what that language says of the place. */
export interface EmbeddedIdentifier {
  readonly span: Span;
  readonly site: Site;
  /** What the scheme stands for where it is one of the prefixes that stand before. */
  readonly namespaceOfScheme?: string;
}
