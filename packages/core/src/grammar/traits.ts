/**
 * What one scan learns of a text besides the offsets, as bits. A check names the bits without which it can find
 * nothing, and is not called when none of them is set. `rightToLeft`, `suspectNonAscii` and `combiningMark` are set
 * by whole ranges (`trait-ranges.ts`): they may be set for a text without such a character, never clear for one with it.
 */
export const traits = {
  /** A `%`, whether or not two hexadecimal digits follow. */
  percent: 1 << 0,
  /** `[` or `]`. */
  bracket: 1 << 1,
  asciiUppercase: 1 << 2,
  /** Space, C0, DEL, and the ASCII characters that no rule of the grammar holds: `< > " { } | \ ^` and back quote. */
  excludedAscii: 1 << 3,
  nonAscii: 1 << 4,
  /** Outside ASCII: controls, default-ignorable, space-like, private-use, special, unpaired or noncharacter code points. */
  suspectNonAscii: 1 << 5,
  /** A character of Bidi_Class R, AL or AN, or a neighbor of such characters. */
  rightToLeft: 1 << 6,
  /** One of the twelve bidi formatting and isolate characters. */
  bidiControl: 1 << 7,
  /** A character of General_Category M, or a neighbor of such characters. */
  combiningMark: 1 << 8,
  /** The text does not match IRI-reference in the scan's profile. */
  nonconforming: 1 << 9,
  /** Characters before the first colon, well-formed or not. */
  scheme: 1 << 10,
  noScheme: 1 << 11,
  authority: 1 << 12,
  userinfo: 1 << 13,
  port: 1 << 14,
  query: 1 << 15,
  fragment: 1 << 16,
  asciiUppercaseInScheme: 1 << 17,
  asciiUppercaseInAuthority: 1 << 18,
  nonAsciiInAuthority: 1 << 19,
  percentInAuthority: 1 << 20,
  /** A path segment that starts with a dot. */
  dotSegment: 1 << 21,
  /** A well-formed scheme other than `http` and `https`, which most texts have. */
  otherScheme: 1 << 22,
  /** A character outside ASCII that looks like one of the delimiters `. / : ? # @`. */
  delimiterLookalike: 1 << 26,
  /** Where checks run: a registered name that is not plainly a host of the DNS, so that it has to be looked at. */
  unusualHost: 1 << 23,
  /** Where checks run: no authority, with a scheme or without. */
  noAuthority: 1 << 24,
  /** Where checks run: the place tells of markup for the display. */
  bidiMarkup: 1 << 25,
  /** Where checks run: a place that may hold a name, to be compared with others character by character; not for one that is far from all that are known. */
  nameInPlace: 1 << 27,
  /** Where checks run: right-to-left characters that stand otherwise than those of most titles (`plain-right-to-left.ts`). */
  unplainRightToLeft: 1 << 28,
  /** Where checks run: a combining mark at the start or after a delimiter. */
  markAfterDelimiter: 1 << 29,
  /** Where checks run: ends with a mark of punctuation that often follows an identifier in a text. */
  punctuationAtEnd: 1 << 30,
  /** Where checks run: behind an authority, what may be a second address, the rest of the host, or a query without its `?`. */
  unusualPath: 1 << 31,
} as const;
