import type { ExpressionUse } from "../parts/expression.js";

/** An attribute whose value is code for the framework of the page, and how that is read; `unread` is code of its own kind. */
export type Binding = ExpressionUse | { readonly kind: "unread" };

/** `:href`, `v-bind:href.prop`, `x-bind:href`, `[href]`, `[attr.href]`, `bind-href`. */
const bound = /^(?::|v-bind:|x-bind:|bind-)(?<name>[^.]+)|^\[(?:attr\.|prop\.)?(?<angular>[^\].]+)\]$/u;
/** `@click`, `v-on:click`, `x-on:click`, `(click)`, `onclick`. */
const event = /^(?:@|v-on:|x-on:|\(|on[a-z]+$|on-[a-z])/u;
/** `v-if`, `x-data` and the like. */
const directive = /^(?:v|x)-[a-z]/u;
/** `v-slot:name`, `#name`, `*ngFor`, `ng-repeat`: patterns and little languages. */
const unread = /^(?:v-slot|#|\*|ng-|data-ng-|\[\()/u;

/** How an attribute is read that is not what it seems. */
export function bindingOf(element: string, attribute: string): Binding | undefined {
  // AngularJS computes what it includes: `src="'a.html'"`, `src="views[0].template"`.
  if (element === "ng-include" && attribute === "src") return { kind: "attribute", element, name: attribute };
  if (!/^[^a-z]|^(?:v|x|ng|on|bind|data-ng)/u.test(attribute)) return undefined;
  if (unread.test(attribute)) return { kind: "unread" };
  const { name, angular } = bound.exec(attribute)?.groups ?? {};
  const target = name ?? angular;
  if (target !== undefined) return { kind: "attribute", element, name: target };
  if (event.test(attribute)) return { kind: "statements" };
  return directive.test(attribute) ? { kind: "value" } : undefined;
}
