/** Generators of texts for property tests: near IRIs, with what goes wrong in them, and plain noise. */
import fc from "fast-check";
import { anyCharacter } from "./any-character.js";

/** Characters at both sides of every edge of the sets of RFC 3987 §2.2, halves of characters among them. */
const edges = [0x00, 0x1f, 0x20, 0x7f, 0x80, 0x9f, 0xa0, 0xd7ff, 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xe000, 0xf8ff, 0xf900]
  .concat([0xfdcf, 0xfdd0, 0xfdef, 0xfdf0, 0xffef, 0xfff0, 0xfffd, 0xfffe, 0xffff, 0x10000, 0x1fffd, 0x1fffe, 0x20000])
  .concat([
    0xdfffd, 0xdffff, 0xe0000, 0xe0fff, 0xe1000, 0xefffd, 0xefffe, 0xf0000, 0xffffd, 0xfffff, 0x100000, 0x10fffd,
    0x10ffff,
  ])
  .map((code) => String.fromCodePoint(code));

const delimiters = Array.from(":/?#[]@!$&'()*+,;=-._~%\"<>\\^`{|}");
const sequences = [
  "%41",
  "%c3%A9",
  "%",
  "%4",
  "%4g",
  "//",
  "://",
  "..",
  "é",
  "אב",
  "😀",
  "::",
  "1.2.3.4",
  "[::1]",
  "[v1.a]",
  "80",
];

const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("a", "Z", "0", "x") },
  { weight: 3, arbitrary: fc.constantFrom(...delimiters) },
  { weight: 2, arbitrary: fc.constantFrom(...sequences) },
  { weight: 1, arbitrary: fc.constantFrom(...edges) },
);
const pieces = (maxLength: number): fc.Arbitrary<string> => fc.array(piece, { maxLength }).map((list) => list.join(""));

const optional = (before: string, arbitrary: fc.Arbitrary<string>, after = ""): fc.Arbitrary<string> =>
  fc.option(arbitrary, { nil: undefined }).map((text) => (text === undefined ? "" : before + text + after));

/** Few faults: text that mostly has the shape of an IRI. */
const shaped = fc
  .tuple(
    optional("", fc.constantFrom("http", "a+b-.1", "1a", "A", ""), ":"),
    optional(
      "//",
      fc
        .tuple(
          optional("", pieces(3), "@"),
          fc.constantFrom("a.b", "é", "%41", "1.2.3.4", "1.2.3.256", "[::1]", "[1:2]", "[::", ""),
          optional(":", fc.constantFrom("", "80", "8a")),
        )
        .map((parts) => parts.join("")),
    ),
    pieces(6),
    optional("?", pieces(4)),
    optional("#", pieces(4)),
  )
  .map((parts) => parts.join(""));

/** Any string: near IRIs, heaps of their pieces, and arbitrary code units, lone surrogates included. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  shaped,
  pieces(12),
  fc.string({ unit: anyCharacter, maxLength: 20 }),
);
