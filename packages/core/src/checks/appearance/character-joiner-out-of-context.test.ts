import { describeCheck } from "../../../test/describe-check.js";
import { characterJoinerOutOfContext } from "./character-joiner-out-of-context.js";

describeCheck(characterJoinerOutOfContext, {
  reports: [
    {
      name: "ZWNJ between Latin letters",
      iri: "/a«\u200C»b",
      suggests: {
        "Percent-encode U+200C ZERO WIDTH NON-JOINER": "/a%E2%80%8Cb",
        "Remove U+200C ZERO WIDTH NON-JOINER": "/ab",
      },
      message: "The path contains U+200C ZERO WIDTH NON-JOINER where no script uses it",
    },
    {
      name: "ZWJ between Latin letters",
      iri: "/a«\u200D»b",
      suggests: {
        "Percent-encode U+200D ZERO WIDTH JOINER": "/a%E2%80%8Db",
        "Remove U+200D ZERO WIDTH JOINER": "/ab",
      },
    },
    { name: "every component", iri: "x://a«\u200C»@b«\u200C»/c«\u200C»?d«\u200C»#e«\u200C»" },
    { name: "ZWNJ before nothing", iri: "/\u0645«\u200C»/\u0645" },
    { name: "ZWJ between Persian letters", iri: "/\u0645«\u200D»\u0645" },
    { name: "ZWJ behind an emoji", iri: "/😀«\u200D»a" },
    { name: "ZWJ before an emoji", iri: "/a«\u200D»😀" },
    { name: "two joiners behind a virama", iri: "/\u0915\u094D\u200D«\u200D»\u0937" },
    { name: "lone surrogates around it", iri: "/\uD83D«\u200D»\uDC00" },
    { name: "ZWJ behind another letter than RA, before a virama", iri: "/\u0995«\u200D»\u09CD" },
    { name: "ZWJ behind RA, before no virama", iri: "/\u09B0«\u200D»\u0995" },
  ],
  accepts: [
    { name: "RFC 5892 A.1: ZWNJ between Persian letters", iri: "/\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645" },
    { name: "RFC 5892 A.1: ZWNJ behind a virama", iri: "/\u0915\u094D\u200C\u0937" },
    { name: "RFC 5892 A.2: ZWJ behind a virama", iri: "/\u0915\u094D\u200D\u0937" },
    { name: "Sinhala", iri: "/\u0DC1\u0DCA\u200D\u0DBB\u0DD3" },
    { name: "ZWJ behind RA in Bengali", iri: "/\u09B0\u200D\u09CD\u09AF\u09BE\u09AC" },
    { name: "ZWJ behind RA in Kannada", iri: "/\u0CB0\u200D\u0CCD\u0CAF" },
    { name: "a family", iri: "/👨\u200D👩\u200D👧" },
    { name: "an emoji with a skin tone", iri: "/👩🏽\u200D💻" },
    { name: "an emoji with a selector", iri: "/🏳\uFE0F\u200D🌈" },
    { name: "the neighbors of the joiners", iri: "/a\u200Bb\u200Ec" },
    { name: "a percent-encoded one", iri: "/a%E2%80%8Db" },
    { name: "the empty string", iri: "" },
    { name: "ZWNJ behind RA in Bengali", iri: "/\u09B0\u200C\u09CD\u09AF" },
  ],
});
