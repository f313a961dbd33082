import { numberComments } from "../../../languages/definition/comment-syntax.js";
import { defineLanguage } from "../../language.js";
import { lastCutIn } from "./cuts.js";
import { isArrow } from "./less-than.js";
import { owlReader } from "./owl.js";
import { shexReader } from "./shex.js";
import { sparqlReader } from "./sparql.js";
import { isXml } from "./turtle-or-xml.js";
import { turtleReader, turtleReaderInParts } from "./turtle.js";

/* Declares the languages with the tokens of Turtle: identifiers stand between angle brackets. */

const documentDialect = { production: "IRI-reference", hasPredicates: true, declaresPrefixes: "document" } as const;

export const turtle = defineLanguage({
  name: "turtle",
  reader: (named) => turtleReader(documentDialect, named),
  inParts: { lastCutIn, reader: () => turtleReaderInParts(documentDialect), isOther: isXml },
  extensions: ["ttl", "turtle"],
  ids: ["turtle", "ttl"],
  comments: numberComments,
});

export const trig = defineLanguage({
  name: "trig",
  reader: (named) => turtleReader(documentDialect, named),
  inParts: { lastCutIn, reader: () => turtleReaderInParts(documentDialect), isOther: isXml },
  extensions: ["trig"],
  ids: ["trig"],
  comments: numberComments,
});

export const n3 = defineLanguage({
  name: "n3",
  reader: (named) =>
    turtleReader(
      { production: "IRI-reference", isOperator: isArrow, hasPredicates: true, declaresPrefixes: "well-known" },
      named,
    ),
  extensions: ["n3"],
  ids: ["n3", "notation3"],
  comments: numberComments,
});

export const ntriples = defineLanguage({
  name: "ntriples",
  reader: () => turtleReader({ production: "IRI", hasPredicates: true }),
  extensions: ["nt"],
  ids: ["ntriples", "n-triples", "nt"],
  comments: numberComments,
});

export const nquads = defineLanguage({
  name: "nquads",
  reader: () => turtleReader({ production: "IRI", hasPredicates: true }),
  extensions: ["nq"],
  ids: ["nquads", "n-quads", "nq"],
  comments: numberComments,
});

export const sparql = defineLanguage({
  name: "sparql",
  reader: () => sparqlReader,
  extensions: ["rq", "ru", "sparql"],
  ids: ["sparql"],
  comments: numberComments,
});

export const shex = defineLanguage({
  name: "shex",
  reader: () => shexReader(),
  extensions: ["shex"],
  ids: ["shex", "shexc"],
  comments: numberComments,
});

export const ofn = defineLanguage({
  name: "ofn",
  reader: () => owlReader(),
  extensions: ["ofn"],
  ids: ["ofn", "owl-functional"],
  comments: numberComments,
});

export const omn = defineLanguage({
  name: "omn",
  reader: () => owlReader(),
  extensions: ["omn"],
  ids: ["omn", "owl-manchester"],
  comments: numberComments,
});
