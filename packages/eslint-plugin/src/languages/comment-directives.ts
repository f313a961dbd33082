import type { Span } from "@irilint/core";

/** `eslint-disable …`, `eslint-enable …` and their one-line forms; `configure` is `eslint rule: "severity"`. */
type DirectiveKind = "disable" | "enable" | "disable-line" | "disable-next-line" | "configure";

/**
 * A comment that speaks to the linter. `irilint` is our own word beside `eslint`: under it a code needs no `iri/`, so
 * that the same comment reads well in formats for which nobody runs ESLint.
 */
export interface CommentDirective {
  readonly family: "eslint" | "irilint";
  readonly kind: DirectiveKind;
  /** What stands between the directive's name and its reason. */
  readonly list: string;
  readonly listSpan: Span<"source">;
  /** What follows ` -- `. */
  readonly justification: string;
}

/** A rule that a directive names. */
export interface ListedRule {
  readonly id: string;
  readonly span: Span<"source">;
}

const opening =
  /^[^\w\s]{1,4}\s*(?<family>eslint|irilint)(?:-(?<kind>disable-next-line|disable-line|disable|enable))?(?=\s|$|\*\/|-->)/u;
const closings = ["*/", "-->", "*)"];
/** Without a rule and a colon, `eslint` or `irilint` begins a sentence. */
const configuration = /^\s*["']?[\w@/-]+["']?\s*:/u;
const reason = /\s-{2,}\s/u;
const listed = /[^\s,'"](?:[^,'"]*[^\s,'"])?/gu;

/** Reads the directive of a comment; `span` covers the comment with its delimiters. */
export function readDirective(source: string, { start, end }: Span<"source">): CommentDirective | undefined {
  const comment = source.slice(start, end);
  const match = opening.exec(comment);
  if (match?.groups === undefined) return undefined;
  const { family, kind: kindText } = match.groups;
  const rest = withoutClosing(comment.slice(match[0].length).trimEnd());
  const [list = "", ...reasons] = rest.split(reason);
  const kind = kindOf(kindText);
  if (kind === "configure" && !configuration.test(list)) return undefined;
  const listStart = start + match[0].length;
  return {
    family: family === "irilint" ? "irilint" : "eslint",
    kind,
    list,
    listSpan: { start: listStart, end: listStart + list.length },
    justification: reasons.join(" -- ").trim(),
  };
}

/** The rules that a directive names, as ESLint knows them. A directive that names none speaks of all. */
export function listedRules({ family, list, listSpan }: CommentDirective): ListedRule[] {
  return [...list.matchAll(listed)].map((match) => {
    const start = listSpan.start + match.index;
    return { id: ruleId(match[0], family), span: { start, end: start + match[0].length } };
  });
}

/** Whether `id` is a rule of this plugin, registered under its own name. */
export function isOwnRule(id: string): boolean {
  return id.startsWith("iri/");
}

/** Under `irilint`, the prefix of a rule may be left out. */
export function ruleId(name: string, family: CommentDirective["family"]): string {
  return family === "eslint" || isOwnRule(name) ? name : `iri/${name}`;
}

function withoutClosing(text: string): string {
  const closing = closings.find((end) => text.endsWith(end));
  return closing === undefined ? text : text.slice(0, -closing.length).trimEnd();
}

function kindOf(text: string | undefined): DirectiveKind {
  switch (text) {
    case "disable":
    case "enable":
    case "disable-line":
    case "disable-next-line":
      return text;
    default:
      return "configure";
  }
}
