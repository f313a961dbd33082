import { describeCheck } from "../../../test/describe-check.js";
import { characterSpace } from "./character-space.js";

describeCheck(characterSpace, {
  reports: [
    {
      name: "one between a scheme and its slashes, which is no part of the path",
      iri: "https:« »//a.example/b",
      suggests: { "Remove the space": "https://a.example/b" },
      message: "The path contains a space; remove it. Many programs end an IRI there.",
    },
    {
      name: "one before slashes further on",
      iri: "a:b« »//c",
      suggests: { "Percent-encode the space": "a:b%20//c", "Remove the space": "a:b//c" },
    },
    {
      name: "in a telephone number, which can hold none",
      iri: "tel:+49« »30",
      suggests: { "Remove the space": "tel:+4930" },
      message: "remove it.",
    },
    { name: "before a mailbox", iri: "mailto:« »a@b.example", suggests: { "Remove the space": "mailto:a@b.example" } },
    {
      name: "the userinfo",
      iri: "http://a« »@b/",
      suggests: { "Percent-encode the space": "http://a%20@b/", "Remove the space": "http://a@b/" },
    },
    {
      name: "the host",
      iri: "http://a« »b/",
      suggests: { "Remove the space": "http://ab/" },
    },
    { name: "the path", iri: "/a« »b", suggests: { "Percent-encode the space": "/a%20b", "Remove the space": "/ab" } },
    { name: "the query", iri: "?a« »b", suggests: { "Percent-encode the space": "?a%20b", "Remove the space": "?ab" } },
    {
      name: "the fragment",
      iri: "#a« »b",
      suggests: { "Percent-encode the space": "#a%20b", "Remove the space": "#ab" },
    },
    {
      name: "a path that is not meant as a scheme",
      iri: "1« »a:b",
      suggests: { "Percent-encode the space": "1%20a:b", "Remove the space": "1a:b" },
    },
    {
      name: "a run is told once",
      iri: "/a«   »b",
      suggests: { "Percent-encode the spaces": "/a%20%20%20b", "Remove the spaces": "/ab" },
      message: "The path contains 3 spaces",
    },
    {
      name: "runs in two components",
      iri: "/a« »b?c« »d",
      suggests: { "Percent-encode the space": "/a%20b?c%20d", "Remove the space": "/ab?cd" },
      message: "contains a space",
    },
    {
      name: "a host that admits no percent-encoding",
      iri: "http://a« »b/",
      profile: "rfc3987bis",
      suggests: { "Remove the space": "http://ab/" },
      message: "remove it",
    },
    { name: "the grammar of URIs", iri: "a« »b", profile: "rfc3986" },
    { name: "astral characters around it", iri: "😀« »😀" },
    { name: "lone surrogates around it", iri: "\uDC00« »\uD83D" },

    {
      name: "one space in the path",
      iri: "/a« »b",
      suggests: { "Percent-encode the space": "/a%20b", "Remove the space": "/ab" },
      message: "percent-encode it as '%20' or remove it",
    },
    {
      name: "two spaces in the path",
      iri: "/a«  »b",
      suggests: { "Percent-encode the spaces": "/a%20%20b", "Remove the spaces": "/ab" },
      message: "percent-encode each as '%20' or remove them",
    },
    {
      name: "a host that admits no percent-encoding, and its message",
      iri: "http://a« »b",
      profile: "rfc3987bis",
      suggests: { "Remove the space": "http://ab" },
      message: "; remove it",
    },
  ],
  accepts: [
    { name: "a LEIRI, where character-legacy tells", iri: "a b", profile: "leiri" },
    { name: "white space at the ends is another code", iri: " a " },
    { name: "a tab is another code", iri: "a\tb" },
    { name: "before and after the space", iri: "a!b\x1Fc" },
    { name: "a no-break space is a character of an IRI", iri: "a\xA0b" },
    { name: "an encoded space", iri: "a%20b+c" },
    { name: "a malformed scheme is another code", iri: "a :b", production: "IRI" },
    { name: "a malformed port is another code", iri: "http://a: 1/" },
    { name: "a malformed IP literal is another code", iri: "http://[ ]/" },
    { name: "the empty string", iri: "" },
  ],
});
