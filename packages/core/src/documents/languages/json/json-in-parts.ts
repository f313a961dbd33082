import type { Span } from "../../../findings/span.js";
import { shiftedLiteral, shiftedSpan } from "../../../literals/locating/index.js";
import type { PartReading } from "../../language.js";
import type { Reader } from "../../reading.js";
import { Nesting, type JsonBracket } from "./nesting.js";
import { splitJson, type JsonTokenKind } from "./json-tokens.js";

/** The member by which JSON-LD defines how the members beside it are read (JSON-LD 1.1 §4.1). */
const contextName = '"@context"';

/**
 * Reads JSON and JSON-LD in parts. Before each part, the brackets that are open there are repeated, with the names of
 * their members and with their contexts. A context behind a part does not affect that part.
 */
export function jsonInParts(reader: () => Reader): PartReading {
  return { lastCutIn, reader: () => readerInParts(reader()) };
}

/**
 * How long a run of members must be before an object is cut between them, in UTF-16 code units: the members of an
 * object affect each other.
 */
const longestMembers = 1 << 16;

/** How long a text must be, in UTF-16 code units, before it is cut behind any comma: what follows is a value of nearly this length. */
const longestRun = 1 << 20;

/**
 * The last cut: behind the last object or array that has ended, else behind the last comma of a long run of values, or before a long value; not
 * within a context.
 */
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
  return behindBracket || (behindComma >= longestMembers || text.length >= longestRun ? behindComma : 0);
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

/** An open object or array. */
interface OpenPart {
  readonly kind: JsonBracket;
  /** The source of its `@context` values, and the name of the present member. */
  readonly contexts: string[];
  name: string | undefined;
}

/** The most open brackets that are kept; no reader looks further out, except for contexts. */
const mostFrames = 64;

/** The longest context that is repeated before each part, in UTF-16 code units. */
const longestContext = 1 << 18;
const longestName = 1 << 10;

/** The brackets that are open behind what has been read. */
class Outline {
  readonly #nesting = new Nesting<OpenPart>();

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

  #bracket(kind: JsonTokenKind): void {
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

  /** Drops the outermost bracket beyond those that are kept, unless it has a context. */
  #forget(): void {
    const { frames } = this.#nesting;
    if (frames.length <= 2 * mostFrames) return;
    const index = frames.findIndex(({ contexts }) => contexts.length === 0);
    this.#nesting.forget(Math.max(0, index));
  }

  /** The source of the open brackets, such as `{"@context":{…},"@graph":[`. */
  toString(): string {
    const { frames } = this.#nesting;
    const last = frames.length - 1;
    return frames.map((frame, index) => beginningOf(frame, index === last)).join("");
  }
}

/** The source of an open bracket; in the innermost one, the value of the present member has been read. */
function beginningOf({ kind, contexts, name }: OpenPart, isInnermost: boolean): string {
  if (kind === "[") return "[";
  const before = contexts.map((context) => `${contextName}:${context},`).join("");
  const value = isInnermost ? "[]" : "";
  return `{${before}${name === undefined ? "" : `${name}:${value}`}`;
}
