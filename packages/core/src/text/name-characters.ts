/**
 * `NameStartChar` without the colon — XML 1.0 §2.3 — which is `PN_CHARS_U` — Turtle §6.5: what stands between the brackets
 * of a class in a pattern.
 */
export const nameStart = String.raw`A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}`;

/** What `NameChar` and `PN_CHARS` add to that, without the full stop: no name begins with it. */
export const withinName = String.raw`\-0-9\u00B7\u0300-\u036F\u203F\u2040`;
