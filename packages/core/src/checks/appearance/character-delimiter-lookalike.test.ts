import { percentEncode } from "../../percent-encoding/percent-encode.js";
import { describeCheck } from "../../../test/describe-check.js";
import { characterDelimiterLookalike } from "./character-delimiter-lookalike.js";

const lookalikes: readonly (readonly [character: string, delimiter: string, mention: string])[] = [
  ["\u2024", ".", "U+2024 ONE DOT LEADER"],
  ["\u2044", "/", "U+2044 FRACTION SLASH"],
  ["\u2215", "/", "U+2215 DIVISION SLASH"],
  ["\u2571", "/", "U+2571 BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT"],
  ["\u29F8", "/", "U+29F8 BIG SOLIDUS"],
  ["\u2AFD", "//", "U+2AFD DOUBLE SOLIDUS OPERATOR"],
  ["\u3002", ".", "U+3002 IDEOGRAPHIC FULL STOP"],
  ["\uFE52", ".", "U+FE52 SMALL FULL STOP"],
  ["\uFE55", ":", "U+FE55 SMALL COLON"],
  ["\uFE56", "?", "U+FE56 SMALL QUESTION MARK"],
  ["\uFE5F", "#", "U+FE5F SMALL NUMBER SIGN"],
  ["\uFE6B", "@", "U+FE6B SMALL COMMERCIAL AT"],
  ["\uFF03", "#", "U+FF03 FULLWIDTH NUMBER SIGN"],
  ["\uFF0E", ".", "U+FF0E FULLWIDTH FULL STOP"],
  ["\uFF0F", "/", "U+FF0F FULLWIDTH SOLIDUS"],
  ["\uFF1A", ":", "U+FF1A FULLWIDTH COLON"],
  ["\uFF1F", "?", "U+FF1F FULLWIDTH QUESTION MARK"],
  ["\uFF20", "@", "U+FF20 FULLWIDTH COMMERCIAL AT"],
];

describeCheck(characterDelimiterLookalike, {
  reports: [
    {
      name: "beside another in the port",
      iri: "//«\u2044»:\u2044",
      suggests: {
        "Percent-encode U+2044 FRACTION SLASH": "//%E2%81%84:\u2044",
        "Remove U+2044 FRACTION SLASH": "//:\u2044",
      },
    },
    {
      name: "beside one of East Asia in the port",
      iri: "//«\uFF0F»a:\uFF0F",
      suggests: { "Remove U+FF0F FULLWIDTH SOLIDUS": "//a:\uFF0F" },
    },
    {
      name: "behind a port of digits",
      iri: "//a:80/b«\u2044»c",
      suggests: {
        "Write '/' instead of U+2044 FRACTION SLASH": "//a:80/b/c",
        "Percent-encode U+2044 FRACTION SLASH": "//a:80/b%E2%81%84c",
        "Remove U+2044 FRACTION SLASH": "//a:80/bc",
      },
    },
    ...lookalikes.map(([character, delimiter, mention]) => ({
      name: mention,
      iri: `/a«${character}»b`,
      suggests: {
        [`Write '${delimiter}' instead of ${mention}`]: `/a${delimiter}b`,
        [`Percent-encode ${mention}`]: `/a${percentEncode(character)}b`,
        [`Remove ${mention}`]: "/ab",
      },
      message: `${mention} in the path looks like '${delimiter}'`,
    })),
    { name: "every component", iri: "http://a«\u2044»b@c«\u2044»d/e«\u2044»f?g«\u2044»h#i«\u2044»j" },
    {
      name: "a host in Japanese",
      iri: "http://例«\u3002»jp/",
      suggests: {
        "Write '.' instead of U+3002 IDEOGRAPHIC FULL STOP": "http://例.jp/",
        "Remove U+3002 IDEOGRAPHIC FULL STOP": "http://例jp/",
      },
    },
    {
      name: "no delimiter that breaks the grammar",
      iri: "http://a«\uFF1A»b/",
      suggests: {
        "Remove U+FF1A FULLWIDTH COLON": "http://ab/",
      },
    },
    { name: "the end of a host", iri: "http://a«\u3002»/" },
    { name: "a slash beside Han", iri: "/例«\u2044»例" },
    { name: "astral characters around it", iri: "/😀«\u2044»😀" },
    { name: "lone surrogates around it", iri: "/\uD83D«\u2044»\uDC00" },

    { name: "each of them in a host", iri: "http://a«\uFF03»b«\uFF0E»c«\uFF0F»d«\uFF1A»e«\uFF1F»f«\uFF20»g«\u3002»h/" },

    {
      name: "the end of the userinfo, which is read for the end of the host",
      iri: "https://example.com«\uFF0F»@evil.test/",
      suggests: {
        "Write '/' instead of U+FF0F FULLWIDTH SOLIDUS": "https://example.com/@evil.test/",
        "Percent-encode U+FF0F FULLWIDTH SOLIDUS": "https://example.com%EF%BC%8F@evil.test/",
        "Remove U+FF0F FULLWIDTH SOLIDUS": "https://example.com@evil.test/",
      },
    },
    { name: "userinfo in Japanese", iri: "https://例«\uFF0F»例@evil.test/" },
    {
      name: "no delimiter that begins an authority with another one in it",
      iri: "/«\uFF0F»\uFF20",
      suggests: {
        "Percent-encode U+FF0F FULLWIDTH SOLIDUS": "/%EF%BC%8F\uFF20",
        "Remove U+FF0F FULLWIDTH SOLIDUS": "/\uFF20",
      },
    },
    {
      name: "two of them in one host",
      iri: "http://a«\u3002»b«\u3002»c/",
      suggests: {
        "Write '.' instead of U+3002 IDEOGRAPHIC FULL STOP": "http://a.b.c/",
        "Remove U+3002 IDEOGRAPHIC FULL STOP": "http://abc/",
      },
    },
  ],
  accepts: [
    { name: "a title in Japanese", iri: "http://a/モーニング娘\u3002/なぜ\uFF1F" },
    { name: "a title in Chinese with a full-width colon", iri: "http://a/标题\uFF1A副标题#编辑\uFF03" },
    { name: "the end of a sentence", iri: "http://a/b/)\u3002" },
    { name: "the neighbors of the dot", iri: "/\u2023\u2025" },
    { name: "the neighbors of the slashes", iri: "/\u2043\u2045\u2214\u2216\u2570\u2572\u29F7\u29F9\u2AFC\u2AFE" },
    { name: "the neighbors of full-width punctuation", iri: "/\uFF02\uFF04\uFF0D\uFF10\uFF19\uFF1B\uFF1E\uFF21" },
    { name: "the neighbors of the ideographic full stop", iri: "/\u3001\u3003" },
    { name: "the delimiters themselves", iri: "http://a@b:1/c.d?e#f" },
    { name: "a percent-encoded one", iri: "/%E2%81%84" },
    { name: "the empty string", iri: "" },

    { name: "titles in each script of East Asia", iri: "/漢\uFF1A漢?ひ\uFF1Aひ#カ\uFF1Aカ" },
    { name: "a title in Korean", iri: "/한\uFF1A한" },
  ],
});
