import { callees, heedsSigns, isGlobalObject, isSetter } from "../../../../literals/locating/index.js";
import { isTransparent, memberName } from "./estree-names.js";
import { isNode, isString, nodesIn, type EstreeNode } from "./estree-node.js";

/** Stands for any object that a method is called on. */
const anyOwner = "*";

/** Stands before the name of a function that is called on no object. */
const noOwner = "";

/** The functions that take identifiers of any look: by their names, what may stand before these. */
const ownersByName = readOwners();

function readOwners(): ReadonlyMap<string, ReadonlySet<string>> {
  const byName = new Map<string, Set<string>>();
  for (const [{ name }, evidence] of callees) {
    if (heedsSigns(evidence)) continue;
    const [last = "", owner = noOwner] = name.replace("new ", "").split(".").reverse();
    byName.set(last, (byName.get(last) ?? new Set()).add(owner));
  }
  return byName;
}

/** Whether an argument of a call may be an identifier of any look: most calls are told by little of their callee. */
export function mayTell(call: EstreeNode): boolean {
  const { callee } = call;
  if (!isNode(callee)) return true;
  switch (callee.type) {
    case "Identifier":
      return mayBe(callee.name, callee, call);
    case "MemberExpression":
      return mayBe(memberName(callee), callee, call);
    default:
      return isTransparent(callee);
  }
}

function mayBe(name: unknown, callee: EstreeNode, call: EstreeNode): boolean {
  if (typeof name !== "string") return false;
  if (isSetter(name) && isString(nodesIn(call, "arguments")[0])) return true;
  const owners = ownersByName.get(name);
  return owners !== undefined && (owners.has(anyOwner) || mayOwn(ownerOf(callee), owners));
}

function mayOwn(owner: string, owners: ReadonlySet<string>): boolean {
  return owner === anyOwner || owners.has(owner) || (owners.has(noOwner) && isGlobalObject(owner));
}

/** The last name before that of a function; any if that takes more to know. */
function ownerOf({ type, object }: EstreeNode): string {
  if (type === "Identifier") return noOwner;
  if (!isNode(object)) return anyOwner;
  switch (object.type) {
    case "Identifier":
      return typeof object.name === "string" ? object.name : anyOwner;
    case "MemberExpression":
      return memberName(object);
    default:
      return isTransparent(object) ? anyOwner : noOwner;
  }
}
