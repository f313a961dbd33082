import { describeCheck } from "../../../test/describe-check.js";
import { schemeMalformed } from "./scheme-malformed.js";

describeCheck(schemeMalformed, {
  reports: [
    {
      name: "a digit first",
      iri: "«1»a:b",
      production: "IRI",
      suggests: { "Remove '1'": "a:b" },
      message: "The scheme '1a' starts with '1'",
    },
    { name: "a sign first", iri: "«+-.»a:b", production: "IRI", suggests: { "Remove '+-.'": "a:b" } },
    { name: "no letter at all", iri: "«123»:b", production: "IRI", suggests: {} },
    {
      name: "a character between the letters",
      iri: "a«_»b:c",
      production: "IRI",
      suggests: { "Write '-' instead of '_'": "a-b:c", "Remove '_'": "ab:c" },
      message: "The scheme 'a_b' contains '_'",
    },
    { name: "a character after the letters", iri: "a«~»:c", production: "IRI", suggests: { "Remove '~'": "a:c" } },
    { name: "a triplet", iri: "a«%41»:c", production: "IRI", suggests: { "Remove '%41'": "a:c" } },
    {
      name: "a byte order mark that was encoded with the address (hyperobject/crossorigin.me#18)",
      iri: "«%EF%BB%BF»https://a",
      suggests: { "Remove '%EF%BB%BF'": "https://a" },
    },
    {
      name: "several places",
      iri: "«1»a«!»b«;»:c",
      production: "absolute-IRI",
      suggests: { "Remove '1'": "a!b;:c", "Remove '!'": "1ab;:c", "Remove ';'": "1a!b:c" },
    },
    { name: "before the range of capital letters", iri: "a«@»:c", production: "IRI" },
    { name: "after the range of capital letters", iri: "a«[»:c", production: "IRI" },
    { name: "before the range of small letters", iri: "a«`»:c", production: "IRI" },
    { name: "after the range of small letters", iri: "a«{»:c", production: "IRI" },
    { name: "before the range of digits", iri: "a«,»:c", production: "IRI" },
    { name: "after the range of digits", iri: "a«;»:c", production: "IRI" },
    {
      name: "brackets around the text",
      iri: "«<»http://a/b>",
      suggests: { "Remove '<' and '>'": "http://a/b" },
    },
    {
      name: "quotation marks around the text",
      iri: "«“»http://a/b”",
      suggests: { "Remove '“' (U+201C) and '”' (U+201D)": "http://a/b" },
    },
    { name: "a bracket before it", iri: "«(»http://a/b", suggests: { "Remove '('": "http://a/b" } },
    {
      name: "what the end closes, but not from the start",
      iri: "a«(»b://c/d)",
      suggests: { "Remove '('": "ab://c/d)" },
    },
    {
      name: "what closes something else",
      iri: "«<»http://a/b)",
      suggests: { "Remove '<' and ')'": "http://a/b" },
    },
    { name: "a space before '://'", iri: "http« »://a", suggests: { "Remove U+0020 SPACE": "http://a" } },
    { name: "a space within, before '//'", iri: "ht« »tp://a", suggests: { "Remove U+0020 SPACE": "http://a" } },
    {
      name: "a byte order mark before '//'",
      iri: "«\uFEFF»http://a",
      suggests: { "Remove U+FEFF ZERO WIDTH NO-BREAK SPACE": "http://a" },
    },
    {
      name: "an invisible character before a well-formed scheme",
      iri: "«\u200B»mailto:a@b",
      suggests: { "Remove U+200B ZERO WIDTH SPACE": "mailto:a@b" },
    },
    {
      name: "an override before a well-formed scheme",
      iri: "«\u202E»mailto:a@b",
      suggests: { "Remove U+202E RIGHT-TO-LEFT OVERRIDE": "mailto:a@b" },
    },
    {
      name: "a control before a well-formed scheme",
      iri: "«\x00»mailto:a@b",
      suggests: { "Remove U+0000 NULL": "mailto:a@b" },
    },
    {
      name: "a no-break space before a well-formed scheme",
      iri: "«\xA0»mailto:a@b",
      suggests: { "Remove U+00A0 NO-BREAK SPACE": "mailto:a@b" },
    },
    {
      name: "in a LEIRI a space may not stand before the scheme either",
      iri: "« »mailto:a@b",
      profile: "leiri",
      suggests: { "Remove U+0020 SPACE": "mailto:a@b" },
    },
    {
      name: "full-width letters",
      iri: "«\uFF48\uFF54\uFF54\uFF50»://a",
      suggests: { "Write 'http' instead of '\uFF48' (U+FF48) and 3 more characters": "http://a" },
    },
    {
      name: "a full-width letter within",
      iri: "ht«\uFF54»p://a",
      suggests: { "Write 't' instead of '\uFF54' (U+FF54)": "http://a" },
    },
    { name: "a full-width digit first", iri: "«\uFF11»a://b", suggests: { "Remove '\uFF11' (U+FF11)": "a://b" } },
    {
      name: "a Cyrillic letter",
      iri: "htt«\u0440»://a",
      suggests: { "Remove '\u0440' (U+0440) and write 'http'": "http://a" },
    },
    { name: "astral characters", iri: "«😀»a:b", production: "IRI", suggests: { "Remove '😀' (U+1F600)": "a:b" } },
    { name: "a lone surrogate", iri: "a«\uD83D»:b", production: "IRI", suggests: { "Remove U+D83D": "a:b" } },

    {
      name: "a capital letter after what is wrong",
      iri: "«_»Ab:c",
      production: "IRI",
      suggests: { "Remove '_' and lowercase the scheme": "ab:c" },
    },
    {
      name: "all that a scheme holds",
      iri: "aZ9+.-«__»b:c",
      production: "IRI",
      suggests: {
        "Write '--' instead of '__' and lowercase the scheme": "az9+.---b:c",
        "Remove '__' and lowercase the scheme": "az9+.-b:c",
      },
    },
  ],
  accepts: [
    { name: "every character of the rule", iri: "aZ09+-.:b", production: "IRI" },
    { name: "a capital letter first", iri: "Z:", production: "IRI" },
    { name: "without '//' a reference has a colon in its path", iri: "1a:b" },
    { name: "a space within, without '//'", iri: "a b:c" },
    { name: "white space at the start is told as such", iri: " http://a" },
    { name: "no scheme", iri: ":b", production: "IRI" },
    { name: "in a relative reference it is not allowed at all", iri: "ht tp://a", production: "irelative-ref" },
    { name: "in a relative reference it may be a path", iri: "1a:b", production: "irelative-ref" },
    { name: "a colon after a slash", iri: "a/b:c" },
    { name: "the empty string", iri: "" },
  ],
});
