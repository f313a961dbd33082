import { percentEncode } from "../../percent-encoding/percent-encode.js";
import { describeCheck } from "../../../test/describe-check.js";
import { characterInvisible } from "./character-invisible.js";

const characters: readonly (readonly [name: string, character: string, mention: string])[] = [
  ["soft hyphen", "\xAD", "U+00AD SOFT HYPHEN"],
  ["combining grapheme joiner", "\u034F", "U+034F COMBINING GRAPHEME JOINER"],
  ["the first jamo filler", "\u115F", "U+115F HANGUL CHOSEONG FILLER"],
  ["the second jamo filler", "\u1160", "U+1160 HANGUL JUNGSEONG FILLER"],
  ["the first inherent vowel", "\u17B4", "U+17B4 KHMER VOWEL INHERENT AQ"],
  ["the second inherent vowel", "\u17B5", "U+17B5 KHMER VOWEL INHERENT AA"],
  ["zero width space", "\u200B", "U+200B ZERO WIDTH SPACE"],
  ["the first of U+2060\u2013U+2065", "\u2060", "U+2060 WORD JOINER"],
  ["the last of U+2060\u2013U+2065", "\u2065", "U+2065"],
  ["the first of U+206A\u2013U+206F", "\u206A", "U+206A INHIBIT SYMMETRIC SWAPPING"],
  ["the last of U+206A\u2013U+206F", "\u206F", "U+206F NOMINAL DIGIT SHAPES"],
  ["Hangul filler", "\u3164", "U+3164 HANGUL FILLER"],
  ["half-width Hangul filler", "\uFFA0", "U+FFA0 HALFWIDTH HANGUL FILLER"],
  ["the first variation selector", "\uFE00", "U+FE00 VARIATION SELECTOR-1"],
  ["the last variation selector that is not for emoji", "\uFE0D", "U+FE0D VARIATION SELECTOR-14"],
  ["a text selector behind a letter", "\uFE0E", "U+FE0E VARIATION SELECTOR-15"],
  ["an emoji selector behind a letter", "\uFE0F", "U+FE0F VARIATION SELECTOR-16"],
  ["byte order mark", "\uFEFF", "U+FEFF ZERO WIDTH NO-BREAK SPACE"],
  ["the first shorthand control", "\u{1BCA0}", "U+1BCA0 SHORTHAND FORMAT LETTER OVERLAP"],
  ["the last shorthand control", "\u{1BCA3}", "U+1BCA3 SHORTHAND FORMAT UP STEP"],
  ["the first musical control", "\u{1D173}", "U+1D173 MUSICAL SYMBOL BEGIN BEAM"],
  ["the last musical control", "\u{1D17A}", "U+1D17A MUSICAL SYMBOL END PHRASE"],
  ["the first Mongolian selector outside Mongolian", "\u180B", "U+180B MONGOLIAN FREE VARIATION SELECTOR ONE"],
  ["the last Mongolian selector outside Mongolian", "\u180F", "U+180F MONGOLIAN FREE VARIATION SELECTOR FOUR"],
];

describeCheck(characterInvisible, {
  reports: [
    ...characters.map(([name, character, mention]) => ({
      name,
      iri: `/a«${character}»b`,
      suggests: {
        [`Percent-encode ${mention}`]: `/a${percentEncode(character)}b`,
        [`Remove ${mention}`]: "/ab",
      },
    })),
    {
      name: "the userinfo",
      iri: "http://a«\u200B»@b/",
      suggests: {
        "Percent-encode U+200B ZERO WIDTH SPACE": "http://a%E2%80%8B@b/",
        "Remove U+200B ZERO WIDTH SPACE": "http://a@b/",
      },
    },
    {
      name: "the host",
      iri: "http://a«\u200B»b/",
      suggests: {
        "Remove U+200B ZERO WIDTH SPACE": "http://ab/",
      },
    },
    {
      name: "the path",
      iri: "/a«\u200B»",
      suggests: { "Percent-encode U+200B ZERO WIDTH SPACE": "/a%E2%80%8B", "Remove U+200B ZERO WIDTH SPACE": "/a" },
    },
    {
      name: "the query",
      iri: "?«\u200B»a",
      suggests: { "Percent-encode U+200B ZERO WIDTH SPACE": "?%E2%80%8Ba", "Remove U+200B ZERO WIDTH SPACE": "?a" },
    },
    {
      name: "the fragment",
      iri: "#a«\u200B»",
      suggests: { "Percent-encode U+200B ZERO WIDTH SPACE": "#a%E2%80%8B", "Remove U+200B ZERO WIDTH SPACE": "#a" },
    },
    {
      name: "a path that is not meant as a scheme",
      iri: "1«\u200B»a:b",
      suggests: { "Percent-encode U+200B ZERO WIDTH SPACE": "1%E2%80%8Ba:b", "Remove U+200B ZERO WIDTH SPACE": "1a:b" },
    },
    {
      name: "an emoji selector behind the first digit",
      iri: "/0«\uFE0F»",
      suggests: {
        "Percent-encode U+FE0F VARIATION SELECTOR-16": "/0%EF%B8%8F",
        "Remove U+FE0F VARIATION SELECTOR-16": "/0",
      },
    },
    {
      name: "an emoji selector behind the last digit",
      iri: "/9«\uFE0F»",
      suggests: {
        "Percent-encode U+FE0F VARIATION SELECTOR-16": "/9%EF%B8%8F",
        "Remove U+FE0F VARIATION SELECTOR-16": "/9",
      },
    },
    {
      name: "an emoji selector behind an asterisk",
      iri: "/*«\uFE0F»",
      suggests: {
        "Percent-encode U+FE0F VARIATION SELECTOR-16": "/*%EF%B8%8F",
        "Remove U+FE0F VARIATION SELECTOR-16": "/*",
      },
    },
    {
      name: "a text selector behind a digit in a keycap",
      iri: "/1«\uFE0E»\u20E3",
      suggests: {
        "Percent-encode U+FE0E VARIATION SELECTOR-15": "/1%EF%B8%8E\u20E3",
        "Remove U+FE0E VARIATION SELECTOR-15": "/1\u20E3",
      },
    },
    {
      name: "an emoji selector behind another",
      iri: "/❤\uFE0F«\uFE0F»",
      suggests: {
        "Percent-encode U+FE0F VARIATION SELECTOR-16": "/❤\uFE0F%EF%B8%8F",
        "Remove U+FE0F VARIATION SELECTOR-16": "/❤\uFE0F",
      },
    },
    {
      name: "an emoji selector first",
      iri: "«\uFE0F»",
      suggests: {
        "Percent-encode U+FE0F VARIATION SELECTOR-16": "%EF%B8%8F",
        "Remove U+FE0F VARIATION SELECTOR-16": "",
      },
    },
    {
      name: "another selector behind an emoji",
      iri: "/❤«\uFE00»",
      suggests: {
        "Percent-encode U+FE00 VARIATION SELECTOR-1": "/❤%EF%B8%80",
        "Remove U+FE00 VARIATION SELECTOR-1": "/❤",
      },
    },
    {
      name: "a run is told once",
      iri: "/a«\u200B\uFEFF»b",
      suggests: {
        "Percent-encode U+200B ZERO WIDTH SPACE and 1 more character": "/a%E2%80%8B%EF%BB%BFb",
        "Remove U+200B ZERO WIDTH SPACE and 1 more character": "/ab",
      },
    },
    {
      name: "a host that admits no percent-encoding",
      iri: "http://a«\u200B»b/",
      profile: "rfc3987bis",
      suggests: { "Remove U+200B ZERO WIDTH SPACE": "http://ab/" },
    },
    {
      name: "a LEIRI should not hold it either",
      iri: "/a«\u200B»b",
      profile: "leiri",
      suggests: { "Percent-encode U+200B ZERO WIDTH SPACE": "/a%E2%80%8Bb", "Remove U+200B ZERO WIDTH SPACE": "/ab" },
    },
    {
      name: "a URI",
      iri: "/a«\u200B»b",
      profile: "rfc3986",
      suggests: { "Percent-encode U+200B ZERO WIDTH SPACE": "/a%E2%80%8Bb", "Remove U+200B ZERO WIDTH SPACE": "/ab" },
    },
    {
      name: "a scheme",
      iri: "«\u200B»http://a/",
      suggests: { "Remove U+200B ZERO WIDTH SPACE": "http://a/" },
      message: "The scheme contains",
    },
    {
      name: "a port",
      iri: "http://a:8«\u200B»0/",
      suggests: { "Remove U+200B ZERO WIDTH SPACE and the port": "http://a/" },
      message: "The port contains",
    },
    {
      name: "astral characters around it",
      iri: "😀«\u200B»😀",
      suggests: { "Percent-encode U+200B ZERO WIDTH SPACE": "😀%E2%80%8B😀", "Remove U+200B ZERO WIDTH SPACE": "😀😀" },
    },
    {
      name: "lone surrogates around it",
      iri: "\uDC00«\u200B»\uD83D",
      suggests: {
        "Percent-encode U+200B ZERO WIDTH SPACE": "\uDC00%E2%80%8B\uD83D",
        "Remove U+200B ZERO WIDTH SPACE": "\uDC00\uD83D",
      },
    },

    { name: "Mongolian selectors and separators that follow no letter", iri: "/«\u180E\u180E»a«\u180B\u180F»" },
    { name: "a third one behind a Mongolian letter", iri: "/\u1820\u180B\u180E«\u180B»" },
    { name: "an emoji selector behind a number sign", iri: "/a#«\uFE0F»" },
    { name: "an emoji selector between a letter and the mark of keycaps", iri: "/a«\uFE0F»\u20E3" },
    { name: "a query behind what is not meant as a scheme", iri: "1a:b?c«\u200B»", component: "query" },
    { name: "a Mongolian selector behind another one", iri: "/a«\u180F\u180B»" },
  ],
  accepts: [
    { name: "what is left of an emoji in the anchor of a heading", iri: "#\uFE0F-contact" },
    { name: "the same without a space in the heading", iri: "#\uFE0Fcontact" },
    { name: "the same of two emoji in a row", iri: "#\uFE0F-\uFE0F\uFE0Fexamples" },
    { name: "the same behind a word", iri: "https://a.example/b#c-\uFE0F-d" },
    { name: "an emoji with its selector", iri: "/❤\uFE0F" },
    { name: "an emoji as text", iri: "/❤\uFE0E" },
    { name: "a modified emoji", iri: "/\u261D\u{1F3FD}\uFE0F" },
    { name: "keycaps", iri: "/0\uFE0F\u20E39\uFE0F\u20E3?*\uFE0F\u20E3#\uFE0F\u20E3" },
    { name: "Mongolian letters with selectors", iri: "/\u1820\u180B\u1821\u180E\u1820\u180F" },
    { name: "before and after the soft hyphen", iri: "\xAC\xAE\u3000" },
    { name: "before and after the combining grapheme joiner", iri: "a\u034E\u0350\u3000" },
    { name: "before and after the jamo fillers", iri: "\u115E\u1161\u3000" },
    { name: "before and after the inherent vowels", iri: "\u17B3\u17B6\u3000" },
    { name: "before U+180B and after U+180F", iri: "a\u180A?a\u1810\u3000" },
    { name: "before the zero width space", iri: "\u200A" },
    { name: "joiners are another code", iri: "\u200C\u200D" },
    { name: "bidi controls are other codes", iri: "\u061C\u200E\u200F\u202A\u202E\u2066\u2069" },
    { name: "before U+2060 and after U+206F", iri: "\u205F\u2070" },
    { name: "before and after the Hangul fillers", iri: "\u3163\u3165\uFF9F\uFFA1\u3000" },
    { name: "before and after the variation selectors", iri: "\uFDFF\uFE10\u3000" },
    { name: "before and after the byte order mark", iri: "\uFEFE\uFF00\u3000" },
    { name: "before and after the shorthand controls", iri: "\u{1BC9F}\u{1BCA4}\u3000" },
    { name: "before and after the musical controls", iri: "\u{1D172}\u{1D17B}\u3000" },
    { name: "specials, tags and supplementary selectors are other codes", iri: "\uFFF0\uFFF8\u{E0001}\u{E0100}" },
    { name: "encoded ones", iri: "%E2%80%8B" },
    { name: "the empty string", iri: "" },

    { name: "a selector and a separator behind a Mongolian letter", iri: "/\u1820\u180B\u180E\u1820\u180F\u1820" },
    { name: "a selector behind the first and behind a digit of Mongolian", iri: "/\u180A\u180B/\u1810\u180B" },
    { name: "two selectors behind a Mongolian letter", iri: "/\u1820\u180F\u180B" },
  ],
});
