import { numberComments } from "../../comment-syntax.js";
import type { Language } from "../../language.js";
import { isArrow } from "./less-than.js";
import { owlReader } from "./owl.js";
import { shexReader } from "./shex.js";
import { sparqlReader } from "./sparql.js";
import { turtleReader } from "./turtle.js";

/** The files in which identifiers stand between angle brackets. */
export const turtleDocuments = {
  turtle: {
    read: turtleReader({ production: "IRI-reference", hasPredicates: true, declaresPrefixes: "document" }),
    extensions: ["ttl"],
    ids: ["turtle", "ttl"],
    comments: numberComments,
  },
  trig: {
    read: turtleReader({ production: "IRI-reference", hasPredicates: true, declaresPrefixes: "document" }),
    extensions: ["trig"],
    ids: ["trig"],
    comments: numberComments,
  },
  n3: {
    read: turtleReader({ production: "IRI-reference", isOperator: isArrow, hasPredicates: true }),
    extensions: ["n3"],
    ids: ["n3", "notation3"],
    comments: numberComments,
  },
  ntriples: {
    read: turtleReader({ production: "IRI", hasPredicates: true }),
    extensions: ["nt"],
    ids: ["ntriples", "n-triples", "nt"],
    comments: numberComments,
  },
  nquads: {
    read: turtleReader({ production: "IRI", hasPredicates: true }),
    extensions: ["nq"],
    ids: ["nquads", "n-quads", "nq"],
    comments: numberComments,
  },
  sparql: {
    read: sparqlReader,
    extensions: ["rq", "ru", "sparql"],
    ids: ["sparql"],
    comments: numberComments,
  },
  shex: {
    read: shexReader,
    extensions: ["shex"],
    ids: ["shex", "shexc"],
    comments: numberComments,
  },
  ofn: {
    read: owlReader,
    extensions: ["ofn"],
    ids: ["ofn", "owl-functional"],
    comments: numberComments,
  },
  omn: {
    read: owlReader,
    extensions: ["omn"],
    ids: ["omn", "owl-manchester"],
    comments: numberComments,
  },
} as const satisfies Readonly<Record<string, Language>>;
