import { describeCheck } from "../../../test/describe-check.js";
import { hostDigitLetterLookalike } from "./host-digit-letter-lookalike.js";

describeCheck(hostDigitLetterLookalike, {
  reports: [
    {
      name: "RFC 3987 §7.5: br0ken",
      iri: "http://br«0»ken.example/",
      message:
        "The label 'br0ken' of the host contains '0', easily read as 'o'; check that this is the intended name. Digits among letters are taken for letters.",
    },
    { name: "RFC 3987 §7.5: 1ame", iri: "http://«1»ame.example/", message: "easily read as 'l';" },
    { name: "several digits", iri: "http://bl«00»mberg.example/", message: "easily read as 'oo';" },
    { name: "several places", iri: "http://g«00»g«1»e.example/" },
    { name: "after a hyphen", iri: "http://my-«1»ove.example/" },
    { name: "in each label", iri: "http://br«0»ken.«1»ame.example/" },
    { name: "no scheme", iri: "//W«0»RLD" },

    { name: "several ones", iri: "http://«11»ama.example/", message: "easily read as 'll';" },
    { name: "the prefix of Punycode within a label", iri: "http://myxn--«1»ame.example/" },
  ],
  accepts: [
    { name: "letters alone", iri: "http://broken.example/" },
    { name: "digits at the end", iri: "http://web01.example/" },
    { name: "other digits", iri: "http://a1b2c3.example/" },
    { name: "a number before letters", iri: "http://100days.example/" },
    { name: "too short for a word", iri: "http://h1n1.example/" },
    { name: "an address", iri: "http://10.0.0.1/" },
    { name: "Punycode", iri: "http://xn--9ca0a.example/" },
    { name: "a scheme without DNS names", iri: "tag://br0ken/" },
    { name: "the path", iri: "http://a/br0ken" },
    { name: "the empty string", iri: "" },

    { name: "Punycode of letters and these digits", iri: "http://xn--br0ken.example/" },
    { name: "Punycode in upper case", iri: "http://XN--br0ken.example/" },
    { name: "other digits first", iri: "http://2br0ken.example/" },
    { name: "two letters and a zero", iri: "http://a0b.example/" },
    { name: "two letters and a hyphen", iri: "http://a-1b.example/" },
  ],
});
