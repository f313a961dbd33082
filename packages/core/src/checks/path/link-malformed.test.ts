import { describeCheck } from "../../../test/describe-check.js";
import type { Place } from "../definition/place.js";
import { linkMalformed } from "./link-malformed.js";

const place: Place = { tier: "inspected", production: "IRI-reference", profile: "rfc3987", role: "broken-link" };
const fix = "Correct the brackets";

describeCheck(linkMalformed, {
  reports: [
    {
      name: "two parentheses of which one is closed",
      iri: "«((https://a.example/b)»",
      place,
      suggests: { [fix]: "(https://a.example/b)" },
      message: "Two parentheses open the destination",
    },
    {
      name: "white space before the parenthesis",
      iri: "« (https://a.example/b)»",
      place,
      suggests: { [fix]: "(https://a.example/b)" },
      message: "White space stands before the parenthesis",
    },
    {
      name: "a full-width parenthesis at the end",
      iri: "«(https://a.example/b）»",
      place,
      suggests: { [fix]: "(https://a.example/b)" },
      message: "A full-width parenthesis is text",
    },
    {
      name: "full-width parentheses",
      iri: "«（https://a.example/b）»",
      place,
      suggests: { [fix]: "(https://a.example/b)" },
    },
    {
      name: "a parenthesis that nothing closes",
      iri: "«(https://a.example/b»",
      place,
      suggests: { [fix]: "(https://a.example/b)" },
      message: "Nothing closes the parenthesis",
    },
    {
      name: "a bracket for the parenthesis at the end",
      iri: "«(https://a.example/b]»",
      place,
      suggests: { [fix]: "(https://a.example/b)" },
    },
    {
      name: "brackets for both",
      iri: "«[https://a.example/b]»",
      place,
      suggests: { [fix]: "(https://a.example/b)" },
      message: "Brackets stand for the parentheses",
    },
    {
      name: "the name of a file",
      iri: "«((docs/b.md)»",
      place,
      suggests: { [fix]: "(docs/b.md)" },
    },
    {
      name: "one that only the parentheses of the address close",
      iri: "«(https://a.example/b_(c)»",
      place,
      suggests: { [fix]: "(https://a.example/b_(c))" },
    },
    {
      name: "one that only the parenthesis of the next link closes",
      iri: "«(https://a.example/b,»",
      place,
      suggests: { [fix]: "(https://a.example/b)," },
    },
    {
      name: "a parenthesis that nothing opens",
      iri: "«]https://a.example/b)»",
      place,
      suggests: { [fix]: "](https://a.example/b)" },
      message: "Nothing opens the parenthesis",
    },
    {
      name: "a parenthesis for the bracket that ends the text",
      iri: "«)(https://a.example/b_(c))»",
      place,
      suggests: { [fix]: "](https://a.example/b_(c))" },
      message: "')' stands for the ']' that ends the text",
    },
    {
      name: "a bracket that opens for the one that ends the text",
      iri: "«[(https://a.example/b)»",
      place,
      suggests: { [fix]: "](https://a.example/b)" },
    },
    {
      name: "a link for its address",
      iri: "«([https://a.example/b](https://a.example/c))»",
      place,
      suggests: { [fix]: "(https://a.example/c)" },
      message: "A link stands where its address is expected",
    },
    {
      name: "white space before a fragment",
      iri: "« (#b)»",
      place,
      suggests: { [fix]: "(#b)" },
    },
    {
      name: "a bracket that nothing closes before the address",
      iri: "«t(https://a.example/b_(c))»",
      place,
      suggests: { [fix]: "t](https://a.example/b_(c))" },
      message: "Nothing closes the bracket before the text",
    },
    {
      name: "an address right behind the bracket",
      iri: "«]https://a.example/b_(c)»",
      place,
      suggests: { [fix]: "](https://a.example/b_(c))" },
      message: "No parentheses stand around the address",
    },
    {
      name: "angle brackets for parentheses",
      iri: "«]<https://a.example/b>»",
      place,
      suggests: { [fix]: "](https://a.example/b)" },
    },
    {
      name: "brackets that are exchanged",
      iri: "«(a b)[https://a.example/b]»",
      place,
      suggests: { [fix]: "[a b](https://a.example/b)" },
      message: "The text and the address have each other's brackets",
    },
    ...[
      ["<https://a.example/b`_", "<https://a.example/b>`_", "Nothing closes the angle bracket"],
      ["https://a.example/b>`__", "<https://a.example/b>`__", "Nothing opens the angle bracket"],
      ["c<https://a.example/b>`_", "c <https://a.example/b>`_", "No white space stands before the angle bracket"],
      ["<https://a.example/b> `_", "<https://a.example/b>`_", "White space stands before the back quote"],
      ["<https://a.example/b>`", "<https://a.example/b>`_", "No '_' makes the text a reference"],
    ].map(([text = "", correction = "", message = ""]) => ({
      name: `a reference of reStructuredText: ${message}`,
      iri: `«${text}»`,
      place,
      message,
      ...(text.startsWith("<") && { suggests: { [fix]: correction } }),
    })),
    {
      name: "a parenthesis behind a link that nothing opens",
      iri: "«)»",
      place,
      suggests: { "Remove what closes nothing": "" },
      message: "')' behind the link closes nothing, so that readers see it; remove it.",
    },
    { name: "a bracket", iri: "«]»", place, suggests: { "Remove what closes nothing": "" } },
  ],
  accepts: [
    { name: "a link", iri: "(https://a.example/b)", place },
    { name: "parentheses in an address", iri: "(https://a.example/b_(c))", place },
    { name: "the same text elsewhere", iri: "((https://a.example/b)", place: { ...place, role: "link" } },
    { name: "no place", iri: "((https://a.example/b)" },
  ],
});
