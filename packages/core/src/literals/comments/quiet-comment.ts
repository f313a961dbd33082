import { isAscii } from "../../text/ascii.js";
import { patternUnion } from "../../text/pattern-union.js";
import type { Settings } from "../settings/settings.js";

/**
 * Whether nothing is reported for sure of the identifiers that a comment mentions. Unless the settings ask for more, only
 * what nobody can mean is told of in prose: characters that no reader sees or takes for others, and slips, of which the form is searched for.
 */
export function isQuietComment(comment: string, { prose }: Pick<Settings, "prose">): boolean {
  return !prose && isAscii(comment) && !slip.test(comment);
}

/** What may be a slip that nobody can mean: a misspelled scheme, one slash, two schemes, a host before an `@`. */
const slip = patternUnion(
  /(?<![A-Za-z])(?!https?:)h[htps]{2,6}:\/\//iu,
  /https?:(?:\/(?!\/)[\w[]|www\.)/iu,
  /:\/\/[^\s/?#]{0,255}(?:@|:\/\/)/iu,
);
