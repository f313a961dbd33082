import { fromBidiNotation } from "../../../test/bidi-notation.js";
import { describeCheck } from "../../../test/describe-check.js";
import { bidiMixedDirectionComponent } from "./bidi-mixed-direction-component.js";

// In the rows, capitals after `iri` are Hebrew letters (guidelines §1.3).
const hebrew = (iri: string): string => fromBidiNotation(iri, "Hebrew");
const encode = "Percent-encode the whole component";

describeCheck(bidiMixedDirectionComponent, {
  reports: [
    {
      name: "guidelines §3, 1: a path segment",
      iri: hebrew("http://a/«xAB»/c"),
      suggests: { [encode]: "http://a/x%D7%90%D7%91/c" },
      message: "in the path",
    },
    {
      name: "Arabic letters",
      iri: fromBidiNotation("http://a/«xA»", "Arabic"),
      suggests: { [encode]: "http://a/x%D8%A8" },
    },
    { name: "Adlam letters beyond U+FFFF", iri: "/«a\u{1E900}»", suggests: { [encode]: "/a%F0%9E%A4%80" } },
    {
      name: "userinfo",
      iri: hebrew("ftp://«uA»@a/"),
      suggests: { [encode]: "ftp://u%D7%90@a/" },
      message: "in the userinfo",
    },
    { name: "a label of a DNS host, which is not percent-encoded", iri: hebrew("http://«aB».«cD».ef/"), suggests: {} },
    { name: "a label of a reference's host", iri: hebrew("//«aB».ef/"), suggests: {} },
    {
      name: "another registered name is one component",
      iri: hebrew("x://«ab.CD»/"),
      suggests: { [encode]: "x://ab.%D7%92%D7%93/" },
    },
    { name: "3987bis §2.2: no triplets in hosts", iri: hebrew("x://«ab.CD»/"), profile: "rfc3987bis", suggests: {} },
    { name: "a name in the query", iri: hebrew("?«aB»=c"), suggests: { [encode]: "?a%D7%91=c" } },
    { name: "a value in the query", iri: hebrew("?a=b&c=«D+e»;f"), suggests: { [encode]: "?a=b&c=%D7%93+e;f" } },
    { name: "the fragment", iri: hebrew("#«aB»"), suggests: { [encode]: "#a%D7%91" } },
    {
      name: "what is no extension belongs to the segment",
      iri: hebrew("/«AB.extension-x»"),
      suggests: { [encode]: "/%D7%90%D7%91.extension-x" },
    },
    { name: "a lone surrogate has no URI form", iri: hebrew("/«aB\uD800»"), suggests: {} },
  ],
  accepts: [
    ...["\u061C", "\u200E", "\u200F"].flatMap((mark) =>
      [`/a${mark}b`, hebrew(`/AB${mark}`), hebrew(`/A${mark}B`)].map((iri) => ({
        name: "a mark of direction is another code",
        iri,
      })),
    ),
    { name: "guidelines §5, Example 1", iri: hebrew("http://ab.CDEFGH.ij/kl/mn/op.html") },
    { name: "guidelines §5, Example 3", iri: hebrew("http://AB.CD.EF/GH/IJ/KL?MN=OP;QR=ST#UV") },
    {
      name: "guidelines §5, Example 4: an extension is a component of its own",
      iri: hebrew("http://AB.CD.ef/gh/IJ/KL.html"),
    },
    {
      name: "guidelines §5, Example 7: digits have no direction of their own",
      iri: hebrew("http://ab.CDE123FGH.ij/kl/mn/op.html"),
    },
    {
      name: "guidelines §5, Example 11: digits and left-to-right letters",
      iri: hebrew("http://ab.CDEFGH.123ij/kl/mn/op.html"),
    },
    { name: "two extensions", iri: hebrew("/AB.tar.gz") },
    { name: "Arabic-Indic digits beside Latin letters", iri: "/a\u0661" },
    { name: "the letters of triplets are none", iri: hebrew("/A%D7%90") },
    { name: "a mailbox has components of its own", iri: hebrew("mailto:AB@example.com,c@DE.org") },
    { name: "a URN has components of its own", iri: hebrew("urn:example:AB") },
    { name: "the marks of Latin letters", iri: "/e\u0301" },
    { name: "the empty string", iri: "" },
  ],
});
