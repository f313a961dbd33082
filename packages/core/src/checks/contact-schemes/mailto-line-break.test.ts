import { describeCheck } from "../../../test/describe-check.js";
import { mailtoLineBreak } from "./mailto-line-break.js";

describeCheck(mailtoLineBreak, {
  reports: [
    {
      name: "a line feed alone",
      iri: "mailto:?body=a«%0A»b",
      suggests: { "Write '%0D%0A' instead of '%0A'": "mailto:?body=a%0D%0Ab" },
      message: "The email body contains '%0A'; write '%0D%0A'. It is only half of a line break.",
    },
    {
      name: "a carriage return alone",
      iri: "mailto:a@b?subject=c&BODY=«%0d»d",
      suggests: { "Write '%0D%0A' instead of '%0d'": "mailto:a@b?subject=c&BODY=%0D%0Ad" },
    },
    { name: "two halves in the wrong order", iri: "mailto:?body=«%0A»«%0D»" },
    { name: "an empty line", iri: "mailto:?body=a«%0A»«%0A»b" },
    { name: "a whole one between halves", iri: "mailto:?body=«%0D»%0D%0A«%0A»" },
    { name: "a name in triplets, and upper case", iri: "MAILTO:?%62ody=«%0a»" },
    { name: "characters outside ASCII", iri: "mailto:?body=é«%0A»é" },
  ],
  accepts: [
    { name: "RFC 6068 §5: CR and LF", iri: "mailto:?body=send%20current-issue%0D%0Asend%20index" },
    { name: "digits in lower case", iri: "mailto:?body=a%0d%0ab" },
    { name: "another field is another code", iri: "mailto:?subject=a%0Ab" },
    { name: "the address is another code", iri: "mailto:%22%0A%22@b" },
    { name: "no value", iri: "mailto:?body" },
    { name: "the neighbors of the line breaks", iri: "mailto:?body=%09%0B%0C%0E" },
    { name: "an encoded percent sign before the digits", iri: "mailto:?body=%250A" },
    { name: "an authority is another code", iri: "mailto://a/?body=%0A" },
    { name: "what is no IRI is another code", iri: "mailto:a b?body=%0A" },
    { name: "another scheme", iri: "mailtox:?body=%0A" },
    { name: "the empty string", iri: "" },
  ],
});
