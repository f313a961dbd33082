import { describeCheck } from "../../../test/describe-check.js";
import { percentEncodedBidiControl } from "./percent-encoded-bidi-control.js";

describeCheck(percentEncodedBidiControl, {
  reports: [
    {
      name: "an override",
      iri: "http://a/«%E2%80%AE»b",
      message: "'%E2%80%AE' in the path encodes U+202E RIGHT-TO-LEFT OVERRIDE",
    },
    { name: "the Arabic letter mark", iri: "/«%D8%9C»" },
    { name: "the two marks are told once", iri: "/«%E2%80%8E%E2%80%8F»" },
    { name: "the first and the last formatting character", iri: "/«%E2%80%AA»/«%E2%80%AE»" },
    { name: "the first and the last isolate", iri: "/«%E2%81%A6»/«%E2%81%A9»" },
    { name: "digits in lower case", iri: "/«%e2%80%ae»" },
    { name: "every component", iri: "http://«%D8%9C»@a«%D8%9C»/«%D8%9C»?«%D8%9C»#«%D8%9C»" },
    { name: "astral characters around it", iri: "😀«%D8%9C»😀" },
    { name: "lone surrogates around it", iri: "\uD83D«%D8%9C»\uDC00" },
  ],
  accepts: [
    { name: "the neighbors of the letter mark", iri: "/%D8%9B%D8%9D" },
    { name: "the neighbors of the marks", iri: "/%E2%80%8D%E2%80%90" },
    { name: "the neighbors of the formatting characters", iri: "/%E2%80%A9%E2%80%AF" },
    { name: "the neighbors of the isolates", iri: "/%E2%81%A5%E2%81%AA" },
    { name: "the characters themselves are another code", iri: "/\u202E" },
    { name: "the empty string", iri: "" },
    { name: "after the last isolate", iri: "/%E2%81%AA%E2%80%A0%E2%80%AF%E2%80%8D%E2%80%90" },
    { name: "what is no triplet", iri: "/%E2%80%A@/%E2%81%A:" },
  ],
});
