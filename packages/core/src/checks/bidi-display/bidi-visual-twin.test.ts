import { fromBidiNotation } from "../../../test/bidi-notation.js";
import { describeCheck } from "../../../test/describe-check.js";
import { bidiVisualTwin } from "./bidi-visual-twin.js";

// In the rows, capitals after `iri` are letters of a right-to-left script (guidelines §1.3).
const hebrew = (iri: string): string => fromBidiNotation(iri, "Hebrew");
const arabic = (iri: string): string => fromBidiNotation(iri, "Arabic");
const fix = "Write the right-to-left components in URI form";
const conforming = { twins: "conforming" };
const all = { twins: "all" };

describeCheck(bidiVisualTwin, {
  reports: [
    {
      name: "path and query may be taken for each other",
      component: "iri",
      iri: hebrew("http://ab.cd/«AB?12»"),
      suggests: { [fix]: "http://ab.cd/%D7%90%D7%91?12" },
      message:
        "The path and query may be misread; write the right-to-left components in URI form. The IRI forms of 'http://ab.cd/%D7%90%D7%91?12' and 'http://ab.cd/12?%D7%90%D7%91' are displayed the same.",
    },
    {
      name: "the other way round",
      iri: hebrew("http://ab.cd/«12?AB»"),
      suggests: { [fix]: "http://ab.cd/12?%D7%90%D7%91" },
    },
    { name: "Arabic letters", iri: arabic("http://ab.cd/«AB?12»") },
    {
      name: "long parts are cut, and so is what comes before",
      iri: hebrew("http://example.org/news/archive/«ABCDEFGHIJ?12»"),
      message: "'…/%D7%90%D7%91%D7%92%D7%93…?12' and '…/12?%D7%90%D7%91%D7%92%D7%93…' are",
    },
    {
      name: "on request: a date and a title trade places",
      iri: hebrew("http://ab.cd/ef/«2026/04/09/GH»/"),
      options: conforming,
      suggests: { [fix]: "http://ab.cd/ef/2026/04/09/%D7%96%D7%97/" },
      message:
        "The path may be misread; write the right-to-left components in URI form. The IRI forms of 'http://ab.cd/ef/2026/04/09/%D7%96%D7%97/' and 'http://ab.cd/ef/%D7%96%D7%97/2026/04/09/' are displayed the same.",
    },
    { name: "on request: name and value trade places", iri: hebrew("/ab?«AB=1»"), options: conforming },
    { name: "on request: a twin that breaks the rules of guidelines §3", iri: hebrew("/ab/«27_CD»"), options: all },
    {
      name: "on request: two stretches",
      component: "path",
      iri: hebrew("/«1/A»/b/2/C"),
      options: conforming,
      suggests: { [fix]: "/1/%D7%90/b/2/%D7%92" },
    },
    { name: "path and fragment may be taken for each other", iri: hebrew("/«AB#/12»") },
    {
      name: "what is displayed in its place is left as it is",
      iri: hebrew("http://ab.cd/EF/gh/«AB?12»"),
      suggests: { [fix]: `http://ab.cd/${hebrew("EF")}/gh/%D7%90%D7%91?12` },
    },
    {
      name: "digits outside ASCII are left as they are",
      iri: arabic("http://ab.cd/«AB?\u06F1\u06F2»"),
      suggests: { [fix]: "http://ab.cd/%D8%A8%D8%A9?\u06F1\u06F2" },
    },
    {
      name: "on request: all components, where those in between do not suffice",
      iri: hebrew("/«A1»/aA1"),
      options: all,
      suggests: { [fix]: "/%D7%901/a%D7%901" },
    },
  ],
  accepts: [
    { name: "another host has a code of its own", iri: hebrew("http://1.2.3.4/AB") },
    { name: "a date and a title", iri: hebrew("http://ab.cd/2026/04/09/EF/") },
    { name: "name and value of one query", iri: hebrew("/ab?CD=1") },
    { name: "a twin that breaks the rules of guidelines §3", iri: hebrew("/27_AB"), options: conforming },
    { name: "what breaks the rules itself has codes of its own", iri: hebrew("/A1?2B") },
    { name: "right-to-left letters alone", iri: hebrew("/AB?CD#EF"), options: all },
    { name: "percent-encoded", iri: "/%D7%90?12" },
    { name: "more than 2,048 code units", iri: hebrew(`/AB?12${"c".repeat(2048)}`), options: all },
    { name: "the empty string", iri: "" },
    { name: "another host that cannot exist", iri: hebrew("http://AB/2024?c"), options: all },
    { name: "a twin that mixes directions", iri: hebrew("/ab1/C"), options: conforming },
    { name: "a twin that mixes directions in one of two components", iri: hebrew("/ab1?C") },
    { name: "what mixes directions itself has codes of its own", iri: hebrew("/abC?1") },
  ],
});
