import type { Convention } from "./convention.js";
import { conventions } from "./registry.js";

type ConventionKind = Convention["kind"];

/** The records of these kinds, in the order of the registry. */
export function conventionsOf<Wanted extends ConventionKind>(
  ...kinds: readonly Wanted[]
): readonly OfKind<Convention, Wanted>[] {
  return conventions.filter((each): each is OfKind<Convention, Wanted> => isOneOf(each.kind, kinds));
}

type OfKind<Each, Wanted extends ConventionKind> = Each extends { readonly kind: infer Of }
  ? Extract<Of, Wanted> extends never
    ? never
    : Each
  : never;

function isOneOf(kind: ConventionKind, kinds: readonly ConventionKind[]): boolean {
  return kinds.includes(kind);
}
