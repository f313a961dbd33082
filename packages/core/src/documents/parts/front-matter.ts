import type { Span } from "../../findings/span.js";
import type { Collected } from "./collected.js";
import type { Parts } from "./parts.js";

/** Where the text behind the front matter begins, and how far that was looked for. */
interface FrontMatterEnd {
  readonly end: number;
  readonly lookedTo: number;
}

interface FrontMatter {
  readonly language: "yaml" | "toml" | "properties";
  readonly content: Span<"source">;
  /** The offset behind its closing line. */
  readonly end: number;
}

const opening = /^\uFEFF?(?<fence>---|\+\+\+)[ \t]*(?:\r\n?|\n)/u;

/** A property, with which a header of JBake begins. */
const property = /^\uFEFF?[a-z][\w.-]{0,40}=/u;
const propertyOrNothing = String.raw`[a-z][\w.-]{0,40}=[^\n\r]{0,2000}|[ \t]{0,8}`;
/** The header of JBake 2.6, *Metadata header*: lines of properties and one of tildes, which would begin code in Markdown. */
const header = new RegExp(
  String.raw`^\uFEFF?(?<content>(?:(?:${propertyOrNothing})(?:\r\n|[\n\r])){1,60})~{6}[ \t]{0,8}(?=[\n\r]|$)`,
  "u",
);

/** Reads the data between two lines `---` or `+++` at the start of a text, or before one of tildes. */
export function readFrontMatter(text: string, parts: Parts, collected: Collected): FrontMatterEnd {
  const frontMatter = frontMatterOf(text);
  if (frontMatter !== undefined) {
    const { language, content } = frontMatter;
    collected.part(parts.read(language, text.slice(content.start, content.end)), content.start);
  }
  return endOf(text, frontMatter);
}

/** Passes over the front matter of a text. */
export function passFrontMatter(text: string): FrontMatterEnd {
  return endOf(text, frontMatterOf(text));
}

/** What may turn out to be front matter is searched to the end of the text. */
function endOf(text: string, frontMatter: FrontMatter | undefined): FrontMatterEnd {
  const mayBecome = frontMatter === undefined && (opening.test(text) || property.test(text));
  return { end: frontMatter?.end ?? 0, lookedTo: mayBecome ? Infinity : 0 };
}

function frontMatterOf(text: string): FrontMatter | undefined {
  const open = opening.exec(text);
  if (open?.groups === undefined) return headerOf(text);
  const { fence = "" } = open.groups;
  const start = open[0].length;
  const closing = fence === "---" ? /^---[ \t]*$/mu : /^\+\+\+[ \t]*$/mu;
  const close = closing.exec(text.slice(start));
  if (close === null) return undefined;
  return {
    language: fence === "---" ? "yaml" : "toml",
    content: { start, end: start + close.index },
    end: start + close.index + close[0].length,
  };
}

function headerOf(text: string): FrontMatter | undefined {
  const [whole, content = ""] = property.test(text) ? (header.exec(text) ?? []) : [];
  if (whole === undefined) return undefined;
  const end = whole.lastIndexOf("~~~~~~");
  return { language: "properties", content: { start: end - content.length, end }, end: whole.length };
}
