import assert from "node:assert/strict";
import {
  catalogue,
  checkDocument,
  readSettings,
  settingsSchema,
} from "../../../../packages/core/src/literals/index.js";
import { readDocument } from "../../../../packages/core/src/documents/index.js";
import { identifiersOf, type IdentifierMaker } from "../identifiers.js";
import type { Random } from "../random.js";
import type { FuzzTarget } from "../target.js";

const settings: readonly string[] = Object.keys(settingsSchema);
const codes = catalogue.map(({ code }) => code);
const words = [
  "recommended",
  "strict",
  "all",
  "rfc3986",
  "leiri",
  "error",
  "off",
  "fetch",
  "openLink[1]",
  "a[href]",
  "*",
];
const source = 'fetch("http://A.example/%7e"); openLink(1, "/b c"); // see http://a/\u202E';

/** Settings, whatever they are. */
export const settingsTarget: FuzzTarget = {
  name: "settings",
  law: "Settings of any shape: nothing throws, mistakes are reported with their paths, and documents can be checked with the rest.",
  prepare: (texts) => {
    const values = anyValues(identifiersOf(texts));
    return (random) => ({ text: JSON.stringify(values.object(random, settings, 3)), other: "", variant: "" });
  },
  check({ text }) {
    const value = parsed(text);
    if (value === undefined) return;
    const { settings: read, problems } = readSettings(value);
    for (const { path, message } of problems) assert.ok(typeof path === "string" && message.endsWith("."));
    const { literals, comments } = readDocument(source, "javascript");
    checkDocument(source, literals, read, { spans: comments, heeds: "iri-and-eslint" });
  },
};

/** Shrinking leaves texts that are no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Values {
  object(random: Random, keys: readonly string[], depth: number): Record<string, unknown>;
  value(random: Random, depth: number): unknown;
}

const keysWithin = [...codes, "__proto__", "schemes", "level", "form", "twins", "seams"];
const odd = [null, true, false, 0, -1, 1e21, "", "__proto__", "constructor", "toString"];

function anyValues(anyIdentifier: IdentifierMaker): Values {
  const values: Values = {
    object: (random, keys, depth) => {
      const entries = Array.from({ length: random.below(5) }, (): [string, unknown] => {
        const key = random.below(8) === 0 ? anyIdentifier(random) : random.pick(keys);
        return [key, values.value(random, depth - 1)];
      });
      return Object.fromEntries(entries);
    },
    value: (random, depth) => {
      const kind = random.below(depth > 0 ? 8 : 5);
      if (kind === 0) return random.pick(odd);
      if (kind < 3) return anyIdentifier(random);
      if (kind < 5) return random.pick([...codes, ...words, ...words]);
      if (kind < 6) return Array.from({ length: random.below(4) }, () => values.value(random, depth - 1));
      return values.object(random, keysWithin, depth);
    },
  };
  return values;
}
