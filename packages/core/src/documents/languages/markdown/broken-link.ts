import type { Span } from "../../../findings/span.js";
import { matchEnd } from "../../../text/sticky-match.js";

const scheme = String.raw`https?:\/\/[\p{L}\p{N}]`;
const file = String.raw`[\w.-]{1,64}(?:\/[\w.-]{1,64}){0,16}\.(?:html?|md|mdx|pdf|png|rst|svg)\b`;
/** An address, or a path or fragment with a name. */
const beginning = String.raw`(?=${scheme}|\.{0,2}\/[\p{L}\p{N}]|#\p{L}|${file})`;
/** Up to white space; with pairs of parentheses. */
const address = String.raw`[^\s<>()（）]{1,2000}(?:\([^\s<>()（）]{0,200}\)[^\s<>()（）]{0,2000}){0,8}`;

/** What somebody wrote for `(address)` behind the text of a link, by which slip that is. */
const slips = [
  String.raw`\([ \t]?\([ \t]?${beginning}${address}\)?`,
  String.raw`[ \t]{1,2}\((?=${scheme}|${file})${address}\)`,
  String.raw`\[(?=${scheme})[^\s<>()[\]]{1,2000}\]`,
  String.raw`（(?=${scheme})${address}[)）]`,
  String.raw`\((?=${scheme})${address}）`,
  // Nothing on the line closes it.
  String.raw`\((?=${scheme})${address}(?=[ \t]*$|[ \t]+[^)）\n\r]{0,300}$)`,
].map((slip) => new RegExp(slip, "imuy"));

/** Reads what was meant for `(destination)` behind the text of a link, of which CommonMark 0.31 §6.3 makes no link. */
export function readBrokenLink(lines: string, text: Span): Span | undefined {
  if (isIndex(lines, text)) return undefined;
  const start = text.end + 1;
  for (const slip of slips) {
    const end = matchEnd(slip, lines, start);
    if (end !== undefined) return { start, end };
  }
  return undefined;
}

/** `a[b]`, `[12]`, `[ ]`, `[^c]`, behind which an address in parentheses may be meant as it stands. */
function isIndex(lines: string, { start, end }: Span): boolean {
  if (/\w!?\[$/u.test(lines.slice(Math.max(0, start - 3), start))) return true;
  return end - start < 8 && /^(?:\^|[\s\d]*$)/u.test(lines.slice(start, end));
}
