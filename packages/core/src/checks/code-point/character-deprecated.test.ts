import { describeCheck } from "../../../test/describe-check.js";
import { characterDeprecated } from "./character-deprecated.js";

describeCheck(characterDeprecated, {
  reports: [
    {
      name: "an apostrophe and a letter in one",
      iri: "/«ŉ»Boek",
      message:
        "The path contains 'ŉ' (U+0149); write 'ʼ' (U+02BC), 'n'. Unicode has deprecated such characters, so keyboards and fonts lack them.",
    },
    { name: "what to write instead", iri: "/«ŉ»", message: "write 'ʼ' (U+02BC), 'n'." },
    { name: "a letter of Kashmiri", iri: "/«\u0673»", message: "write U+0627 (Arabic), U+065F (Arabic)." },
    { name: "vowel signs of Tibetan", iri: "/\u0F40«\u0F77»/\u0F40«\u0F79»" },
    { name: "letters of Khmer", iri: "/«\u17A3»/«\u17A4»", message: "write 'អ' (U+17A2)" },
    {
      name: "several in a row",
      iri: "/«\u17A3\u17A4»",
      message:
        "The path contains 'ឣ' (U+17A3) and 1 more character; write its replacement. Unicode has deprecated such characters, so keyboards and fonts lack them.",
    },
    { name: "every component", iri: "x://«ŉ»@«ŉ»/«ŉ»?«ŉ»#«ŉ»" },
    { name: "beside lone surrogates", iri: "/\uD83D«ŉ»\uDC00" },
  ],
  accepts: [
    { name: "the characters before and after", iri: "/ňŊ/\u0672\u0674/\u17A2\u17A5" },
    { name: "what replaces it", iri: "/ʼn" },
    { name: "controls of shaping are another code", iri: "/a\u206Ab\u206Fc" },
    { name: "the language tag is another code", iri: "/\u{E0001}" },
    { name: "brackets with another spelling in form C are another code", iri: "/\u2329a\u232A" },
    { name: "triplets", iri: "/%C5%89" },
    { name: "the empty string", iri: "" },
  ],
});
