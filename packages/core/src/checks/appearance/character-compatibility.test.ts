import { describeCheck } from "../../../test/describe-check.js";
import { characterCompatibility } from "./character-compatibility.js";

describeCheck(characterCompatibility, {
  reports: [
    {
      name: "RFC 3987 §7.5: the ligature fi",
      iri: "http://example.org/«ﬁ»le",
      suggests: { "Write 'fi'": "http://example.org/file" },
      message:
        "The path contains 'ﬁ' (U+FB01); write 'fi', which is what people type. Unicode keeps such variants for compatibility.",
    },
    { name: "RFC 3987 §6.1: full-width Latin", iri: "/«ＡＢＣ１»", suggests: { "Write 'ABC1'": "/ABC1" } },
    { name: "the ends of full-width digits and letters", iri: "/«０»a«９»a«Ａ»a«Ｚ»a«ａ»a«ｚ»" },
    {
      name: "RFC 3987 §6.1: half-width Katakana, sound marks composed",
      iri: "/«ｶﾞｰﾊﾟ»",
      suggests: { "Write 'ガーパ'": "/ガーパ" },
    },
    { name: "a half-width sound mark behind a letter", iri: "/«カﾞ»", suggests: { "Write 'ガ'": "/ガ" } },
    { name: "half-width Hangul", iri: "/«ﾡￂ»", suggests: { "Write '가'": "/가" } },
    { name: "a variant with a mark", iri: "/«ｅ\u0301»", suggests: { "Write 'é'": "/é" } },
    { name: "radicals that look like ideographs", iri: "/«⼀⿕»", message: "write '一龠'" },
    { name: "radicals of their own block", iri: "/«⺟»/«⻳»" },
    { name: "letters of mathematics", iri: "/«𝒳»/«ℝ»/«\u{1D7CE}»" },
    { name: "Roman numbers", iri: "/Henri_«Ⅷ»", suggests: { "Write 'VIII'": "/Henri_VIII" } },
    { name: "Croatian letters in one", iri: "/«ǆ»", suggests: { "Write 'dž'": "/dž" } },
    { name: "the micro sign", iri: "/«µ»Torrent", suggests: { "Write 'μ'": "/μTorrent" } },
    { name: "Arabic letters in the shape of their place", iri: "/«ﻻ»" },
    { name: "every component but the query", iri: "x://«ﬁ»@«ﬁ»/«ﬁ»?ﬁ#«ﬁ»" },
    { name: "a host of the DNS", iri: "http://«ｅｘ»ample.com/", suggests: { "Write 'ex'": "http://example.com/" } },
    { name: "apart, each for itself", iri: "/«ﬁ»-«ﬂ»" },
    { name: "lone surrogates around it", iri: "/\uD83D«ﬁ»\uDC00" },

    { name: "the first and the last letter that take a half-width sound mark", iri: "/«\u304B\uFF9E»-«\u30F2\uFF9E»" },
    { name: "letters beside those", iri: "/\u304A«\uFF9E»-\u30F3«\uFF9E»" },
    { name: "a letter in title case", iri: "/«ǅ»" },
    { name: "letter-like symbols beside those of mathematics", iri: "/«ℴ»-«ℹ»" },
  ],
  accepts: [
    { name: "letters of every kind", iri: "/file/é/ガ/한/文/क्ष" },
    { name: "RFC 3987 §7.5: the query", iri: "/?q=ﬁ" },
    { name: "the usual letters of Armenian, Thai and Lao", iri: "/և/น้ำ/ນ້ຳ/ໜໝ" },
    { name: "Korean letters alone", iri: "/ㄱ/ㅎㅎ/ㆎ" },
    { name: "letters of Spanish above the line", iri: "/1ª_y_2º" },
    { name: "what is above or below the line has a meaning", iri: "/m²/CO₂/xⁿ" },
    { name: "numbers in circles", iri: "/①/㊀" },
    { name: "fractions, whose other spelling has a sign", iri: "/½" },
    { name: "words of honour, whose other spelling has spaces", iri: "/\uFDFA" },
    { name: "signs of typography", iri: "/…/™/℃/№" },
    { name: "a letter of Hebrew as a sign of mathematics", iri: "/ℵ₀" },
    { name: "punctuation of East Asia", iri: "/東京（曖昧さ回避）なぜ？" },
    { name: "look-alikes of delimiters are another code", iri: "/a\uFF0Fb" },
    { name: "another spelling in form C is another code", iri: "/\u212B" },
    { name: "a deprecated letter is another code", iri: "/ŉ" },
    { name: "a deprecated mark is another code", iri: "/\u0F40\u0F77" },
    { name: "an invisible letter is another code", iri: "/a\uFFA0" },
    { name: "triplets", iri: "/%EF%AC%81" },
    { name: "the empty string", iri: "" },

    { name: "the numbers of mathematics, first and last", iri: "/ℵℸ" },
    { name: "a mark of Tibetan with another form, behind another mark", iri: "/\u0F40\u0F71\u0F77" },
  ],
});
