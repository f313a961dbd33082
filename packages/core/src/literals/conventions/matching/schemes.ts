import { conventionsOf } from "../conventions.js";

/** Schemes that make a text an identifier wherever it stands, if `://` follows. */
export const listedSchemes: ReadonlySet<string> = new Set(
  conventionsOf("scheme").flatMap(({ match }) => match.schemes),
);

/** Schemes whose body has no grammar, such as `data`, by name; the value is the character behind which the body begins. */
const bodies = new Map(
  conventionsOf("body").flatMap(({ match, effect }) =>
    match.schemes.map((scheme) => [scheme, effect.bodyBehind] as const),
  ),
);

/** The offset of the body that has no grammar, such as the data of `data:`, or the end of a text without one; nothing for all other schemes. */
export function bodyStart(text: string): number | undefined {
  const scheme = /^[A-Za-z]+(?=:)/u.exec(text)?.[0].toLowerCase() ?? "";
  if (!bodies.has(scheme)) return undefined;
  const comma = bodies.get(scheme) === "," ? text.indexOf(",") : -1;
  return comma === -1 ? text.length : comma + 1;
}
