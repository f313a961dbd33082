import { defineLanguage } from "../../language.js";
import { numberComments } from "../../../languages/definition/comment-syntax.js";
import { brokenLinkSite, type RawLiteral, tomlBasic } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import type { Reader } from "../../reading.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
import type { PassStart, Pass } from "../../checkpoints/pass.js";
import { haveSameItems } from "../../checkpoints/same-items.js";
import { unitAt } from "../../../text/unit-at.js";
import { takeTomlToken, type TomlTokenKind } from "./toml-tokens.js";

export const toml = defineLanguage({
  name: "toml",
  reader: () => tomlReader(),
  extensions: ["toml"],
  files: ["cargo.lock", "poetry.lock", "uv.lock", "pdm.lock", "pipfile", "gopkg.lock"],
  ids: ["toml"],
  comments: numberComments,
});

/** Reads TOML, however broken the text is. */
function tomlReader(): Reader {
  return checkpointedReader({
    begin: (text, { state }: PassStart<TomlState>) => new TomlStrings(text, state),
    areSame: (one, other) =>
      haveSameItems(one.table, other.table) &&
      haveSameItems(one.memberPath, other.memberPath) &&
      haveSameItems(one.frames, other.frames, areSameFrames),
    // The closing marks of a multi-line string may follow two quotation marks of its content.
    ahead: 6,
    behind: 0,
  });
}

/** An open array or inline table. */
interface TomlFrame {
  readonly close: "]" | "}";
  readonly path: readonly string[];
  /** The path of the next value. */
  memberPath: readonly string[];
}

/** The state at the start of a line. */
interface TomlState {
  readonly table: readonly string[];
  readonly memberPath: readonly string[];
  readonly frames: readonly Readonly<TomlFrame>[];
}

function areSameFrames(one: Readonly<TomlFrame>, other: Readonly<TomlFrame>): boolean {
  return (
    one.close === other.close && haveSameItems(one.path, other.path) && haveSameItems(one.memberPath, other.memberPath)
  );
}

/** The deepest nesting of brackets at which the reader keeps checkpoints. */
const deepestState = 64;

const byteOrderMark = 0xfeff;

interface KeyPart extends Span<"source"> {
  readonly kind: "string" | "word";
}

/** How many names of a path are kept, counted from its end; whole paths could take quadratic space. */
const longestPath = 32;

/** An address behind a quotation mark, and nothing else up to the end of the line. */
const addressBehindMark = /^["']https?:\/\/[^\s"'<>]+(?=\s*$)/iu;

/** Holds back strings and words until the next token decides whether they are parts of a key. */
class TomlStrings implements Pass<TomlState> {
  readonly literals: RawLiteral[] = [];
  readonly comments: Span<"source">[] = [];
  readonly #text: string;
  readonly #frames: TomlFrame[] = [];
  readonly #open = { "]": 0, "}": 0 };
  #table: readonly string[] = [];
  #memberPath: readonly string[] = [];
  #held: KeyPart[] = [];
  /** Whether only white space precedes on the line, and whether the line is a table header. */
  #isLineStart = true;
  #isHeader = false;

  constructor(text: string, state?: TomlState) {
    this.#text = text;
    if (state === undefined) return;
    this.#table = state.table;
    this.#memberPath = state.memberPath;
    for (const frame of state.frames) {
      this.#frames.push({ ...frame });
      this.#open[frame.close]++;
    }
  }

  take(offset: number): number {
    const isMark = offset === 0 && unitAt(this.#text, 0) === byteOrderMark;
    return isMark ? 1 : takeTomlToken(this.#text, offset, this.#takeToken);
  }

  /** The state at the start of a line, while no string or word is held back. */
  stateAt(): TomlState | undefined {
    if (!this.#isLineStart || this.#isHeader || this.#held.length > 0) return undefined;
    if (this.#frames.length > deepestState) return undefined;
    return {
      table: this.#table,
      memberPath: this.#memberPath,
      frames: this.#frames.map((frame) => ({ ...frame })),
    };
  }

  end(): void {
    this.#release();
  }

  readonly #takeToken = (kind: TomlTokenKind, start: number, end: number): void => {
    const isLineStart = this.#isLineStart;
    this.#isLineStart = kind === "line end" || (isLineStart && this.#isHeader);
    switch (kind) {
      case "string":
      case "word":
        this.#held.push({ kind, start, end });
        return;
      case "unterminated":
        this.#takeUnterminated(start, end);
        return;
      case ".":
        return;
      case "comment":
        this.comments.push({ start, end });
        return;
      case "=":
        this.#takeKey();
        return;
      default:
        this.#takeBracket(kind, isLineStart);
    }
  };

  /** Takes an address with the quotation mark before it, which nothing closes. */
  #takeUnterminated(start: number, end: number): void {
    const [written] = addressBehindMark.exec(this.#text.slice(start, end)) ?? [];
    if (written === undefined) return;
    this.literals.push({ span: { start, end: start + written.length }, syntax: "plain", site: brokenLinkSite });
  }

  #takeBracket(kind: "[" | "]" | "{" | "}" | "," | "line end", isLineStart: boolean): void {
    if (kind === "[" && isLineStart && (this.#frames.length === 0 || this.#isHeader)) {
      this.#isHeader = true;
      this.#isLineStart = true;
    } else if (this.#isHeader) {
      if (kind !== "]") this.#isHeader = kind !== "line end";
      else if (this.#held.length > 0) this.#takeHeader();
    } else {
      this.#release();
      if (kind === "line end") this.#endLine();
      else if (kind === "[") this.#enter("]");
      else if (kind === "{") this.#enter("}");
      else if (kind === ",") this.#nextMember();
      else this.#leave(kind);
    }
  }

  #takeHeader(): void {
    this.#table = [];
    this.#table = this.#namesOf(this.#table);
    this.#memberPath = this.#table;
    this.#isLineStart = false;
  }

  /** Takes the held tokens as a key. Arrays have no keys, so that an open one is unclosed and a new line has begun. */
  #takeKey(): void {
    const frame = this.#frames.at(-1);
    if (frame?.close === "}") frame.memberPath = this.#namesOf(frame.path);
    else {
      this.#frames.length = 0;
      this.#open["]"] = 0;
      this.#open["}"] = 0;
      this.#memberPath = this.#namesOf(this.#table);
    }
  }

  /** The path extended by the names that are held back. */
  #namesOf(path: readonly string[]): readonly string[] {
    const parts = this.#held;
    this.#held = [];
    const names = [...path, ...parts.slice(-longestPath).map((part) => this.#nameOf(part))].slice(-longestPath);
    for (const part of parts) if (part.kind === "string") this.#add(part, names, true);
    return names;
  }

  #nameOf({ kind, start, end }: KeyPart): string {
    const isBasic = kind === "string" && this.#text[start - 1] === '"';
    return isBasic ? tomlBasic.decode(this.#text, { start, end }).text : this.#text.slice(start, end);
  }

  #release(): void {
    const path = this.#frames.at(-1)?.memberPath ?? this.#memberPath;
    for (const part of this.#held) if (part.kind === "string") this.#add(part, path, false);
    this.#held = [];
  }

  #add({ start, end }: KeyPart, path: readonly string[], isKey: boolean): void {
    this.literals.push({
      span: { start, end },
      syntax: this.#quoteBefore(start) === '"' ? "toml-basic" : "plain",
      site: { kind: "data", path, isKey },
    });
  }

  /** The quotation marks before a string, which a line end may follow. */
  #quoteBefore(start: number): string | undefined {
    const before = this.#text[start - 1];
    if (before !== "\n") return before;
    return this.#text[start - 2] === "\r" ? this.#text[start - 3] : this.#text[start - 2];
  }

  #enter(close: "]" | "}"): void {
    const path = this.#frames.at(-1)?.memberPath ?? this.#memberPath;
    this.#frames.push({ close, path, memberPath: path });
    this.#open[close]++;
  }

  #leave(close: "]" | "}"): void {
    if (this.#open[close] === 0) return;
    for (let frame = this.#frames.pop(); frame !== undefined; frame = this.#frames.pop()) {
      this.#open[frame.close]--;
      if (frame.close === close) return;
    }
  }

  #nextMember(): void {
    const frame = this.#frames.at(-1);
    if (frame !== undefined) frame.memberPath = frame.path;
  }

  #endLine(): void {
    if (this.#frames.length === 0) this.#memberPath = this.#table;
  }
}
