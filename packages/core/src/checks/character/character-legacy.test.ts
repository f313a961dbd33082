import { describeCheck } from "../../../test/describe-check.js";
import { characterLegacy } from "./character-legacy.js";

const profile = "leiri" as const;

const latin1 = { tier: "named", production: "IRI-reference", profile, charset: "windows-1252" } as const;

describeCheck(characterLegacy, {
  reports: [
    {
      name: "3987bis §6.3: a space",
      iri: "a« »b",
      profile,
      suggests: { "Percent-encode U+0020 SPACE": "a%20b", "Remove U+0020 SPACE": "ab" },
      message:
        "The path contains U+0020 SPACE; percent-encode it as '%20' or remove it. Legacy Extended IRIs such as those of XML allow that, IRIs do not.",
    },
    {
      name: "3987bis §6.3: the delimiters",
      iri: `«<">»a«{}»b«|»c«^\`»`,
      profile,
    },
    {
      name: "3987bis §6.3: a backslash",
      iri: "a«\\»b",
      profile,
      suggests: { "Write '/' instead of '\\'": "a/b", "Percent-encode '\\'": "a%5Cb", "Remove '\\'": "ab" },
    },
    {
      name: "slashes that would begin an authority that is none",
      iri: "/«\\»:b",
      profile,
      suggests: { "Percent-encode '\\'": "/%5C:b", "Remove '\\'": "/:b" },
      message: "The path contains '\\'; percent-encode it as '%5C' or remove it.",
    },
    {
      name: "3987bis §6.3: controls, first and last of both ranges",
      iri: "a«\0»b«\x1F»c«\x7F»d«\x9F»e",
      profile,
    },
    { name: "3987bis §6.3: private use, first and last of a range", iri: "a«\uE000»b«\uF8FF»c", profile },
    { name: "3987bis §6.3: private use of the last planes", iri: "a«\u{F0000}»b«\u{10FFFD}»c", profile },
    { name: "3987bis §6.3: tags", iri: "?«\u{E0000}»a«\u{E0FFF}»b", profile },
    {
      name: "variation selectors",
      iri: "«\u{E0100}»",
      profile,
      suggests: {
        "Percent-encode U+E0100 VARIATION SELECTOR-17": "%F3%A0%84%80",
        "Remove U+E0100 VARIATION SELECTOR-17": "",
      },
    },
    { name: "3987bis §6.3: noncharacters", iri: "«\uFDD0»a«\uFDEF»b«\u{1FFFE}»c«\u{10FFFF}»", profile },
    {
      name: "3987bis §6.3: specials",
      iri: "«\uFFF0»a«\uFFFC»b«\uFFFD»",
      profile,
    },
    {
      name: "white space at the ends",
      iri: "« \t»a",
      profile,
      suggests: { "Remove the white space": "a" },
      message: "The text starts with U+0020 SPACE and 1 more character; remove it.",
    },
    {
      name: "white space at the end",
      iri: "a«\n»",
      profile,
      suggests: { "Remove the white space": "a" },
      message: "The text ends with U+000A LINE FEED; remove it.",
    },
    {
      name: "a text of white space",
      iri: "« »",
      profile,
      message: "The text starts with U+0020 SPACE; remove it.",
    },
    {
      name: "a host, which holds no triplet for it",
      iri: "http://a«|»b/",
      profile,
      suggests: { "Remove '|'": "http://ab/" },
    },
    { name: "astral characters around it", iri: "😀« »😀", profile },
    { name: "lone surrogates around it", iri: "\uDC00« »\uD83D", profile },
    {
      name: "runs are told once each",
      iri: "a«  »b«\\\\»c«\x01\x02»d«\uFFFD\uFFFD»e«\uFFF0\uFFF1»f«\uE000\uE001»g«\uFDD0\uFDD1»h«\u{E0000}\u{E0001}»i",
      profile,
    },
    {
      name: "runs of two kinds side by side",
      iri: "a«\x1F»« »b«\uFFFC»«\uFFFD»c«\u{DFFFE}»«\u{E0000}»«\u{DFFFF}»d",
      profile,
    },
    { name: "a neighbor of the tags beside a space", iri: "\u{E1000}« »a", profile },
    { name: "a space where characters may be lost to another charset", iri: "a« »b", profile, place: latin1 },
    { name: "white space at both ends and inside", iri: "« »a« »b« »", profile },
    { name: "a tilde stays beside controls", iri: "~«\x7F»!«\x1F»!«\x80»!", profile },
    ...["\0", "\x1F", "\x7F", "\x9F"].map((control) => ({
      name: `a control has no triplet: ${JSON.stringify(control)}`,
      iri: `a«${control}»b`,
      profile,
      message: "; remove it.",
    })),
    {
      name: "a backslash in the query, which a slash does not replace",
      iri: "?a«\\»b",
      profile,
      suggests: { "Percent-encode '\\'": "?a%5Cb", "Remove '\\'": "?ab" },
    },
    { name: "lost text", iri: "a«\uFFFD»", profile, suggests: { "Remove U+FFFD REPLACEMENT CHARACTER": "a" } },
  ],
  accepts: [
    { name: "the grammar of IRIs, where other codes tell", iri: "a b|c\\d" },
    { name: "the grammar of 3987bis", iri: "a b|c\\d", profile: "rfc3987bis" },
    { name: "the grammar of URIs", iri: "a b|c\\d", profile: "rfc3986" },
    { name: "private-use characters in the query, which IRIs allow", iri: "?\uE000", profile },
    { name: "the neighbors of the ranges", iri: "!a~\xA0\uD7FF\uF900\uFDCF\uFDF0\uFFEF\u{1FFFD}\u{20000}", profile },
    {
      name: "characters lost to another charset, of which another code tells",
      iri: "a\uFFFDb",
      profile,
      place: latin1,
    },
    { name: "what no LEIRI allows is another code", iri: "\uFFFE\uFFFF\uD800", profile },
    { name: "a port is another code", iri: "//a:1 /", profile },
    { name: "triplets", iri: "a%20b%7C", profile },
  ],
});
