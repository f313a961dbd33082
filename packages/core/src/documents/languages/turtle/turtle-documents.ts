import { numberComments } from "../../comment-syntax.js";
import type { Language } from "../../language.js";
import { turtleReader } from "./turtle.js";

/** The files in which identifiers stand between angle brackets. */
export const turtleDocuments = {
  turtle: {
    read: turtleReader({ production: "IRI-reference", compares: false }),
    extensions: ["ttl"],
    ids: ["turtle", "ttl"],
    comments: numberComments,
  },
  trig: {
    read: turtleReader({ production: "IRI-reference", compares: false }),
    extensions: ["trig"],
    ids: ["trig"],
    comments: numberComments,
  },
  ntriples: {
    read: turtleReader({ production: "IRI", compares: false }),
    extensions: ["nt"],
    ids: ["ntriples", "n-triples", "nt"],
    comments: numberComments,
  },
  nquads: {
    read: turtleReader({ production: "IRI", compares: false }),
    extensions: ["nq"],
    ids: ["nquads", "n-quads", "nq"],
    comments: numberComments,
  },
  sparql: {
    read: turtleReader({ production: "IRI-reference", compares: true }),
    extensions: ["rq", "ru", "sparql"],
    ids: ["sparql"],
    comments: numberComments,
  },
} as const satisfies Readonly<Record<string, Language>>;
