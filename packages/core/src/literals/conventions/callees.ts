import type { CalleeConvention } from "./convention.js";
import { conventions } from "./conventions.js";
import type { Evidence } from "./evidence.js";

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

/** The callees of all conventions with what their argument is. */
export const callees: readonly (readonly [Callee, Evidence])[] = conventions
  .filter((each): each is CalleeConvention => each.kind === "callee")
  .flatMap(({ match, effect }) =>
    match.callees.map((text) => {
      const callee = readCallee(text);
      return [callee, effect.place(callee.name)] as const;
    }),
  );
