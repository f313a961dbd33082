import { describeCheck } from "../../../test/describe-check.js";
import { characterCombiningAtStart } from "./character-combining-at-start.js";

describeCheck(characterCombiningAtStart, {
  reports: [
    {
      name: "a path segment",
      iri: "http://a/«\u0301»b",
      message:
        "U+0301 (combining) starts a part of the path; write the letter that belongs before it. A combining mark joins the delimiter before it, so that neither can be recognized.",
    },
    { name: "the first mark of the block, and the last", iri: "/«\u0300»/«\u036F»" },
    { name: "a run is told once", iri: "/«\u0301\u0302»a", message: "U+0301 (combining) and 1 more character" },
    { name: "a spacing mark", iri: "/«\u093E»" },
    { name: "a reference", iri: "«\u0301»" },
    { name: "the userinfo and a password", iri: "http://«\u0301»:«\u0301»@a/" },
    { name: "two labels of the host", iri: "http://«\u0301»a.«\u0301»b/" },
    { name: "names and values of the query", iri: "?«\u0301»=«\u0301»&«\u0301»;«\u0301»" },
    { name: "the fragment", iri: "#«\u0301»" },
    { name: "an astral mark", iri: "/«\u{11000}»" },
    { name: "lone surrogates around it", iri: "\uD83D/«\u0301»\uDC00" },

    { name: "each part of the userinfo", iri: "//«\u0301\u0302»a:«\u0301»@b" },
    { name: "each label", iri: "//«\u0301\u0302»a.«\u0301»b" },
    { name: "each segment", iri: "a:«\u0301\u0302»/«\u0301»" },
    { name: "a relative reference", iri: "«\u0301»a" },
    { name: "each name and value", iri: "?«\u0301\u0302»a=«\u0301»&«\u0301»;«\u0301»" },
    { name: "the fragment alone", iri: "#«\u0301\u0302»" },
  ],
  accepts: [
    { name: "a mark behind a letter", iri: "/e\u0301/\u05D0\u05B8" },
    { name: "the neighbors of the block", iri: "/\u02FF/\u0370" },
    { name: "a mark behind a triplet", iri: "/%C3%A9\u0301" },
    { name: "a mark behind a lone surrogate", iri: "/\uD83D\u0301" },
    { name: "a variation selector is another code", iri: "/\uFE0F" },
    { name: "an equals sign in the path", iri: "/a=\u0301" },
    { name: "the empty string", iri: "" },

    { name: "within each component", iri: "//a\u0301:a\u0301@a\u0301.a\u0301/a\u0301?a\u0301#a\u0301/\u0301" },
    { name: "marks that are not seen", iri: "//\u034F:\u034F@\u034F/\u034F?\u034F=#\u034F" },
    { name: "a mark after a letter and one that is not seen", iri: "#a\u034F\u0301" },
  ],
});
