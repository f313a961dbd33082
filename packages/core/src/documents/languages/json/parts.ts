import type { Span } from "../../../findings/span.js";
import { shiftedLiteral, shiftedSpan } from "../../../literals/locating/index.js";
import type { PartReading } from "../../language.js";
import type { Reader } from "../../reading.js";
import { Nesting, type Bracket } from "./nesting.js";
import { splitJson, type TokenKind } from "./json-tokens.js";

/** The name whose value tells, in JSON-LD, how all values beside it are read (JSON-LD 1.1 §4.1). */
const contextName = '"@context"';

/**
 * How JSON and JSON-LD are read part by part: before each part stand the brackets that are open there, with the names of
 * their members and their contexts. A context that stands behind a part tells nothing of it.
 */
export function jsonInParts(reader: Reader): PartReading {
  return { lastCutIn, reader: () => readerInParts(reader) };
}

/** Members of an object tell of each other, so that one is cut between them only if it goes on for so many UTF-16 code units. */
const longestMembers = 1 << 16;

/** Behind the last object or array that has ended, or else behind the last comma of a long run of values; within no context. */
function lastCutIn(text: string): number {
  let [behindBracket, behindComma] = [0, 0];
  let depth = 0;
  let contextDepth: number | undefined;
  let isContextName = false;
  splitJson(text, (kind, start, end) => {
    if (kind === ":" && isContextName) contextDepth ??= depth;
    isContextName = kind === "string" && text.slice(start, end) === contextName;
    if (kind === "{" || kind === "[") depth++;
    if (kind === "}" || kind === "]") depth--;
    if (contextDepth !== undefined && (depth < contextDepth || (depth === contextDepth && kind === ",")))
      contextDepth = undefined;
    if (contextDepth !== undefined || isContextName) return;
    if (kind === "}" || kind === "]") behindBracket = end;
    else if (kind === ",") behindComma = end;
  });
  return behindBracket || (behindComma >= longestMembers ? behindComma : 0);
}

function readerInParts(reader: Reader): Reader {
  const outline = new Outline();
  return (part) => {
    const beginning = outline.toString();
    const { literals, comments } = reader(beginning + part);
    outline.take(part);
    const isOwn = ({ start }: Span<"source">): boolean => start >= beginning.length;
    const own = literals.slice().filter(({ span }) => isOwn(span));
    return {
      literals: own.map((literal) => shiftedLiteral(literal, -beginning.length)),
      comments: comments.slice().map((span) => shiftedSpan(span, -beginning.length)),
    };
  };
}

/** An object or array that is open. */
interface Frame {
  readonly kind: Bracket;
  /** As they are written: the values of `@context` in it, and the name of the member that is being read. */
  readonly contexts: string[];
  name: string | undefined;
}

/** So many open brackets are kept: no reader looks further back, but for contexts. */
const mostFrames = 64;

/** In UTF-16 code units. What is longer is not read again before each part. */
const longestContext = 1 << 18;
const longestName = 1 << 10;

/** What is open at the end of what has been read. */
class Outline {
  readonly #nesting = new Nesting<Frame>();

  take(text: string): void {
    let held = "";
    let contextStart = -1;
    splitJson(text, (kind, start, end) => {
      if (kind === "comment") return;
      const frame = this.#nesting.innermost;
      if (kind === ":" && held !== "" && frame?.kind === "{") {
        frame.name = held;
        if (held === contextName) contextStart = end;
      } else if ((kind === "," || kind === "}") && frame?.name === contextName && contextStart >= 0) {
        if (start - contextStart <= longestContext) frame.contexts.push(text.slice(contextStart, start));
        contextStart = -1;
      }
      held = (kind === "string" || kind === "word") && end - start <= longestName ? text.slice(start, end) : "";
      this.#bracket(kind);
    });
  }

  #bracket(kind: TokenKind): void {
    switch (kind) {
      case "{":
      case "[":
        this.#nesting.enter({ kind, contexts: [], name: undefined });
        this.#forget();
        break;
      case "}":
        this.#nesting.leave("{");
        break;
      case "]":
        this.#nesting.leave("[");
        break;
      case ",": {
        const frame = this.#nesting.innermost;
        if (frame !== undefined) frame.name = undefined;
        break;
      }
      default:
    }
  }

  /** The outermost bracket beyond those that are kept, if it tells nothing. */
  #forget(): void {
    const { frames } = this.#nesting;
    if (frames.length <= 2 * mostFrames) return;
    const index = frames.findIndex(({ contexts }) => contexts.length === 0);
    this.#nesting.forget(Math.max(0, index));
  }

  /** `{"@context":{…},"@graph":[` and the like. */
  toString(): string {
    const { frames } = this.#nesting;
    const last = frames.length - 1;
    return frames.map((frame, index) => beginningOf(frame, index === last)).join("");
  }
}

/** In the innermost one, the value of the member has been read. */
function beginningOf({ kind, contexts, name }: Frame, isInnermost: boolean): string {
  if (kind === "[") return "[";
  const before = contexts.map((context) => `${contextName}:${context},`).join("");
  const value = isInnermost ? "[]" : "";
  return `{${before}${name === undefined ? "" : `${name}:${value}`}`;
}
