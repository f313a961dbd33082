import type { Span } from "../../../findings/span.js";
import { behindLineEnd } from "../../../text/line-end.js";
import { afterBlanks, endOfLine, isBlank, isLineEnd, isMarker, isSpaceAt } from "./lines.js";
import {
  isFlowIndicator,
  isGlued,
  nextContent,
  plainScalar,
  quotedScalar,
  type LookAt,
  type Scalar,
} from "./scalars.js";
import { unitAt } from "../../../text/unit-at.js";

/** Receives the contents of a flow collection. */
export interface FlowTarget {
  scalar(scalar: Scalar, path: readonly string[], isKey: boolean): void;
  /** A key and an address without white space behind the colon. */
  glued(span: Span<"source">): void;
  nameOf(scalar: Scalar): string;
  extended(path: readonly string[], name: string): readonly string[];
  comment(start: number, end: number): void;
  readonly lookAt: LookAt;
}

interface FlowFrame {
  readonly close: "]" | "}";
  readonly path: readonly string[];
  /** The path of the next value. */
  memberPath: readonly string[];
  isValue: boolean;
}

/**
 * Reads `[…]` or `{…}` at `start` and returns the offset behind it; a line that is not indented enough ends it
 * unclosed.
 */
export function readFlow(
  text: string,
  start: number,
  around: { readonly indent: number; readonly path: readonly string[] },
  target: FlowTarget,
): number {
  const frames: FlowFrame[] = [];
  const open = { "]": 0, "}": 0 };
  let offset = start;
  while (offset < text.length) {
    const character = text.charAt(offset);
    const frame = frames.at(-1);
    const path = frame?.memberPath ?? around.path;
    if (character === "[" || character === "{") {
      const close = character === "[" ? "]" : "}";
      frames.push({ close, path, memberPath: path, isValue: close === "]" });
      open[close]++;
      offset++;
    } else if (character === "]" || character === "}") {
      if (open[character] > 0) {
        for (let last = frames.pop(); last !== undefined; last = frames.pop()) {
          open[last.close]--;
          if (last.close === character) break;
        }
      }
      offset++;
      if (frames.length === 0) return offset;
    } else if (character === ",") {
      if (frame !== undefined) next(frame);
      offset++;
    } else if (isLineEnd(unitAt(text, offset))) {
      const line = behindLineEnd(text, offset);
      if (endsFlow(text, line, around.indent)) {
        target.lookAt(line);
        return offset;
      }
      offset = line;
    } else if (character === "#" && /\s/u.test(text[offset - 1] ?? " ")) {
      const end = endOfLine(text, offset);
      target.comment(offset, end);
      offset = end;
    } else if (isBlank(unitAt(text, offset))) offset++;
    else offset = readScalar(text, offset, { frame, indent: around.indent, path }, target);
  }
  return offset;
}

function next(frame: FlowFrame): void {
  frame.memberPath = frame.path;
  frame.isValue = frame.close === "]";
}

interface FlowPosition {
  readonly frame: FlowFrame | undefined;
  readonly indent: number;
  readonly path: readonly string[];
}

function readScalar(text: string, offset: number, { frame, indent, path }: FlowPosition, target: FlowTarget): number {
  const character = text.charAt(offset);
  if (/[&*!]/u.test(character)) return endOfProperty(text, offset);
  if (character === "?" && isSpaceAt(text, offset + 1)) return offset + 1;
  if (character === ":" && isColonAt(text, offset)) {
    if (frame !== undefined) frame.isValue = true;
    return offset + 1;
  }
  const context = { indent, inFlow: true, lookAt: target.lookAt };
  const scalar =
    character === '"' || character === "'" ? quotedScalar(text, offset, context) : plainScalar(text, offset, context);
  if (scalar === undefined || scalar.next === offset) return offset + 1;
  const next = nextContent(text, scalar.next);
  if (frame !== undefined && isKeyBefore(text, next, frame)) {
    if (text[next] !== ":" && isGlued(text, offset)) {
      target.glued(scalar.span);
      return scalar.next;
    }
    frame.memberPath = target.extended(frame.path, target.nameOf(scalar));
    target.scalar(scalar, frame.memberPath, true);
    return scalar.next;
  }
  target.scalar(scalar, path, false);
  return scalar.next;
}

/** Whether a colon separates a key from its value: right behind a quoted key or a collection, or before white space. */
function isColonAt(text: string, offset: number): boolean {
  if (isSpaceAt(text, offset + 1) || isFlowIndicator(unitAt(text, offset + 1))) return true;
  return /["'\]}]/u.test(text.charAt(offset - 1));
}

/** Whether the node before `next` is a key; in a flow mapping, a key may have no value. */
function isKeyBefore(text: string, next: number, frame: FlowFrame): boolean {
  const isInMapping = frame.close === "}";
  if (isInMapping && frame.isValue) return false;
  return text[next] === ":" ? isColonAt(text, next) : isInMapping;
}

/** The end of an anchor, an alias or a tag. */
function endOfProperty(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && !isBlank(unitAt(text, end)) && !isLineEnd(unitAt(text, end))) {
    if (isFlowIndicator(unitAt(text, end))) break;
    end++;
  }
  return end;
}

function endsFlow(text: string, lineStart: number, indent: number): boolean {
  if (isMarker(text, lineStart)) return true;
  const content = afterBlanks(text, lineStart);
  if (content >= text.length || isLineEnd(unitAt(text, content)) || /[\]}]/u.test(text.charAt(content))) return false;
  return content - lineStart <= indent;
}
