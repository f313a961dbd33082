import fc from "fast-check";

/** Pieces of identifiers with something that a check tells of, and the ordinary ones between them. */
const words = {
  plain: ["a", "b1", "index.html", "wiki", "Title", "2026", "x-y_z~", ".", "..", ""],
  nonAscii: ["é", "e\u0301", "日本", "Москва", "раypal", "ﬁ", "Ａ", "ŉ", "Å", "ß–", "😀", "𠮷", "\u0378", "ÃƒÂ©"],
  encoded: ["%41", "%7E", "%c3%a9", "%C3%A9", "%C3%83%C2%A9", "%2e%2E", "%2F", "%25C3%25A9", "%2541", "%e2%80%ae"],
  octets: ["%00", "%0d%0a", "%C0%AF", "%ff", "%ed%a0%80", "%cc%81", "%D7%90", "%d7%90b", "%E2%80%8B", "%EE%80%80"],
  rightToLeft: ["אב", "א1", "1ב", "אb", "بب", "ب٢", "12", "א%D7%91", "%41א", "%41\u0301", "\u05B0א", "ڒ", "ߊߋ"],
  hidden: [
    "\u200B",
    "\u200C",
    "\u200D",
    "\u200E",
    "\u202E",
    "\u2066",
    "\u00AD",
    "\uFE0F",
    "\uFEFF",
    "\u00A0",
    "\u3000",
  ],
  faults: [
    "%",
    "%2",
    "%zz",
    "%u05D0",
    " ",
    "\t",
    "\\",
    "<",
    '"',
    "{x}",
    "|",
    "^",
    "`",
    "[",
    "]",
    "\u0085",
    "\uE000",
    "\uFDD0",
  ],
  lookalikes: [
    "\u2044",
    "\u3002",
    "\uFF0F",
    "\uFF1A",
    "\uFF20",
    "\uFFFD",
    "\uD83D",
    "\uDC00",
    "\u{E0041}",
    "\u{E0100}",
  ],
} as const;

const word = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...words.plain) },
  { weight: 3, arbitrary: fc.constantFrom(...words.nonAscii) },
  { weight: 4, arbitrary: fc.constantFrom(...words.encoded) },
  { weight: 2, arbitrary: fc.constantFrom(...words.octets) },
  { weight: 3, arbitrary: fc.constantFrom(...words.rightToLeft) },
  { weight: 1, arbitrary: fc.constantFrom(...words.hidden) },
  { weight: 1, arbitrary: fc.constantFrom(...words.faults) },
  { weight: 1, arbitrary: fc.constantFrom(...words.lookalikes) },
);

/** Up to `most` words, with delimiters between some of them. */
function text(delimiters: readonly string[], most: number): fc.Arbitrary<string> {
  const piece = fc.tuple(word, fc.constantFrom("", ...delimiters)).map((parts) => parts.join(""));
  return fc.array(piece, { maxLength: most }).map((pieces) => pieces.join(""));
}

const scheme = fc.constantFrom(
  ...["http:", "https:", "HTTP:", "htpp:", "http//:", "ftp:", "ws:", "file:", "urn:", "mailto:", "tel:", "tag:"],
  ...["data:", "x:", "1a:", "unknown-scheme:", "", "", "http:http:", " https:"],
);
const userinfo = fc.constantFrom("", "", "", "", "user@", "user:secret@", "%41:@", "אב@", "a@b@", "bank.example@");
const host = fc.oneof(
  fc.constantFrom("example.com", "EXAMPLE.Com", "exÄmple.org", "xn--bcher-kva.example", "xn--a", "аррӏе.com", "a_b"),
  fc.constantFrom("1.2.3.4", "010.0.0.1", "1.2.3.256", "[2001:db8::7]", "[fe80::1%eth0]", "[v1.X]", "[1:2", ""),
  fc.constantFrom(
    "אב.example",
    "1.אב",
    "a1.ב",
    "%41.com",
    "%c3%a9.com",
    "a..b",
    "a.",
    "ｅx.com",
    `${"a".repeat(64)}.com`,
  ),
  text(["."], 3),
);
const port = fc.constantFrom("", "", "", ":", ":80", ":080", ":443", ":99999", ":8a");
const authority = fc.tuple(fc.constant("//"), userinfo, host, port).map((parts) => parts.join(""));

/** Identifiers of the usual shapes in which much is wrong: what one person or program may do to each part. */
export const spoiledIri: fc.Arbitrary<string> = fc
  .tuple(
    scheme,
    fc.oneof({ weight: 4, arbitrary: authority }, { weight: 1, arbitrary: fc.constant("") }),
    text(["/", "/", "/", ":", ";"], 5).map((path) => path && `/${path}`),
    fc.oneof(
      fc.constant(""),
      text(["&", "=", ";", "?"], 4).map((query) => `?${query}`),
    ),
    fc.oneof(
      fc.constant(""),
      text(["/", "#"], 3).map((fragment) => `#${fragment}`),
    ),
  )
  .map((parts) => parts.join(""));
