import { describeCheck } from "../../../test/describe-check.js";
import { percentTripletMalformed } from "./percent-triplet-malformed.js";

describeCheck(percentTripletMalformed, {
  reports: [
    {
      name: "a percent sign alone",
      iri: "http://a/100«%»",
      suggests: { "Write '%25' instead of '%'": "http://a/100%25" },
      message: "'%' in the path is not a percent-encoding",
    },
    { name: "one hexadecimal digit", iri: "a/«%2»", suggests: { "Write '%25' instead of '%'": "a/%252" } },
    {
      name: "the first digit and the last",
      iri: "a/«%0»?«%9»",
      suggests: { "Write '%25' instead of '%'": "a/%250?%259" },
    },
    {
      name: "one hexadecimal digit and another character",
      iri: "a/«%2»g",
      suggests: { "Write '%25' instead of '%'": "a/%252g" },
    },
    { name: "no hexadecimal digit", iri: "a/«%»G0", suggests: { "Write '%25' instead of '%'": "a/%25G0" } },
    { name: "before the range of digits", iri: "«%»/0", suggests: { "Write '%25' instead of '%'": "%25/0" } },
    { name: "after the range of digits", iri: "a/«%»:0", suggests: { "Write '%25' instead of '%'": "a/%25:0" } },
    { name: "before the range of capital letters", iri: "«%»@0", suggests: { "Write '%25' instead of '%'": "%25@0" } },
    { name: "after the range of capital letters", iri: "«%»G0", suggests: { "Write '%25' instead of '%'": "%25G0" } },
    { name: "before the range of small letters", iri: "«%»`0", suggests: { "Write '%25' instead of '%'": "%25`0" } },
    { name: "after the range of small letters", iri: "«%»g0", suggests: { "Write '%25' instead of '%'": "%25g0" } },
    { name: "a run is told once", iri: "«%%%»", suggests: { "Write '%25' instead of '%'": "%25%25%25" } },
    {
      name: "a run of single digits is told once",
      iri: "«%1%2%a»",
      suggests: { "Write '%25' instead of '%'": "%251%252%25a" },
    },
    { name: "a percent sign before a triplet", iri: "«%»%41", suggests: { "Write '%25' instead of '%'": "%25%41" } },
    {
      name: "a component ends after the digit",
      iri: "a«%4»?1b«%4»#1c",
      suggests: { "Write '%25' instead of '%'": "a%254?1b%254#1c" },
    },
    { name: "userinfo", iri: "http://«%»@a/", suggests: { "Write '%25' instead of '%'": "http://%25@a/" } },
    {
      name: "host",
      iri: "http://a«%»/",
      suggests: { "Remove '%'": "http://a/" },
      message:
        "'%' in the host is not a percent-encoding; remove it, since this host allows none. A percent-encoding is '%' followed by two hexadecimal digits.",
    },
    { name: "query", iri: "?«%»", suggests: { "Write '%25' instead of '%'": "?%25" } },
    { name: "fragment", iri: "#«%»", suggests: { "Write '%25' instead of '%'": "#%25" } },
    { name: "what is not meant as a scheme", iri: "1«%»:a", suggests: { "Write '%25' instead of '%'": "1%25:a" } },
    {
      name: "the function escape",
      iri: "«%u05D0»",
      suggests: { "Write '%D7%90' instead of '%u05D0'": "%D7%90", "Write '%25' instead of '%'": "%25u05D0" },
    },
    {
      name: "the function escape, with a surrogate pair",
      iri: "«%uD83D%uDE00»",
      suggests: {
        "Write '%F0%9F%98%80' instead of '%uD83D%uDE00'": "%F0%9F%98%80",
        "Write '%25' instead of '%'": "%25uD83D%25uDE00",
      },
    },
    {
      name: "the function escape, with half a pair",
      iri: "«%uD83D»",
      suggests: { "Write '%25' instead of '%'": "%25uD83D" },
    },
    {
      name: "the function escape, with digits only",
      iri: "«%u3000%u9999»",
      suggests: {
        "Write '%E3%80%80%E9%A6%99' instead of '%u3000%u9999'": "%E3%80%80%E9%A6%99",
        "Write '%25' instead of '%'": "%25u3000%25u9999",
      },
    },
    {
      name: "a control, which is told in percent-encoding, too",
      iri: "«%u0000»",
      suggests: { "Write '%25' instead of '%'": "%25u0000" },
    },
    { name: "three digits after %u", iri: "«%»u05D", suggests: { "Write '%25' instead of '%'": "%25u05D" } },
    { name: "%u after a percent sign", iri: "«%»«%u05D0»" },
    { name: "%u with small digits after a percent sign", iri: "«%»«%u05d0»" },
    {
      name: "a host that admits no percent-encoding",
      iri: "http://a«%»/",
      profile: "rfc3987bis",
      suggests: { "Remove '%'": "http://a/" },
      message: "remove it",
    },
    { name: "the grammar of URIs", iri: "«%»", profile: "rfc3986", suggests: { "Write '%25' instead of '%'": "%25" } },
    { name: "the grammar of LEIRIs", iri: "«%»", profile: "leiri", suggests: { "Write '%25' instead of '%'": "%25" } },
    { name: "astral characters around it", iri: "😀«%»😀", suggests: { "Write '%25' instead of '%'": "😀%25😀" } },
    {
      name: "lone surrogates around it",
      iri: "\uD83D«%»\uDC00",
      suggests: { "Write '%25' instead of '%'": "\uD83D%25\uDC00" },
    },

    { name: "small hexadecimal digits", iri: "a«%u05d0»b", message: "" },
    { name: "a small letter after the percent sign", iri: "a«%a»g" },
    { name: "a capital letter after the percent sign", iri: "a«%A»g" },

    {
      name: "small hexadecimal digits of a code unit",
      iri: "a«%u05d0»g",
      suggests: { "Write '%D7%90' instead of '%u05d0'": "a%D7%90g", "Write '%25' instead of '%'": "a%25u05d0g" },
      message: "write '%25' for a literal percent sign",
    },
    {
      name: "a small letter after the percent sign",
      iri: "a«%a»g",
      suggests: { "Write '%25' instead of '%'": "a%25ag" },
    },
    {
      name: "a capital letter after the percent sign",
      iri: "a«%A»g",
      suggests: { "Write '%25' instead of '%'": "a%25Ag" },
    },
  ],
  accepts: [
    { name: "the digits and letters at both ends of each range", iri: "%09%90%AF%FA%af%fa" },
    { name: "the same beside another fault", iri: "%00%99%AA%FF%aa%ff<" },
    { name: "an encoded percent sign", iri: "%25%2525" },
    { name: "a triplet at the end", iri: "a%41" },
    { name: "an IPv6 zone identifier is another code", iri: "http://[fe80::1%eth0]/" },
    { name: "a malformed port is another code", iri: "http://a:%/" },
    { name: "a malformed scheme is another code", iri: "%:b", production: "IRI" },
    { name: "the empty string", iri: "" },
  ],
});
