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

/** The cells of a notebook — *The Notebook file format*, nbformat 4. */
export function cellsOf(text: string): Cell[] {
  const notebook = readJsonTree(text).roots.find(isObject);
  const language = languageOfNotebook(text, notebook);
  return itemsOf(member(text, notebook, "cells")).flatMap((cell): Cell[] => {
    const kind = stringOf(text, member(text, cell, "cell_type"));
    if (kind !== "code" && kind !== "markdown") return [];
    // The language of a single cell, as VS Code records it.
    const own = stringOf(text, at(text, cell, "metadata", "vscode", "languageId"));
    return [{ kind, language: own ?? language, source: stringsIn(member(text, cell, "source")) }];
  });
}

function languageOfNotebook(text: string, notebook: JsonNode | undefined): string | undefined {
  const named = at(text, notebook, "metadata", "language_info", "name");
  return stringOf(text, named ?? at(text, notebook, "metadata", "kernelspec", "language"));
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

function itemsOf(node: JsonNode | undefined): readonly JsonNode[] {
  return node?.kind === "array" ? node.items : [];
}

function stringsIn(node: JsonNode | undefined): Span<"source">[] {
  const nodes = node?.kind === "array" ? node.items : [node];
  return nodes.flatMap((each) => (each?.kind === "string" ? [each.span] : []));
}

function isObject(node: JsonNode): node is JsonObject {
  return node.kind === "object";
}
