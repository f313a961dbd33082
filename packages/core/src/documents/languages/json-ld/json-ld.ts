import { defineLanguage } from "../../language.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
import type { PassStart } from "../../checkpoints/pass.js";
import { haveSameItems } from "../../checkpoints/same-items.js";
import type { Reader, Reading } from "../../reading.js";
import { readJsonTree } from "../json/json-tree.js";
import { jsonInParts } from "../json/json-in-parts.js";
import { areSameFrames, JsonLdPass, type JsonLdState } from "./json-ld-pass.js";
import { JsonLdReading } from "./json-ld-reading.js";
import { JsonLdStrings } from "./json-ld-strings.js";

export const jsonld = defineLanguage({
  name: "jsonld",
  reader: () => jsonLdReader(),
  inParts: jsonInParts(() => {
    const told = new Set<string>();
    return (text) => readJsonLd(text, told);
  }),
  extensions: ["jsonld"],
  ids: ["jsonld", "json-ld"],
});

function jsonLdReader(): Reader {
  return checkpointedReader({
    begin: (text, beginning: PassStart<JsonLdState>) => new JsonLdPass(text, beginning),
    areSame: (one, other) => haveSameItems(one, other, areSameFrames),
    // The reader looks one token ahead, to see whether a string is a member's name.
    ahead: 2,
    behind: 0,
  });
}

/**
 * Reads JSON-LD, however broken the text is: contexts that stand in it tell which strings are identifiers. The undeclared prefixes
 * in `told` are passed over, and those that are found are added to it.
 */
export function readJsonLd(text: string, told: Set<string>): Reading {
  const { roots, comments } = readJsonTree(text);
  const strings = new JsonLdStrings(text);
  new JsonLdReading(strings).read(roots);
  return { literals: strings.literals(told), comments };
}
