import assert from "node:assert/strict";
import { bidiLayout } from "../../src/bidi/layout.js";
import { fromBidiNotation, toBidiNotation, type RightToLeftScript } from "../bidi-notation.js";

interface Example {
  readonly logical: string;
  readonly visual: string;
  /** Where the algorithm displays Arabic letters otherwise: after them, digits are Arabic digits (UAX #9 W2). */
  readonly visualInArabic?: string;
}

/** The examples of the guidelines, §5, in Bidi Notation. */
const examples: readonly Example[] = [
  { logical: "http://ab.CDEFGH.ij/kl/mn/op.html", visual: "http://ab.HGFEDC.ij/kl/mn/op.html" },
  { logical: "http://ab.CDE.FGH/ij/kl/mn/op.html", visual: "http://ab.HGF.EDC/ij/kl/mn/op.html" },
  { logical: "http://AB.CD.EF/GH/IJ/KL?MN=OP;QR=ST#UV", visual: "http://VU#TS=RQ;PO=NM?LK/JI/HG/FE.DC.BA" },
  { logical: "http://AB.CD.ef/gh/IJ/KL.html", visual: "http://DC.BA.ef/gh/LK/JI.html" },
  { logical: "http://ab.cd.EF/GH/ij/kl.html", visual: "http://ab.cd.HG/FE/ij/kl.html" },
  { logical: "http://ab.CD.EF/GH/IJ/kl.html", visual: "http://ab.JI/HG/FE.DC/kl.html" },
  { logical: "http://ab.CDE123FGH.ij/kl/mn/op.html", visual: "http://ab.HGF123EDC.ij/kl/mn/op.html" },
  { logical: "http://ab.cd.ef/GH1/2IJ/KL.html", visual: "http://ab.cd.ef/LK/JI1/2HG.html" },
  // Differs from §5, Example 9: its display holds for Hebrew only. In Arabic letters the percent sign is no part of an
  // Arabic number, since W5 knows European numbers only.
  {
    logical: "http://ab.cd.ef/GH%31/%32IJ/KL.html",
    visual: "http://ab.cd.ef/LK/JI%32/%31HG.html",
    visualInArabic: "http://ab.cd.ef/LK/JI32%/31%HG.html",
  },
  { logical: "http://ab.CDEFGH.123/kl/mn/op.html", visual: "http://ab.123.HGFEDC/kl/mn/op.html" },
  { logical: "http://ab.CDEFGH.123ij/kl/mn/op.html", visual: "http://ab.123.HGFEDCij/kl/mn/op.html" },
];

const scripts: readonly RightToLeftScript[] = ["Hebrew", "Arabic"];

describe("guidelines §5", () => {
  for (const [index, { logical, visual, visualInArabic }] of examples.entries())
    for (const script of scripts)
      it(`Example ${index + 1} in ${script} letters`, () => {
        const expected = script === "Arabic" ? (visualInArabic ?? visual) : visual;
        assert.equal(toBidiNotation(bidiLayout(fromBidiNotation(logical, script)).visual), expected);
      });
});
