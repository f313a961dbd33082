import type { Random } from "./random.js";

/** What spoils identifiers, escapes and languages. */
const spoilers: readonly string[] = [
  ..."/?#[]@:%\"'`\\<>{}()&;=|^!$*+,-._~ \t\n\r\0é",
  ...["%2", "%C3", "%c3%A9", "%00", "%u05D0", "//", "://", "..", "/../", "/./", "::", "[::1]", "xn--", "1.2.3.4", "a:"],
  ...["http://", "HTTP://A.example/", "mailto:", "data:,", "urn:x:", "http://é.example/א1", "http://a/%zz b"],
  ...["א", "ב1", "ب", "٢", "\u0301", "\u200B", "\u200D", "\u202E", "\u2066", "\u2028", "\u00A0", "\uFEFF", "\uFFFD"],
  ...["\uD800", "\uDC00", "\u{1F600}", "\u{E0001}", "\u{10FFFF}", "\uE000", "\uFDD0", "\x1F", "\x7F", "\x85", "\r\n"],
  ...[
    "\\u0041",
    "\\x4",
    "\\u{1F600}",
    "\\0",
    "\\\n",
    "\\N{DEL}",
    "&amp;",
    "&#x41;",
    "&lt",
    "&#0;",
    "<!--",
    "-->",
    "]]>",
  ],
  ...[
    "<![CDATA[",
    "<a href=",
    "</",
    "/>",
    "<script>",
    "</script>",
    "{{",
    "}}",
    "${",
    "#{",
    "{%",
    "%}",
    "<?",
    "?>",
    "<%",
  ],
  ...["/*", "*/", "//\n", "--", '"""', "'''", "```", "~~~", "[a]: ", "](", "![", "@prefix a: <", "> .", "\n  ", "\n- "],
  ...["|\n", ">-\n", "key: ", "url(", "@import ", "href", "src", "srcset", "$ref", "@id", "@context", "xmlns=", "=>"],
];

/** The longest that is moved, doubled or left out at once. */
const longestPiece = 60;

/** The text after up to four changes; most of them put something into it, take out of it, or take from another text. */
export function mutated(text: string, other: string, random: Random): string {
  let result = text;
  for (let count = random.below(5); count > 0; count--) result = changed(result, other, random);
  return result;
}

function changed(text: string, other: string, random: Random): string {
  const start = random.below(text.length + 1);
  const end = Math.min(text.length, start + random.below(random.below(4) === 0 ? longestPiece : 4));
  const before = text.slice(0, start);
  switch (random.below(8)) {
    case 0:
      return before + text.slice(end);
    case 1:
      return before + text.slice(start, end).repeat(2 + random.below(8)) + text.slice(end);
    case 2: {
      const from = random.below(other.length + 1);
      return before + other.slice(from, from + random.below(longestPiece)) + text.slice(end);
    }
    case 3:
      return before + String.fromCharCode(random.below(random.below(2) === 0 ? 0x250 : 0x10000)) + text.slice(end);
    case 4:
      return before + otherCase(text.slice(start, end)) + text.slice(end);
    default:
      return before + random.pick(spoilers) + text.slice(random.below(2) === 0 ? start : end);
  }
}

function otherCase(text: string): string {
  const upper = text.toUpperCase();
  return upper === text ? text.toLowerCase() : upper;
}
