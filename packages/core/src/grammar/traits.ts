/**
 * What one scan learns of a text besides the offsets, as bits. A check names the bits without which it can find
 * nothing, and is not called when none of them is set.
 */
export const traits = {
  /** The text does not match IRI-reference in the scan's profile. */
  nonconforming: 1 << 0,
  scheme: 1 << 1,
  noScheme: 1 << 2,
  authority: 1 << 3,
  userinfo: 1 << 4,
  port: 1 << 5,
  query: 1 << 6,
  fragment: 1 << 7,
  asciiUppercaseInScheme: 1 << 8,
  asciiUppercaseInAuthority: 1 << 9,
  nonAsciiInAuthority: 1 << 10,
  percentInAuthority: 1 << 11,
  /** A `%`, whether or not two hexadecimal digits follow. */
  percent: 1 << 12,
  nonAscii: 1 << 13,
  /** A character of Bidi_Class R, AL or AN. */
  rightToLeft: 1 << 14,
  /** One of the twelve bidi formatting and isolate characters. */
  bidiControl: 1 << 15,
  /** Space, C0, DEL, and the ASCII characters that no rule of the grammar holds: `< > " { } | \ ^` and back quote. */
  excludedAscii: 1 << 16,
  /** Outside ASCII: controls, default-ignorable, space-like, private-use, special, unpaired or noncharacter code points. */
  suspectNonAscii: 1 << 17,
  /** `[` or `]`. */
  bracket: 1 << 18,
  /** A path segment that starts with a dot. */
  dotSegment: 1 << 19,
  asciiUppercase: 1 << 20,
  combiningMark: 1 << 21,
} as const;
