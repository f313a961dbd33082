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

/** The patterns of file names for a language, as the IDEs of JetBrains take them, which tell `makefile` from `Makefile`. */
export function filePatternsOf({ extensions, files, beginnings }: (typeof languageFiles)[number]): string[] {
  return [
    ...extensions.map((extension) => `*.${extension}`),
    ...files.map(asWritten),
    ...beginnings.map((beginning) => `${asWritten(beginning)}*`),
  ];
}

/** The names of files that people write with capitals. */
const withCapitals = (
  "CMakeLists.txt Cakefile Caddyfile Dockerfile Containerfile Dockerfile. Containerfile. Jenkinsfile Gemfile.lock Makefile " +
  "GNUmakefile SConstruct .Rprofile Gemfile Rakefile Podfile Brewfile Vagrantfile Fastfile Appfile Cargo.lock Pipfile Gopkg.lock"
).split(" ");

const inCapitals = "readme license authors changes changelog copying notice todo description pkgbuild".split(" ");

function asWritten(name: string): string {
  if (inCapitals.includes(name)) return name.toUpperCase();
  return withCapitals.find((written) => written.toLowerCase() === name) ?? name;
}

function filePatterns(): string[] {
  return [...new Set(languageFiles.flatMap(filePatternsOf).map((pattern) => `${pattern};`))];
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
function wrapped(words: readonly string[], indent: string): string[] {
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
