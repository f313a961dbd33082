import { languageOfPath } from "@irilint/core/documents";
import type { RawLiteral } from "@irilint/core/literals";
import type { Rule } from "eslint";
import type { Gather } from "./gather.js";

/** A string of `@eslint/json`, or what eslint-plugin-jsonc calls a string; the range holds the quotes. */
interface StringNode {
  readonly value?: unknown;
  readonly range: readonly [number, number];
}

/** A pair of `@eslint/json`, which has a `name`, or of eslint-plugin-jsonc, which has a `key`: strings or, in JSON5, words. */
interface MemberNode {
  readonly name?: NameNode;
  readonly key?: NameNode;
}

interface NameNode {
  readonly value?: unknown;
  readonly name?: unknown;
}

interface Member {
  readonly name: unknown;
  readonly path: readonly string[];
}

/** Names of a path that are kept, as the reader of documents does it: paths of any length would take quadratic space. */
const longestPath = 32;

/** The literals of JSON, as `@eslint/json` or eslint-plugin-jsonc parse it. */
export function jsonVisitor(source: string, filename: string, gather: Gather): Rule.RuleListener {
  const members: Member[] = [];
  const isJson5 = languageOfPath(filename) === "json5";
  const enter = (node: MemberNode): void => {
    const name = node.name ?? node.key;
    members.push({ name, path: [...(members.at(-1)?.path ?? []), nameOf(name)].slice(-longestPath) });
  };
  const leave = (): void => {
    members.pop();
  };
  const listen = (node: StringNode): void => {
    if (typeof node.value !== "string") return;
    const [start, end] = node.range;
    const member = members.at(-1);
    gather({
      span: { start: start + 1, end: end - 1 },
      syntax: isJson5 || source[start] === "'" ? "javascript-string" : "json-string",
      site: { kind: "data", path: member?.path ?? [], isKey: member?.name === node },
    } satisfies RawLiteral);
  };
  return {
    Member: enter,
    "Member:exit": leave,
    String: listen,
    JSONProperty: enter,
    "JSONProperty:exit": leave,
    JSONLiteral: listen,
  };
}

function nameOf(node: NameNode | undefined): string {
  const name = node?.value ?? node?.name;
  return typeof name === "string" ? name : JSON.stringify(name ?? "");
}
