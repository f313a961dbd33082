import { defineLanguage } from "../../language.js";
import { numberComments } from "../../../languages/definition/comment-syntax.js";
import { behindLineEnd } from "../../../text/line-end.js";
import { brokenLinkSite, decodeLiteral, type RawLiteral } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
import type { Pass, Passes } from "../../checkpoints/pass.js";
import { haveSameItems } from "../../checkpoints/same-items.js";
import type { ReaderNamed } from "../../parts/parts.js";
import type { Reader } from "../../reading.js";
import { blockScalar } from "./block-scalar.js";
import { readFlow, type FlowTarget } from "./flow.js";
import { afterBlanks, afterSpaces, endOfLine, endOfWord, isBlank, isLineEnd, isMarker, isSpaceAt } from "./lines.js";
import { withScripts } from "./scripts.js";
import { endOfDoublyOpened, firstArgument, isGlued, plainScalar, quotedScalar, type Scalar } from "./scalars.js";
import { unitAt } from "../../../text/unit-at.js";

export const yaml = defineLanguage({
  name: "yaml",
  reader: (named) => yamlReader(named),
  extensions: ["yaml", "yml", "eyaml", "cff"],
  files: [".clang-format", ".clang-tidy", ".clangd"],
  ids: ["yaml", "dockercompose", "github-actions-workflow", "openapi-yaml"],
  comments: numberComments,
});

/** Reads YAML line by line, so that errors and template tags do not affect other lines, and the scripts in it. */
function yamlReader(named: ReaderNamed): Reader {
  const passes: Passes<YamlState> = {
    begin: (text, { state }) => new YamlReading(text, state),
    areSame: (one, other) => haveSameItems(one, other, areSameFrames),
    // A document marker may stand at the start of the next line.
    ahead: 4,
    behind: 0,
  };
  return withScripts(named, checkpointedReader(passes, named));
}

/** An open member of a mapping or entry of a sequence. */
interface YamlFrame {
  readonly column: number;
  readonly isEntry: boolean;
  /** The keys on the path to its value. */
  readonly path: readonly string[];
}

/** The mappings and sequences that are open at the start of a line. */
type YamlState = readonly YamlFrame[];

function areSameFrames(one: YamlFrame, other: YamlFrame): boolean {
  return one.column === other.column && one.isEntry === other.isEntry && haveSameItems(one.path, other.path);
}

/** The deepest nesting at which the reader keeps checkpoints. */
const deepestState = 64;

/** How many keys of a path are kept, counted from its end; whole paths could take quadratic space. */
const longestPath = 32;

class YamlReading implements FlowTarget, Pass<YamlState> {
  readonly literals: RawLiteral[] = [];
  readonly comments: Span<"source">[] = [];
  readonly #text: string;
  readonly #frames: YamlFrame[];
  #lineStart = 0;
  /** The column of the anchor or tag of the next node, if it stands on the same line. */
  #property: { readonly column: number } | undefined;
  /** Whether a tag of the program's own, such as `!include`, stands before the next node on the same line. */
  #isTagged = false;
  /** The column of a `?`, and the offset of the explicit key behind it, if it stands on the same line. */
  #explicit: { readonly column: number; readonly content: number } | undefined;
  /** An offset in the last line that was looked at behind a node. */
  #farthest = 0;

  constructor(text: string, state: YamlState = []) {
    this.#text = text;
    this.#frames = [...state];
  }

  /** Reads a line together with the lines on which its nodes continue. */
  take(offset: number): number {
    this.#lineStart = offset === 0 && unitAt(this.#text, 0) === byteOrderMark ? 1 : offset;
    this.#property = undefined;
    this.#isTagged = false;
    return this.#readLine(this.#lineStart);
  }

  stateAt(): YamlState | undefined {
    return this.#frames.length > deepestState ? undefined : [...this.#frames];
  }

  /** The end of the last line that was looked at, with its line end. */
  get lookedTo(): number {
    return endOfLine(this.#text, this.#farthest) + 2;
  }

  readonly lookAt = (offset: number): void => {
    this.#farthest = Math.max(this.#farthest, offset);
  };

  scalar({ span, syntax, pieces }: Scalar, path: readonly string[], isKey: boolean): void {
    this.literals.push({ span, syntax, site: { kind: "data", path, isKey }, ...(pieces !== undefined && { pieces }) });
  }

  nameOf({ span, syntax, pieces }: Scalar): string {
    if (syntax === "yaml-plain" && pieces === undefined) return this.#text.slice(span.start, span.end);
    const site = { kind: "value" } as const;
    return decodeLiteral(this.#text, { span, syntax, site, ...(pieces !== undefined && { pieces }) }).text;
  }

  extended(path: readonly string[], name: string): readonly string[] {
    return [...path.slice(1 - longestPath), name];
  }

  comment(start: number, end: number): void {
    this.comments.push({ start, end });
  }

  #readLine(start: number): number {
    const text = this.#text;
    if (isMarker(text, start)) {
      this.#frames.length = 0;
      return this.#readRest(start + 3);
    }
    const content = afterSpaces(text, start);
    // Skips directives and lines of templates, which are not YAML before they are expanded.
    if (text[start] === "%" || text.startsWith("{{", content) || text.startsWith("{%", content)) {
      return behindLineEnd(text, endOfLine(text, content));
    }
    return this.#readRest(content);
  }

  /** Reads nodes up to the end of the line on which the last of them ends. */
  #readRest(start: number): number {
    const text = this.#text;
    let offset = start;
    for (;;) {
      offset = afterBlanks(text, offset);
      if (offset >= text.length || isLineEnd(unitAt(text, offset))) return behindLineEnd(text, offset);
      if (text[offset] === "#" && (offset === this.#lineStart || isBlank(unitAt(text, offset - 1)))) {
        const end = endOfLine(text, offset);
        this.comment(offset, end);
        return behindLineEnd(text, end);
      }
      offset = this.#readNode(offset);
    }
  }

  #readNode(offset: number): number {
    const text = this.#text;
    switch (text[offset]) {
      case "-":
      case "?":
      case ":":
        return isSpaceAt(text, offset + 1) ? this.#readIndicator(offset) : this.#readScalar(offset);
      case "&":
      case "!":
        this.#property ??= { column: offset - this.#lineStart };
        this.#isTagged ||= isOwnTag(text, offset);
        return endOfWord(text, offset);
      case "*":
        return endOfWord(text, offset);
      case "|":
      case ">":
        return this.#readBlockScalar(offset);
      case "[":
      case "{":
        if (text.startsWith("{{", offset)) return this.#readScalar(offset);
        return readFlow(text, offset, { indent: this.#indent(), path: this.#path() }, this);
      default:
        return this.#readScalar(offset);
    }
  }

  /** Reads an indicator: `-` begins an entry, `?` a key and `:` its value, each of which may be any node. */
  #readIndicator(offset: number): number {
    const column = offset - this.#lineStart;
    if (this.#text[offset] === "?") this.#explicit = { column, content: afterBlanks(this.#text, offset + 1) };
    if (this.#text[offset] !== "-") return offset + 1;
    this.#leave((frame) => frame.column > column || (frame.isEntry && frame.column === column));
    this.#frames.push({ column, isEntry: true, path: this.#path() });
    return offset + 1;
  }

  #readBlockScalar(offset: number): number {
    const scalar = blockScalar(this.#text, offset, this.#indent());
    if (scalar === undefined) return this.#readScalar(offset);
    this.scalar(scalar, this.#path(), false);
    this.lookAt(scalar.next);
    this.#lineStart = scalar.next;
    // Back to the line end, so that the next line is read as a whole.
    return scalar.next > 0 && isLineEnd(unitAt(this.#text, scalar.next - 1)) ? scalar.next - 1 : scalar.next;
  }

  #readScalar(offset: number): number {
    const text = this.#text;
    const isQuoted = text[offset] === '"' || text[offset] === "'";
    const isExplicit = this.#explicit?.content === offset;
    const column = isExplicit ? (this.#explicit?.column ?? 0) : (this.#property?.column ?? offset - this.#lineStart);
    const isTagged = this.#isTagged;
    this.#property = undefined;
    this.#isTagged = false;
    const indent = isExplicit ? column : this.#indentAt(column);
    const context = { indent, inFlow: false, lookAt: this.lookAt };
    const scalar = isQuoted ? quotedScalar(text, offset, context) : plainScalar(text, offset, context);
    if (scalar === undefined || scalar.next === offset) return endOfLine(text, offset);
    const colon = afterBlanks(text, scalar.next);
    if (scalar.pieces === undefined && text[colon] === ":" && isSpaceAt(text, colon + 1)) {
      this.#enterMember(scalar, column);
      return colon + 1;
    }
    if (isExplicit) {
      this.#enterMember(scalar, column);
      return scalar.next;
    }
    this.#leaveFor(column);
    const doubled = endOfDoublyOpened(text, offset);
    if (doubled !== undefined) {
      this.literals.push({ span: { start: offset, end: doubled }, syntax: "plain", site: brokenLinkSite });
      return doubled;
    }
    if (this.#beginsLine(offset) && isGlued(text, offset)) this.glued(scalar.span);
    else this.scalar(isTagged ? firstArgument(text, scalar) : scalar, this.#path(), false);
    return scalar.next;
  }

  /** Whether a member may begin at an offset: only entry indicators precede it on its line. */
  #beginsLine(offset: number): boolean {
    return /^[ \t]*(?:-[ \t]+)*$/u.test(this.#text.slice(this.#lineStart, offset));
  }

  glued(span: Span<"source">): void {
    const site = { kind: "identifier", use: "none", production: "IRI-reference", role: "glued-key" } as const;
    this.literals.push({ span, syntax: "plain", site });
  }

  #enterMember(scalar: Scalar, column: number): void {
    this.#leave((frame) => frame.column >= column);
    const path = this.extended(this.#path(), this.nameOf(scalar));
    this.#frames.push({ column, isEntry: false, path });
    this.scalar(scalar, path, true);
  }

  /** Closes the nodes that a value on a line of its own, at this column, does not belong to. */
  #leaveFor(column: number): void {
    this.#leave((frame) => frame.column >= column);
  }

  #leave(isOver: (frame: YamlFrame) => boolean): void {
    for (let last = this.#frames.at(-1); last !== undefined && isOver(last); last = this.#frames.at(-1))
      this.#frames.pop();
  }

  #path(): readonly string[] {
    return this.#frames.at(-1)?.path ?? [];
  }

  #indent(): number {
    return this.#frames.at(-1)?.column ?? -1;
  }

  /** The indentation of the node around a node at `column`. */
  #indentAt(column: number): number {
    this.#leaveFor(column);
    return this.#indent();
  }
}

const byteOrderMark = 0xfeff;

/** Whether a tag is one of the program that reads the file, and none of YAML, such as `!!str`. */
function isOwnTag(text: string, offset: number): boolean {
  return text[offset] === "!" && /[A-Za-z]/u.test(text.charAt(offset + 1));
}
