import { inspected, nameInData, never, opaqueName, prose, sink, type Evidence } from "./evidence.js";
import { inspectingCallees } from "./inspecting-callees.js";
import { sinkCallees } from "./sink-callees.js";
import { tellingCallees } from "./telling-callees.js";
import { unrelatedCallees } from "./unrelated-callees.js";

/** The functions of the DOM whose first argument is a namespace. */
const namespaces = [
  "*.createElementNS",
  "*.createAttributeNS",
  "*.setAttributeNS",
  "*.getAttributeNS",
  "*.getAttributeNodeNS",
  "*.hasAttributeNS",
  "*.removeAttributeNS",
  "*.getElementsByTagNameNS",
  "*.createDocument",
  "*.lookupPrefix",
  "*.isDefaultNamespace",
];

/** The functions of RDF libraries that make a node of its name; examples and tests call their nodes `s` and `o`. */
const names = ["namedNode", "*.namedNode", "DataFactory.namedNode", "new NamedNode"];

/**
 * One argument of a function, written `open[1]` for the second one of `open`, `open` for the first, `open[]` for any. A
 * name that starts with `*.` is a method of whatever object, one that ends with `.*` any function of the object.
 * `window`, `globalThis`, `self`, `global` and `document` before a name are left out.
 */
export interface Callee {
  readonly name: string;
  /** `undefined`: any argument. */
  readonly index: number | undefined;
}

const notation = /^(?<name>.*?)(?:\[(?<index>\d*)\])?$/u;

/** Reads `open[1]` as the second argument of `open`. */
export function readCallee(text: string): Callee {
  const { name = text, index = "0" } = notation.exec(text)?.groups ?? {};
  return { name, index: index === "" ? undefined : Number(index) };
}

const rules: readonly (readonly [readonly string[], (role: string) => Evidence])[] = [
  [unrelatedCallees, () => never],
  [inspectingCallees, () => inspected],
  [tellingCallees, () => prose],
  [namespaces, (role) => opaqueName(role, { production: "IRI" })],
  [names, (role) => nameInData(role, { production: "IRI", expects: "value" })],
  [sinkCallees, sink],
];

/** Every callee above with what its argument is. */
export const callees: readonly (readonly [Callee, Evidence])[] = rules.flatMap(([list, evidenceFor]) =>
  list.map((text) => {
    const callee = readCallee(text);
    return [callee, evidenceFor(callee.name)] as const;
  }),
);
