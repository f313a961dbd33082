import { describeCheck } from "../../../test/describe-check.js";
import { portLeadingZero } from "./port-leading-zero.js";

describeCheck(portLeadingZero, {
  reports: [
    {
      name: "one zero",
      iri: "http://a:«0»80/",
      suggests: { "Remove the port, which is the default one": "http://a/" },
      message: "The port '080' starts with a zero; write '80'. Comparisons take it for a different port.",
    },
    { name: "another port", iri: "http://a:«0»81/", suggests: { "Remove the leading zeros": "http://a:81/" } },
    { name: "several zeros", iri: "//a:«000»10", suggests: { "Remove the leading zeros": "//a:10" } },
    {
      name: "a number that is no port",
      iri: "b://a:«0»99999",
      suggests: { "Remove the leading zeros": "b://a:99999" },
    },
  ],
  accepts: [
    { name: "no zero", iri: "http://a:80/" },
    { name: "zeros at the end", iri: "http://a:8000/" },
    { name: "zero itself is another code", iri: "http://a:0/" },
    { name: "nothing but zeros is another code", iri: "http://a:000/" },
    { name: "a malformed port is another code", iri: "http://a:0x50/" },
    { name: "an empty port", iri: "http://a:/" },
    { name: "no port", iri: "http://a/" },
    { name: "the empty string", iri: "" },

    { name: "a zero within", iri: "http://a:1080/" },
    { name: "a colon after a zero", iri: "http://a:0:5/" },
    { name: "a letter after it", iri: "http://a:08a/" },
  ],
});
