import type { Message, Replacement } from "../../formats/message.js";

/** From the lines and code units of what was read to those of the file. */
export interface Movement {
  readonly line: (line: number) => number;
  /** How many columns of a line stand before what was read; left out where lines are whole. */
  readonly columnsBefore?: (line: number) => number;
  /** How many UTF-16 code units further from the beginning its edits stand. */
  readonly units: number;
}

/** A message where it stands in the file. */
export function movedMessage(message: Message, { line, columnsBefore = () => 0, units }: Movement): Message {
  const { endLine, endColumn, fix, suggestions } = message;
  return {
    ...message,
    line: line(message.line),
    column: message.column + columnsBefore(message.line),
    ...(endLine !== undefined && { endLine: line(endLine) }),
    ...(endLine !== undefined && endColumn !== undefined && { endColumn: endColumn + columnsBefore(endLine) }),
    ...(fix !== undefined && { fix: moved(fix, units) }),
    ...(suggestions !== undefined && {
      suggestions: suggestions.map((each) => ({ ...each, fix: moved(each.fix, units) })),
    }),
  };
}

function moved({ range: [start, end], text }: Replacement, units: number): Replacement {
  return { range: [start + units, end + units], text };
}
