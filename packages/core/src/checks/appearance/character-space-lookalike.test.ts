import { percentEncode } from "../../percent-encoding/percent-encode.js";
import { describeCheck } from "../../../test/describe-check.js";
import { characterSpaceLookalike } from "./character-space-lookalike.js";

const characters: readonly (readonly [character: string, mention: string])[] = [
  ["\u00A0", "U+00A0 NO-BREAK SPACE"],
  ["\u1680", "U+1680 OGHAM SPACE MARK"],
  ["\u2000", "U+2000 EN QUAD"],
  ["\u200A", "U+200A HAIR SPACE"],
  ["\u2028", "U+2028 LINE SEPARATOR"],
  ["\u2029", "U+2029 PARAGRAPH SEPARATOR"],
  ["\u202F", "U+202F NARROW NO-BREAK SPACE"],
  ["\u205F", "U+205F MEDIUM MATHEMATICAL SPACE"],
  ["\u2800", "U+2800 BRAILLE PATTERN BLANK"],
  ["\u3000", "U+3000 IDEOGRAPHIC SPACE"],
];

describeCheck(characterSpaceLookalike, {
  reports: [
    ...characters.map(([character, mention]) => ({
      name: mention,
      iri: `/a«${character}»b`,
      suggests: {
        [`Percent-encode ${mention}`]: `/a${percentEncode(character)}b`,
        [`Remove ${mention}`]: "/ab",
      },
      message: `contains ${mention}; `,
    })),
    {
      name: "every component",
      iri: "http://a«\u00A0»b@c«\u00A0»d/e«\u00A0»f?g«\u00A0»h#i«\u00A0»j",
      suggests: {
        "Percent-encode U+00A0 NO-BREAK SPACE": "http://a%C2%A0b@c\u00A0d/e%C2%A0f?g%C2%A0h#i%C2%A0j",
        "Remove U+00A0 NO-BREAK SPACE": "http://ab@cd/ef?gh#ij",
      },
    },
    {
      name: "a host that admits no percent-encoding",
      iri: "http://a«\u3000»b/",
      profile: "rfc3987bis",
      suggests: { "Remove U+3000 IDEOGRAPHIC SPACE": "http://ab/" },
    },
    { name: "a run is told once", iri: "/a«\u3000\u00A0»b", message: "U+3000 IDEOGRAPHIC SPACE and 1 more character" },
    { name: "astral characters around it", iri: "/😀«\u00A0»😀" },
    { name: "lone surrogates around it", iri: "/\uD83D«\u00A0»\uDC00" },
    { name: "not the one before U+2000", iri: "/\u1FFF«\u2000»" },
  ],
  accepts: [
    { name: "the neighbors of U+00A0", iri: "/\u009F\u00A1" },
    { name: "the neighbors of U+1680", iri: "/\u167F\u1681" },
    { name: "the neighbors of the spaces of U+2000", iri: "/\u1FFE\u200B" },
    { name: "the neighbors of the separators", iri: "/\u2027\u202A\u202E\u2030" },
    { name: "the neighbors of U+205F", iri: "/\u205E\u2060" },
    { name: "the neighbors of U+2800", iri: "/\u27FF\u2801" },
    { name: "the neighbors of U+3000", iri: "/\u2FFF\u3001" },
    { name: "the space itself is another code", iri: "/a b" },
    { name: "a percent-encoded one", iri: "/%C2%A0" },
    { name: "the empty string", iri: "" },
    { name: "before U+2000", iri: "a\u1FFEb\u1FFFc" },
  ],
});
