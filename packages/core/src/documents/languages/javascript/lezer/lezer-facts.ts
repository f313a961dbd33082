import type { Sliceable } from "../../../../text/changing-text.js";
import type { TreeCursor } from "../../../grammars.cjs";
import type { ConstructName, Relation } from "../constructs.js";
import type { Facts } from "../contribution.js";
import type { Destination } from "../destination.js";
import { calleeOf, markupName, memberName, operatorOf, plainString, tagOf, targetOf, textOf } from "./lezer-names.js";

/** Facts that are completed while the children of a construct are visited from left to right. */
type Growing = { -readonly [Name in keyof Facts]: Facts[Name] };

export interface ConstructReader {
  readonly facts: Facts;
  /** Visits a child before the next one is asked about. */
  readonly pass?: (child: TreeCursor, relation: Relation) => void;
}

/** A construct with its surroundings and the source of its offsets. */
interface Where {
  readonly node: TreeCursor;
  readonly outer: Destination;
  readonly source: Sliceable;
}

type ReaderOf = (where: Where) => ConstructReader;

/** Readers of facts by construct; constructs whose parts need none are absent. */
const readers: ReadonlyMap<ConstructName, ReaderOf> = new Map<ConstructName, ReaderOf>([
  ["arguments", argumentsReader],
  ["assignment", assignmentReader],
  ["attribute", ({ outer, source }) => markupReader("attribute", elementIn(outer), source)],
  ["call", ({ node, source }) => ({ facts: { callee: calleeOf(node.node, source) } })],
  ["creation", ({ node, source }) => ({ facts: { callee: `new ${calleeOf(node.node, source)}` } })],
  ["definition", namesReader],
  ["member", memberReader],
  ["operation", ({ node, source }) => ({ facts: { operator: operatorOf(node.node, source) } })],
  ["property", namesReader],
  ["tag", ({ source }) => markupReader("element", {}, source)],
  ["tagged-template", ({ node, source }) => ({ facts: { tag: tagOf(node.node, source) } })],
  ["template", templateReader],
]);

const withoutFacts: ConstructReader = { facts: {} };

/** Makes the reader of a construct's facts. The node must not be kept, since the cursor moves on to the children. */
export function readerAt(name: ConstructName, where: Where): ConstructReader {
  return readers.get(name)?.(where) ?? withoutFacts;
}

function argumentsReader({ outer: { site }, source }: Where): ConstructReader {
  if (site.kind !== "argument") return withoutFacts;
  const facts: Growing & { index: number } = { callee: site.callee, index: 0 };
  const pass = (child: TreeCursor): void => {
    if (child.name === ",") facts.index++;
    if (facts.index === 0 && child.name === "String") facts.first = plainString(child, source);
  };
  return { facts, pass };
}

function assignmentReader({ node, source }: Where): ConstructReader {
  const facts: Growing = { target: targetOf(node.node, source) };
  const pass = (child: TreeCursor): void => {
    if (child.name === "Equals" || child.name === "UpdateOp") facts.operator = textOf(child, source);
  };
  return { facts, pass };
}

/** Reads names of definitions, also in lists: a name holds until the next one. Patterns and computed keys have none. */
function namesReader({ source }: Where): ConstructReader {
  const facts: Growing = {};
  const pass = (child: TreeCursor, relation: Relation): void => {
    if (relation !== "key") return;
    switch (child.name) {
      case "VariableDefinition":
      case "PropertyDefinition":
      case "PropertyName":
      case "Number":
        facts.name = textOf(child, source);
        break;
      case "PrivatePropertyDefinition":
        facts.name = textOf(child, source).slice(1);
        break;
      case "String":
        facts.name = plainString(child, source);
        break;
      case ",":
      case "ArrayPattern":
      case "ObjectPattern":
      case "]":
        facts.name = undefined;
    }
  };
  return { facts, pass };
}

function memberReader({ node, outer, source }: Where): ConstructReader {
  return outer.position === "callee" ? { facts: { method: memberName(node.node, source) } } : withoutFacts;
}

function templateReader({ node }: Where): ConstructReader {
  const start = node.from + 1;
  const end = node.to - 1;
  const facts: Growing = {};
  const pass = (hole: TreeCursor): void => {
    facts.before = start < hole.from;
    facts.after = hole.to < end;
  };
  return { facts, pass };
}

/** Reads the name of an element or attribute of JSX. */
function markupReader(named: "element" | "attribute", known: Facts, source: Sliceable): ConstructReader {
  const facts: Growing = { ...known };
  const pass = (child: TreeCursor): void => {
    const name = markupName(child, source);
    if (name !== undefined) facts[named] ??= name;
  };
  return { facts, pass };
}

function elementIn({ site }: Destination): Facts {
  return site.kind === "attribute" ? { element: site.element } : {};
}
