import { basename, dirname, relative } from "node:path";
import { readExample, readExamples, type ExampleBlock } from "../../packages/core/test/check-document.js";
import { readMarks } from "../../packages/core/test/marked-text.js";
import { checkIri, escapeInvisible, type CheckIriOptions } from "../../packages/core/dist/index.js";

const blocks = /^```iri (?:reports|accepts).*\n[\s\S]*?^```$/gm;

/** The page of a check with what the check says of each of its examples, tried now, and a link to try more. */
export function withTriedExamples(page: string, target: string): string {
  const code = basename(target, ".md");
  const playground = relative(dirname(target), "playground.html");
  const tried = readExamples(page).map((block) => triedBlock(block, code, playground));
  return page.replaceAll(blocks, () => tried.shift() ?? "");
}

function triedBlock(block: ExampleBlock, code: string, playground: string): string {
  const examples = block.lines.map((line) => triedExample(line, block, code, playground));
  const told = block.kind === "reports" ? "Told" : "Right";
  return `<div class="examples" v-pre>\n<p class="verdict ${block.kind}">${told}</p>\n${examples.join("\n")}\n</div>`;
}

function triedExample(line: string, block: ExampleBlock, code: string, playground: string): string {
  const { iri, ...display } = readExample(line, block.options);
  const { text } = readMarks(iri);
  const options = { ...block.options, ...display, checks: [code], options: { [code]: block.ownOptions } };
  // The names in the pages are held by the tests of the checks.
  const found = checkIri(text, options as CheckIriOptions);
  if ((block.kind === "reports") !== found.length > 0) throw new Error(`${code} does not say so of ${line}`);
  const messages = found.map(({ message }) => `<p class="message">${escapeHtml(message)}</p>`);
  const state = new URLSearchParams({ iri: text, preset: "all", profile: block.options.profile ?? "rfc3987" });
  const link = `<a href="${playground}#${escapeHtml(state.toString())}" target="_self">try</a>`;
  return `<div class="example"><code><bdi dir="ltr">${marked(text, found)}</bdi></code> ${link}${messages.join("")}</div>`;
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
