import type { ExpressionUse } from "../parts/expression.js";
import { patternUnion } from "../../text/composed-pattern.js";

/** How an attribute is read whose value is code for the page's framework; `unread` is code in a notation of its own. */
export type Binding = ExpressionUse | { readonly kind: "unread" };

/**
 * Attributes bound to an expression: `:href`, `v-bind:href.prop`, `x-bind:href`, `[href]`, `[attr.href]`, `bind-href`.
 */
const bound = patternUnion(
  /^(?::|v-bind:|x-bind:|bind-)(?<name>[^.]+)/u,
  /^\[(?:attr\.|prop\.)?(?<angular>[^\].]+)\]$/u,
);
/** Event handlers: `@click`, `v-on:click`, `x-on:click`, `(click)`, `onclick`. */
const event = /^(?:@|v-on:|x-on:|\(|on[a-z]+$|on-[a-z])/u;
/** Directives whose value is an expression: `v-if`, `x-data`. */
const directive = /^(?:v|x)-[a-z]/u;
/** Directives with patterns or a notation of their own: `v-slot:name`, `#name`, `*ngFor`, `ng-repeat`. */
const unread = /^(?:v-slot|#|\*|ng-|data-ng-|\[\()/u;

/**
 * Attributes of Microdata, of which elements have no properties: an Angular binding of such a name, `[itemType]`, is an
 * input of a component.
 */
const withoutProperty: ReadonlySet<string> = new Set(["itemid", "itemtype"]);

/** How an attribute is read whose value is not plain text. */
export function bindingOf(element: string, attribute: string): Binding | undefined {
  // AngularJS evaluates the address of what it includes: `src="'a.html'"`, `src="views[0].template"`.
  if (element === "ng-include" && attribute === "src") return { kind: "attribute", element, name: attribute };
  if (!/^[^a-z]|^(?:v|x|ng|on|bind|data-ng)/u.test(attribute)) return undefined;
  if (unread.test(attribute)) return { kind: "unread" };
  const { name, angular } = bound.exec(attribute)?.groups ?? {};
  if (angular !== undefined && !attribute.startsWith("[attr.") && withoutProperty.has(angular.toLowerCase()))
    return { kind: "value" };
  const target = name ?? angular;
  if (target !== undefined) return { kind: "attribute", element, name: target };
  if (event.test(attribute)) return { kind: "statements" };
  return directive.test(attribute) ? { kind: "value" } : undefined;
}
