/**
 * Throws a TypeError for an option that is none of the known words: programs that are not checked by types would get an
 * answer to another question.
 */
export function requireOption(name: string, value: unknown, known: readonly string[]): void {
  if (value === undefined || (typeof value === "string" && known.includes(value))) return;
  const words = known.map((word) => `'${word}'`).join(", ");
  throw new TypeError(`The option '${name}' is ${given(value)}, but has to be one of ${words}.`);
}

const kinds = { string: "a string", boolean: "true or false", function: "a function", object: "an object" } as const;

/** Throws a TypeError for an option that is there and of another type. */
export function requireOptionType(name: string, value: unknown, type: keyof typeof kinds): void {
  if (value === undefined || (typeof value === type && value !== null && !Array.isArray(value))) return;
  throw new TypeError(`The option '${name}' is ${given(value)}, but has to be ${kinds[type]}.`);
}

function given(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  return typeof value === "string" ? `'${value}'` : `of type ${typeof value}`;
}

/** Throws a TypeError where a word stands in the place of the options that it would belong into, as in `normalize(text, "scheme")`. */
export function requireOptions<Options>(options: Options): Options {
  if (typeof options !== "object" || options === null)
    throw new TypeError(
      `The options have to be an object, but are ${options === null ? "null" : `a ${typeof options}`}.`,
    );
  return options;
}
