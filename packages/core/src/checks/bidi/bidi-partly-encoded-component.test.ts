import { fromBidiNotation } from "../../../test/bidi-notation.js";
import { describeCheck } from "../../../test/describe-check.js";
import { bidiPartlyEncodedComponent } from "./bidi-partly-encoded-component.js";

// In the rows, capitals after `iri` are letters of a right-to-left script (guidelines §1.3).
const hebrew = (iri: string): string => fromBidiNotation(iri, "Hebrew");
const arabic = (iri: string): string => fromBidiNotation(iri, "Arabic");
const encode = "Percent-encode the whole component";
const decode = "Decode the whole component";

describeCheck(bidiPartlyEncodedComponent, {
  reports: [
    {
      name: "guidelines §5, Example 9 in Hebrew letters",
      iri: hebrew("http://ab.cd.ef/«GH%31»/«%32IJ»/KL.html"),
      suggests: { [encode]: `http://ab.cd.ef/%D7%96%D7%97%31/%32%D7%98%D7%99/${hebrew("KL")}.html` },
      message: "percent-encode all of it or nothing.",
    },
    { name: "guidelines §5, Example 9 in Arabic letters", iri: arabic("http://ab.cd.ef/«GH%31»/«%32IJ»/KL.html") },
    {
      name: "an encoded apostrophe within a Hebrew word",
      iri: "https://he.wikipedia.org/wiki/«צ%27ילה»",
      suggests: { [encode]: "https://he.wikipedia.org/wiki/%D7%A6%27%D7%99%D7%9C%D7%94" },
      message: "The right-to-left '⁦צ%27ילה⁩' in the path contains '%27';",
    },
    {
      name: "a letter that may be written as it is",
      iri: "/«א%D7%91ג»",
      suggests: { [encode]: "/%D7%90%D7%91%D7%92", [decode]: hebrew("/ABC") },
      message: "The right-to-left '⁦א%D7%91ג⁩' in the path contains '%D7';",
    },
    {
      name: "lower-case digits of a triplet",
      iri: "/«א%d7%91»",
      suggests: { [encode]: "/%D7%90%d7%91", [decode]: hebrew("/AB") },
      message: "The right-to-left '⁦א%d7%91⁩' in the path contains '%d7';",
    },
    {
      name: "decoded it would end with a digit",
      iri: "/«א%D7%911»",
      suggests: { [encode]: "/%D7%90%D7%911" },
    },
    {
      name: "the label of a DNS host can only be decoded",
      iri: "http://«א%D7%91».example/",
      suggests: { [decode]: hebrew("http://AB.example/") },
    },
    { name: "a value of the query", iri: hebrew("?a=«B%20C»"), suggests: { [encode]: "?a=%D7%91%20%D7%92" } },
    {
      name: "a space beside a joiner",
      iri: "https://fa.wikipedia.org/wiki/«یونی%E2%80%8Cکد%20ب»",
      message: "The right-to-left '⁦یونی%E2%80%8Cکد%20ب⁩' in the path contains '%20';",
    },
    {
      name: "a mark that is no joiner",
      iri: "/«ا%e2%80%8eب»",
      message: "The right-to-left '⁦ا%e2%80%8eب⁩' in the path contains '%e2';",
    },
    { name: "userinfo", iri: hebrew("ftp://«A%40»@b/"), suggests: { [encode]: "ftp://%D7%90%40@b/" } },
    { name: "the fragment", iri: hebrew("#«%21A»"), suggests: { [encode]: "#%21%D7%90" } },
  ],
  accepts: [
    { name: "nothing is encoded", iri: hebrew("/AB/C1D") },
    { name: "all is encoded", iri: "/%D7%90%D7%91" },
    { name: "all is encoded that is no digit", iri: "/%D7%901" },
    { name: "each component by itself", iri: "/%D7%90/ב.%68tml" },
    { name: "a component that mixes directions has a code of its own", iri: hebrew("/aB%20C") },
    { name: "a percent sign that begins no triplet has a code of its own", iri: hebrew("/A%2/B%") },
    { name: "left-to-right components may be encoded in part", iri: "/r%C3%A9sumé" },
    { name: "the joiner that browsers keep encoded", iri: "https://fa.wikipedia.org/wiki/یونی%E2%80%8Cکد" },
    { name: "a zero-width joiner in lower-case digits", iri: arabic("/A%e2%80%8dB") },
    { name: "Arabic-Indic digits beside triplets", iri: "/\u0661%20" },
    { name: "the empty string", iri: "" },
  ],
});
