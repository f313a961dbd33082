import type { RawLiteral } from "../../../literals/literal.js";
import type { Span } from "../../../span.js";
import type { Reading } from "../../reading.js";

/** The header of a section, a comment, or a name and the sign behind it, which no address has there. */
const beginning =
  /(?:^\uFEFF)?(?<indent>[ \t]*)(?:\[(?<section>[^\]\r\n]*)\]|(?<comment>[#;][^\r\n]*)|(?<name>[^=:\s[\];#][^=:\r\n]*)(?:=|:(?!\/\/)))?/uy;
const rest = /(?<value>[^\r\n]*)(?:\r\n|[\r\n]|$)/uy;
/** Behind a value, and around it. */
const remark = /(?:^|(?<![ \t])[ \t]+)[;#]/u;
const quoted = /^(?<quote>["'])[^"']*\k<quote>$/u;

/**
 * Reads the many kinds of files in which sections have names and values, for which there is no standard, however broken the
 * text is. A line that is indented and has no name goes on with the value before.
 */
export function iniReader(text: string): Reading {
  const literals: RawLiteral[] = [];
  const comments: Span<"source">[] = [];
  let section: readonly string[] = [];
  let path: readonly string[] = [];
  for (let start = 0; start < text.length;) {
    beginning.lastIndex = start;
    const { indent, section: header, comment, name } = beginning.exec(text)?.groups ?? {};
    const offset = beginning.lastIndex;
    rest.lastIndex = offset;
    const { value = "" } = rest.exec(text)?.groups ?? {};
    start = rest.lastIndex;
    if (header !== undefined) section = path = [header];
    else if (comment !== undefined) comments.push({ start: offset - comment.length, end: offset });
    else if (name !== undefined || indent !== "") {
      if (name !== undefined) path = [...section, ...name.trimEnd().split(".")];
      const span = contentOf(value, offset);
      if (span.start < span.end) literals.push({ span, syntax: "plain", site: { kind: "data", path, isKey: false } });
    }
  }
  return { literals, comments };
}

/** Where a value at an offset stands without white space, a remark and quotation marks. */
function contentOf(value: string, offset: number): Span<"source"> {
  const trimmed = value.trimStart();
  const content = trimmed.slice(0, remark.exec(trimmed)?.index ?? trimmed.length).trimEnd();
  const start = offset + value.length - trimmed.length;
  const span = { start, end: start + content.length };
  return quoted.test(content) ? { start: span.start + 1, end: span.end - 1 } : span;
}
