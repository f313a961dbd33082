import { fromBidiNotation } from "../../../test/bidi-notation.js";
import { describeCheck } from "../../../test/describe-check.js";
import { bidiRunCrossesAuthority } from "./bidi-run-crosses-authority.js";

// In the rows, capitals after `iri` are letters of a right-to-left script (guidelines §1.3).
const hebrew = (iri: string): string => fromBidiNotation(iri, "Hebrew");
const arabic = (iri: string): string => fromBidiNotation(iri, "Arabic");

describeCheck(bidiRunCrossesAuthority, {
  reports: [
    { name: "guidelines §5, Example 3", iri: hebrew("http://«AB.CD.EF/GH/IJ/KL?MN=OP;QR=ST#UV»") },
    {
      name: "guidelines §5, Example 5",
      iri: hebrew("http://ab.cd.«EF/GH»/ij/kl.html"),
      message:
        "'⁦הו/זח⁩' is displayed as one right-to-left run; put left-to-right letters where host and path meet. It belongs to both, and the path appears before the host.",
    },
    { name: "guidelines §5, Example 6", iri: hebrew("http://ab.«CD.EF/GH/IJ»/kl.html") },
    { name: "Arabic letters", iri: arabic("http://ab.cd.«EF/GH»/ij/kl.html") },
    { name: "Adlam letters beyond U+FFFF", iri: "http://«\u{1E900}/\u{1E901}»/a" },
    { name: "numbers between and behind belong to the run", iri: hebrew("http://«AB:80/12/CD/34»/e") },
    { name: "marks belong to their letters", iri: "http://a.«\u05D0/\u05D1\u05B0»/c" },
    {
      name: "host and query",
      iri: hebrew("http://a.«B?C»=d"),
      message: "It belongs to both, and the query appears before the host.",
    },
    {
      name: "host and fragment",
      iri: hebrew("//«A#B»"),
      message: "It belongs to both, and the fragment appears before the host.",
    },
    {
      name: "userinfo, through a host of digits",
      iri: hebrew("x://«A@1/B»"),
      message: "It belongs to both, and the path appears before the userinfo.",
    },
  ],
  accepts: [
    { name: "guidelines §5, Example 1", iri: hebrew("http://ab.CDEFGH.ij/kl/mn/op.html") },
    { name: "guidelines §5, Example 2", iri: hebrew("http://ab.CDE.FGH/ij/kl/mn/op.html") },
    { name: "guidelines §5, Example 4", iri: hebrew("http://AB.CD.ef/gh/IJ/KL.html") },
    { name: "a right-to-left host, and digits in the path", iri: hebrew("http://AB/12/c") },
    { name: "digits in the host, and a right-to-left path", iri: hebrew("http://1.2.3.4/AB") },
    { name: "a left-to-right letter between them", iri: hebrew("http://A/b/C") },
    { name: "a run within the path", iri: hebrew("http://a/B/C?D") },
    { name: "a right-to-left host alone", iri: hebrew("http://AB.CD") },
    { name: "no authority", iri: hebrew("A/B") },
    { name: "the empty string", iri: "" },
  ],
});
