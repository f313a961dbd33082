import { basename, dirname, relative } from "node:path";
import { readExample, readExamples, type ExampleBlock } from "../../packages/core/test/check-document.js";
import { findIn } from "../../packages/core/test/describe-document-check.js";
import { readMarks } from "../../packages/core/test/marked-text.js";
import type { Code } from "../../packages/core/src/findings/code.js";
import type { Site } from "../../packages/core/src/literals/read/site.js";
import { checkIri, escapeInvisible, type CheckIriOptions } from "../../packages/core/dist/index.js";

const blocks = /^```iri (?:reports|accepts).*\n[\s\S]*?^```$/gm;

/** The page of a check with what the check says of each of its examples, tried now, and a link to try more. */
export function withTriedExamples(page: string, target: string): string {
  const code = basename(target, ".md");
  const playground = relative(dirname(target), "playground.html");
  return withExamples(page, (block) => block.lines.map((line) => triedExample(line, block, code, playground)));
}

/** The same of a check that compares the identifiers of a document, for which each block is a file. */
export function withTriedFiles(page: string, target: string): string {
  return withExamples(page, (block) => [triedFile(block, basename(target, ".md"))]);
}

function withExamples(page: string, triedIn: (block: ExampleBlock) => readonly string[]): string {
  const tried = readExamples(page).map((block) => shownBlock(block, triedIn(block)));
  return page.replaceAll(blocks, () => tried.shift() ?? "");
}

function shownBlock(block: ExampleBlock, examples: readonly string[]): string {
  const told = block.kind === "reports" ? "Told" : "Right";
  return `<div class="examples" v-pre>\n<p class="verdict ${block.kind}">${told}</p>\n${examples.join("\n")}\n</div>`;
}

function triedFile({ kind, lines, ownOptions, settings, charset, key }: ExampleBlock, code: string): string {
  const { text } = readMarks(lines.join("\n"));
  const site: Site | undefined = key === undefined ? undefined : { kind: "data", path: [key], isKey: false };
  // The names of pages are held by the tests of the checks.
  const row = { name: kind, options: ownOptions, settings, charset, ...(site && { site }) };
  const found = findIn(code as Code, text, row);
  if ((kind === "reports") !== found.length > 0) throw new Error(`${code} does not say so of ${text}`);
  // So is the end of a line written.
  const shown = marked(text, found).replaceAll("[U+000A]", '</bdi><br><bdi dir="ltr">');
  return `<div class="example"><code><bdi dir="ltr">${shown}</bdi></code>${messagesOf(found)}</div>`;
}

function triedExample(line: string, block: ExampleBlock, code: string, playground: string): string {
  const { iri, ...display } = readExample(line, block.options);
  const { text } = readMarks(iri);
  const options = { ...block.options, ...display, checks: [code], options: { [code]: block.ownOptions } };
  // The names in the pages are held by the tests of the checks.
  const found = checkIri(text, options as CheckIriOptions);
  if ((block.kind === "reports") !== found.length > 0) throw new Error(`${code} does not say so of ${line}`);
  const state = new URLSearchParams({ iri: text, preset: "all", profile: block.options.profile ?? "rfc3987" });
  const link = `<a href="${playground}#${escapeHtml(state.toString())}" target="_self">try</a>`;
  return `<div class="example"><code><bdi dir="ltr">${marked(text, found)}</bdi></code> ${link}${messagesOf(found)}</div>`;
}

function messagesOf(found: readonly { readonly message: string }[]): string {
  return found.map(({ message }) => `<p class="message">${escapeHtml(message)}</p>`).join("");
}

export function marked(
  text: string,
  found: readonly { readonly span: { readonly start: number; readonly end: number } }[],
): string {
  const edges = new Set([0, text.length, ...found.flatMap(({ span }) => [span.start, span.end])]);
  const offsets = [...edges].sort((a, b) => a - b);
  return offsets
    .slice(1)
    .map((end, index) => {
      const start = offsets[index] ?? 0;
      const shown = escapeHtml(escapeInvisible(text.slice(start, end)));
      return found.some(({ span }) => span.start <= start && end <= span.end) ? `<mark>${shown}</mark>` : shown;
    })
    .join("");
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
