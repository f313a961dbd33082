export interface Example {
  readonly logical: string;
  readonly visual: string;
  /** Where the algorithm displays Arabic letters (Bidi_Class AL) otherwise: after them, digits are Arabic ones (UAX #9 W2). */
  readonly visualInArabic?: string;
  /** What the text of the example calls not allowed or not recommended: the component, and the code that says so. */
  readonly findings?: readonly string[];
}

/** The examples of the guidelines, §5, in Bidi Notation. */
export const examples: readonly Example[] = [
  { logical: "http://ab.CDEFGH.ij/kl/mn/op.html", visual: "http://ab.HGFEDC.ij/kl/mn/op.html" },
  { logical: "http://ab.CDE.FGH/ij/kl/mn/op.html", visual: "http://ab.HGF.EDC/ij/kl/mn/op.html" },
  { logical: "http://AB.CD.EF/GH/IJ/KL?MN=OP;QR=ST#UV", visual: "http://VU#TS=RQ;PO=NM?LK/JI/HG/FE.DC.BA" },
  { logical: "http://AB.CD.ef/gh/IJ/KL.html", visual: "http://DC.BA.ef/gh/LK/JI.html" },
  { logical: "http://ab.cd.EF/GH/ij/kl.html", visual: "http://ab.cd.HG/FE/ij/kl.html" },
  { logical: "http://ab.CD.EF/GH/IJ/kl.html", visual: "http://ab.JI/HG/FE.DC/kl.html" },
  { logical: "http://ab.CDE123FGH.ij/kl/mn/op.html", visual: "http://ab.HGF123EDC.ij/kl/mn/op.html" },
  {
    logical: "http://ab.cd.ef/GH1/2IJ/KL.html",
    visual: "http://ab.cd.ef/LK/JI1/2HG.html",
    findings: ["GH1 bidi-component-edge", "2IJ bidi-component-edge"],
  },
  // Differs from §5, Example 9: its display holds for Hebrew only. In Arabic letters the percent sign is no part of an
  // Arabic number, since W5 knows European numbers only.
  {
    logical: "http://ab.cd.ef/GH%31/%32IJ/KL.html",
    visual: "http://ab.cd.ef/LK/JI%32/%31HG.html",
    visualInArabic: "http://ab.cd.ef/LK/JI32%/31%HG.html",
    findings: ["GH%31 bidi-partly-encoded-component", "%32IJ bidi-partly-encoded-component"],
  },
  {
    logical: "http://ab.CDEFGH.123/kl/mn/op.html",
    visual: "http://ab.123.HGFEDC/kl/mn/op.html",
    findings: ["123 bidi-digit-component-at-seam"],
  },
  {
    logical: "http://ab.CDEFGH.123ij/kl/mn/op.html",
    visual: "http://ab.123.HGFEDCij/kl/mn/op.html",
    findings: ["123ij bidi-digit-component-at-seam"],
  },
];
