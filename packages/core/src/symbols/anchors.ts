import type { Span } from "../findings/span.js";
import { readDocument } from "../documents/document.js";
import type { LanguageName } from "../documents/languages.js";

/** A place in a document that a fragment can lead to. */
export interface Anchor {
  readonly name: string;
  readonly span: Span<"source">;
}

/** What finds the anchors of a language; each pattern has the group `name`, or the group `title` of a heading. */
const patterns: Readonly<Partial<Record<LanguageName, readonly RegExp[]>>> = {
  markdown: [
    /^ {0,3}#{1,6}[ \t]+(?<title>[^\n\r]+)/dgmu,
    /^(?<title>[^\s>#|`~-].*)\r?\n {0,3}(?:=+|-+)[ \t]*$/dgmu,
    /\{#(?<name>[^}\s]{1,200})\}/dgu,
    /\s(?:id|name)=["'](?<name>[^"'<>]+)["']/dgu,
  ],
  html: [/\s(?:id|name)\s*=\s*(?:"(?<name>[^"<>]+)"|'(?<single>[^'<>]+)'|(?<bare>[^\s"'<>=]+))/dgu],
  asciidoc: [
    /^=+[ \t]+(?<title>[^\n\r]+)/dgmu,
    /\[\[(?<name>[^[\],]{1,200})/dgu,
    /\[[^\],#\n]{0,100}#(?<name>[^\],.%]{1,200})/dgu,
    /\[id=["']?(?<name>[^\]"',]{1,200})/dgu,
    /\banchor:(?<name>[^\s[]{1,200})\[/dgu,
  ],
  restructuredtext: [
    /^\.\. _(?<name>[^:\n\r\u2028\u2029]+):/dgmu,
    /^(?<title>\S[^\n\r]*)\r?\n(?:={3,}|-{3,}|~{3,}|\^{3,}|"{3,}|#{3,}|\*{3,})[ \t]*$/dgmu,
  ],
};

/**
 * Where the fragment of a reference leads in a text: to a heading, an `id`, a label, or the member of data that a JSON Pointer names
 * (RFC 6901). Nothing if it leads nowhere there, or the language has nothing that is known to be led to.
 *
 * Headings get their names from the program that shows the text, and programs differ: names are compared by their letters and
 * digits alone.
 */
export function anchorOf(text: string, language: LanguageName, fragment: string): Anchor | undefined {
  const decoded = decode(fragment);
  if (decoded === "") return undefined;
  if (decoded.startsWith("/")) return memberOf(text, language, decoded);
  const folded = fold(decoded);
  const anchors = anchorsIn(text, language);
  return (
    anchors.find(({ name }) => name === decoded) ??
    (folded === "" ? undefined : anchors.find(({ name }) => fold(name) === folded)) ??
    numbered(anchors, decoded)
  );
}

/** Of several headings with one name, the second one has `-1` behind it. */
function numbered(anchors: readonly Anchor[], fragment: string): Anchor | undefined {
  const { name, number } = /^(?<name>.+)[-_](?<number>\d{1,4})$/u.exec(fragment)?.groups ?? {};
  if (name === undefined) return undefined;
  return anchors.filter((anchor) => fold(anchor.name) === fold(name))[Number(number)];
}

/** The anchors of a text in the order of the patterns. */
function anchorsIn(text: string, language: LanguageName): Anchor[] {
  return (patterns[language === "mdx" ? "markdown" : language] ?? []).flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ groups = {}, indices }) => {
      const group = Object.keys(groups).find((each) => groups[each] !== undefined) ?? "";
      const [start, end] = indices?.groups?.[group] ?? [0, 0];
      return { name: group === "title" ? titleOf(groups[group] ?? "") : (groups[group] ?? ""), span: { start, end } };
    }),
  );
}

/** A heading without its closing sequence, the targets of its links, and a name that is written behind it. */
function titleOf(written: string): string {
  return written
    .replace(/\{#[^{}]*\}/u, "")
    .replace(/\]\([^()]*\)/gu, "")
    .replace(/<[^<>]*>/gu, "");
}

function fold(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "");
}

/** The member that a JSON Pointer names; positions in lists are not told apart. */
function memberOf(text: string, language: LanguageName, pointer: string): Anchor | undefined {
  const path = pointer
    .slice(1)
    .split("/")
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"))
    .filter((name) => !/^\d+$/u.test(name));
  const { literals } = readDocument(text, language);
  const member = literals.find(
    ({ site }) =>
      site.kind === "data" &&
      site.isKey &&
      site.path.length === path.length &&
      site.path.every((name, index) => name === path[index]),
  );
  return member && { name: pointer, span: member.span };
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
