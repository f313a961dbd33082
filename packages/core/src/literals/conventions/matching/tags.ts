import { conventionsOf } from "../conventions.js";
import { heedsSigns, type Evidence } from "../evidence.js";
import { recorded } from "../recorded.js";
import { remembered } from "../../../text/remembered.js";

/** Looks a tag up: first as it is written, then as a member of an object (`css.*`), then as a member of any object (`*.css`). */
function byNotation<Value>(
  rules: readonly (readonly [tag: string, value: Value])[],
): (tag: string) => Value | undefined {
  const values = new Map(rules);
  return (tag) => {
    const [first = ""] = tag.split(".", 1);
    return values.get(tag) ?? values.get(`${first}.*`) ?? values.get(`*${tag.slice(tag.lastIndexOf("."))}`);
  };
}

/** What a tag says of its template as a whole. */
export const evidenceOfTag: (tag: string) => Evidence | undefined = byNotation(
  conventionsOf("tag").flatMap((convention) =>
    convention.match.tags.map((tag) => [tag, recorded(convention, convention.effect.place(tag), tag)] as const),
  ),
);

/** What language a tag says that its template holds. */
export const languageOfTag: (tag: string) => "query" | undefined = byNotation(
  conventionsOf("language-tag").flatMap(({ match, effect }) => match.tags.map((tag) => [tag, effect.holds] as const)),
);

/** A project has some ten thousand names, all of which are looked up for each of its files. */
export const mostNames = 16_384;

/** Whether a name, or a member of that name, may tag a template that is an identifier without a scheme, or holds such. */
export const mayTag = remembered(
  (name) =>
    [name, `${name}.${name}`].some((tag) => {
      const evidence = evidenceOfTag(tag);
      return (evidence !== undefined && !heedsSigns(evidence)) || languageOfTag(tag) !== undefined;
    }),
  mostNames,
);
