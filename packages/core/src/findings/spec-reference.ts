/** A section of a specification, with the address at which a reader finds it. */
export interface SpecReference {
  readonly document: string;
  /** Its number, the name of its anchor, or `appendix A`. */
  readonly section: string;
  readonly url: string;
}

/**
 * A section is named by its number, an appendix by its letter: `rfc3986("C")` is found at `#appendix-C`. Bundlers leave
 * out the specifications that nothing names.
 */
// @__NO_SIDE_EFFECTS__
function rfc(number: number): (section: string) => SpecReference {
  return (section) => {
    const isAppendix = /^[A-Z]/.test(section);
    return {
      document: `RFC ${number}`,
      section: isAppendix ? `appendix ${section}` : section,
      url: `https://www.rfc-editor.org/rfc/rfc${number}#${isAppendix ? "appendix" : "section"}-${section}`,
    };
  };
}

// @__NO_SIDE_EFFECTS__
function draft(name: string, title: string): (section: string) => SpecReference {
  return (section) => ({
    document: title,
    section,
    url: `https://datatracker.ietf.org/doc/html/${name}#section-${section}`,
  });
}

/** Uniform Resource Identifier (URI): Generic Syntax. */
export const rfc3986 = rfc(3986);
/** Internationalized Resource Identifiers (IRIs). */
export const rfc3987 = rfc(3987);
/** Domain names: implementation and specification. */
export const rfc1034 = rfc(1034);
/** Requirements for Internet hosts. */
export const rfc1123 = rfc(1123);
/** Uniform Resource Locators, for the schemes that have no newer specification: `ftp`. */
export const rfc1738 = rfc(1738);
/** The schemes `data`, `tel`, `tag`, `sms`, `geo`, `mailto`, `file` and `urn`. */
export const rfc2397 = rfc(2397);
export const rfc3966 = rfc(3966);
export const rfc4151 = rfc(4151);
export const rfc5724 = rfc(5724);
export const rfc5870 = rfc(5870);
export const rfc6068 = rfc(6068);
export const rfc8089 = rfc(8089);
export const rfc8141 = rfc(8141);
/** Namespaces of URNs: `uuid`, `oid`, `isbn`, `issn`, `ietf`, `lex`, `nbn`. */
export const rfc9562 = rfc(9562);
export const rfc3061 = rfc(3061);
export const rfc8254 = rfc(8254);
export const rfc3044 = rfc(3044);
export const rfc2648 = rfc(2648);
export const rfc9676 = rfc(9676);
export const rfc8458 = rfc(8458);
export const rfc3651 = rfc(3651);
/** Registered names of services and port numbers. */
export const rfc6335 = rfc(6335);
/** The WebSocket protocol, with the schemes `ws` and `wss`. */
export const rfc6455 = rfc(6455);
/** The Constrained Application Protocol, with the schemes `coap` and `coaps`, and its schemes over TCP and WebSockets. */
export const rfc7252 = rfc(7252);
export const rfc8323 = rfc(8323);
/** HTTP semantics, with the schemes `http` and `https`. */
export const rfc9110 = rfc(9110);
/** Internationalized Domain Names for Applications: definitions, and the protocol. */
export const rfc5890 = rfc(5890);
export const rfc5891 = rfc(5891);
/** Internationalized Domain Names for Applications: code points and their context rules. */
export const rfc5892 = rfc(5892);
/** Right-to-left scripts for IDNA. */
export const rfc5893 = rfc(5893);
/** URI Template. */
export const rfc6570 = rfc(6570);
/** Representing IPv6 zone identifiers in URIs (withdrawn from use by RFC 9844). */
export const rfc6874 = rfc(6874);
export const rfc9844 = rfc(9844);
/** The successor draft of RFC 3987. */
export const rfc3987bis = draft("draft-ietf-iri-3987bis-13", "3987bis");
/** Guidelines for IRIs with bidirectional characters. */
export const bidiGuidelines = draft("draft-ietf-iri-bidi-guidelines-03", "IRI bidi guidelines");
/** Comparison, equivalence and canonicalization of IRIs. */
export const iriComparison = draft("draft-ietf-iri-comparison-02", "IRI comparison");
/** Guidelines and registration procedures for new URI/IRI schemes. */
export const iriRegistration = draft("draft-ietf-iri-4395bis-irireg-04", "4395bis");

/** Decentralized identifiers, with the scheme `did`; `section` is the anchor's name, such as `did-syntax`. */
export function didCore(section: string): SpecReference {
  return { document: "DID core", section, url: `https://www.w3.org/TR/did-1.0/#${section}` };
}
/** The Unicode Bidirectional Algorithm; `section` is the anchor's name, such as `Explicit_Directional_Isolates`. */
export function uax9(section: string): SpecReference {
  return { document: "UAX #9", section, url: `https://www.unicode.org/reports/tr9/#${section}` };
}
/** Unicode IDNA compatibility processing. */
export function uts46(section: string): SpecReference {
  return { document: "UTS #46", section, url: `https://www.unicode.org/reports/tr46/#${section}` };
}
/** Unicode security mechanisms. */
export function uts39(section: string): SpecReference {
  return { document: "UTS #39", section, url: `https://www.unicode.org/reports/tr39/#${section}` };
}
/** Namespaces in XML; `section` is the anchor's name, such as `NSNameComparison`. */
export function xmlNames(section: string): SpecReference {
  return { document: "XML Names", section, url: `https://www.w3.org/TR/xml-names/#${section}` };
}

/** The OpenAPI Specification; `section` is the anchor's name, such as `path-templating`. */
export function openApi(section: string): SpecReference {
  return { document: "OpenAPI", section, url: `https://spec.openapis.org/oas/v3.2.0.html#${section}` };
}

/** RDF 1.1 Turtle; `section` is the anchor's name, such as `sec-iri`. */
export function turtle(section: string): SpecReference {
  return { document: "Turtle", section, url: `https://www.w3.org/TR/turtle/#${section}` };
}
