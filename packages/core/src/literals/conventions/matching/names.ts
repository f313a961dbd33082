import { conventionsOf } from "../conventions.js";
import type { NamedIn } from "../convention.js";
import { named, type Evidence } from "../evidence.js";
import { recorded } from "../recorded.js";
import { remembered } from "../../../text/remembered.js";

// eslint-disable-next-line regexp/no-super-linear-move -- one of the alternatives takes all capital letters
const word = /[A-Z]{2,}s?(?![a-z])|[A-Z]?[a-z]+|[A-Z]+/gu;

/** The longest name that is read whole, in UTF-16 code units; of a longer one, only the end is read. */
const longestName = 64;

/** Keys that are paths or patterns, such as `./src/*` in the exports of a package. */
const pathAsName = /^[./#]|\*$/u;

/** Values by words at the end of names: one or two words, in lower case. */
export type Endings<Value> = ReadonlyMap<string, Value>;

/** Evidence by the name of a variable, property, attribute or key alone, with the words of the settings. */
export function compileNames(words: readonly string[], of: NamedIn): (name: string) => Evidence | undefined {
  const endings: Endings<Evidence> = new Map([
    ...conventionsOf("name")
      .filter(({ match }) => match.of === undefined || match.of === of)
      .flatMap((convention) =>
        convention.match.endings.map(
          (ending) => [ending, recorded(convention, convention.effect.place(ending), ending)] as const,
        ),
      ),
    ...words.map((ending) => [ending, named(ending)] as const),
  ]);
  return remembered((name) => byEnding(name, endings));
}

/**
 * What the words at the end of a name say, the last one also in the plural: of `apiBaseURLs`, `API_BASE_URL` and
 * `data-url-2` the last one is `urls` or `url`; of `security` and `curl` it is the whole name.
 */
export function byEnding<Value>(name: string, endings: Endings<Value>): Value | undefined {
  if (pathAsName.test(name)) return undefined;
  const words = (name.slice(-longestName).match(word) ?? []).slice(-2).map((each) => each.toLowerCase());
  const last = words.at(-1) ?? "";
  return endings.get(words.join(" ")) ?? endings.get(last) ?? endings.get(last.replace(/s$/u, ""));
}
