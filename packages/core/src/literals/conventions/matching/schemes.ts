import { conventionsOf } from "../conventions.js";

/** With `://` after it, a scheme by which a literal is known as an identifier wherever it stands. */
export const listedSchemes: ReadonlySet<string> = new Set(
  conventionsOf("scheme").flatMap(({ match }) => match.schemes),
);

/** Schemes after which anything may stand, with the character that it stands behind. */
const bodies = new Map(
  conventionsOf("body").flatMap(({ match, effect }) =>
    match.schemes.map((scheme) => [scheme, effect.bodyBehind] as const),
  ),
);

/** Where anything may begin, such as the data of `data:`, or where the text ends before that; nothing in all other schemes. */
export function bodyStart(text: string): number | undefined {
  const scheme = /^[A-Za-z]+(?=:)/u.exec(text)?.[0].toLowerCase() ?? "";
  if (!bodies.has(scheme)) return undefined;
  const start = bodies.get(scheme) === "," ? text.indexOf(",") : -1;
  return start === -1 ? text.length : start;
}
