/** The grammars that VS Code reads programming languages with, as parsers that say what tokens a text has. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import treeSitter, { type Node } from "@vscode/tree-sitter-wasm";
import type { LanguageName } from "../src/documents/index.js";

/** Every name and value of a text, where it stands in the tree; what stands in comments is none. Throws if the parser refuses the text. */
export type ValuesOf = (text: string) => readonly string[];

const grammars = {
  c: "cpp",
  cpp: "cpp",
  csharp: "c-sharp",
  go: "go",
  java: "java",
  php: "php",
  powershell: "powershell",
  python: "python",
  ruby: "ruby",
  rust: "rust",
  shell: "bash",
} as const satisfies Partial<Record<LanguageName, string>>;

const folder = dirname(createRequire(import.meta.url).resolve("@vscode/tree-sitter-wasm"));
await treeSitter.Parser.init();
const entries = await Promise.all(
  Object.entries(grammars).map(async ([language, grammar]) => [language, await tokensBy(grammar)] as const),
);

/** Every token of a text in a language. Throws if the grammar does not admit the text. */
export const tokensOf: Partial<Readonly<Record<LanguageName, ValuesOf>>> = Object.fromEntries(entries);

async function tokensBy(grammar: string): Promise<ValuesOf> {
  const parser = new treeSitter.Parser();
  parser.setLanguage(await treeSitter.Language.load(join(folder, `tree-sitter-${grammar}.wasm`)));
  return (text) => {
    const tree = parser.parse(text);
    if (tree === null || tree.rootNode.hasError) throw new SyntaxError(`no text in the grammar ${grammar}`);
    const tokens: string[] = [];
    addTokens(tree.rootNode, tokens);
    tree.delete();
    return tokens;
  };
}

/** Parts of a string, of which there are more once it has an escape: those in a row count as one. */
const stringPart = /(?:content|fragment|escape_sequence)$/;

/** White space is no token, also where a grammar names it. */
function addTokens(node: Node, tokens: string[]): void {
  if (node.childCount === 0) {
    if (node.text.trim() !== "") tokens.push(`${node.type}\t${node.text}`);
    return;
  }
  let isInString = false;
  for (const child of node.children) {
    if (child === null) continue;
    const isPart = stringPart.test(child.type);
    if (!isPart) addTokens(child, tokens);
    else if (isInString) tokens.push(`${tokens.pop() ?? ""}${child.text}`);
    else tokens.push(`string\t${child.text}`);
    isInString = isPart;
  }
}
