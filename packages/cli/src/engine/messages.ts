import {
  Lines,
  problemsOf,
  type CheckedDocument,
  type HostUse,
  type LocatedFinding,
  type LocatedFix,
} from "@irilint/core/literals";
import type { FileHost } from "../formats/format.js";
import type { Message, Replacement } from "../formats/message.js";

type Position = Required<Pick<Message, "line" | "column" | "endLine" | "endColumn">>;

/** The hosts of a text by the lines where they stand. */
export function hostsOf(text: string, hosts: readonly HostUse[]): FileHost[] {
  if (hosts.length === 0) return [];
  const lines = new Lines(text);
  return hosts.map(({ span, severity, ...use }) => ({
    ...use,
    severity: severity === "error" ? 2 : 1,
    ...positionOf(span, lines),
  }));
}

/** What was found in a text, sorted by place. What would be fixed unasked is told only of what the file `mayHold`. */
export function messagesOf(
  text: string,
  { findings, mistakes }: CheckedDocument,
  mayHold: (text: string) => boolean = () => true,
): Message[] {
  if (findings.length + mistakes.length === 0) return [];
  const lines = new Lines(text);
  const messages = [
    ...mistakes.map(({ span, message, isUnused }): Message => ({
      ruleId: null,
      severity: isUnused === true ? 1 : 2,
      message,
      ...positionOf(span, lines),
    })),
    ...problemsOf(findings).map((finding) => messageOf(text, finding, lines, mayHold)),
  ];
  return messages.sort((a, b) => a.line - b.line || a.column - b.column);
}

function messageOf(text: string, finding: LocatedFinding, lines: Lines, mayHold: (text: string) => boolean): Message {
  const { code, severity, span, fixes } = finding;
  const safe = fixes.find(({ safety, edits }) => safety === "safe" && edits.every((edit) => mayHold(edit.text)));
  const others = fixes.filter((fix) => fix !== safe);
  return {
    ruleId: `iri/${code}`,
    severity: severity === "error" ? 2 : 1,
    message: withPlaces(finding, lines),
    ...positionOf(span, lines),
    ...(safe !== undefined && { fix: replacementOf(text, safe) }),
    ...(others.length > 0 && {
      suggestions: others.map((fix) => ({ desc: fix.title, fix: replacementOf(text, fix) })),
    }),
  };
}

/** The message with where the other places are. What stands around the finding itself is none. */
function withPlaces({ message, span: own, related = [] }: LocatedFinding, lines: Lines): string {
  const elsewhere = related.filter(({ span }) => own.start < span.start || span.end < own.end);
  const places = elsewhere.map(({ span, message: what }) => {
    const { line, column } = positionOf(span, lines);
    return ` ${what}: line ${line}, column ${column}.`;
  });
  return message + places.join("");
}

function positionOf({ start, end }: LocatedFinding["span"], lines: Lines): Position {
  const [line, endLine] = [lines.lineOf(start), lines.lineOf(end)];
  return {
    line: line + 1,
    column: start - lines.startOf(line) + 1,
    endLine: endLine + 1,
    endColumn: end - lines.startOf(endLine) + 1,
  };
}

/** One replacement from the first to the last of several edits, with what stands between them. */
function replacementOf(text: string, { edits }: LocatedFix): Replacement {
  const ordered = [...edits].sort((a, b) => a.span.start - b.span.start);
  const start = ordered[0]?.span.start ?? 0;
  let at = start;
  let replaced = "";
  for (const { span, text: by } of ordered) {
    replaced += text.slice(at, span.start) + by;
    at = span.end;
  }
  return { range: [start, at], text: replaced };
}
