import { slashComments } from "../../comment-syntax.js";
import type { Language } from "../../language.js";
import { jsonReader } from "./json.js";

/** JSON, and what has comments besides. */
export const jsonDocuments = {
  json: {
    read: jsonReader("json-string"),
    extensions: ["json", "geojson", "topojson", "webmanifest", "har", "gltf", "avsc", "jsonl", "ndjson"],
    files: ["composer.lock", "deno.lock", "flake.lock"],
    ids: ["json", "jsonl", "geojson"],
  },
  jsonc: {
    read: jsonReader("json-string"),
    extensions: ["jsonc", "code-workspace", "code-snippets"],
    files: ["tsconfig.json", "jsconfig.json", ".babelrc", ".eslintrc", ".jshintrc", ".swcrc"],
    ids: ["jsonc"],
    comments: slashComments,
  },
  json5: {
    read: jsonReader("javascript-string"),
    extensions: ["json5"],
    ids: ["json5"],
    comments: slashComments,
  },
} as const satisfies Readonly<Record<string, Language>>;
