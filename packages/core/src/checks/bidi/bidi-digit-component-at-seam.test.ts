import { fromBidiNotation } from "../../../test/bidi-notation.js";
import { describeCheck } from "../../../test/describe-check.js";
import { bidiDigitComponentAtSeam } from "./bidi-digit-component-at-seam.js";

// In the rows, capitals after `iri` are letters of a right-to-left script (guidelines §1.3).
const hebrew = (iri: string): string => fromBidiNotation(iri, "Hebrew");
const arabic = (iri: string): string => fromBidiNotation(iri, "Arabic");
const all = { seams: "all" };

describeCheck(bidiDigitComponentAtSeam, {
  reports: [
    {
      name: "guidelines §5, Example 10",
      iri: hebrew("http://ab.CDEFGH.«123»/kl/mn/op.html"),
      message: "'123' in the host consists of digits beside the right-to-left '\u2066גדהוזח\u2069'",
    },
    {
      name: "guidelines §5, Example 11",
      iri: hebrew("http://ab.CDEFGH.«123ij»/kl/mn/op.html"),
      message: "'123ij' in the host starts with digits beside the right-to-left '⁦גדהוזח⁩';",
    },
    { name: "guidelines §5, Example 10 in Arabic letters", iri: arabic("http://ab.CDEFGH.«123»/kl/mn/op.html") },
    { name: "a label of digits before the right-to-left one", iri: hebrew("http://ab.«123».CD/kl") },
    { name: "a label of punctuation and digits", iri: hebrew("x://AB:80@«-1-»/c") },
    { name: "the host before, and digits in the path", iri: hebrew("http://AB/«2024»/cd"), message: "in the path" },
    { name: "the port is passed over", iri: hebrew("http://AB:80/«2024»/cd") },
    { name: "digits in the query behind a component with digits at its edge", iri: hebrew("/ab/C1?«12»") },
    {
      name: "digits on both sides of a delimiter",
      iri: hebrew("/ab/C1/«12?3»"),
      component: "iri",
      message: "in the path and query",
    },
    {
      name: "a fragment that starts with digits",
      iri: hebrew("/AB#«1c»"),
      component: "fragment",
      message: "starts with digits",
    },
    { name: "Persian digits are European ones", iri: arabic("/AB?«\u06F1c»") },
    { name: "a triplet of digits", iri: hebrew("/AB?«%20c»") },
    { name: "in one path on request: a date before a title", iri: hebrew("/«2026/04/09»/AB/"), options: all },
    { name: "in one path on request: a number behind a title", iri: hebrew("/AB/«12»/cd/E/«34f»"), options: all },
    { name: "in one query on request: name and value", iri: hebrew("?AB=«1»&c=d"), options: all },
  ],
  accepts: [
    {
      name: "guidelines §5, Example 7: digits within a component",
      iri: hebrew("http://ab.CDE123FGH.ij/kl/mn/op.html"),
    },
    {
      name: "guidelines §5, Example 8: at its edge they have a code of their own",
      iri: hebrew("http://a/GH1/2IJ/K.html"),
    },
    { name: "a date before a title", iri: hebrew("http://ab.cd/2026/04/09/EF/") },
    { name: "a number behind a title", iri: hebrew("http://ab.cd/EF/9780521852265") },
    { name: "a value of digits", iri: hebrew("http://ab.cd/?EF=12&g=h") },
    { name: "right-to-left letters on both sides", iri: hebrew("http://AB.12.CD/34/EF"), options: all },
    {
      name: "UAX #9 W7: digits behind a left-to-right letter go with it",
      iri: hebrew("http://a1/B/c2?D"),
      options: all,
    },
    { name: "a twin is what is told of, where there is one", iri: hebrew("/AB?12") },
    { name: "a twin with another host", iri: hebrew("http://1.2.3.4/5/AB/c") },
    { name: "a letter between them", iri: hebrew("http://1.2.3.4/ab/CD"), options: all },
    { name: "the port is no component", iri: hebrew("http://AB:8080/cd"), options: all },
    {
      name: "Arabic-Indic digits go with right-to-left letters",
      iri: arabic("http://ab.cd/EF?\u0661\u0662"),
      options: all,
    },
    { name: "no right-to-left letters", iri: "http://1.2.3.4/5?6#7", options: all },
    { name: "the empty string", iri: "" },
  ],
});
