import { fromBidiNotation } from "../../../test/bidi-notation.js";
import { describeCheck } from "../../../test/describe-check.js";
import { bidiComponentEdge } from "./bidi-component-edge.js";

// In the rows, capitals after `iri` are Hebrew letters (guidelines §1.3).
const hebrew = (iri: string): string => fromBidiNotation(iri, "Hebrew");
const arabic = (iri: string): string => fromBidiNotation(iri, "Arabic");
const encode = "Percent-encode the whole component";

describeCheck(bidiComponentEdge, {
  reports: [
    {
      name: "guidelines §5, Example 8: numbers at the edges",
      iri: hebrew("http://ab.cd.ef/«GH1»/«2IJ»/KL.html"),
      suggests: { [encode]: `http://ab.cd.ef/%D7%96%D7%971/2%D7%98%D7%99/${hebrew("KL")}.html` },
    },
    {
      name: "it says which edge",
      iri: hebrew("/«1A»"),
      message: "The right-to-left '⁦1א⁩' in the path starts with '1';",
    },
    {
      name: "it names both edges",
      iri: hebrew("/«-A(»"),
      message: "The right-to-left '⁦-א(⁩' in the path starts with '-' and ends with '(';",
    },
    { name: "a number in brackets after a title", iri: hebrew("/«AB_(1)»"), message: "ends with ')'" },
    { name: "Arabic-Indic digits at the end", iri: arabic("/«A\u0661»"), message: "ends with U+0661 (Arabic)" },
    { name: "a mark at the start", iri: hebrew("/«\u05B0A»"), message: "starts with U+05B0 (Hebrew)" },
    { name: "a mark at the end stands on a digit", iri: hebrew("/«A1\u0301»"), message: "ends with '1'" },
    { name: "a label of a DNS host, which is not percent-encoded", iri: hebrew("http://«AB1».example/"), suggests: {} },
    { name: "another registered name", iri: hebrew("x://«AB.»/"), suggests: { [encode]: "x://%D7%90%D7%91./" } },
    { name: "userinfo", iri: hebrew("http://«AB:1»@c/") },
    { name: "name and value of a query", iri: hebrew("?«1A»=«B2»") },
    { name: "the fragment", iri: hebrew("#«AB!»"), suggests: { [encode]: "#%D7%90%D7%91!" } },
    {
      name: "a dot at the start sets off no extension",
      iri: hebrew("/«.A»"),
      suggests: { [encode]: "/.%D7%90" },
    },
  ],
  accepts: [
    ...[
      "http://ab.CDEFGH.ij/kl/mn/op.html",
      "http://ab.CDE.FGH/ij/kl/mn/op.html",
      "http://AB.CD.EF/GH/IJ/KL?MN=OP;QR=ST#UV",
      "http://AB.CD.ef/gh/IJ/KL.html",
      "http://ab.cd.EF/GH/ij/kl.html",
      "http://ab.CD.EF/GH/IJ/kl.html",
      "http://ab.CDE123FGH.ij/kl/mn/op.html",
    ].map((iri, index) => ({ name: `guidelines §5, Example ${index + 1}`, iri: hebrew(iri) })),
    { name: "guidelines §5, Example 10", iri: hebrew("http://ab.CDEFGH.123/kl/mn/op.html") },
    { name: "guidelines §5, Example 11", iri: hebrew("http://ab.CDEFGH.123ij/kl/mn/op.html") },
    { name: "guidelines §3, 2: nonspacing marks at the end (Yiddish)", iri: "/\u05D9\u05D9\u05B7" },
    { name: "guidelines §3, 2: nonspacing marks at the end (Dhivehi)", iri: "/\u078B\u07A8\u0788\u07AC\u0780\u07A8" },
    { name: "UAX #9 X9: a joiner at the end has no direction", iri: arabic("/A\u200C") },
    { name: "digits and punctuation within", iri: arabic("/A-1_(B)C") },
    { name: "a component that mixes directions has a code of its own", iri: hebrew("/1aB1") },
    { name: "left-to-right components may start and end with anything", iri: hebrew("/A/1b2/(c)") },
    { name: "the dot before an extension", iri: hebrew("/AB.html") },
    { name: "percent-encoded as a whole", iri: "/%D7%901" },
    { name: "guidelines §5, Example 9: percent-encoded in part", iri: hebrew("http://ab.cd.ef/GH%31/%32IJ/KL.html") },
    { name: "the empty string", iri: "" },
  ],
});
