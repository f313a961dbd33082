import type { Sliceable } from "../../../../text/changing-text.js";
import type { TreeCursor } from "../../../grammars.cjs";
import { textOf } from "./lezer-names.js";
import type { Role } from "./lezer-role.js";
import { at, plain, type Destination } from "../destination.js";

/** For the tag that opens an element: its attributes are told the element. */
export function tag(_outer: Destination, _node: TreeCursor, source: Sliceable): Role {
  let element: string | undefined;
  return (child) => {
    if (child.name === "JSXAttribute") return at({ kind: "attribute", element: element ?? "", name: "" });
    if (isName(child)) element ??= nameOf(child, source);
    return plain;
  };
}

export function attribute({ site }: Destination, _node: TreeCursor, source: Sliceable): Role {
  const element = site.kind === "attribute" ? site.element : "";
  let name: string | undefined;
  return (child) => {
    if (isName(child)) name ??= nameOf(child, source);
    return at({ kind: "attribute", element, name: name ?? "" });
  };
}

function isName({ name }: TreeCursor): boolean {
  return /^JSX(?:Identifier|LowerIdentifier|Builtin|NamespacedName|MemberExpression)$/u.test(name);
}

function nameOf(child: TreeCursor, source: Sliceable): string {
  return textOf(child, source).replaceAll(/\s/gu, "");
}
