import type { Span } from "../../../findings/span.js";
import { readJsonTree, type JsonNode, type JsonObject } from "../json/json-tree.js";

/** A cell with its kind and language. */
export interface Cell {
  readonly kind: "code" | "markdown";
  /** The language of its code as the notebook names it; undefined if it does not. */
  readonly language: string | undefined;
  /** The strings of its source, without quotation marks: one for each line, or one for all. */
  readonly source: readonly Span<"source">[];
}

/** What a notebook says of a cell, by *The Notebook file format*, nbformat 4; nothing for a cell of another kind. */
export function cellOf(text: string, cell: JsonNode, language: string | undefined): Cell | undefined {
  const kind = stringOf(text, member(text, cell, "cell_type"));
  if (kind !== "code" && kind !== "markdown") return undefined;
  // The language of a single cell, as VS Code records it.
  const own = stringOf(text, at(text, cell, "metadata", "vscode", "languageId"));
  return { kind, language: own ?? language, source: stringsIn(member(text, cell, "source")) };
}

/** The language of the code in a notebook, by its metadata. */
export function languageOf(text: string, metadata: JsonNode): string | undefined {
  const named = at(text, metadata, "language_info", "name");
  return stringOf(text, named ?? at(text, metadata, "kernelspec", "language"));
}

/** The language that the last metadata in a text name, which most often are those of the notebook. */
export function lastLanguageIn(text: string): string | undefined {
  const object = `{${text.slice(Math.max(0, text.lastIndexOf('"metadata"')))}`;
  const metadata = member(object, readJsonTree(object).roots[0], "metadata");
  return metadata && languageOf(object, metadata);
}

function at(text: string, node: JsonNode | undefined, ...names: readonly string[]): JsonNode | undefined {
  return names.reduce((inner, name) => member(text, inner, name), node);
}

function member(text: string, node: JsonNode | undefined, name: string): JsonNode | undefined {
  if (node === undefined || !isObject(node)) return undefined;
  return node.members.find((each) => each.name !== undefined && stringOf(text, each.name) === name)?.value;
}

/** The value of a string as it is spelled; the names that are looked for contain no escapes. */
function stringOf(text: string, node: JsonNode | undefined): string | undefined {
  return node?.kind === "string" ? text.slice(node.span.start, node.span.end) : undefined;
}

function stringsIn(node: JsonNode | undefined): Span<"source">[] {
  const nodes = node?.kind === "array" ? node.items : [node];
  return nodes.flatMap((each) => (each?.kind === "string" ? [each.span] : []));
}

function isObject(node: JsonNode): node is JsonObject {
  return node.kind === "object";
}
