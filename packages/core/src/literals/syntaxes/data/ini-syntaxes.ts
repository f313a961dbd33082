import type { Span } from "../../../findings/span.js";
import type { LocatedEdit } from "../../project/located-finding.js";
import { keepsSpaceAway } from "../piece-ends.js";
import { plain, visible } from "../plain.js";
import type { Syntax } from "../syntax.js";

/** A key with the `=` or `:` before its value; a colon before `//` is that of an address. */
const name = /^[^=:\s[\];#][^=:\r\n]*(?:=|:(?!\/\/))/u;

/** How much of a line is searched for a key, in UTF-16 code units. */
const longestName = 1024;

/** What begins an inline comment after a value. */
const remark = /[ \t][;#]/u;

/** The value of a name in an INI file. */
export const iniValue: Syntax = {
  ...visible,
  name: "ini-value",
  holes: "variables",
  keeps: (source, edit, piece) =>
    !beginsRemark(source, edit, piece) &&
    keepsSpaceAway(source, edit, piece) &&
    plain.keeps?.(source, edit, piece) !== false,
};

function beginsRemark(source: string, { span, text }: LocatedEdit, { start, end }: Span<"source">): boolean {
  const before = source.slice(Math.max(start, span.start - 1), span.start);
  const after = source.slice(span.end, Math.min(end, span.end + 1));
  if (before === "" && /^[;#]/u.test(text + after)) return true;
  return remark.test(before + text + after) && !remark.test(before + source.slice(span.start, span.end) + after);
}

/** The text of a line of an INI file that continues the value before it. */
export const iniContinuation: Syntax = {
  ...visible,
  name: "ini-continuation",
  holes: "variables",
  keeps: (source, edit, piece) =>
    !beginsWithName(source, edit, piece) &&
    keepsSpaceAway(source, edit, piece) &&
    plain.keeps?.(source, edit, piece) !== false,
};

function beginsWithName(source: string, { span, text }: LocatedEdit, { start, end }: Span<"source">): boolean {
  const before = source.slice(start, Math.min(span.start, start + longestName));
  return name.test(before + text + source.slice(span.end, Math.min(end, span.end + longestName)));
}
