import { defineLanguage } from "../../language.js";
import type { Reading } from "../../reading.js";
import { readJsonTree } from "../json/json-tree.js";
import { jsonInParts } from "../json/parts.js";
import { JsonLdReading } from "./json-ld-reading.js";
import { JsonLdStrings } from "./json-ld-strings.js";

export const jsonld = defineLanguage({
  name: "jsonld",
  reader: () => (text) => readJsonLd(text, new Set()),
  inParts: jsonInParts(() => {
    const told = new Set<string>();
    return (text) => readJsonLd(text, told);
  }),
  extensions: ["jsonld"],
  ids: ["jsonld", "json-ld"],
});

/**
 * Reads JSON-LD, however broken the text is: contexts that stand in it tell which strings are identifiers. The undeclared prefixes
 * in `told` are passed over, and those that are found are added to it.
 */
function readJsonLd(text: string, told: Set<string>): Reading {
  const { roots, comments } = readJsonTree(text);
  const strings = new JsonLdStrings(text);
  new JsonLdReading(strings).read(roots);
  return { literals: strings.literals(told), comments };
}
