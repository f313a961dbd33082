import { describeCheck } from "../../../test/describe-check.js";
import { iriNotEnclosed } from "./iri-not-enclosed.js";

const name = { tier: "name-in-data", production: "IRI-reference", profile: "rfc3987", role: "<…>" } as const;
const notEnclosed = { place: { ...name, missingBrackets: "<>" } } as const;
const notClosed = { place: { ...name, missingBrackets: ">" } } as const;

describeCheck(iriNotEnclosed, {
  reports: [
    {
      name: "an identifier without its brackets",
      iri: "«http://a.example/b»",
      message: "No '<' and '>' enclose the IRI; write '<http://a.example/b>'. Programs refuse the document.",
      ...notEnclosed,
    },
    ...[`'`, "\u2019", "\u201D", `"'"'`].map((marks) => ({
      name: `one behind which ${marks} stands`,
      iri: `«http://a.example/it's${marks}»`,
      message: "write '<http://a.example/it's>'",
      ...notClosed,
    })),
    {
      name: "one that a quotation mark closes",
      iri: '«http://a.example/b"»',
      message: "No '>' closes the IRI; write '<http://a.example/b>'.",
      ...notClosed,
    },
  ],
  accepts: [
    { name: "an identifier between brackets", iri: "http://a.example/b", place: name },
    { name: "a namespace between brackets", iri: "http://a.example/b", place: { ...name, role: "@prefix" } },
    { name: "no place", iri: "http://a.example/b" },
  ],
});
