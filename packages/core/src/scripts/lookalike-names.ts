import { lookalikeNames } from "../data/confusables.js";

let names: ReadonlyMap<number, string> | undefined;

/** The name of a letter or digit outside ASCII that looks like one of ASCII: `CYRILLIC SMALL LETTER A` of U+0430. */
export function lookalikeName(codePoint: number): string | undefined {
  names ??= new Map(
    lookalikeNames
      .split(";")
      .map((entry) => entry.split(":"))
      .map(([code = "", name = ""]) => [Number.parseInt(code, 36), name]),
  );
  return names.get(codePoint);
}
