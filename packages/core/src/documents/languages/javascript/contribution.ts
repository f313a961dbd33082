import type { Relation } from "./constructs.js";
import {
  argumentOf,
  assignedBy,
  assignedTo,
  at,
  inComparison,
  inKey,
  inText,
  inType,
  leftOf,
  moduleSpecifier,
  passesOn,
  plain,
  propertyOf,
  receiverOf,
  rightOf,
  throughHole,
  type Destination,
} from "./destination.js";

/** What a tree knows of a construct that decides the destination of a part. */
export interface Facts {
  /** The name of a property or a definition, unless it is computed. */
  readonly name?: string | undefined;
  readonly operator?: string;
  /** The dotted path of an assignment's target, unless that is a pattern. */
  readonly target?: string | undefined;
  /** The callee, with `new` before that of a `new` expression. */
  readonly callee?: string;
  readonly index?: number;
  /** The first argument, if it is a string without escapes. */
  readonly first?: string | undefined;
  /** The method name, if the construct is a member expression that is called. */
  readonly method?: string | undefined;
  readonly tag?: string;
  /** Whether a template has text or holes before and after this hole. */
  readonly before?: boolean;
  readonly after?: boolean;
  readonly element?: string;
  readonly attribute?: string;
}

/** Destinations that follow from the relation alone. */
const constants: Readonly<Partial<Record<Relation, Destination>>> = {
  value: plain,
  key: inKey,
  type: inType,
  comparison: inComparison,
  specifier: moduleSpecifier,
  text: inText,
  callee: { ...plain, position: "callee" },
  "type-query": { ...plain, position: "type-query" },
};

/** The destination of a part whose relation alone decides it. */
export function constantOf(relation: Relation): Destination | undefined {
  return constants[relation];
}

/** Whether the destination of a part depends on that of the whole construct. */
export function heedsWhole(relation: Relation, { operator = "" }: Facts): boolean {
  if (relation === "same" || relation === "property") return true;
  return (relation === "left-operand" || relation === "right-operand") && passesOn(operator);
}

/** The destination of a part in a construct whose own destination is `outer`. */
export function contributionOf(relation: Relation, facts: Facts, outer: Destination): Destination {
  switch (relation) {
    case "same":
      return outer;
    case "assigned":
      return assignedTo(facts.name);
    case "assigned-by-operator":
      return assignedBy(facts.operator ?? "", facts.target);
    case "property":
      return propertyOf(outer, facts.name);
    case "left-operand":
      return leftOf(facts.operator ?? "", outer);
    case "right-operand":
      return rightOf(facts.operator ?? "", outer);
    case "arguments":
      return at({ kind: "argument", callee: facts.callee ?? "*", index: 0 });
    case "argument":
      return facts.callee === undefined ? plain : argumentOf(facts.callee, facts.index ?? 0, facts.first);
    case "object":
      return facts.method === undefined ? plain : receiverOf(facts.method);
    case "tagged":
      return at({ kind: "tagged", tag: facts.tag ?? "*" });
    case "hole":
      return throughHole(facts.before === true, facts.after === true);
    case "attributes":
      return at({ kind: "attribute", element: facts.element ?? "", name: "" });
    case "attribute":
      return at({ kind: "attribute", element: facts.element ?? "", name: facts.attribute ?? "" });
    default:
      return constants[relation] ?? plain;
  }
}
