import type { Finding } from "../../findings/finding.js";
import type { Literal } from "../read/literal.js";
import type { FindingInText } from "./convention.js";

/** How far from an identifier a convention of what stands around it looks, in UTF-16 code units. */
export const farthestAround = 1024;

/** What stands around a literal, for the conventions that look there. */
export function aroundOf(
  { fixes }: Pick<Finding, "fixes">,
  source: string,
  { span: { start, end }, syntax }: Literal,
): Pick<FindingInText, "fixes" | "written" | "syntax" | "before" | "after"> {
  return {
    fixes,
    written: source.slice(start, end),
    syntax,
    before: source.slice(Math.max(0, start - farthestAround), start),
    after: source.slice(end, end + farthestAround),
  };
}
