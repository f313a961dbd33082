import { describeCheck } from "../../../test/describe-check.js";
import type { DisplayContext } from "../../bidi/display-context.js";
import { bidiMarksAroundIri } from "./bidi-marks-around-iri.js";

function line(before: string, after: string): { readonly display: DisplayContext } {
  return { display: { before, after, paragraph: "ltr" } };
}

describeCheck(bidiMarksAroundIri, {
  reports: [
    {
      name: "guidelines §2: marks on both sides",
      iri: "«http://a/\u05D0»",
      ...line("See \u200E", "\u200E."),
      message: "U+200E LEFT-TO-RIGHT MARK stands before and after the IRI",
    },
    { name: "one before", iri: "«http://a/\u0628»", ...line("\u200E", " b"), message: "stands before the IRI" },
    { name: "one after", iri: "«http://a/\u05D0»", ...line("See ", "\u200E"), message: "stands after the IRI" },
  ],
  accepts: [
    { name: "none beside it", iri: "http://a/\u05D0", ...line("See \u200E ", " \u200E") },
    { name: "an IRI without right-to-left letters", iri: "http://a/b", ...line("\u200E", "\u200E") },
    {
      name: "embedding is one of the two ways that guidelines §2 names",
      iri: "http://a/\u05D0",
      ...line("\u202A", "\u202C"),
    },
    { name: "the neighbors of U+200E", iri: "http://a/\u05D0", ...line("\u200D", "\u200F") },
    { name: "no line is known", iri: "http://a/\u05D0" },
    { name: "the empty string", iri: "", ...line("\u200E", "\u200E") },
  ],
});
