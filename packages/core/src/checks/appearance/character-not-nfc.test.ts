import { describeCheck } from "../../../test/describe-check.js";
import { characterNotNfc } from "./character-not-nfc.js";

describeCheck(characterNotNfc, {
  reports: [
    {
      name: "RFC 3987 §5.3.2.2: re\u0301sume\u0301",
      iri: "http://www.example.org/r«e\u0301»sum«e\u0301».html",
      suggests: { "Write normalization form C": "http://www.example.org/résumé.html" },
      message: "write 'é' (U+00E9)",
    },
    { name: "a syllable in jamo", iri: "/«\u1112\u1161\u11AB»", suggests: { "Write normalization form C": "/한" } },
    { name: "a syllable and a final", iri: "/«\uD558\u11AB»", suggests: { "Write normalization form C": "/한" } },
    { name: "marks in another order", iri: "/«a\u0301\u0323»", suggests: { "Write normalization form C": "/ạ\u0301" } },
    { name: "a character that is another one", iri: "/«\u212B»", suggests: { "Write normalization form C": "/Å" } },
    { name: "every component", iri: "http://«e\u0301»@«e\u0301»/«e\u0301»?«e\u0301»#«e\u0301»" },
    { name: "lone surrogates around it", iri: "/\uD83D«e\u0301»\uDC00" },

    {
      name: "the first and the last jamo of each kind",
      iri: "/«\u1100\u1161»-«\u1112\u1175\u11A8»-«\u1112\u1175\u11C2»-«\uAC00\u11A8»-«\uD788\u11C2»",
    },
    { name: "letters beside the leading jamo", iri: "/\u10FF«\u1161\u0301\u0323»-\u1113«\u1161\u0301\u0323»" },
    { name: "letters beside the vowels", iri: "/\u1100«\u1160\u0301\u0323»-\u1100«\u1176\u0301\u0323»" },
    {
      name: "letters beside the trailing jamo",
      iri: "/«\u1100\u1161»«\u11A7\u0301\u0323»-«\u1100\u1161»«\u11C3\u0301\u0323»",
    },
    {
      name: "letters beside the trailing jamo of a syllable",
      iri: "/\uAC00«\u11A7\u0301\u0323»-\uAC00«\u11C3\u0301\u0323»-\uD7A4«\u11A8\u0301\u0323»",
    },
    { name: "marks at the start of a component", iri: "#«\u0301\u0323»" },
    { name: "marks behind a triplet", iri: "/%2E«\u0301\u0323»" },
  ],
  accepts: [
    { name: "what the grammar excludes in normalization form C: `", iri: "http://a/\u1FEF" },
    { name: "composed letters", iri: "/résumé/한" },
    { name: "letters that have no composed form", iri: "/x\u0301" },
    { name: "full-width letters are another code", iri: "/Ａ" },
    { name: "a percent-encoded mark", iri: "/e%CC%81" },
    { name: "a mark after a triplet", iri: "/%2E\u0301" },
    { name: "the empty string", iri: "" },

    { name: "a mark behind the last digit of a triplet", iri: "http:/%2e\u0301?#" },
    { name: "a mark behind the last digit of a triplet, in upper case", iri: "/%2E\u0301%C3%A9\u0301%9a\u0301" },
    { name: "a mark behind a triplet that ends with a letter", iri: "/%AA\u0301%aa\u0301%C3%AA\u0301" },
  ],
});
