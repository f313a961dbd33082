import { languageOfPath, type LanguageName } from "@irilint/core/documents";

interface Services {
  readonly [name: string]: unknown;
  /** That of vue-eslint-parser. */
  readonly getDocumentFragment?: () => unknown;
}

/** What a tree shows of who has made it. */
export interface Tree {
  readonly root: { readonly type: string; readonly body?: unknown };
  /** What the parser offers to rules; languages of ESLint have none. */
  readonly services: Services | undefined;
  readonly filename: string;
}

/** The languages that one parser reads: the first one, unless the name of the file says another one of them. */
type Candidates = readonly [LanguageName, ...LanguageName[]];

const json: Candidates = ["json", "jsonc", "json5", "jsonld"];
const html: Candidates = ["html"];
const vue: Candidates = ["vue"];

/** Languages of ESLint, by the type of their root. */
const byRoot: Readonly<Record<string, Candidates>> = {
  // @eslint/json
  Document: json,
  // @eslint/css
  StyleSheet: ["css", "scss", "less"],
  // @eslint/markdown
  root: ["markdown"],
};

/** Parsers that make a `Program` as those of JavaScript do, by the service that each of them offers. */
const byService: Readonly<Record<string, Candidates>> = {
  // jsonc-eslint-parser, also behind the languages of eslint-plugin-jsonc
  isJSON: json,
  // yaml-eslint-parser, also behind the language of eslint-plugin-yml
  isYAML: ["yaml"],
  // toml-eslint-parser, also behind the language of eslint-plugin-toml
  isTOML: ["toml"],
  // svelte-eslint-parser, which reads modules (`.svelte.js`) as well and then denies this
  isSvelte: ["svelte"],
  // astro-eslint-parser
  isAstro: ["astro"],
};

const namesOfServices = Object.keys(byService);

/**
 * The language of a tree; `estree` stands for JavaScript and all that is parsed into the same nodes. Who knows neither
 * the root nor the parser goes by the name of the file.
 */
export function languageOfTree(tree: Tree): LanguageName | "estree" | undefined {
  const candidates = candidatesFor(tree);
  if (candidates === undefined && tree.root.type === "Program") return "estree";
  const byName = languageOfPath(tree.filename);
  if (candidates === undefined) return byName;
  return candidates.find((language) => language === byName) ?? candidates[0];
}

function candidatesFor({ root, services = {} }: Tree): Candidates | undefined {
  const service = namesOfServices.find((name) => services[name] === true);
  if (service !== undefined) return byService[service];
  if (isVue(services)) return vue;
  return isHtml(root) ? html : byRoot[root.type];
}

/** vue-eslint-parser offers its services in every file, and has a document for those that are components. */
function isVue({ getDocumentFragment }: Services): boolean {
  return getDocumentFragment !== undefined && getDocumentFragment() !== null;
}

/**
 * Both the parser and the language of html-eslint make a program of one document; so do others, but not of children. The
 * parser of @angular-eslint makes one of templates.
 */
function isHtml(root: Tree["root"]): boolean {
  if ("templateNodes" in root) return true;
  const { body } = root;
  const [node] = Array.isArray(body) ? (body as readonly unknown[]) : [];
  return typeof node === "object" && node !== null && "children" in node && "type" in node && node.type === "Document";
}
