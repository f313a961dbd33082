import { describeCheck } from "../../../test/describe-check.js";
import { hostRestrictedCharacter } from "./host-restricted-character.js";

describeCheck(hostRestrictedCharacter, {
  reports: [
    {
      name: "RFC 5892 §2: a symbol",
      iri: "http://«\u2603».net/",
      message:
        "Browsers show the label '\u2603' of the host in Punycode only, since IDNA 2008 does not allow '\u2603' (U+2603) in domain names.",
    },
    { name: "an emoji", iri: "http://«\u{1F512}».example/", message: "IDNA 2008 does not allow" },
    { name: "a quotation mark and a dash", iri: "http://a«\u2019»b.example/", message: "IDNA 2008 does not allow" },
    {
      name: "a kana like a slash among Latin letters",
      iri: "http://com«\u30CE»evil.jp/",
      message: "is read as a delimiter where it stands",
    },
    {
      name: "the same in Punycode, told at the Punycode",
      iri: "http://google.«xn--comevil-v04f».jp/",
      message: "'xn--comevil-v04f', in Unicode 'com\u30CEevil',",
    },
    { name: "an ideograph like a slash", iri: "http://com«\u4E3F»evil.jp/", message: "delimiter" },
    { name: "a modifier letter like a colon", iri: "http://com«\u02D0»evil.jp/", message: "delimiter" },
    { name: "a long vowel mark behind a Latin letter", iri: "http://a«\u30FC».jp/", message: "another character" },
    { name: "a thorn outside Iceland", iri: "http://«\u00FE»ook.com/", message: "another character" },
    {
      name: "UTS #39 §3.1: a script of limited use",
      iri: "http://«\u13E3»\u13B3\u13A9.com/",
      message: "has the identifier status 'restricted'",
    },
    { name: "a letter of phonetics", iri: "http://ab«\u0294».com/", message: "restricted" },
    { name: "digits of two systems", iri: "http://«12\u0969\u096A».com/", message: "digits of several systems" },
    { name: "a letter like a digit", iri: "http://«2\u10D5».com/", message: "look like European digits" },
    { name: "the same mark twice", iri: "http://q«\u0323»\u0323a.com/", message: "a mark" },
    { name: "a dot on an i", iri: "http://i«\u0307»con.com/", message: "a mark" },
    { name: "a stroke through a letter", iri: "http://ab«\u0338»c.com/", message: "a mark" },
    { name: "a Latin mark on a Thai letter", iri: "http://\u0E01«\u0301».com/", message: "a mark" },
    {
      name: "Thai letters like Latin ones",
      iri: "http://«\u0E17\u0E19\u0E1A\u0E1E».com/",
      message: "look like Latin ones",
    },
    { name: "in triplets", iri: "http://«%E2%98%83».example/" },
    { name: "a slash of box drawing", iri: "http://com«\u2571»evil.example/", message: "IDNA 2008 does not allow" },
    { name: "no scheme", iri: "//«\u2603».net" },
  ],
  accepts: [
    { name: "ASCII", iri: "http://example.com/" },
    { name: "accents", iri: "http://b\u00FCcher.example/" },
    { name: "kana like a slash in a word", iri: "http://\u30BD\u30CB\u30FC.jp/" },
    { name: "Han and Latin letters", iri: "http://tokyo\u6771\u4EAC.com/" },
    { name: "Cyrillic", iri: "http://\u043F\u0440\u0438\u043C\u0435\u0440.com/" },
    { name: "a thorn in Iceland", iri: "http://\u00FE\u00F3r.is/" },
    { name: "a middle dot of Catalan", iri: "http://l\u00B7l.cat/" },
    { name: "Thai letters in Thailand", iri: "http://\u0E17\u0E19\u0E1A\u0E1E.th/" },
    { name: "Arabic vowel marks are other codes' matter", iri: "http://\u0639\u0631\u0628\u064A.com/" },
    { name: "scripts that are mixed are told as such", iri: "http://\u03C9\u0438\u043Ai.com/" },
    { name: "what looks like an ASCII label is told as such", iri: "http://\u0440aypal.com/" },
    { name: "a label that is not valid is another code", iri: "http://xn--a.example/" },
    { name: "a scheme without DNS names", iri: "tag://\u2603/" },
    { name: "the path", iri: "http://a.example/\u2603" },
    { name: "the empty string", iri: "" },
  ],
});
