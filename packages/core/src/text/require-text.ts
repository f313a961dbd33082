/** Throws a TypeError for what is no string: programs that are not checked by types hand on whatever somebody sends them. */
export function requireText(value: unknown): void {
  if (typeof value !== "string") throw new TypeError(`Expected a string, but got ${describe(value)}.`);
}

/** Throws a TypeError for what is no number, for the same reason. */
export function requireNumber(value: unknown): void {
  if (typeof value !== "number") throw new TypeError(`Expected a number, but got ${describe(value)}.`);
}

/** Throws a TypeError for what is no object, which is called `what`: `the components of an IRI`. */
export function requireObject(value: unknown, what: string): void {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new TypeError(`Expected ${what}, but got ${describe(value)}.`);
}

function describe(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
