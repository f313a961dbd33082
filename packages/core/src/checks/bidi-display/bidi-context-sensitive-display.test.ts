import { fromBidiNotation } from "../../../test/bidi-notation.js";
import { describeCheck } from "../../../test/describe-check.js";
import type { Place } from "../definition/place.js";
import type { DisplayContext } from "../../bidi/display-context.js";
import { bidiContextSensitiveDisplay } from "./bidi-context-sensitive-display.js";

const hebrew = (iri: string): string => fromBidiNotation(iri, "Hebrew");
const arabic = (iri: string): string => fromBidiNotation(iri, "Arabic");

/** The line around the IRI: in Bidi Notation, with `…` in its place. */
function line(notation: string, paragraph: "ltr" | "rtl" = "ltr"): { readonly display: DisplayContext } {
  const [before = "", after = ""] = hebrew(notation).split("…");
  return { display: { before, after, paragraph } };
}

const isolated: Place = {
  tier: "prose",
  production: "IRI",
  profile: "rfc3987",
  bidiMarkup: { isolated: true },
};

describeCheck(bidiContextSensitiveDisplay, {
  reports: [
    {
      name: "a right-to-left end reaches into a comment",
      iri: hebrew("«http://ab.cd/EF»"),
      ...line('let x = "…"; // AB'),
      message:
        "Characters after the IRI change its displayed order; put left-to-right text between, or write its letters as escapes. The characters are right-to-left or formatting ones; by itself, the IRI is displayed in another order.",
    },
    { name: "Arabic letters", iri: arabic("«http://ab.cd/EF»"), ...line('let x = "…"; // AB') },
    {
      name: "a right-to-left start reaches back",
      iri: hebrew("«CD/ef»"),
      ...line('f("AB", "…")'),
      message:
        "Characters before the IRI change its displayed order; put left-to-right text between, or write its letters as escapes. The characters are right-to-left or formatting ones; by itself, the IRI is displayed in another order.",
    },
    { name: "digits at the start go with the letters before", iri: "«12/ab»", ...line('f("CD", "…")') },
    {
      name: "digits behind the end",
      iri: hebrew("«/a/BC»"),
      ...line('f("…", 1)'),
      message:
        "Characters after the IRI change its displayed order; put left-to-right text between, or write its letters as escapes. The characters are right-to-left or formatting ones; by itself, the IRI is displayed in another order.",
    },
    {
      name: "both sides",
      iri: hebrew("«AB/cd/EF»"),
      ...line('f("CD", "…", 1)'),
      message:
        "Characters around the IRI change its displayed order; put left-to-right text between, or write its letters as escapes. The characters are right-to-left or formatting ones; by itself, the IRI is displayed in another order.",
    },
    {
      name: "an override from afar",
      iri: "«http://ab.cd/ef»",
      ...line('/* \u202E */ f("…")'),
      message: "Characters before the IRI change its displayed order;",
    },
    {
      name: "a bracket that pairs with one behind",
      iri: hebrew("«/a/B(C»"),
      ...line("f(…, D) e"),
      message: "Characters after the IRI change its displayed order;",
    },
    {
      name: "neither side by itself, but both together",
      iri: "«../»",
      ...line('f("AB", "…", "CD")'),
      message:
        "Characters around the IRI change its displayed order; put left-to-right text between, or write its letters as escapes. The characters are right-to-left or formatting ones; by itself, the IRI is displayed in another order.",
    },
  ],
  accepts: [
    { name: "a left-to-right letter comes next", iri: hebrew("http://ab.cd/EF"), ...line('let x = "…" + y + "AB"') },
    { name: "a left-to-right IRI", iri: "http://ab.cd/ef", ...line('f("AB", "…", "CD")') },
    { name: "matched round brackets protect", iri: hebrew("/a/B"), ...line('("…"), CD') },
    { name: "nothing around", iri: hebrew("/a/B"), ...line("…") },
    { name: "its own formatting characters have a code of their own", iri: "a\u202Eb", ...line("A … B") },
    { name: "no line is known", iri: hebrew("/a/B") },
    { name: "a right-to-left paragraph has a code of its own", iri: hebrew("/a/B"), ...line("CD … EF", "rtl") },
    { name: "nothing reaches into an isolate", iri: hebrew("/a/B"), ...line("CD … EF"), place: isolated },
    { name: "the empty string", iri: "", ...line('A"…"B') },
  ],
});
