import { describeCheck } from "../../../test/describe-check.js";
import { characterExcluded } from "./character-excluded.js";

describeCheck(characterExcluded, {
  reports: [
    {
      name: "the userinfo",
      iri: "http://a«<»@b/",
      suggests: { "Percent-encode '<'": "http://a%3C@b/", "Remove '<'": "http://a@b/" },
    },
    {
      name: "the host",
      iri: "http://a«<»b/",
      suggests: { "Remove '<'": "http://ab/" },
    },
    { name: "the path", iri: "/a«<»", suggests: { "Percent-encode '<'": "/a%3C", "Remove '<'": "/a" } },
    { name: "the query", iri: "?«<»a", suggests: { "Percent-encode '<'": "?%3Ca", "Remove '<'": "?a" } },
    { name: "the fragment", iri: "#a«<»", suggests: { "Percent-encode '<'": "#a%3C", "Remove '<'": "#a" } },
    {
      name: "a path that is not meant as a scheme",
      iri: "1«<»a:b",
      suggests: { "Percent-encode '<'": "1%3Ca:b", "Remove '<'": "1a:b" },
    },
    { name: "the character <", iri: "/a«<»b", suggests: { "Percent-encode '<'": "/a%3Cb", "Remove '<'": "/ab" } },
    { name: "the character >", iri: "/a«>»b", suggests: { "Percent-encode '>'": "/a%3Eb", "Remove '>'": "/ab" } },
    { name: 'the character "', iri: '/a«"»b', suggests: { "Percent-encode '\"'": "/a%22b", "Remove '\"'": "/ab" } },
    { name: "the character {", iri: "/a«{»b", suggests: { "Percent-encode '{'": "/a%7Bb", "Remove '{'": "/ab" } },
    { name: "the character }", iri: "/a«}»b", suggests: { "Percent-encode '}'": "/a%7Db", "Remove '}'": "/ab" } },
    { name: "the character |", iri: "/a«|»b", suggests: { "Percent-encode '|'": "/a%7Cb", "Remove '|'": "/ab" } },
    { name: "the character ^", iri: "/a«^»b", suggests: { "Percent-encode '^'": "/a%5Eb", "Remove '^'": "/ab" } },
    { name: "the character `", iri: "/a«`»b", suggests: { "Percent-encode '`'": "/a%60b", "Remove '`'": "/ab" } },
    {
      name: "a run is told once",
      iri: "/«{{»a",
      suggests: { "Percent-encode '{{'": "/%7B%7Ba", "Remove '{{'": "/a" },
      message:
        "The path contains '{{'; percent-encode them as '%7B%7B' or remove them. IRIs exclude characters that delimit them in text or vary between systems.",
    },
    { name: "braces around a name", iri: "/«{»a«}»" },
    {
      name: "different characters in one run",
      iri: '/«<>"»',
      suggests: { "Percent-encode '<>\"'": "/%3C%3E%22", "Remove '<>\"'": "/" },
    },
    {
      name: "a host that admits no percent-encoding",
      iri: "http://a«^»b/",
      profile: "rfc3987bis",
      suggests: { "Remove '^'": "http://ab/" },
      message: "remove it.",
    },
    {
      name: "the grammar of URIs",
      iri: "a«|»b",
      profile: "rfc3986",
      suggests: { "Percent-encode '|'": "a%7Cb", "Remove '|'": "ab" },
    },
    {
      name: "astral characters around it",
      iri: "😀«<»😀",
      suggests: { "Percent-encode '<'": "😀%3C😀", "Remove '<'": "😀😀" },
    },
    {
      name: "lone surrogates around it",
      iri: "\uDC00«<»\uD83D",
      suggests: { "Percent-encode '<'": "\uDC00%3C\uD83D", "Remove '<'": "\uDC00\uD83D" },
    },
  ],
  accepts: [
    { name: "a LEIRI, where character-legacy tells", iri: "a|b", profile: "leiri" },
    { name: "the characters before and after each", iri: "!#" },
    { name: "an equals sign and a question mark", iri: "/=?" },
    { name: "letters around the brackets", iri: "Z_az" },
    { name: "a tilde", iri: "~" },
    { name: "a backslash is another code", iri: "\\" },
    { name: "brackets are another code", iri: "/[]" },
    { name: "encoded characters", iri: "%3C%3E" },
    { name: "a malformed scheme is another code", iri: "a<:b", production: "IRI" },
    { name: "a malformed port is another code", iri: "http://a:<1/" },
    { name: "a malformed IP literal is another code", iri: "http://[<]/" },
    { name: "the empty string", iri: "" },
  ],
});
