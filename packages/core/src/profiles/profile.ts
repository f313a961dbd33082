/**
 * Which grammar decides: `rfc3987` (the default), its successor draft `rfc3987bis`, the ASCII grammar of `rfc3986`
 * for places that carry URIs, and `leiri`, Legacy Extended IRIs (3987bis §6).
 */
export type ProfileName = "rfc3987" | "rfc3987bis" | "rfc3986" | "leiri";

/** The rule of the grammar that a text has to match as a whole (RFC 3987 §2.2). */
export type Production = "IRI" | "IRI-reference" | "absolute-IRI" | "irelative-ref";
