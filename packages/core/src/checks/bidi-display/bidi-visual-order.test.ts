import { describeCheck } from "../../../test/describe-check.js";
import { bidiVisualOrder } from "./bidi-visual-order.js";

describeCheck(bidiVisualOrder, {
  reports: [
    {
      name: "a Hebrew word that starts with a final letter",
      iri: "http://a/«םולש»",
      message: "It appears so since a word starts with the final letter U+05DD (Hebrew).",
    },
    ...["ך", "ם", "ן", "ף", "ץ"].map((letter) => ({ name: `final letter ${letter}`, iri: `?«${letter}א»` })),
    { name: "a later word", iri: "#«הרות_לש_ץע»" },
    { name: "points on the final letter", iri: "/«ם\u05B0ו»" },
    {
      name: "Arabic letters in the shape of their place",
      iri: "http://«\uFEE1\uFEFC\uFEB3».example/",
      message: "It appears so since it contains the presentation form U+FEE1 (Arabic).",
    },
    { name: "the first and last of the forms", iri: "/«\uFB50»/«\uFBB1»/«\uFBD3»/«\uFD3D»" },
    { name: "the first and last of the others", iri: "/«\uFD50»/«\uFDC7»/«\uFE70»/«\uFEFC»" },
  ],
  accepts: [
    { name: "a final letter where it belongs", iri: "http://a/שלום_עולם/ץ" },
    { name: "a final letter after another letter", iri: "/אםב/א\u05B8םב" },
    { name: "a final letter by itself", iri: "/ם/ם-ן/ם'" },
    { name: "letters next to the final ones", iri: "/כא/לא/מא/נא/סא/עא/פא/צא/קא" },
    { name: "Arabic in its letters", iri: "/سلام" },
    { name: "beside the forms", iri: "/\uFB4F/\uFBB2/\uFBD2/\uFD3E/\uFD4F/\uFDC8/\uFE6F/\uFEFD" },
    { name: "words that are one character", iri: "/\uFDF0/\uFDFA/\uFDFC" },
    { name: "no right-to-left letters", iri: "/ab" },
    { name: "the empty string", iri: "" },
  ],
});
