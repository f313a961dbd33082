import { isAscii } from "../../text/ascii.js";
import type { Settings } from "../settings/settings.js";

/**
 * Whether nothing is reported for sure of the identifiers that a comment mentions. Unless the settings ask for more, only
 * characters are told of in prose that no reader sees or takes for others, and none of those is in ASCII.
 */
export function isQuietComment(comment: string, { prose }: Pick<Settings, "prose">): boolean {
  return !prose && isAscii(comment);
}
