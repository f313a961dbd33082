import { describeCheck } from "../../../test/describe-check.js";
import { queryNonAscii } from "./query-non-ascii.js";

const place = { tier: "sink", production: "IRI-reference", profile: "rfc3987" } as const;

describeCheck(queryNonAscii, {
  reports: [
    {
      name: "a letter",
      iri: "http://a/?b=ros«é»",
      suggests: { "Percent-encode 'é' (U+00E9)": "http://a/?b=ros%C3%A9" },
      message: "in UTF-8 or in the charset of the page",
    },
    {
      name: "a document in another charset",
      iri: "https://a/?«é»",
      place: { ...place, charset: "windows-1252" },
      message: "in the charset 'windows-1252' of this document",
    },
    {
      name: "a document in a charset of Unicode",
      iri: "http://a/?«é»",
      place: { ...place, charset: "UTF-16LE" },
      message: "Programs send such characters in UTF-8.",
    },
    {
      name: "the first and an astral character",
      iri: "HTTP://a/?«\u00A0»a«😀»",
      suggests: {
        "Percent-encode U+00A0 NO-BREAK SPACE": "HTTP://a/?%C2%A0a😀",
        "Percent-encode '😀' (U+1F600)": "HTTP://a/?\u00A0a%F0%9F%98%80",
      },
    },
    { name: "a lone surrogate beside it", iri: "http://a/?\uD83D«é»" },

    {
      name: "several characters are told once",
      iri: "http://a/?«éé»",
      suggests: { "Percent-encode 'é' (U+00E9) and 1 more character": "http://a/?%C3%A9%C3%A9" },
    },
    {
      name: "a document in a charset that is called Unicode",
      iri: "http://a/?«é»",
      place: { ...place, charset: "unicode-1-1-utf-8" },
      message: "Programs send such characters in UTF-8.",
    },
    {
      name: "a document in ISO 10646",
      iri: "http://a/?«é»",
      place: { ...place, charset: "ISO-10646-UCS-2" },
      message: "Programs send such characters in UTF-8.",
    },
    {
      name: "a charset that ends so",
      iri: "http://a/?«é»",
      place: { ...place, charset: "x-utf" },
      message: "in the charset 'x-utf'",
    },
    { name: "the first control beside it", iri: "http://a/?\0«é»" },
  ],
  accepts: [
    { name: "percent-encoded", iri: "http://a/?%C3%A9" },
    { name: "the last control", iri: "http://a/?\u009F" },
    { name: "the last of ASCII", iri: "http://a/?~" },
    { name: "other components", iri: "http://é@é/é#é" },
    { name: "another scheme", iri: "x://a/?é" },
    { name: "a relative reference", iri: "?é" },
    { name: "the grammar of URIs is another code", iri: "http://a/?é", profile: "rfc3986" },
    { name: "the empty string", iri: "" },

    { name: "a scheme that ends so", iri: "xhttp://a/?é" },
    { name: "a scheme that begins so", iri: "httpx://a/?é" },
  ],
});
