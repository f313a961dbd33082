import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { languageFiles, languageIds } from "../../packages/core/src/documents/languages.js";

export const editorsPage = "docs/editors.md";

/** The page of editors, which is written by hand, with the languages in its snippets made anew: all that the server reads. */
export async function generateEditorsPage(root: string): Promise<string> {
  const written = await readFile(join(root, editorsPage), "utf8");
  const ids = namesForEditors().map((id) => `"${id}",`);
  const page = withList(written, "filetypes = {\n", "\n  },", wrapped(ids, "    "));
  return withList(page, "<!-- file name patterns -->\n\n```text\n", "\n```", wrapped(filePatterns(), ""));
}

/** The names by which editors know the languages, each one word. */
export function namesForEditors(): string[] {
  return [...languageIds.filter((id) => !id.includes(" ")), ...typesOfNeovim];
}

/** What Neovim calls languages for which other editors have another name (`:help filetype`); the server then goes by the file's name. */
const typesOfNeovim = (
  "bib conf cs cuda dosini gomod gowork javascript.jsx jproperties make objc objcpp plaintex ps1 requirements rst text " +
  "typescript.tsx vbnet"
).split(" ");

function filePatterns(): string[] {
  const patterns = languageFiles.flatMap(({ extensions, files, beginnings }) => [
    ...extensions.map((extension) => `*.${extension};`),
    ...files.map((file) => `${file};`),
    ...beginnings.map((beginning) => `${beginning}*;`),
  ]);
  return [...new Set(patterns)];
}

/** The page with other lines between each start and the end that follows it. */
function withList(page: string, start: string, end: string, lines: readonly string[]): string {
  return page
    .split(start)
    .map((part, index) => (index === 0 ? part : lines.join("\n") + part.slice(part.indexOf(end))))
    .join(start);
}

const width = 120;

/** Words in lines of at most 120 characters. */
export function wrapped(words: readonly string[], indent: string): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of words) {
    const separator = line === indent ? "" : " ";
    if (line.length + separator.length + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else line += separator + word;
  }
  return [...lines, line];
}
