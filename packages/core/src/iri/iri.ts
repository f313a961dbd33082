import type { HostKind } from "../grammar/scan-record.js";
import type { Span } from "../findings/span.js";

/** A component with its place in the IRI; the span leaves out the delimiters that set the component off. */
export interface Component {
  readonly text: string;
  readonly span: Span;
}

export interface Host extends Component {
  readonly kind: HostKind;
}

/** `iauthority = [ iuserinfo "@" ] ihost [ ":" port ]` — RFC 3987 §2.2 */
export interface Authority extends Component {
  /** What stands before the last `@`. */
  readonly userinfo?: Component;
  readonly host: Host;
  readonly port?: Component;
}

/** The components of any string (RFC 3986 appendix B). An absent component is missing; an empty one has an empty text. */
export interface Iri {
  readonly text: string;
  readonly scheme?: Component;
  readonly authority?: Authority;
  readonly path: Component;
  readonly query?: Component;
  readonly fragment?: Component;
}
