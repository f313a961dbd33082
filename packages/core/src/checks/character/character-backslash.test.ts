import { describeCheck } from "../../../test/describe-check.js";
import type { Place } from "../definition/place.js";
import { characterBackslash } from "./character-backslash.js";

const named: Place = { tier: "name-in-data", production: "IRI-reference", profile: "rfc3987", role: "<…>" };

describeCheck(characterBackslash, {
  reports: [
    {
      name: "the userinfo",
      iri: "http://a«\\»b@c/",
      suggests: { "Write '/' instead of '\\'": "http://a/b@c/", "Percent-encode the backslash": "http://a%5Cb@c/" },
    },
    {
      name: "the host",
      iri: "http://a«\\»b",
      suggests: { "Write '/' instead of '\\'": "http://a/b" },
    },
    {
      name: "a delimiter that JSON has escaped (hlavki/g-suite-identity-sync#77)",
      iri: "http://a/b«\\»u003dc",
      suggests: { "Write '='": "http://a/b=c" },
      message: "The path contains '\\'; write '=' instead of '\\u003d'. Only JSON and programs read that as an escape.",
    },
    {
      name: "the delimiter of two parameters that JSON has escaped",
      iri: "http://a/b?c=d«\\»u0026e=f",
      suggests: { "Write '&'": "http://a/b?c=d&e=f" },
    },
    {
      name: "a letter that JSON has escaped",
      iri: "http://a/b«\\»u0063",
      suggests: {
        "Write '/' instead of '\\'": "http://a/b/u0063",
        "Percent-encode the backslash": "http://a/b%5Cu0063",
      },
    },
    {
      name: "a slash ends the authority, so that the rest of it becomes path",
      iri: "http://a«\\»::\\",
      suggests: { "Write '/' instead of '\\'": "http://a/::/" },
    },
    {
      name: "a slash at the start would leave no host",
      iri: "http://«\\»::\\",
      suggests: {},
    },
    {
      name: "a path would not hold the brackets of an IP literal",
      iri: "http://a«\\»b@[::1]/",
      suggests: { "Percent-encode the backslash": "http://a%5Cb@[::1]/" },
    },
    {
      name: "the path after an IP literal",
      iri: "http://[::1]/a«\\»b",
      suggests: {
        "Write '/' instead of '\\'": "http://[::1]/a/b",
        "Percent-encode the backslash": "http://[::1]/a%5Cb",
      },
    },
    {
      name: "a backslash after the authority leaves its port alone",
      iri: "http://a:\\1/b«\\»c",
      suggests: {
        "Write '/' instead of '\\'": "http://a:\\1/b/c",
        "Percent-encode the backslash": "http://a:\\1/b%5Cc",
      },
    },
    {
      name: "a mail address",
      iri: "mailto:«\\\\»a@b.example",
      suggests: { "Remove the backslash": "mailto:a@b.example" },
      message: "The path contains '\\'; remove it. No IRI allows it, and browsers may read it as '/'.",
    },
    {
      name: "a telephone number",
      iri: "TEL:+1«\\»2",
      suggests: { "Remove the backslash": "TEL:+12" },
    },
    { name: "a text message", iri: "sms:+1«\\»2", suggests: { "Remove the backslash": "sms:+12" } },
    {
      name: "RFC 5322 §3.2.4: a mail address in quotation marks",
      iri: "mailto:%22a«\\»b%22@c.example",
      suggests: {
        "Write '/' instead of '\\' and '%2F' instead of '/'": "mailto:%22a%2Fb%22@c.example",
        "Percent-encode the backslash": "mailto:%22a%5Cb%22@c.example",
      },
    },
    {
      name: "the query of a mail address",
      iri: "mailto:a@b.example?body=c«\\»d",
      suggests: {
        "Write '/' instead of '\\' and '%2F' instead of '/'": "mailto:a@b.example?body=c%2Fd",
        "Percent-encode the backslash": "mailto:a@b.example?body=c%5Cd",
      },
    },
    {
      name: "the path",
      iri: "http://a/b«\\»c",
      suggests: { "Write '/' instead of '\\'": "http://a/b/c", "Percent-encode the backslash": "http://a/b%5Cc" },
    },
    {
      name: "the query",
      iri: "?a«\\»",
      suggests: { "Write '/' instead of '\\'": "?a/", "Percent-encode the backslash": "?a%5C" },
    },
    {
      name: "the fragment",
      iri: "#«\\»",
      suggests: { "Write '/' instead of '\\'": "#/", "Percent-encode the backslash": "#%5C" },
    },
    {
      name: "a path that is not meant as a scheme",
      iri: "1«\\»a:b",
      suggests: { "Write '/' instead of '\\'": "1/a:b", "Percent-encode the backslash": "1%5Ca:b" },
    },
    ...["u", "u123", "u123g", "U0001F60", "U1234", "ux"].map((cutOff) => ({
      name: `an escape of Turtle that has lost digits: \\${cutOff}`,
      iri: `http://a/«\\»${cutOff}`,
      place: named,
      message: "The path contains '\\'; write all digits of the escape. It has four behind 'u', and eight behind 'U'.",
    })),
    ...["u1234", "uaBcF", "U0001F600", "UFaBcDeFf", "n", ""].map((other) => ({
      name: `what is no such escape in a language like Turtle: \\${other}`,
      iri: `http://a/«\\»${other}`,
      place: named,
      message: "The path contains '\\'; write '/' or '%5C'. No IRI allows it, and browsers may read it as '/'.",
    })),
    {
      name: "an escape that has lost digits behind another backslash",
      iri: "http://a/«\\»n«\\»u1",
      place: named,
      suggests: { "Write '/' instead of '\\'": "http://a//n\\u1", "Percent-encode the backslash": "http://a/%5Cn\\u1" },
    },
    {
      name: "where other escapes are decoded",
      iri: "http://a/«\\»users",
      place: { ...named, role: "@id" },
      suggests: { "Write '/' instead of '\\'": "http://a//users", "Percent-encode the backslash": "http://a/%5Cusers" },
    },
    {
      name: "no slash before what would be a path and is a password",
      iri: "http://a«\\»b:c/d@e.example",
      suggests: { "Remove the backslash": "http://ab:c/d@e.example" },
      message: "write '/', or remove it.",
    },
    {
      name: "a run is told once",
      iri: "«\\\\»a«\\»b",
      suggests: { "Write '/' instead of '\\'": "//a/b", "Percent-encode the backslash": "%5C%5Ca%5Cb" },
    },
    {
      name: "a drive",
      iri: "C:«\\»a",
      suggests: { "Write '/' instead of '\\'": "C:/a", "Percent-encode the backslash": "C:%5Ca" },
    },
    {
      name: "a host that admits no percent-encoding",
      iri: "http://a«\\»b",
      profile: "rfc3987bis",
      suggests: { "Write '/' instead of '\\'": "http://a/b" },
    },
    {
      name: "the grammar of URIs",
      iri: "a«\\»b",
      profile: "rfc3986",
      suggests: { "Write '/' instead of '\\'": "a/b", "Percent-encode the backslash": "a%5Cb" },
    },
    {
      name: "astral characters around it",
      iri: "😀«\\»😀",
      suggests: { "Write '/' instead of '\\'": "😀/😀", "Percent-encode the backslash": "😀%5C😀" },
    },
    {
      name: "lone surrogates around it",
      iri: "\uDC00«\\»\uD83D",
      suggests: { "Write '/' instead of '\\'": "\uDC00/\uD83D", "Percent-encode the backslash": "\uDC00%5C\uD83D" },
    },
  ],
  accepts: [
    { name: "a LEIRI, where character-legacy tells", iri: "a\\b", profile: "leiri" },
    { name: "before and after the backslash", iri: "http://[::1]/" },
    { name: "a slash", iri: "/" },
    { name: "an encoded backslash", iri: "a%5Cb" },
    { name: "a malformed scheme is another code", iri: "a\\:b", production: "IRI" },
    { name: "a malformed port is another code", iri: "http://a:\\1/" },
    { name: "a malformed IP literal is another code", iri: "http://[\\]/" },
    { name: "the empty string", iri: "" },
  ],
});
