import { describeCheck } from "../../../test/describe-check.js";
import { mentionRun } from "../mention.js";
import { textTrailingPunctuation } from "./text-trailing-punctuation.js";

describeCheck(textTrailingPunctuation, {
  reports: [
    {
      name: "a comma behind a path",
      iri: "http://a.example/b«,»",
      suggests: { "Remove ','": "http://a.example/b" },
      message: "The path ends with ','",
    },
    {
      name: "a semicolon behind a host",
      iri: "https://a.example«;»",
      suggests: { "Remove ';'": "https://a.example" },
      message: "The host ends with ';'",
    },
    { name: "a full stop", iri: "ftp://a/read-me«.»", suggests: { "Remove '.'": "ftp://a/read-me" } },
    {
      name: "a full stop behind a long name",
      iri: "http://a/URIError«.»",
      suggests: { "Remove '.'": "http://a/URIError" },
    },
    { name: "a full stop behind digits", iri: "http://a/b/12«.»", suggests: { "Remove '.'": "http://a/b/12" } },
    { name: "a bracket that nothing opens", iri: "http://a/b?c#d«)»", suggests: { "Remove ')'": "http://a/b?c#d" } },
    { name: "a second bracket", iri: "http://a/b_(c)«)»", suggests: { "Remove ')'": "http://a/b_(c)" } },
    { name: "several marks", iri: "http://a/bcd«).,»", suggests: { "Remove ').,'": "http://a/bcd" } },
    { name: "a full stop behind an apostrophe", iri: "http://a/bcd«'.»", suggests: { "Remove ''.'": "http://a/bcd" } },
    ...["”", "’"].map((mark) => ({
      name: `a full stop behind ${mark}`,
      iri: `http://a/bcd«${mark}.»`,
      suggests: { [`Remove ${mentionRun(`${mark}.`)}`]: "http://a/bcd" },
    })),
    {
      name: "a mark behind a character reference",
      iri: "http://a/b&amp;c«;»",
      suggests: { "Remove ';'": "http://a/b&amp;c" },
    },
    { name: "an apostrophe", iri: "HTTP://a/b«'»", suggests: { "Remove '''": "HTTP://a/b" } },
    { name: "a quotation mark", iri: "wss://a/b«”»", suggests: { "Remove '”' (U+201D)": "wss://a/b" } },
    { name: "nothing but marks", iri: "http://a/«,,»", suggests: { "Remove ',,'": "http://a/" } },
  ],
  accepts: [
    { name: "another scheme", iri: "urn:a:b," },
    { name: "a relative reference", iri: "/a/b," },
    {
      name: "a name",
      iri: "http://a/b,",
      place: { tier: "name-in-data", production: "IRI-reference", profile: "rfc3987" },
    },
    { name: "what a program goes on with", iri: "http://a/b?c=d," },
    { name: "parameters", iri: "http://a/b?c=d;" },
    { name: "brackets in pairs", iri: "http://a/b_(c)" },
    { name: "apostrophes in pairs", iri: "http://a/'b'" },
    { name: "an apostrophe in a query", iri: "http://a/?b='c" },
    { name: "quotation marks in pairs", iri: "http://a/“b”" },
    { name: "an abbreviation", iri: "http://a/wiki/Apple_Inc." },
    { name: "an abbreviation in brackets", iri: "http://a/wiki/(Apple_Inc.)" },
    { name: "a character reference", iri: "http://a/Andr&eacute;" },
    { name: "initials", iri: "http://a/wiki/U.S." },
    { name: "one letter", iri: "http://a/b." },
    { name: "full stops", iri: "http://a/bcd.." },
    { name: "a dot segment", iri: "http://a/b/." },
    { name: "the root of the DNS", iri: "http://a.example." },
    { name: "a full stop in a fragment", iri: "http://a/#:~:text=the%20style." },
    { name: "behind a port", iri: "http://a:80" },
    { name: "in a port", iri: "http://a:80)" },
    { name: "nothing at the end", iri: "http://a/b,c" },
  ],
});
