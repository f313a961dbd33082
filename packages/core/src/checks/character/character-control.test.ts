import { describeCheck } from "../../../test/describe-check.js";
import { characterControl } from "./character-control.js";

describeCheck(characterControl, {
  reports: [
    {
      name: "the userinfo",
      iri: "http://a«\x00»@b/",
      suggests: { "Remove U+0000 NULL": "http://a@b/" },
    },
    {
      name: "the host",
      iri: "http://a«\x00»b/",
      suggests: { "Remove U+0000 NULL": "http://ab/" },
    },
    {
      name: "the path",
      iri: "/a«\x00»",
      suggests: { "Remove U+0000 NULL": "/a" },
    },
    {
      name: "the query",
      iri: "?«\x00»a",
      suggests: { "Remove U+0000 NULL": "?a" },
    },
    {
      name: "the fragment",
      iri: "#a«\x00»",
      suggests: { "Remove U+0000 NULL": "#a" },
    },
    {
      name: "a path that is not meant as a scheme",
      iri: "1«\x00»a:b",
      suggests: { "Remove U+0000 NULL": "1a:b" },
    },
    {
      name: "the first of C0",
      iri: "a«\x00»b",
      suggests: { "Remove U+0000 NULL": "ab" },
    },
    {
      name: "the last of C0",
      iri: "a«\x1F»b",
      suggests: {
        "Remove U+001F INFORMATION SEPARATOR ONE": "ab",
      },
    },
    {
      name: "delete",
      iri: "a«\x7F»b",
      suggests: { "Remove U+007F DELETE": "ab" },
    },
    {
      name: "the first of C1",
      iri: "a«\x80»b",
      suggests: { "Remove U+0080 PADDING CHARACTER": "ab" },
    },
    {
      name: "the last of C1",
      iri: "a«\x9F»b",
      suggests: {
        "Remove U+009F APPLICATION PROGRAM COMMAND": "ab",
      },
    },
    {
      name: "the end of a line is told once",
      iri: "a«\r\n»b",
      suggests: {
        "Remove U+000D CARRIAGE RETURN and 1 more character": "ab",
      },
      message: "The path contains U+000D CARRIAGE RETURN and 1 more character;",
    },
    {
      name: "eight characters",
      iri: "a«\x01\x01\x01\x01\x01\x01\x01\x01»b",
      suggests: {
        "Remove U+0001 START OF HEADING and 7 more characters": "ab",
      },
      message: "remove them.",
    },
    {
      name: "nine characters",
      iri: "a«\x01\x01\x01\x01\x01\x01\x01\x01\x01»b",
      suggests: {
        "Remove U+0001 START OF HEADING and 8 more characters": "ab",
      },
      message: "remove them.",
    },
    {
      name: "three characters",
      iri: "a«\x00\x01\x02»b",
      suggests: {
        "Remove U+0000 NULL and 2 more characters": "ab",
      },
      message: "remove them",
    },
    {
      name: "a host that admits no percent-encoding",
      iri: "http://a«\x00»b/",
      profile: "rfc3987bis",
      suggests: { "Remove U+0000 NULL": "http://ab/" },
    },
    {
      name: "the grammar of URIs",
      iri: "a«\x85»b",
      profile: "rfc3986",
      suggests: { "Remove U+0085 NEXT LINE": "ab" },
    },
    {
      name: "astral characters around it",
      iri: "😀«\t»😀",
      suggests: {
        "Remove U+0009 CHARACTER TABULATION": "😀😀",
      },
    },
    {
      name: "lone surrogates around it",
      iri: "\uDC00«\t»\uD83D",
      suggests: {
        "Remove U+0009 CHARACTER TABULATION": "\uDC00\uD83D",
      },
    },
  ],
  accepts: [
    { name: "a LEIRI, where character-legacy tells", iri: "a\x85b", profile: "leiri" },
    { name: "after C0 is a space, another code", iri: "a b" },
    { name: "before delete, with another fault that is another code", iri: "a~<" },
    { name: "after C1", iri: "a\xA0b" },
    { name: "after C0, with another fault", iri: "a b<" },
    { name: "white space at the ends is another code", iri: "\ta\n" },
    { name: "an encoded control", iri: "%00%9F" },
    { name: "a malformed scheme is another code", iri: "a\x00:b", production: "IRI" },
    { name: "a malformed port is another code", iri: "http://a:\x001/" },
    { name: "a malformed IP literal is another code", iri: "http://[\x00]/" },
    { name: "the empty string", iri: "" },
  ],
});
