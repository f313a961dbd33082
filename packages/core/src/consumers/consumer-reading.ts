/** A specification, or a program whose address parser is followed step by step. */
export type ConsumerName = "RFC 3986" | "RFC 3987" | "LEIRI" | "WHATWG" | "Python" | "Go" | "curl";

/** What a consumer takes a text apart into. A component that it does not tell from an empty one is absent. */
export interface ReadComponents {
  /** In the case in which the consumer gives it. */
  readonly scheme?: string;
  readonly userinfo?: string;
  /** As the consumer gives it: Python and Go cut brackets off, browsers and curl write numbers as an IPv4 address. */
  readonly host?: string;
  readonly port?: string;
  readonly path: string;
  readonly query?: string;
  readonly fragment?: string;
  /**
   * What stands in the request line of an http, https, ws or wss request (RFC 9112 §3.2.1): the octets are those of this
   * text in UTF-8. Absent where the consumer sends none.
   */
  readonly target?: string;
}

export type ConsumerReading =
  | ({ readonly consumer: ConsumerName; readonly ok: true } & ReadComponents)
  | {
      readonly consumer: ConsumerName;
      readonly ok: false;
      /** Why the consumer refuses the text, in one sentence. */
      readonly error: string;
    };

/** Components of which some may be missing, without those that are. */
export function presentComponents(components: {
  readonly [Name in keyof ReadComponents]: ReadComponents[Name] | undefined;
}): ReadComponents {
  const present = Object.entries(components).filter(([, value]) => value !== undefined);
  // What is left has the types of ReadComponents, whose optional members may be absent but not undefined.
  return { path: components.path ?? "", ...(Object.fromEntries(present) as Omit<ReadComponents, "path">) };
}

/** Whether the consumers make requests of the kind that `target` describes for a scheme. */
export function isRequested(scheme: string | undefined): boolean {
  return scheme !== undefined && /^(?:https?|wss?)$/i.test(scheme);
}
