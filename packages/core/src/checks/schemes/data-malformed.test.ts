import { describeCheck } from "../../../test/describe-check.js";
import { dataMalformed } from "./data-malformed.js";

describeCheck(dataMalformed, {
  reports: [
    {
      name: "RFC 2397 §3: no comma",
      iri: "data:text/plai«n»",
      message: "The data are missing, since no ',' ends the media type; write ',' before them.",
    },
    { name: "nothing", iri: "data«:»" },
    { name: "base64 without comma", iri: "data:image/png;base6«4»" },
    {
      name: "a type without subtype",
      iri: "data:«text»,a",
      message: "The media type 'text' is no type and subtype with '/' between them",
    },
    { name: "a type without type", iri: "data:«/plain»,a" },
    { name: "a type with a delimiter", iri: "data:«text/plain/a»,a" },
    {
      name: "a character set alone",
      iri: "data:image/svg+xml;«utf8»,a",
      message:
        "The parameter 'utf8' of the media type has no '=' and value; write it whole, such as 'charset=utf-8', or remove it.",
    },
    { name: "an empty parameter", iri: "data:text/plain«;»,a" },
    { name: "an empty value", iri: "data:text/plain;«charset=»,a" },
    { name: "a name that is none", iri: "data:text/plain;«(=a»,b" },
    {
      name: "base64 before another parameter",
      iri: "data:text/plain;«base64»;charset=utf-8,YQ==",
      message: "The mark 'base64' stands before other parameters",
    },
    {
      name: "a character that is not of base64",
      iri: "data:;base64,YQ«-_»YQ",
      message: "contain '-_', which is not in its alphabet",
    },
    { name: "a character outside ASCII", iri: "data:;base64,YQ«é»" },
    { name: "a triplet that is not of base64", iri: "data:;base64,YQ«%21»==" },
    { name: "a question mark in base64", iri: "data:;base64,YQ?«YQ»" },
    {
      name: "one character too many",
      iri: "data:;base64,YWJj«Y»",
      message: "do not end with a group of four characters",
    },
    { name: "padding that is not complete", iri: "data:;base64,YQ«=»" },
    { name: "padding within", iri: "data:;base64,YQ==YQ=«=»" },
    { name: "data that are no IRI", iri: "data:image/svg+xml;«utf8»,<svg fill='%'>" },
    { name: "upper case", iri: "DATA:«a»,b" },
  ],
  accepts: [
    { name: "RFC 2397 §4: text", iri: "data:,A%20brief%20note" },
    { name: "nothing but a comma", iri: "data:," },
    { name: "RFC 2397 §4: a character set", iri: "data:text/plain;charset=iso-8859-7,%be%fb%be" },
    { name: "RFC 2397 §3: parameters without type", iri: "data:;charset=utf-8,a" },
    { name: "RFC 2397 §4: base64", iri: "data:image/gif;base64,R0lGODdhMAAwAPAAAAAAAP///ywAAAAAMAAw" },
    { name: "base64 without padding", iri: "data:;base64,YQ" },
    { name: "base64 of nothing", iri: "data:;base64," },
    { name: "padding in triplets", iri: "data:;base64,YQ%3D%3D" },
    { name: "a plus sign and a slash in triplets", iri: "data:;base64,%2b%2FAA" },
    { name: "lines in triplets", iri: "data:;base64,YW%0D%0AJj" },
    { name: "upper case", iri: "data:TEXT/HTML;BASE64,YQ==" },
    { name: "data with delimiters", iri: "data:text/html,a,b;c=d?e=f&g/h#i" },
    { name: "data outside ASCII", iri: "data:text/plain;charset=utf-8,é" },
    { name: "a type with signs", iri: "data:application/vnd.a-b+json,a" },
    { name: "an authority is another code", iri: "data://text/plain,a" },
    { name: "what is no IRI before the comma is another code", iri: "data:text plain,a" },
    { name: "data that are no IRI behind a media type", iri: "data:image/svg+xml;charset=utf-8,<svg>" },
    { name: "data in base64 that are no IRI", iri: "data:;base64,Y Q" },
    { name: "another scheme", iri: "database:a" },
    { name: "the empty string", iri: "" },
  ],
});
