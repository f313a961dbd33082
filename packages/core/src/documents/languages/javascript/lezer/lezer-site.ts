import type { Sliceable } from "../../../../text/changing-text.js";
import type { TreeCursor } from "../../../grammars.cjs";
import { assignment, definitions, exported, property } from "./lezer-definitions.js";
import { argumentList, binary, call, conditional, member, tagged, template, typeQuery } from "./lezer-expressions.js";
import { attribute, tag } from "./lezer-markup.js";
import { comparisonRole, keyRole, pass, plainRole, specifierRole, textRole, typeRole } from "./lezer-role.js";
import type { Role, RoleOf } from "./lezer-role.js";
import type { Destination } from "../destination.js";

/** The nodes that say something of what is in them; what stands in any other is just a value. */
const roles: ReadonlyMap<string, RoleOf> = new Map<string, RoleOf>([
  ["ArgList", argumentList],
  ["ArrayExpression", pass],
  ["ArrayPattern", definitions],
  ["AssignmentExpression", assignment],
  ["BinaryExpression", binary],
  ["CallExpression", call],
  ["CaseLabel", () => comparisonRole],
  ["ConditionalExpression", conditional],
  ["DynamicImport", () => specifierRole],
  ["EnumBody", definitions],
  ["ExportDeclaration", exported],
  ["ExportGroup", () => keyRole],
  ["ImportDeclaration", () => specifierRole],
  ["ImportGroup", () => keyRole],
  ["ImportType", () => specifierRole],
  ["Interpolation", pass],
  ["JSXAttribute", attribute],
  ["JSXElement", () => textRole],
  ["JSXEscape", pass],
  ["JSXOpenTag", tag],
  ["JSXSelfClosingTag", tag],
  ["LiteralType", () => typeRole],
  ["MemberExpression", member],
  ["MethodDeclaration", () => keyRole],
  ["MethodType", () => typeRole],
  ["NewExpression", call],
  ["ObjectExpression", pass],
  ["ParamList", definitions],
  ["ParenthesizedExpression", pass],
  ["PatternProperty", definitions],
  ["PostfixExpression", pass],
  ["PrefixCast", pass],
  ["Property", property],
  ["PropertyDeclaration", definitions],
  ["PropertyType", () => typeRole],
  ["TaggedTemplateExpression", tagged],
  ["TemplateString", template],
  ["TypeofType", typeQuery],
  ["VariableDeclaration", definitions],
]);

/** What a node's children are to it, if the node itself stands in `outer`. */
export function roleIn(node: TreeCursor, outer: Destination, source: Sliceable): Role {
  return roles.get(node.name)?.(outer, node, source) ?? plainRole;
}
