import { fromBidiNotation } from "../../../test/bidi-notation.js";
import { describeCheck } from "../../../test/describe-check.js";
import type { Place } from "../definition/place.js";
import type { DisplayContext } from "../../bidi/display-context.js";
import { bidiRtlParagraphDisplay } from "./bidi-rtl-paragraph-display.js";

const hebrew = (iri: string): string => fromBidiNotation(iri, "Hebrew");

/** The line around the IRI: in Bidi Notation, with `…` in its place. */
function line(notation: string, paragraph: "ltr" | "rtl" = "rtl"): { readonly display: DisplayContext } {
  const [before = "", after = ""] = hebrew(notation).split("…");
  return { display: { before, after, paragraph } };
}

function isolated(paragraph: "ltr" | "rtl"): Place {
  return { tier: "prose", production: "IRI", profile: "rfc3987", bidiMarkup: { isolated: true, paragraph } };
}

describeCheck(bidiRtlParagraphDisplay, {
  reports: [
    { name: "guidelines §2: parts change their order", iri: hebrew("«http://ab.cd/EF»"), ...line("AB … CD.") },
    { name: "Arabic letters", iri: fromBidiNotation("«http://ab.cd/EF»", "Arabic"), ...line("AB … CD.") },
    { name: "a slash at the end changes sides", iri: "«http://ab.cd/ef/»", ...line("AB … CD.") },
    { name: "a name of digits and letters", iri: "«/12/ab»", ...line("AB … CD.") },
    {
      name: "isolated, but from right to left",
      iri: hebrew("«http://ab.cd/EF»"),
      ...line("AB … CD."),
      place: isolated("rtl"),
    },
    { name: "an override from afar", iri: hebrew("«EF/GH»"), ...line("AB \u202D … CD.") },
  ],
  accepts: [
    { name: "guidelines §2: left-to-right letters at both ends", iri: "http://ab.cd/ef", ...line("AB … CD.") },
    { name: "guidelines §2: only right-to-left letters", iri: hebrew("EF/GH"), ...line("AB … CD.") },
    { name: "digits at the end", iri: "http://ab.cd/12", ...line("AB … CD.") },
    {
      name: "letters around do not reach into an isolate",
      iri: "http://ab.cd/ef",
      ...line("AB(… CD)"),
      place: isolated("rtl"),
    },
    { name: "a left-to-right paragraph has a code of its own", iri: hebrew("/a/B"), ...line("… CD", "ltr") },
    { name: "its own formatting characters have a code of their own", iri: "a\u202Eb", ...line("A … B") },
    { name: "no line is known", iri: hebrew("http://ab.cd/EF") },
    { name: "the empty string", iri: "", ...line("A…B") },
    {
      name: "an override does not reach into an isolate",
      iri: hebrew("EF/GH"),
      ...line("AB \u202D … CD."),
      place: isolated("rtl"),
    },
  ],
});
