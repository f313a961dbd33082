import { describeCheck } from "../../../test/describe-check.js";
import { percentNotUtf8 } from "./percent-not-utf8.js";

describeCheck(percentNotUtf8, {
  reports: [
    {
      name: "RFC 3987 §3.2.1: an octet of ISO 8859-1",
      iri: "http://www.example.org/r«%E9»sum«%E9».html",
      message: "'%E9' in the path is not UTF-8 but likely Windows-1252;",
      suggests: { "Encode the path in UTF-8 instead of Windows-1252": "http://www.example.org/r%C3%A9sum%C3%A9.html" },
    },
    {
      name: "Windows-1252, a vowel between consonants",
      iri: "/tr«%E8»s-bien",
      suggests: { "Encode the path in UTF-8 instead of Windows-1252": "/tr%C3%A8s-bien" },
    },
    {
      name: "Windows-1252, in capitals",
      iri: "/«%C9»T«%C9»",
      suggests: { "Encode the path in UTF-8 instead of Windows-1252": "/%C3%89T%C3%89" },
    },
    {
      name: "Windows-1252, a letter at 80–9F",
      iri: "/«%8A»koda",
      suggests: { "Encode the path in UTF-8 instead of Windows-1252": "/%C5%A0koda" },
    },
    {
      name: "Windows-1252, in a query",
      iri: "/?q=Espa«%F1»a",
      suggests: { "Encode the query in UTF-8 instead of Windows-1252": "/?q=Espa%C3%B1a" },
    },
    {
      name: "Windows-1251",
      iri: "/«%EF%F0%E8%E2%E5%F2»-«%EC%E8%F0»",
      suggests: {
        "Encode the path in UTF-8 instead of Windows-1251": "/%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82-%D0%BC%D0%B8%D1%80",
      },
    },
    {
      name: "KOI8-R",
      iri: "/«%D0%D2%C9%D7%C5%D4»",
      suggests: { "Encode the path in UTF-8 instead of KOI8-R": "/%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82" },
    },
    {
      name: "EUC-KR",
      iri: "/«%C7»%D1%B1«%B9%BE%EE»",
      suggests: { "Encode the path in UTF-8 instead of EUC-KR": "/%ED%95%9C%EA%B5%AD%EC%96%B4" },
    },
    {
      name: "GBK",
      iri: "/«%B1%B1%BE%A9%B4%F3»",
      suggests: { "Encode the path in UTF-8 instead of GBK": "/%E5%8C%97%E4%BA%AC%E5%A4%A7" },
    },
    {
      name: "Big5, where a character ends with ASCII",
      iri: "/«%A4%A4%A4»j",
      suggests: { "Encode the path in UTF-8 instead of Big5": "/%E4%B8%AD%E5%A4%A7" },
    },
    {
      name: "Shift_JIS, where characters end with ASCII",
      iri: "/«%83»e«%83»X«%83»g",
      suggests: { "Encode the path in UTF-8 instead of Shift_JIS": "/%E3%83%86%E3%82%B9%E3%83%88" },
    },
    {
      name: "EUC-JP",
      iri: "/«%A5»%C6%A5«%B9%A5%C8»",
      suggests: { "Encode the path in UTF-8 instead of EUC-JP": "/%E3%83%86%E3%82%B9%E3%83%88" },
    },
    {
      name: "a small letter of Windows-1252 or of Windows-1250",
      iri: "/Gda«%F1»sk",
      suggests: {},
      message: "is not UTF-8; encode",
    },
    { name: "a consonant of Windows-1250", iri: "/ve«%E8»er", suggests: {}, message: "is not UTF-8; encode" },
    {
      name: "beside a consonant of Windows-1250",
      iri: "/p«%F8%ED»klad",
      suggests: {},
      message: "is not UTF-8; encode",
    },
    {
      name: "capitals in Windows-1251 are small letters in KOI8-R",
      iri: "/«%CF%D0%C8%C2%C5%D2»",
      suggests: {},
      message: "is not UTF-8; encode",
    },
    {
      name: "é of Mac OS Roman, which is a capital letter in Windows-1252",
      iri: "/caf«%8E»",
      suggests: {},
      message: "is not UTF-8; encode",
    },
    { name: "octets that Windows-1252 has not", iri: "/caf«%81»", suggests: {}, message: "is not UTF-8; encode" },
    { name: "a control beside them", iri: "/r«%E9»sum«%E9»%00", suggests: {}, message: "is not UTF-8; encode" },
    {
      name: "characters outside ASCII beside them",
      iri: "/«%E9»té-日本",
      suggests: {},
      message: "is not UTF-8; encode",
    },
    { name: "a letter alone", iri: "/«%E9»", suggests: {}, message: "is not UTF-8; encode" },
    { name: "userinfo may hold a password", iri: "http://r«%E9»sum«%E9»@a/", suggests: {} },
    {
      name: "a host that looks like another one is named, and not offered",
      iri: "http://«%F1%EE%F1».com/",
      message: "likely Windows-1251",
      suggests: {},
    },
    { name: "octets side by side are told once", iri: "/«%FF%FE»" },
    { name: "a continuation alone, first and last", iri: "/«%80»a«%BF»" },
    { name: "octets that begin no sequence", iri: "/«%F5»a«%FF»" },
    { name: "a sequence that is cut off", iri: "/«%E2%82»" },
    { name: "beside characters in UTF-8", iri: "/%C3%A9«%E9»%41" },
    { name: "two syllables in EUC-KR", iri: "/«%C0%B1%C0%CC»" },
    { name: "every component", iri: "http://«%E9»@a«%E9»/«%E9»?«%E9»#«%E9»" },
    { name: "astral characters around it", iri: "😀«%E9»😀" },
    { name: "lone surrogates around it", iri: "\uD83D«%E9»\uDC00" },
    { name: "digits in lower case", iri: "/«%e9»" },
  ],
  accepts: [
    { name: "the ends of ASCII", iri: "/%00%7F" },
    { name: "the ends of two octets", iri: "/%C2%80%DF%BF" },
    { name: "the ends of four octets", iri: "/%F0%90%80%80%F4%8F%BF%BF" },
    { name: "overlong forms are another code", iri: "/%C0%AF" },
    { name: "an incomplete triplet is another code", iri: "/%E" },
    { name: "the empty string", iri: "" },
  ],
});
