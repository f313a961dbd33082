import { misspelledLabel } from "../../hosts/misspelled-host.js";
import { isAscii } from "../../text/ascii.js";
import { patternUnion } from "../../text/composed-pattern.js";
import type { Settings } from "../settings/settings.js";

/**
 * Whether the identifiers that a comment mentions certainly have no findings. Unless the settings enable more, only
 * invisible and misleading characters, which are not ASCII, and typing errors that nobody can mean are reported in
 * prose.
 */
export function isQuietComment(comment: string, { prose }: Pick<Settings, "prose">): boolean {
  return !prose && isAscii(comment) && !slip.test(comment) && !hasMisspelledHost(comment);
}

/** A host up to its last letter or digit: full stops behind it may end a sentence. */
const host = /:\/\/([a-z\d.-]{0,254}[a-z\d])/giu;

function hasMisspelledHost(comment: string): boolean {
  return Array.from(comment.matchAll(host)).some(([, name = ""]) => misspelledLabel(name.toLowerCase()) !== undefined);
}

/**
 * What may be a typing error that is reported even in comments: a misspelled scheme, a single slash or no colon, two
 * schemes, a second address right behind the first, a host before an `@`.
 */
const slip = patternUnion(
  /[a-z\d](?:https?|ftp):\/\//iu,
  /(?<![A-Za-z])(?!https?:)(?:h[htps]{2,6}|ttps):\/\//iu,
  /https?(?::(?:\/(?!\/)[\w[]| \/\/\w|www\.)|[;,.]?\/\/:?\w|\/:\/)/iu,
  /:\/\/[^\s/?#]{0,255}(?:@|:\/\/)/iu,
);
