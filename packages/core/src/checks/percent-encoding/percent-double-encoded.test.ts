import { describeCheck } from "../../../test/describe-check.js";
import { percentDoubleEncoded } from "./percent-double-encoded.js";

describeCheck(percentDoubleEncoded, {
  reports: [
    {
      name: "a letter outside ASCII",
      iri: "http://a/ros«%25C3%25A9»",
      suggests: { "Write '%C3%A9' instead of '%25C3%25A9'": "http://a/ros%C3%A9" },
      message: "'%25C3%25A9' in the path is percent-encoded twice",
    },
    { name: "a space", iri: "/a«%2520»b", suggests: { "Write '%20' instead of '%2520'": "/a%20b" } },
    {
      name: "digits in lower case",
      iri: "/«%25c3%25a9»",
      suggests: { "Write '%c3%a9' instead of '%25c3%25a9' and uppercase the hexadecimal digits": "/%C3%A9" },
    },
    {
      name: "three times",
      iri: "/«%252525»a",
      suggests: { "Write '%25' instead of '%252525'": "/%25a" },
    },
    {
      name: "three times, and a letter outside ASCII",
      iri: "/«%2525C3%25A9»",
      suggests: { "Write '%C3%A9' instead of '%2525C3%25A9'": "/%C3%A9" },
    },
    { name: "every component", iri: "x://«%2520»@a«%2520»/«%2520»?«%2520»#«%2520»" },
    { name: "astral characters around it", iri: "😀«%2520»😀" },
    { name: "lone surrogates around it", iri: "\uD83D«%2520»\uDC00" },

    {
      name: "one slash after a colon is no IRI within",
      iri: "/a:/«%25C3%25A9»",
      suggests: { "Write '%C3%A9' instead of '%25C3%25A9'": "/a:/%C3%A9" },
    },
  ],
  accepts: [
    { name: "encoded once", iri: "/%C3%A9%20" },
    { name: "RFC 3986 §2.4: a percent sign", iri: "/100%25" },
    { name: "octets that are not UTF-8", iri: "/%25ab" },
    { name: "letters and digits", iri: "/50%2541" },
    { name: "an IRI in a query", iri: "http://a/?url=http%3A%2F%2Fb%2Fc%2520d" },
    { name: "an IRI in a path", iri: "http://a/http://b/c%2520d" },
    { name: "an IRI that is itself encoded twice", iri: "http://a/?b=http%253A%252F%252Fb%252F" },
    { name: "the empty string", iri: "" },

    { name: "text about a small letter", iri: "/%2561" },
    { name: "text about a digit", iri: "/%2531" },
    { name: "text about a dot", iri: "/%252E" },
    { name: "text about an underscore", iri: "/%255F" },
    { name: "text about a tilde", iri: "/%257E" },
    { name: "text about a control", iri: "/%2501" },
    { name: "text about a hyphen", iri: "/%252D" },
    { name: "an IRI within, in small letters", iri: "/?u=http%3a%2f%2fa%2f%25C3%25A9" },
    { name: "a host that admits no percent-encoding", iri: "http://a%2520b/", profile: "rfc3987bis" },
  ],
});
