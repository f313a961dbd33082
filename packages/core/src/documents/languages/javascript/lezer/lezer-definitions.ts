import type { Sliceable } from "../../../../text/changing-text.js";
import type { SyntaxNode, TreeCursor } from "../../../grammars.cjs";
import { pathOf, plainString, textOf } from "./lezer-names.js";
import type { Role } from "./lezer-role.js";
import { assignedBy, assignedTo, inKey, moduleSpecifier, plain, propertyOf, type Destination } from "../destination.js";

export function assignment(_outer: Destination, node: TreeCursor, source: Sliceable): Role {
  const target = targetOf(node.node, source);
  let right = plain;
  return (child) => {
    if (child.name === "Equals" || child.name === "UpdateOp") {
      right = assignedBy(textOf(child, source), target);
      return plain;
    }
    return right;
  };
}

function targetOf(assignmentExpression: SyntaxNode, source: Sliceable): string | undefined {
  const target = assignmentExpression.firstChild;
  return target === null || target.name.endsWith("Pattern") ? undefined : pathOf(target, source);
}

/** For lists of `name = value`: variables, parameters, patterns, class fields, enums. */
export function definitions(_outer: Destination, _node: TreeCursor, source: Sliceable): Role {
  let name: string | undefined;
  let isValue = false;
  return (child) => {
    if (child.name === "," || child.name === "Equals") {
      isValue = child.name === "Equals";
      if (!isValue) name = undefined;
      return plain;
    }
    if (isValue) return assignedTo(name);
    name = nameAfter(child, name, source);
    return inKey;
  };
}

/** For `name: value`, methods and spreads in an object. */
export function property(outer: Destination, _node: TreeCursor, source: Sliceable): Role {
  let name: string | undefined;
  let isValue = false;
  let isSpread = false;
  return (child) => {
    if (isValue) return propertyOf(outer, name);
    if (child.name === ":") isValue = true;
    if (child.name === "Spread") isSpread = true;
    name = nameAfter(child, name, source);
    return isSpread ? plain : inKey;
  };
}

/** The name that a value would be given after `child`, if it was `name` before. Patterns and computed keys have none. */
function nameAfter(child: TreeCursor, name: string | undefined, source: Sliceable): string | undefined {
  switch (child.name) {
    case "VariableDefinition":
    case "PropertyDefinition":
    case "PropertyName":
    case "Number":
      return textOf(child, source);
    case "PrivatePropertyDefinition":
      return textOf(child, source).slice(1);
    case "String":
      return plainString(child, source);
    case "ArrayPattern":
    case "ObjectPattern":
    case "]":
      return undefined;
    default:
      return name;
  }
}

export function exported(): Role {
  let strings = plain;
  return (child) => {
    if (child.name === "as") strings = inKey;
    if (child.name === "from") strings = moduleSpecifier;
    return strings;
  };
}
