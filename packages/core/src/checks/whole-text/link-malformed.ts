import { traits } from "../../grammar/traits.js";
import type { Span } from "../../findings/span.js";
import { rfc3986 } from "../../findings/spec-reference.js";
import { defineCheck, suggest, type Report } from "../definition/define-check.js";
import { quote } from "../wording/mention.js";
import { linkFault } from "../faults/links/link-fault.js";
import type { LinkFault } from "../faults/links/link-form.js";

const message = "{{fault}}; {{correction}}. Readers see {{seen}}.";

export const linkMalformed = defineCheck({
  code: "link-malformed",
  title: "Brackets make no link",
  strength: "should",
  fix: "suggestion",
  preset: "recommended",
  spec: [rfc3986("C")],
  message,
  needs: traits.nameInPlace,
  hidden: true,
  judgesMarkup: true,
  reads: ["place"],
  find({ text, place }, report) {
    if (place?.role !== "broken-link" && place?.role !== "foreign-link") return;
    // Another check reports invisible characters.
    if (/^\p{Cf}*$/u.test(text)) return;
    const told =
      loneMark(text) ??
      markOfCode(text) ??
      loneBrace(text) ??
      brokenLink(text, place.role === "foreign-link" ? foreignLink : linkFault(text));
    if (told !== undefined) report({ component: "iri", ...told });
  },
});

/** What is told of a text, and of what part of it. */
type Told = Omit<Report<typeof message>, "component">;

/** A bracket or a back quote without its other half. */
function loneMark(text: string): Told | undefined {
  if (!/^[()[\]`"<>]$/u.test(text)) return undefined;
  const span = whole(text);
  const other = /^[([<]/u.test(text) ? "close" : "open";
  return { span, data: withoutOther(other, text), fixes: [suggest(`Remove '${text}'`, span, "")] };
}

/** The text of a link with a back quote at one end, behind its bracket. */
const halfCode = /^\[(?:`[^`[\]]+|[^`[\]]+`)$/u;

function markOfCode(text: string): Told | undefined {
  if (!halfCode.test(text)) return undefined;
  const other = text.startsWith("[`") ? "close" : "open";
  return { span: { start: "[".length, end: text.length }, data: withoutOther(other, "`") };
}

/** What is told of a mark that nothing closes, or that nothing opens. */
function withoutOther(other: "close" | "open", mark: string): Told["data"] {
  return { fault: `Nothing ${other}s the '${mark}'`, seen: "it", correction: `${other} or remove it` };
}

/** One brace of the two on each side of a tag of a template. */
function loneBrace(text: string): Told | undefined {
  if (text !== "{" && text !== "}") return undefined;
  return {
    span: whole(text),
    data: { fault: `One '${text}' stands for two`, seen: "it", correction: "double it" },
  };
}

const foreignLink = { fault: "Only Markdown has links of this form" } as const;

function brokenLink(text: string, found: LinkFault | undefined): Told | undefined {
  if (found === undefined) return undefined;
  const { fault, correction, seen = "the brackets and no link" } = found;
  if (correction === undefined) {
    const data = { fault, seen, correction: "write it in the markup of this document" };
    return { span: whole(text), data, fixes: [] };
  }
  const { isOffered = !text.includes("`") || /^[<\]]/u.test(text) } = found;
  const fixes = isOffered ? [suggest("Correct the brackets", whole(text), correction)] : [];
  return { span: whole(text), data: { fault, seen, correction: `write ${quote(correction)}` }, fixes };
}

function whole(text: string): Span {
  return { start: 0, end: text.length };
}
