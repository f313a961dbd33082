/**
 * Throws a TypeError for an option that is none of the known words: programs that are not checked by types would get an
 * answer to another question.
 */
export function requireOption(name: string, value: unknown, known: readonly string[]): void {
  if (value === undefined || (typeof value === "string" && known.includes(value))) return;
  throw new TypeError(`The option '${name}' is ${given(value)}, but has to be one of '${known.join("', '")}'.`);
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

/** Those of all functions, so that a program can hand the same options to several. */
const names =
  "checks profile production options place display host query encodeQuery base encodeForbidden level fragment paragraph".split(
    " ",
  );

/**
 * Throws a TypeError for what is no object of options, as in `normalize(text, "scheme")`, and for an option that no
 * function has, which would be left unheard: `check` for `checks`. One that is undefined is not there.
 */
export function requireOptions<Options extends object>(options: Options): Options {
  // Programs that are not checked by types hand on whatever they have.
  if (typeof options !== "object" || (options as object | null) === null || Array.isArray(options))
    throw new TypeError(
      `The options have to be an object, but are ${typeof options === "number" ? "an index of map; write x => f(x)" : given(options)}.`,
    );
  for (const name in options)
    if (!names.includes(name) && options[name] !== undefined)
      throw new TypeError(`The option '${name}' does not exist.`);
  return options;
}
