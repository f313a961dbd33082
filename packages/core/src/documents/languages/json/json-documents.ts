import { slashComments } from "../../../languages/definition/comment-syntax.js";
import { defineLanguage } from "../../language.js";
import { jsonReader } from "./json.js";
import { jsonInParts } from "./json-in-parts.js";

/* Declares JSON and its relatives with comments. */

export const json = defineLanguage({
  name: "json",
  reader: () => jsonReader("json-string"),
  inParts: jsonInParts(() => jsonReader("json-string")),
  extensions: ["json", "geojson", "topojson", "webmanifest", "har", "gltf", "avsc", "arb", "jsonl", "ndjson"],
  files: ["composer.lock", "deno.lock", "flake.lock"],
  ids: ["json", "jsonl", "geojson"],
});

export const jsonc = defineLanguage({
  name: "jsonc",
  reader: () => jsonReader("json-string"),
  extensions: ["jsonc", "code-workspace", "code-snippets"],
  files: ["tsconfig.json", "jsconfig.json", ".babelrc", ".eslintrc", ".jshintrc", ".swcrc"],
  ids: ["jsonc"],
  comments: slashComments,
});

export const json5 = defineLanguage({
  name: "json5",
  reader: () => jsonReader("javascript-string"),
  extensions: ["json5"],
  ids: ["json5"],
  comments: slashComments,
});
