/**
 * Throws a TypeError for an option that is none of the known words: programs that are not checked by types would get an
 * answer to another question.
 */
export function requireOption(name: string, value: unknown, known: readonly string[]): void {
  if (value === undefined || (typeof value === "string" && known.includes(value))) return;
  const words = known.map((word) => `'${word}'`).join(", ");
  const given = typeof value === "string" ? `'${value}'` : value === null ? "null" : `of type ${typeof value}`;
  throw new TypeError(`The option '${name}' is ${given}, but has to be one of ${words}.`);
}

/** Throws a TypeError where a word stands in the place of the options that it would belong into, as in `normalize(text, "scheme")`. */
export function requireOptions<Options>(options: Options): Options {
  if (typeof options !== "object" || options === null)
    throw new TypeError(
      `The options have to be an object, but are ${options === null ? "null" : `a ${typeof options}`}.`,
    );
  return options;
}
